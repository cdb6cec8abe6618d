import { wordsOf } from "../../lexicon/language-words.ts"
import { foldText } from "../../text/folding.ts"
import { textOfFragments, type Fragment } from "../candidates/fragments.ts"
import type { ParsedValue } from "../candidates/parsed-value.ts"

/** A revision after a number, as one word or as a word and its number: `R1`, `Rev 2`, `Rev.B`. */
const REVISION = /^(?:R\d{1,2}|[Rr]ev\.?\p{Lu}?\d{0,2}|REV\.?\p{Lu}?\d{0,2}|V\d{1,2})$/u
const NUMBER_OF_REVISION = /^(?:\d{1,2}|\p{Lu})$/u

/** Returns whether a fragment is, or belongs to, the revision that ends a run: `H-208817 Rev 2`. */
export function isRevision(run: readonly Fragment[], at: number): boolean {
  const left = run.length - at
  const [text = "", more = ""] = run.slice(at, at + 2).map((fragment) => fragment.text)
  if (left === 2) return /^rev\.?$/iu.test(text) && NUMBER_OF_REVISION.test(more)
  if (left > 1) return false
  const before = run[at - 1]?.text ?? ""
  if (/^rev\.?$/iu.test(before)) return NUMBER_OF_REVISION.test(text)
  return REVISION.test(text) && /\d/u.test(text)
}

/** The end of a number with the name of the one that follows: `9930017/EST`. */
const NAME_AFTER_SLASH = /\d\/\p{Lu}{2,5}$/u

/** Returns whether a fragment is the number that a word after a slash names, at the end of a run: `9930017/EST 212`. */
export const isPartAfterSlash = (run: readonly Fragment[], at: number): boolean =>
  at === run.length - 1 && NAME_AFTER_SLASH.test(run[at - 1]?.text ?? "") && /^\d{1,6}$/u.test(run[at]?.text ?? "")

const JOINING_SIGNS: ReadonlySet<string> = new Set(["/", "&", "+", "–", "-"])

/** Returns whether a text joins two numbers: a sign, or a word such as `to`. */
const isJoint = (text: string): boolean => JOINING_SIGNS.has(text) || wordsOf("ends").has(foldText(text))

/** Digits from which a number is longer than a count, and numbers that are joined at most. */
const MIN_ALIKE_DIGITS = 4
const MAX_ALIKE = 4

/** Parses numbers of one form with what joins them: `NIS-55120 / NIS-55126`, `HS 70114 to HS 70119`. */
export function parseAlike(run: readonly Fragment[]): ParsedValue | undefined {
  const parts: string[] = [""]
  for (const { text } of run) {
    if (isJoint(text)) parts.push("")
    else parts.push(`${parts.pop() ?? ""} ${text}`.trim())
  }
  const [first = ""] = parts
  if (parts.length < 2 || parts.length > MAX_ALIKE) return undefined
  if (!/^\p{Lu}/u.test(first) || first.replace(/\D/gu, "").length < MIN_ALIKE_DIGITS) return undefined
  const form = formOf(first)
  return parts.every((part) => formOf(part) === form)
    ? { value: textOfFragments(run), fragments: run, fit: 1 }
    : undefined
}

/** Returns a number with zeros for its digits: its letters are those of others of its series. */
const formOf = (text: string): string => text.replace(/\d/gu, "0")

/** Groups of three digits of the number of a company that a word follows: `981 042 638 MVA`. */
const TRIPLES = 3

/** Parses three groups of three digits before a word, the number of a company in France and Norway. */
export function parseTriples(run: readonly Fragment[]): ParsedValue | undefined {
  const fragments = run.slice(0, TRIPLES)
  const next = run[TRIPLES]?.text ?? ""
  const areTriples = fragments.length === TRIPLES && fragments.every(({ text }) => /^\d{3}$/u.test(text))
  return areTriples && /^\p{L}{2,}/u.test(next) ? { value: textOfFragments(fragments), fragments, fit: 1 } : undefined
}
