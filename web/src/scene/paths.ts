/** The way of one card through the air, as key frames of transforms. */
export interface Box {
  /** The middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** How it lies, in degrees. */
  readonly turn: number
}

const LIFT = 14
const RAISED = 1.08
const THROWN = 1.3

/** Of a card that is drawn `width` wide at the origin of the page. */
export function wayOf(from: Box, to: Box, width: number, heavy: boolean): Keyframe[] {
  const at = ({ x, y, turn }: Box, scale: number, lift = 0) =>
    `translate(${x.toFixed(1)}px, ${(y - lift).toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`
  const [small, large] = [from.width / width, to.width / width]
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width, turn: (from.turn + to.turn) / 2 }
  const frames: Keyframe[] = [
    { transform: at(from, small) },
    { transform: at(middle, ((small + large) / 2) * (heavy ? THROWN : RAISED), LIFT), offset: heavy ? 0.55 : 0.5 },
    { transform: at(to, large) },
  ]
  if (heavy) frames.splice(2, 0, { transform: at(to, large * 0.94), offset: 0.88 })
  return frames
}

/** A card that turns over on the way; none where the same side is seen all along. */
export function turningOf(turnsOver: boolean): Keyframe[] {
  return turnsOver ? [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }] : []
}
