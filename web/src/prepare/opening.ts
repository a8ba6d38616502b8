import { makeTable } from '../lib/api'
import type { NewTable } from '../lib/contract'
import { router } from '../lib/router.svelte'
import { keepToken, newToken } from '../lib/tokens'
import { copy } from './copy'
import { home, tableLink } from './links'

/** Tables whose link was put on the clipboard when they were opened. */
const copied = new Set<string>()
export const wasCopied = (code: string) => copied.has(code)

/** A match against three bots, dealt at once. */
export function playNow(name: string, rules: string): Promise<void> {
  return open({ name, rules, seats: 4, bots: ['novice', 'steady', 'sharp'], start: true })
}

/** A table for friends, with its link copied where the browser allows it. */
export function openTable(name: string, rules: string): Promise<void> {
  return open({ name, rules, seats: 4 })
}

async function open(wanted: Omit<NewTable, 'token'>): Promise<void> {
  const token = newToken()
  const { code } = await makeTable({ ...wanted, token })
  keepToken(code, token)
  // As long as the browser still remembers the click: it is not waited for.
  if (!wanted.start) void home().then((home) => copy(tableLink(home, code))).then((done) => done && copied.add(code))
  router.go(`/t/${code}`)
}
