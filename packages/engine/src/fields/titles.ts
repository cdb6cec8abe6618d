import type { ExtractionContext } from "../extract/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { textOfPieces } from "./pieces.ts"
import { readValues } from "./readings.ts"

/** Word stems that name a kind of document, and what the number and the day in its title are. */
const TITLES: readonly { stem: RegExp; number: ConceptId; date: ConceptId }[] = [
  {
    stem: /rechnung|invoice|factu|fattura|fatura|faktura|gutschrift|credit ?note|avoir|quittung|receipt|re[cç]u\b|\bbill\b|\bnota\b/iu,
    number: "invoiceNumber",
    date: "invoiceDate",
  },
  {
    stem: /auftrag|bestellung|\border\b|commande|bestelling|ordine|pedido|encomenda|zam[oó]wien/iu,
    number: "orderNumber",
    date: "orderDate",
  },
  {
    stem: /pagamento|zahlung|payment|remittance|paiement|betaal|betaling|p[lł]atno|\bpago\b|transfer/iu,
    number: "paymentNumber",
    date: "paymentDate",
  },
  {
    stem: /auszug|statement|relev[eé]|afschrift|estratto|extracto|extrato|wyci[aą]g/iu,
    number: "statementNumber",
    date: "printDate",
  },
  { stem: /vertrag|contrat|contract|overeenkomst|umowa|agreement/iu, number: "contractNumber", date: "contractDate" },
]

const NUMBER_WORD = /^(?:\(?n[ro]?\.?[°º]?:?|#|n[uú]m(?:ber|mer|éro|ero)?\.?:?|№)$/iu
const DATE_WORD = /^(?:vom|von|du|of|dated|del|van|from|de|da|dd\.?|z|dnia|am|on|le|datum:?|date:?)$/iu

/** Finds number and day in a title such as `Rechnung Nr. 471102 vom 05.03.2018`. */
export function titleCandidates(context: ExtractionContext, map: LabelMap, plans: readonly FieldPlan[]): Candidate[][] {
  const found = plans.map((): Candidate[] => [])
  const height = context.layouts[0]?.height ?? 800
  for (const segment of context.segments) {
    if (segment.page !== context.layouts[0]?.page || segment.box[1] > 0.5 * height) continue
    const pieces = map.pieces[segment.index] ?? []
    if (pieces.length > 16) continue
    const title = TITLES.find(({ stem }) => stem.test(segment.text))
    const word = pieces.findIndex(
      (piece, index) => NUMBER_WORD.test(piece.text) && /\d/u.test(pieces[index + 1]?.text ?? ""),
    )
    if (!title || word === -1) continue
    // The stem stands before the number, else the line speaks of another document.
    if (!title.stem.test(textOfPieces(pieces.slice(0, word)))) continue
    const opens = title.stem.test(textOfPieces(pieces.slice(0, 2))) ? 0 : 0.1
    for (const [index, plan] of plans.entries()) {
      const rest = pieces.slice(word + 1)
      if (plan.concept === title.number) {
        const [reading] = readValues(rest, { kind: "id", type: plan.field.type, end: undefined }, context.locale)
        if (reading) found[index]?.push(candidateOf(reading.value, reading.pieces, 0.85 - opens, "title"))
      }
      if (plan.concept === title.date && rest.some((piece) => DATE_WORD.test(piece.text))) {
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
