import { deliversToSender } from "../../blocks/document-parties.ts"
import type { Box } from "../../document.ts"
import { conceptIndex } from "../../lexicon/concept-index.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import { patternOf, wordsOf } from "../../lexicon/language-words.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { foldText, foldTokens } from "../../text/folding.ts"
import { kindNamedIn, namesKind, titleOf } from "../../blocks/document-kind.ts"
import { DEFAULT_PAGE_HEIGHT } from "../../layout/layout.ts"

/** Part of the first page, from the top, in which `Purchase order` is a title, and words of a line that may be one. */
const PURCHASE_REGION = 0.4
const MAX_TITLE_WORDS = 7

let purchase: RegExp | undefined

/** Returns whether text calls a document a purchase order. */
function namesPurchase(text: string): boolean {
  purchase ??= new RegExp(
    patternOf((language) => language.purchases),
    "u",
  )
  return purchase.test(foldText(text))
}

/** Returns whether a document is a purchase order, which the buyer sends; every other document is sent by the seller. */
export function isPurchaseOrder(context: ExtractionContext, objectName: string): boolean {
  if (namesPurchase(objectName)) return true
  const asked = kindNamedIn(objectName)?.kind
  if (asked !== undefined && asked !== "order") return false
  const height = context.layouts[0]?.height ?? DEFAULT_PAGE_HEIGHT
  return (
    deliversToSender(context) ||
    namesSupplierNumber(context) ||
    context.segments.some(
      ({ page, text, words, box }) =>
        page === 1 &&
        box[1] < PURCHASE_REGION * height &&
        words.length <= 2 * MAX_TITLE_WORDS &&
        namesPurchase(startOf(text)) &&
        !text.includes(":") &&
        isTitle(text) &&
        !isBelowOtherTitle(context, box),
    )
  )
}

/** Returns whether larger type calls the document something else: `Your purchase order` is a label on an invoice. */
function isBelowOtherTitle(context: ExtractionContext, box: Box): boolean {
  const title = titleOf(context)
  return title !== undefined && title.kind.kind !== "order" && title.size > Math.round(box[3] - box[1])
}

/** Returns the words of a line that may be its title: `Purchase order no. 4711 of 5 March 2018` has three. */
const startOf = (text: string): string => text.split(" ", MAX_TITLE_WORDS).join(" ")

/** Returns whether an order prints the number by which the sender knows its supplier: `Vendor no. 4711`. */
function namesSupplierNumber(context: ExtractionContext): boolean {
  const { byKey } = conceptIndex()
  return (
    namesKind(context, "", ["order"]) &&
    context.segments.some(({ page, words, text }) => {
      if (page !== context.layouts[0]?.page || words.length > MAX_TITLE_WORDS) return false
      const [label = ""] = text.split(":", 1)
      return byKey.get(labelKey(label))?.some(({ concept }) => concept.id === "supplierNumber") === true
    })
  )
}

/** Returns whether text is a title (`Purchase order`, `Bestellung Nr. 4711`) rather than a label (`Purchase order number`). */
function isTitle(text: string): boolean {
  const last = foldTokens(text).at(-1) ?? ""
  return !wordsOf("numberWords").has(last) && !wordsOf("dated").has(last)
}
