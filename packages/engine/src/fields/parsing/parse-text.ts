import { isSureLabel } from "../../lexicon/sure-labels.ts"
import { conceptIndex } from "../../lexicon/concept-index.ts"
import { labelKey, labelTokens } from "../../lexicon/label-key.ts"
import { isLetterPhrase } from "../../lexicon/letter-phrases.ts"
import { textOfFragments, type Fragment } from "../candidates/fragments.ts"
import type { ParsedValue } from "../candidates/parsed-value.ts"

/** Marks around text that are not part of it; scans read the line that a form has for a value as underscores and dashes. */
const AROUND_TEXT = /^[\s:;,.#|–—_•·-]+|(?<![\s:;,|—–_•·])[\s:;,|—–_•·]+$/gu

/** A bracket that is closed after the end of the text: `[Ida Moe` of `[Ida Moe, 01463 555 083]`. */
const OPEN_BRACKET = /^\[(?=[^\]]*$)/u

/** What a form says about a label, below it: `(optional)`, `(name in full)`. */
const HINT = /^\(\p{Ll}[^()]*\)$/u

/** Parses a run as one text, without the marks around it. */
export function parseText(run: readonly Fragment[], isName: boolean): ParsedValue[] {
  const text = textOfFragments(run).replace(AROUND_TEXT, "").replace(OPEN_BRACKET, "")
  if (!/[\p{L}\p{N}]/u.test(text) || HINT.test(text)) return []
  if (!isName) return [{ value: text, fragments: run, fit: 1 }]
  const labelled = parseLabelledName(run)
  if (labelled) return labelled
  // `Code` and `Month` are the rest of a label, not a name.
  const isLabelLike =
    run.length <= MAX_LABEL_REST && labelTokens(text).every((token) => conceptIndex().frequency.has(token))
  return [{ value: text, fragments: run, fit: nameFit(text, run.length), isLabelLike }]
}

/** Words of a label before a name. */
const MAX_NAME_LABEL = 4
/** Fit of text after the label of something else. */
const OTHER_LABEL = 0.2

/** Parses a name after a label of its own, `Trading name: Nordwind GmbH`; text after the label of something else hardly fits. */
function parseLabelledName(run: readonly Fragment[]): ParsedValue[] | undefined {
  const colon = run.slice(0, MAX_NAME_LABEL).findIndex(({ text }) => /\p{L}:$|^:$/u.test(text))
  if (colon === -1 || colon + 1 >= run.length) return undefined
  const label = textOfFragments(run.slice(0, colon + 1))
  const isOther = !/\d/u.test(label) && isSureLabel(labelKey(label), ({ kind }) => kind !== "party")
  return parseText(run.slice(colon + 1), true).map((parsed) => ({
    ...parsed,
    fit: isOther ? Math.min(parsed.fit, OTHER_LABEL) : parsed.fit,
  }))
}

/** Words of the rest of a label. */
const MAX_LABEL_REST = 2
/** A firm by its initials: `A&O`, `4F`. */
const SHORT_NAME = /^(?:\p{Lu}\s?[&+]\s?\p{Lu}|\d\p{Lu})$/u

/** Returns how well text fits a name: names are short and start with a capital; sentences and phone numbers do not. */
function nameFit(text: string, count: number): number {
  if (SHORT_NAME.test(text)) return 0.85
  if (!/\p{L}{3}/u.test(text) || /https?:|www\./u.test(text) || isLetterPhrase(text)) return 0.1
  // The sender of a mail may be an address only; next to a letterhead it is not the name.
  if (/^[^\s@]+@\S+$/u.test(text)) return 0.45
  if (text.startsWith("(") && text.endsWith(")")) return 0.3
  if (text.replace(/\D/gu, "").length > text.length / 3) return 0.3
  if (/^\p{Ll}/u.test(text) && count > 1) return 0.3
  return count > 10 ? 0.4 : 1
}
