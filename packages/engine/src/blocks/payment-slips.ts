import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import { onceFor } from "../layout/once-for.ts"
import { labelKey } from "../lexicon/label-key.ts"
import { textsOf } from "../lexicon/language-words.ts"
import { kindOfDocument } from "./document-kind.ts"

/** The slips of a document that its payer sends with the money. */
export interface PaymentSlips {
  /** Returns whether a segment is printed on one: below its title, to the end of the page. */
  has(segment: Pick<PlacedSegment, "page" | "box">): boolean
}

let titleKeys: ReadonlySet<string> | undefined

/** Finds the slips of a document; one that is about a payment as a whole has none. */
export const paymentSlips = onceFor((context: ExtractionContext): PaymentSlips => {
  titleKeys ??= new Set(textsOf("slipTitles").map(labelKey))
  const keys = titleKeys
  const tops = new Map<number, number>()
  if (kindOfDocument(context)?.kind !== "payment") {
    for (const { page, box, text } of context.segments)
      if (!tops.has(page) && keys.has(labelKey(text))) tops.set(page, box[1])
  }
  return { has: ({ page, box }) => box[1] > (tops.get(page) ?? Infinity) }
})
