// What client and server say to each other: `pioche.server.messages`, to be generated from it.

export const PROTOCOL = 1

/** A seat by its letter, `A` to `J`; a spectator, or nobody, is `-`. */
export type Seat = string
/** A card, as `docs/notation.md` writes it: `r5`, `gS`, `w4:b`. */
export type CardText = string
export type Level = 'novice' | 'steady' | 'sharp'

/** Why: a message id of the catalogue (`reason-…`), with its arguments in order. */
export interface Reason {
  readonly id: string
  readonly args?: readonly string[]
}

/** What happened, in words: a message id with named arguments. Seats are letters, or `you` for the reader. */
export interface Sentence {
  readonly id: string
  readonly args: Readonly<Record<string, string | number>>
}

/** An action without its seat: what a menu lists, and what is sent back. */
export interface Move {
  readonly kind: string
  readonly cards?: readonly CardText[]
  readonly colour?: string
  readonly aim?: string
  readonly word?: string
  readonly uno?: boolean
  readonly shout?: boolean
}

/** What a host settles beside the rules. */
export interface Settings {
  readonly listed: boolean
  readonly chat: boolean
  readonly spectators: boolean
  readonly late_seat: 'next_round' | 'now'
  readonly away_seconds: number
  readonly sleep_hours: number
}

// --- what a client says ---------------------------------------------------------------------------------------------

export interface Hello {
  readonly type: 'hello'
  readonly protocol: number
  readonly token?: string
  readonly since?: number
}

export interface Do {
  readonly type: 'do'
  readonly id: string
  readonly seen: number
  readonly move: Move
}

export interface Talk {
  readonly type: 'talk'
  readonly id: string
  readonly phrase?: string
  readonly text?: string
}

export interface Report {
  readonly type: 'report'
  readonly id: string
  readonly seq: number
}

export interface Arrange {
  readonly type: 'arrange'
  readonly id: string
  readonly rules?: string
  readonly seats?: number
  readonly settings?: Settings
}

export interface SetSeat {
  readonly type: 'seat'
  readonly id: string
  readonly seat: Seat
  readonly level?: Level | null
}

export interface Start {
  readonly type: 'start'
  readonly id: string
}

export interface Ready {
  readonly type: 'ready'
  readonly id: string
}

export interface Leave {
  readonly type: 'leave'
  readonly id: string
}

export interface MakeLink {
  readonly type: 'link'
  readonly id: string
}

export type Command = Do | Talk | Report | Arrange | SetSeat | Start | Ready | Leave | MakeLink
export type ClientMessage = Hello | Command

// --- what the server says -------------------------------------------------------------------------------------------

export interface Place {
  readonly seat: Seat
  readonly kind: 'free' | 'person' | 'bot'
  readonly name: string
  readonly level: Level | null
  readonly away: boolean
  readonly ready: boolean
  readonly coming: string
}

export interface Room {
  readonly type: 'room'
  readonly seq: number
  readonly code: string
  readonly you: Seat
  readonly host: Seat
  readonly stage: 'preparing' | 'playing' | 'between' | 'over'
  readonly match: number
  readonly rules: string
  readonly warnings: readonly Reason[]
  readonly places: readonly Place[]
  readonly settings: Settings
  readonly next_ms: number | null
  readonly promise: string
}

export interface Clock {
  readonly seat: Seat
  readonly left_ms: number | null
  readonly hold_ms: number
}

/** A token of `docs/notation.md`. */
export type Token = string | number | boolean | null | readonly Token[]

/** What the viewer may know (`pioche.engine.view`); lists have one entry a seat. */
export interface View {
  readonly viewer: Seat
  readonly version: number
  readonly seats: number
  readonly phase: string
  readonly round: number
  readonly dealer: Seat
  readonly direction: 1 | -1
  readonly active: readonly boolean[]
  readonly counts: readonly number[]
  readonly badges: readonly (readonly string[])[]
  /** Cards by the seat that holds them, as far as they are shown: the viewer's own, after the round everybody's. */
  readonly shown: Readonly<Record<Seat, string>>
  readonly open_cards: readonly string[]
  readonly owed: readonly number[]
  readonly teams: number
  readonly eliminated: string
  readonly stock: number
  readonly stock_is_open: boolean
  /** The last one is the top. */
  readonly pile: string
  readonly decision: Token
  readonly debt: Token
  readonly windows: Token
  readonly memos: Readonly<Record<string, readonly Token[]>>
  readonly totals: readonly number[]
  readonly points: readonly number[]
  readonly left: readonly number[]
  readonly winner: Seat
  readonly contenders: string
  readonly champions: string
}

/** An event as the viewer may know it: `is` names it, each field is a token of `docs/notation.md`. */
export type Event = Readonly<Record<string, Token>> & { readonly is: string }

export interface Step {
  readonly type: 'step'
  readonly seq: number
  readonly view: View
  readonly menu: readonly Move[]
  readonly events: readonly (Event | null)[]
  readonly said: readonly Sentence[]
  readonly clock: Clock | null
  readonly by: 'seat' | 'bot' | 'clock' | 'table' | ''
  readonly missed: boolean
}

export interface Said {
  readonly type: 'said'
  readonly seq: number
  readonly seat: Seat
  readonly name: string
  readonly phrase: string
  readonly text: string
}

export interface Answer {
  readonly type: 'answer'
  readonly id: string
  readonly status: 'accepted' | 'penalised' | 'refused' | 'stale' | 'wait' | 'limited' | 'busy'
  readonly seq?: number
  readonly reason?: Reason | null
  readonly ms?: number
  readonly link?: string
}

export interface Beat {
  readonly type: 'beat'
  readonly head: number
}

export interface Bye {
  readonly type: 'bye'
  readonly code: number
  readonly reason: Reason
  readonly retry_ms: number
}

export type ServerMessage = Room | Step | Said | Answer | Beat | Bye

// --- bodies of HTTP -------------------------------------------------------------------------------------------------

export interface NewTable {
  readonly name: string
  readonly token: string
  readonly rules?: string
  readonly seats?: number
  readonly bots?: readonly Level[]
  readonly settings?: Settings
  readonly start?: boolean
}

export interface TableMade {
  readonly code: string
  readonly seat: Seat
}

export interface Joining {
  readonly name: string
  readonly token: string
}

export interface Joined {
  readonly seat: Seat
  readonly waiting: boolean
}

export interface Claim {
  readonly link: string
  readonly token: string
}

export interface RulesText {
  readonly rules: string
  readonly seats?: number
}

export interface RulesRead {
  readonly rules: string
  readonly warnings: readonly Reason[]
  readonly reason: Reason | null
}

export interface Listed {
  readonly code: string
  readonly host: string
  readonly rules: string
  readonly seats: number
  readonly people: number
  readonly free: number
  readonly stage: string
}

export interface Problem {
  readonly reason: Reason
  readonly retry_ms: number
}
