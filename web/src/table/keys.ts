/** Stand-in for the keys that the play area documents. */
export interface Key {
  readonly keys: readonly string[]
  readonly text: string
}
export const keyTable = (_letter: (colour: string) => string): readonly Key[] => []
