import type { ExtractionContext } from "../page/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import type { TitleKind } from "../lexicon/language.ts"
import { patternOf, wordsOf } from "../lexicon/language-words.ts"
import { foldText } from "../text/folding.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { textOfFragments } from "./fragments.ts"
import { parseValues } from "./parse-values.ts"

/** Concepts of the number and the date in a title, by the kind of document it names. */
const KINDS: readonly { kind: TitleKind; number: ConceptId; date: ConceptId }[] = [
  { kind: "invoice", number: "invoiceNumber", date: "invoiceDate" },
  { kind: "order", number: "orderNumber", date: "orderDate" },
  { kind: "payment", number: "paymentNumber", date: "paymentDate" },
  { kind: "statement", number: "statementNumber", date: "printDate" },
  { kind: "contract", number: "contractNumber", date: "contractDate" },
]

/** Score of a number or date in the title of a document. */
const TITLE_SCORE = 0.85
/** Score when the kind of document is named after the first two words. */
const LATE_KIND_PENALTY = 0.1
/** Words of a line that may be a title. */
const MAX_KIND_WORDS = 7
const MAX_TITLE_FRAGMENTS = 16
/** Part of the first page, from the top, that is searched for titles. */
const TITLE_REGION = 0.5
/** Points; for documents without pages. */
const USUAL_HEIGHT = 800

interface Title {
  readonly number: ConceptId
  readonly date: ConceptId
  /** Returns whether text names the kind of document. */
  test(text: string): boolean
}

let titles: readonly Title[] | undefined

function knownTitles(): readonly Title[] {
  titles ??= KINDS.map(({ kind, number, date }) => {
    const stem = new RegExp(
      patternOf((language) => language.titles[kind]),
      "u",
    )
    return { number, date, test: (text) => stem.test(foldText(text)) }
  })
  return titles
}

const isNumberWord = (text: string): boolean =>
  /^[#№]$|^\(?n[°º]/iu.test(text) || wordsOf("numberWords").has(foldText(text.replace(/[().:]/gu, "")))

const isDateWord = (text: string): boolean => wordsOf("dated").has(foldText(text.replace(/[.:]$/u, "")))

/** Returns whether the object's name, or a line in the upper half of the first page, names one of the kinds of documents. */
export function namesKind(context: ExtractionContext, objectName: string, kinds: readonly TitleKind[]): boolean {
  const stem = new RegExp(kinds.map((kind) => patternOf((language) => language.titles[kind])).join("|"), "u")
  const height = context.layouts[0]?.height ?? USUAL_HEIGHT
  return (
    stem.test(foldText(objectName)) ||
    context.segments.some(
      ({ page, box, words, text }) =>
        page === context.layouts[0]?.page &&
        box[1] < TITLE_REGION * height &&
        words.length <= MAX_KIND_WORDS &&
        stem.test(foldText(text)),
    )
  )
}

/** Finds the number and the date in a title such as `Rechnung Nr. 471102 vom 05.03.2018`. */
export function titleCandidates(context: ExtractionContext, map: LabelMap, plans: readonly FieldPlan[]): Candidate[][] {
  const found = plans.map((): Candidate[] => [])
  const height = context.layouts[0]?.height ?? USUAL_HEIGHT
  for (const segment of context.segments) {
    if (segment.page !== context.layouts[0]?.page || segment.box[1] > TITLE_REGION * height) continue
    const fragments = map.fragments[segment.index] ?? []
    if (fragments.length > MAX_TITLE_FRAGMENTS) continue
    const title = knownTitles().find((kind) => kind.test(segment.text))
    const word = fragments.findIndex(
      (fragment, index) => isNumberWord(fragment.text) && /\d/u.test(fragments[index + 1]?.text ?? ""),
    )
    if (!title || word === -1) continue
    // The kind is named before the number, else the line is about another document.
    if (!title.test(textOfFragments(fragments.slice(0, word)))) continue
    const penalty = title.test(textOfFragments(fragments.slice(0, 2))) ? 0 : LATE_KIND_PENALTY
    for (const [index, plan] of plans.entries()) {
      const rest = fragments.slice(word + 1)
      if (plan.concept === title.number) {
        const [parsed] = parseValues(rest, { kind: "id", type: plan.field.type, end: undefined }, context.locale)
        if (parsed)
          found[index]?.push(candidateOf(parsed.value, parsed.fragments, TITLE_SCORE - penalty, { by: "title" }))
      }
      if (plan.concept === title.date && rest.some((fragment) => isDateWord(fragment.text))) {
        const [parsed] = parseValues(
          rest.slice(1),
          { kind: "date", type: plan.field.type, end: undefined },
          context.locale,
        )
        if (parsed)
          found[index]?.push(candidateOf(parsed.value, parsed.fragments, TITLE_SCORE - penalty, { by: "title" }))
      }
    }
  }
  return found
}
