/** What the wheel shows: from the events of a step. */
import { SECTORS, type Sector } from '../cards/wheel.ts'
import type { TableEvent } from '../lib/contract'

export interface Spin {
  readonly from: Sector
  readonly to: Sector
  readonly number: number
}

const SPUN = 'spun_'

/** Where the wheel has stopped, if it was spun. */
export function spunTo(events: readonly (TableEvent | null)[]): Sector | null {
  for (const event of events) {
    if (event?.is !== 'told' || !event.what.startsWith(SPUN)) continue
    return SECTORS.find((sector) => event.what === SPUN + sector) ?? null
  }
  return null
}
