import type { Value } from "@docsift/engine"
import { isoDay } from "../locale.ts"
import type { TextComposer } from "../text-composer.ts"
import type { Facts, Pair, Sheet } from "../sheet.ts"
import type { Term } from "../terms.ts"
import { carryOf, drawTotals } from "./invoice.ts"
import { drawTradeLines } from "./trade-lines.ts"

function drawDetails(composer: TextComposer, fields: Map<Term, Value>): Pair[] {
  const { random } = composer
  const day = random.int(18_300, 20_700)
  const number = composer.identifier(day)
  fields.set("orderNumber", number).set("orderDate", isoDay(day))
  const rest: Pair[] = []
  const optional = (
    term: Term,
    probability: number,
    value: Value,
    printed: string,
    label = composer.label(term),
  ): void => {
    const isPrinted = random.chance(probability)
    fields.set(term, isPrinted ? value : null)
    if (isPrinted) rest.push({ label, value: printed, printedValues: [{ key: term, text: printed }] })
  }
  const delivery = day + random.int(5, 60)
  const quote = composer.identifier(day - 20)
  const supplier = random.digits(6)
  const paymentTerms = composer.word("paymentTerms")
  optional("deliveryDate", 0.7, isoDay(delivery), composer.day(delivery), composer.word("deliverBy"))
  optional("quoteNumber", 0.4, quote, quote)
  optional("supplierNumber", 0.5, supplier, supplier)
  optional("paymentTerms", 0.6, paymentTerms, paymentTerms)
  if (random.chance(0.5)) rest.push({ label: composer.word("contact"), value: composer.person() })
  if (random.chance(0.3))
    rest.push({
      label: composer.word("yourReference"),
      value: `${random.pick(["EK", "p", "W"])}/${random.int(11, 99)}`,
    })
  return [
    {
      label: composer.word("ownOrder"),
      value: number,
      role: "number",
      printedValues: [{ key: "orderNumber", text: number }],
    },
    {
      label: composer.label("orderDate"),
      value: composer.day(day),
      role: "date",
      printedValues: [{ key: "orderDate", text: composer.day(day) }],
    },
    ...random.shuffle(rest),
  ]
}

/** Generates a purchase order. */
export function drawOrder(composer: TextComposer): { sheet: Sheet; facts: Facts } {
  const { random } = composer
  const [buyer, supplier, site] = composer.companies(3)
  if (!buyer || !supplier || !site) throw new RangeError("A locale needs three companies.")
  const fields = new Map<Term, Value>()
  const details = drawDetails(composer, fields)
  fields.set("buyerName", buyer.name).set("supplierName", supplier.name)
  const lines = drawTradeLines(composer)
  let totals = drawTotals(composer, lines, fields)
  if (random.chance(0.4)) {
    // Many orders state the sum without tax alone.
    totals = totals.filter(({ value }) => value === composer.amount(Number(fields.get("netTotal")))).slice(-1)
    fields.set("taxTotal", null).delete("grandTotal")
  }
  const sheet: Sheet = {
    title: random.phrase(composer.locale.language.titles.order),
    number: composer.word("number"),
    dated: composer.word("dated"),
    sender: { ...buyer, key: "buyerName" },
    senderLabel: composer.label("buyerName"),
    recipient: { ...supplier, key: "supplierName" },
    recipientLabel: composer.label("supplierName"),
    ...(random.chance(0.6)
      ? { other: { label: composer.word("shipTo"), party: { ...buyer, lines: site.lines, key: "buyerName" } } }
      : {}),
    details,
    ...composer.intro(),
    columns: lines.columns,
    wideKey: "description",
    rows: lines.rows,
    totals,
    notes: random.chance(0.4) ? [composer.word("thanks")] : [],
    footer: composer.footer(buyer, false, { name: "buyerName" }),
    page: composer.word("page"),
    ...carryOf(composer),
  }
  return {
    sheet,
    facts: { kind: "order", fields, columns: lines.terms, rows: lines.facts, acceptedValues: lines.acceptedValues },
  }
}
