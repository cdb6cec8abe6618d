import { MIN_PROSE_WORDS } from "../../text/sentences.ts"
import { greatest } from "../../arrays/extremes.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { foldTokens } from "../../text/folding.ts"
import { joinWords } from "../../text/joined-words.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { paragraphsOf } from "./paragraphs.ts"

/** A word that a contract defines, with what it stands for: `Mill Foods Ltd, 3 Mill Lane, York (the “Customer”)`. */
export interface DefinedTerm {
  readonly key: string
  readonly tokens: readonly string[]
  /** The words that it stands for, from the end of the definition before it. */
  readonly subject: readonly Fragment[]
}

/** Pages of a contract that introduce its parties, at most. */
const MAX_PAGES = 3
/** Words between two definitions, at most: what a term stands for is near. */
const MAX_SUBJECT_WORDS = 60
/** Characters from what opens a definition, a bracket, a dash or a comma, to the quotation mark. */
const MAX_LEAD = 60

/** A term of one to four words in quotation marks, perhaps with an article. */
const QUOTED = /[“"„«‚‘]\s?(?:\p{Ll}{1,3}['’]?\s)?(\p{Lu}[\p{L}-]{1,30}(?:\s\p{L}[\p{L}-]{0,30}){0,3})\s?[”"“»’‘]/gu
/** What opens a definition: the bracket around it, or the dash or comma before a word such as `hereinafter`. */
const OPENINGS = ["(", "–", "—", ",", " - "]

/** Finds the words that a contract defines in quotation marks, in brackets or after a word such as `hereinafter`. */
export function definedTerms(context: ExtractionContext, map: LabelMap): DefinedTerm[] {
  return paragraphsOf(context, map, MAX_PAGES).filter(isProse).flatMap(termsIn)
}

const isProse = (paragraph: readonly Fragment[]): boolean =>
  paragraph.length >= MIN_PROSE_WORDS && paragraph.some(({ text }) => /[“"„«‚‘]/u.test(text))

function termsIn(paragraph: readonly Fragment[]): DefinedTerm[] {
  const joined = joinWords(paragraph)
  const { text } = joined
  const terms: DefinedTerm[] = []
  let from = 0
  for (const match of text.matchAll(QUOTED)) {
    const lead = text.slice(Math.max(0, match.index - MAX_LEAD), match.index)
    const opening = greatest(
      OPENINGS.map((sign) => lead.lastIndexOf(sign)),
      -1,
    )
    if (opening === -1 || !(lead[opening] === "(" || hasMarker(lead.slice(opening)))) continue
    const start = match.index - lead.length + opening
    const subject = paragraph.slice(from, start === 0 ? 0 : joined.wordAt(start - 1) + 1)
    from = joined.wordAt(match.index + match[0].length) + 1
    const term = match[1] ?? ""
    if (subject.length > 0)
      terms.push({ key: labelKey(term), tokens: foldTokens(term), subject: subject.slice(-MAX_SUBJECT_WORDS) })
  }
  return terms
}

const hasMarker = (lead: string): boolean => foldTokens(lead).some((token) => wordsOf("definitionMarkers").has(token))
