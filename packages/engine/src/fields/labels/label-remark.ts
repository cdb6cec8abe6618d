import { textOfFragments, type Fragment } from "../candidates/fragments.ts"

/** Words of the longest remark. */
const MAX_REMARK = 6
/** A small letter after the bracket: text in brackets with a capital may be the value. */
const SMALL = /^\(\p{Ll}/u
const WORDS = /\p{L}/u

/**
 * Returns the end of the remark in brackets that a label continues with, `Interest (9 % p. a.):` or `Contract no. (if any)`;
 * undefined without one. It has words, since a rate alone is a value, and a colon follows it or it ends its segment; a narrow box may
 * end within it.
 */
export function endOfRemark(fragments: readonly Fragment[], from: number): number | undefined {
  if (fragments[from]?.text.startsWith("(") !== true) return undefined
  const close = fragments.slice(from, from + MAX_REMARK).findIndex(({ text }) => /\):?$/u.test(text))
  if (close === -1) return isWrapped(fragments.slice(from)) ? fragments.length : undefined
  const end = from + close + 1
  const text = textOfFragments(fragments.slice(from, end))
  if (!WORDS.test(text)) return undefined
  if (text.endsWith(":")) return end
  if (fragments[end]?.text === ":") return end + 1
  return end === fragments.length && SMALL.test(text) ? end : undefined
}

/** Returns whether a remark goes on below its segment: `(sum of line` and `7)`. */
const isWrapped = (rest: readonly Fragment[]): boolean =>
  rest.length > 1 &&
  rest.length <= MAX_REMARK &&
  SMALL.test(rest[0]?.text ?? "") &&
  !/[):]/u.test(textOfFragments(rest))
