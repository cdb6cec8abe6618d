import type { ExtractionContext } from "../page/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import type { TitleKind } from "../lexicon/language.ts"
import { patternOf, wordsOf } from "../lexicon/language-words.ts"
import { foldText } from "../text/folding.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { textOfPieces } from "./pieces.ts"
import { readValues } from "./readings.ts"

/** What the number and the day in a title are, by the kind of document it names. */
const KINDS: readonly { kind: TitleKind; number: ConceptId; date: ConceptId }[] = [
  { kind: "invoice", number: "invoiceNumber", date: "invoiceDate" },
  { kind: "order", number: "orderNumber", date: "orderDate" },
  { kind: "payment", number: "paymentNumber", date: "paymentDate" },
  { kind: "statement", number: "statementNumber", date: "printDate" },
  { kind: "contract", number: "contractNumber", date: "contractDate" },
]

interface Title {
  readonly number: ConceptId
  readonly date: ConceptId
  /** True when the text names the kind of document. */
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

/** Tells whether the object's name or a line in the upper half of the first page names one of some kinds of documents. */
export function namesKind(context: ExtractionContext, objectName: string, kinds: readonly TitleKind[]): boolean {
  const stem = new RegExp(kinds.map((kind) => patternOf((language) => language.titles[kind])).join("|"), "u")
  const height = context.layouts[0]?.height ?? 800
  return (
    stem.test(foldText(objectName)) ||
    context.segments.some(
      ({ page, box, words, text }) =>
        page === context.layouts[0]?.page && box[1] < 0.5 * height && words.length <= 7 && stem.test(foldText(text)),
    )
  )
}

/** Finds number and day in a title such as `Rechnung Nr. 471102 vom 05.03.2018`. */
export function titleCandidates(context: ExtractionContext, map: LabelMap, plans: readonly FieldPlan[]): Candidate[][] {
  const found = plans.map((): Candidate[] => [])
  const height = context.layouts[0]?.height ?? 800
  for (const segment of context.segments) {
    if (segment.page !== context.layouts[0]?.page || segment.box[1] > 0.5 * height) continue
    const pieces = map.pieces[segment.index] ?? []
    if (pieces.length > 16) continue
    const title = knownTitles().find((kind) => kind.test(segment.text))
    const word = pieces.findIndex(
      (piece, index) => isNumberWord(piece.text) && /\d/u.test(pieces[index + 1]?.text ?? ""),
    )
    if (!title || word === -1) continue
    // The stem stands before the number, else the line speaks of another document.
    if (!title.test(textOfPieces(pieces.slice(0, word)))) continue
    const opens = title.test(textOfPieces(pieces.slice(0, 2))) ? 0 : 0.1
    for (const [index, plan] of plans.entries()) {
      const rest = pieces.slice(word + 1)
      if (plan.concept === title.number) {
        const [reading] = readValues(rest, { kind: "id", type: plan.field.type, end: undefined }, context.locale)
        if (reading) found[index]?.push(candidateOf(reading.value, reading.pieces, 0.85 - opens, "title"))
      }
      if (plan.concept === title.date && rest.some((piece) => isDateWord(piece.text))) {
        const [reading] = readValues(
          rest.slice(1),
          { kind: "date", type: plan.field.type, end: undefined },
          context.locale,
        )
        if (reading) found[index]?.push(candidateOf(reading.value, reading.pieces, 0.85 - opens, "title"))
      }
    }
  }
  return found
}
