import type { Value } from "@docsift/engine"
import { isoDay } from "../locale.ts"
import type { Pen } from "../pen.ts"
import type { Facts, Pair, Sheet } from "../sheet.ts"
import type { Term } from "../terms.ts"
import { carryOf, drawTotals } from "./invoice.ts"
import { drawTradeLines } from "./trade-lines.ts"

function drawDetails(pen: Pen, fields: Map<Term, Value>): Pair[] {
  const { random } = pen
  const day = random.int(18_300, 20_700)
  const number = pen.identifier(day)
  fields.set("orderNumber", number).set("orderDate", isoDay(day))
  const rest: Pair[] = []
  const optional = (term: Term, probability: number, value: Value, printed: string, label = pen.label(term)): void => {
    const isPrinted = random.chance(probability)
    fields.set(term, isPrinted ? value : null)
    if (isPrinted) rest.push({ label, value: printed, holds: [{ key: term, text: printed }] })
  }
  const delivery = day + random.int(5, 60)
  const quote = pen.identifier(day - 20)
  const supplier = random.digits(6)
  const paymentTerms = pen.word("paymentTerms")
  optional("deliveryDate", 0.7, isoDay(delivery), pen.day(delivery), pen.word("deliverBy"))
  optional("quoteNumber", 0.4, quote, quote)
  optional("supplierNumber", 0.5, supplier, supplier)
  optional("paymentTerms", 0.6, paymentTerms, paymentTerms)
  if (random.chance(0.5)) rest.push({ label: pen.word("contact"), value: pen.person() })
  if (random.chance(0.3))
    rest.push({ label: pen.word("yourReference"), value: `${random.pick(["EK", "p", "W"])}/${random.int(11, 99)}` })
  return [
    { label: pen.word("ownOrder"), value: number, role: "number", holds: [{ key: "orderNumber", text: number }] },
    {
      label: pen.label("orderDate"),
      value: pen.day(day),
      role: "date",
      holds: [{ key: "orderDate", text: pen.day(day) }],
    },
    ...random.shuffle(rest),
  ]
}

/** Draws a purchase order. */
export function drawOrder(pen: Pen): { sheet: Sheet; facts: Facts } {
  const { random } = pen
  const [buyer, supplier, site] = pen.companies(3)
  if (!buyer || !supplier || !site) throw new RangeError("A locale needs three companies.")
  const fields = new Map<Term, Value>()
  const details = drawDetails(pen, fields)
  fields.set("buyerName", buyer.name).set("supplierName", supplier.name)
  const lines = drawTradeLines(pen)
  let totals = drawTotals(pen, lines, fields)
  if (random.chance(0.4)) {
    // Many orders state the sum without tax alone.
    totals = totals.filter(({ value }) => value === pen.amount(Number(fields.get("netTotal")))).slice(-1)
    fields.set("taxTotal", null).delete("grandTotal")
  }
  const sheet: Sheet = {
    title: random.phrase(pen.locale.language.titles.order),
    number: pen.word("number"),
    dated: pen.word("dated"),
    sender: { ...buyer, key: "buyerName" },
    senderLabel: pen.label("buyerName"),
    recipient: { ...supplier, key: "supplierName" },
    recipientLabel: pen.label("supplierName"),
    ...(random.chance(0.6)
      ? { other: { label: pen.word("shipTo"), party: { ...buyer, lines: site.lines, key: "buyerName" } } }
      : {}),
    details,
    ...pen.intro(),
    columns: lines.columns,
    wideKey: "description",
    rows: lines.rows,
    totals,
    notes: random.chance(0.4) ? [pen.word("thanks")] : [],
    footer: pen.footer(buyer, false, { name: "buyerName" }),
    page: pen.word("page"),
    ...carryOf(pen),
  }
  return {
    sheet,
    facts: { kind: "order", fields, columns: lines.terms, rows: lines.facts, otherReadings: lines.otherReadings },
  }
}
