import type { ExtractionContext } from "../page/context.ts"
import { onceFor } from "../layout/once-for.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { TitleKind } from "../lexicon/language.ts"
import { patternOf } from "../lexicon/language-words.ts"
import { foldText } from "../text/folding.ts"
import { onceForText } from "../text/once-for-text.ts"
import { DEFAULT_PAGE_HEIGHT } from "../layout/layout.ts"

/** A kind of document, with the concepts that its number and its date are. */
export interface DocumentKind {
  readonly kind: TitleKind
  readonly number: ConceptId
  readonly date: ConceptId
  /** Returns whether text names this kind. */
  test(text: string): boolean
}

/** Of two kinds that start at the same word the earlier one counts: a credit note is also named after an invoice. */
const KINDS: readonly { kind: TitleKind; number: ConceptId; date: ConceptId }[] = [
  { kind: "creditNote", number: "creditNoteNumber", date: "invoiceDate" },
  { kind: "receipt", number: "receiptNumber", date: "invoiceDate" },
  { kind: "quote", number: "quoteNumber", date: "invoiceDate" },
  { kind: "deliveryNote", number: "deliveryNoteNumber", date: "invoiceDate" },
  { kind: "confirmation", number: "confirmationNumber", date: "orderDate" },
  { kind: "invoice", number: "invoiceNumber", date: "invoiceDate" },
  { kind: "order", number: "orderNumber", date: "orderDate" },
  { kind: "payment", number: "paymentNumber", date: "paymentDate" },
  { kind: "statement", number: "statementNumber", date: "printDate" },
  { kind: "contract", number: "contractNumber", date: "contractDate" },
]

/** Words of a line that may be a title. */
const MAX_KIND_WORDS = 7
/** Part of the first page, from the top, that is searched for titles. */
export const TITLE_REGION = 0.5
/** Characters of text that is searched for the kind of a document; longer lines are sentences. */
const MAX_TITLE_LENGTH = 200

interface KnownKind extends DocumentKind {
  readonly stem: RegExp
}

let kinds: readonly KnownKind[] | undefined
let anyKind: RegExp | undefined

/** Returns whether folded text names a kind of document; most names none, and ten patterns are not tried. */
function namesAnyKind(folded: string): boolean {
  anyKind ??= new RegExp(
    knownKinds()
      .map(({ stem }) => stem.source)
      .join("|"),
    "u",
  )
  return anyKind.test(folded)
}

function knownKinds(): readonly KnownKind[] {
  kinds ??= KINDS.map(({ kind, number, date }) => {
    const stem = new RegExp(
      patternOf((language) => language.titles[kind]),
      "u",
    )
    return { kind, number, date, stem, test: (text) => stem.test(foldText(text)) }
  })
  return kinds
}

/** Returns the first kind of document that text names. */
export const kindNamedIn = (text: string): DocumentKind | undefined =>
  text.length > MAX_TITLE_LENGTH ? undefined : kindIn(text).kind

const kindIn = onceForText((text): { readonly kind: DocumentKind | undefined } => ({
  kind: firstKindIn(foldText(text)),
}))

function firstKindIn(folded: string): DocumentKind | undefined {
  if (!namesAnyKind(folded)) return undefined
  let best: { kind: DocumentKind; at: number } | undefined
  for (const kind of knownKinds()) {
    const at = folded.search(kind.stem)
    if (at !== -1 && (best === undefined || at < best.at)) best = { kind, at }
  }
  return best?.kind
}

/** Returns the kind of a document: the one that the largest text in the upper half of its first page names. */
export const kindOfDocument = (context: ExtractionContext): DocumentKind | undefined => titleOf(context)?.kind

/** Returns the kind of a document with the height of the text that names it, in points. */
export const titleOf = onceFor((context: ExtractionContext): { kind: DocumentKind; size: number } | undefined => {
  const height = context.layouts[0]?.height ?? DEFAULT_PAGE_HEIGHT
  let best: { kind: DocumentKind; size: number } | undefined
  for (const { page, box, words, text } of context.segments) {
    if (page !== context.layouts[0]?.page) break
    // `Thank you for your order!` is not the title of an order.
    if (box[1] > TITLE_REGION * height || words.length > MAX_KIND_WORDS || text.endsWith("!")) continue
    const size = Math.round(box[3] - box[1])
    if (best && size <= best.size) continue
    const kind = kindNamedIn(text)
    if (kind) best = { kind, size }
  }
  return best
})

/** Returns whether the object's name, or a line in the upper half of the first page, names one of the kinds of documents. */
export function namesKind(context: ExtractionContext, objectName: string, given: readonly TitleKind[]): boolean {
  const height = context.layouts[0]?.height ?? DEFAULT_PAGE_HEIGHT
  const stems = knownKinds().flatMap(({ kind, stem }) => (given.includes(kind) ? [stem] : []))
  const isNamed = (text: string): boolean => {
    const folded = foldText(text)
    return stems.some((stem) => stem.test(folded))
  }
  return (
    isNamed(objectName) ||
    context.segments.some(
      ({ page, box, words, text }) =>
        page === context.layouts[0]?.page &&
        box[1] < TITLE_REGION * height &&
        words.length <= MAX_KIND_WORDS &&
        isNamed(text),
    )
  )
}
