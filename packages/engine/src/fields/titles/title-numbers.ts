import type { Fragment } from "../candidates/fragments.ts"

/** Words of the name of a kind after the one that is known: `Facture acquittée`, `Pedido de compra`. */
export const MAX_KIND_REST = 3
/** A number of a document: not a count, nor a word. */
export const DOCUMENT_NUMBER = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}./_-]{2,}$/u

/** Returns the fragments before the first mark between the parts of a line: `2025/038 · dated 10/08/2025`. */
export function upToMark(run: readonly Fragment[]): readonly Fragment[] {
  const mark = run.findIndex(({ text }) => /^[·•|–—,]$/u.test(text))
  return mark === -1 ? run : run.slice(0, mark)
}

/** The prefix of a telephone number: `(0351)`, `+49`. */
const DIALLING_PREFIX = /^(?:\(\+?\d{2,5}\)|\+\d{1,3})$/u

/** Returns whether a run is the number of a document and nothing else, not that of a telephone in a letterhead beside the title. */
export const isNumberAlone = (run: readonly Fragment[]): boolean =>
  run.length <= 2 &&
  isNumberAt(run) &&
  DOCUMENT_NUMBER.test(run.at(-1)?.text ?? "") &&
  !(run.length === 2 && DIALLING_PREFIX.test(run[0]?.text ?? ""))

/** A short word in capitals that is a part of the number after it: `FT 23/118`. */
const PREFIX = /^\p{Lu}{1,3}$/u
/** A number after such a word, which may begin with a series: `FT A/118`. */
const PREFIXED = /^(?:\p{Lu}{1,3}\/)?\d[\d./-]*$/u

/** Returns whether fragments begin with a number, or with one after a prefix. */
export function isNumberAt([first, second]: readonly Fragment[]): boolean {
  if (!first) return false
  return /\d/u.test(first.text) || (PREFIX.test(first.text) && PREFIXED.test(second?.text ?? ""))
}

/**
 * Returns the number after a kind of document: right after it, or at the end of the line after the rest of the
 * kind's name, `Pedido de compra 365/2023`.
 */
export function numberAfterKind(rest: readonly Fragment[]): readonly Fragment[] | undefined {
  const digits = rest.findIndex(({ text }) => /\d/u.test(text))
  const start = digits > 0 && isNumberAt(rest.slice(digits - 1)) ? digits - 1 : digits
  const number = rest[digits]?.text ?? ""
  if (!(start < digits ? PREFIXED : DOCUMENT_NUMBER).test(number)) return undefined
  const between = rest.slice(0, start)
  const isRest = between.every(({ text }) => /^\p{L}+$/u.test(text))
  const isEnd = between.length <= MAX_KIND_REST && digits === rest.length - 1
  return between.length === 0 || (isRest && isEnd) ? rest.slice(start) : undefined
}
