/** Codes and links of tables, as people type, read out and paste them. */
const CODE = 10
const LINK = 16
const ALPHABET = /^[0-9A-HJKMNP-TV-Z]+$/

/** A code in groups of five: `7K3QX-9F2MD`. */
export function spelt(code: string): string {
  return code.match(/.{1,5}/g)?.join('-') ?? ''
}

/** The code that somebody has typed, as the server keeps it: capital and small letters are the same, I and L are 1,
 * O is 0, hyphens and spaces are nothing. */
export function codeIn(typed: string, length = CODE): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0')
  return code.length === length && ALPHABET.test(code) ? code : null
}

/** Where a code or a pasted link leads to, as a path of ours: to a table, or to one's own seat on another device. */
export function pathIn(typed: string): string | null {
  const [, table] = /\/t\/([^/?#\s]+)/.exec(typed) ?? []
  const [, claim] = /\/claim#([^\s]+)/.exec(typed) ?? []
  if (claim) return claimPath(claim)
  const code = codeIn(table ?? typed)
  return code ? `/t/${code}` : claimPath(typed)
}

function claimPath(typed: string): string | null {
  const link = codeIn(typed, LINK)
  return link ? `/claim#${link}` : null
}
