import { readVersion } from '../lib/api'

/** Links that others can follow: this page's own origin, unless that is the very machine, which only we can reach. */
const OWN = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

let known: Promise<string> | null = null

/** Where others reach this server, such as `http://192.168.1.20:8000`. */
export function home(): Promise<string> {
  known ??= found()
  return known
}

async function found(): Promise<string> {
  if (!OWN.test(location.hostname)) return location.origin
  const version = await readVersion().catch(() => null)
  return version?.lan || location.origin
}

export const tableLink = (home: string, code: string) => `${home}/t/${code}`
export const claimLink = (home: string, link: string) => `${home}/claim#${link}`
export const rulesLink = (home: string, rules: string) => `${home}/?${new URLSearchParams({ rules })}`
/** The rules as a page to print. */
export const printPath = (rules: string, seats: number, lang: string) =>
  `/api/rulebook?${new URLSearchParams({ rules, seats: String(seats), lang })}`
/** A link as a QR code. */
export const qrPath = (link: string) => `/api/qr?${new URLSearchParams({ text: link })}`
