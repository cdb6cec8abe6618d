import { kindOfDocument } from "../blocks/document-kind.ts"
import { isPurchaseOrder } from "../fields/parties/purchase-order.ts"
import type { TitleKind } from "../lexicon/language.ts"
import type { ExtractionContext } from "../page/context.ts"

const NAMES: Readonly<Record<TitleKind, string>> = {
  creditNote: "Credit note",
  receipt: "Receipt",
  quote: "Quote",
  deliveryNote: "Delivery note",
  confirmation: "Order confirmation",
  invoice: "Invoice",
  order: "Order",
  payment: "Remittance advice",
  statement: "Statement",
  contract: "Contract",
}

/** Returns the name of the object that most samples are, by their titles; the first of several. */
export function objectNameOf(contexts: readonly ExtractionContext[]): string {
  const counts = new Map<string, number>()
  for (const context of contexts) {
    const name = nameOf(context)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  let best = "Document"
  for (const [name, count] of counts) if (count > (counts.get(best) ?? 0)) best = name
  return best
}

function nameOf(context: ExtractionContext): string {
  const kind = kindOfDocument(context)?.kind
  if (kind === undefined) return "Document"
  return kind === "order" && isPurchaseOrder(context, "") ? "Purchase order" : NAMES[kind]
}
