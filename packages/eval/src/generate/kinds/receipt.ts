import type { Value } from "@docsift/engine"
import { isoDay, type Day } from "../locale.ts"
import { toCents, type Company, type Pen } from "../pen.ts"
import { cellKey } from "../places.ts"
import type { Facts, Line, Pair, Sheet, SheetRow, SummaryTable } from "../sheet.ts"
import type { Term } from "../terms.ts"

interface Purchases {
  readonly terms: readonly Term[]
  readonly rows: readonly SheetRow[]
  readonly facts: readonly Partial<Record<Term, Value>>[]
  readonly total: number
  readonly units: number
}

function drawPurchases(pen: Pen): Purchases {
  const { random, wishes } = pen
  const terms: Term[] =
    wishes.items === "prefix"
      ? ["quantity", "description", "lineTotal"]
      : ["description", "quantity", "unitPrice", "lineTotal"]
  const goods = random.shuffle(pen.locale.language.groceries)
  const count = Math.min(random.int(...wishes.rows), goods.length)
  const rows: SheetRow[] = []
  const facts: Partial<Record<Term, Value>>[] = []
  let total = 0
  let units = 0
  for (const [index, description] of goods.slice(0, count).entries()) {
    const quantity = random.chance(0.6) ? 1 : random.int(2, 6)
    const unitPrice = toCents(random.int(35, random.chance(0.2) ? 6_000 : 900) / 100)
    const lineTotal = toCents(quantity * unitPrice)
    total = toCents(total + lineTotal)
    units += quantity
    const cells = {
      description,
      quantity: pen.number(quantity),
      unitPrice: pen.cell(unitPrice),
      lineTotal: pen.cell(lineTotal),
    }
    rows.push({ cells, keys: Object.fromEntries(terms.map((term) => [term, cellKey(index, term)])) })
    const truth: Partial<Record<Term, Value>> = { description, quantity, unitPrice, lineTotal }
    facts.push(Object.fromEntries(terms.map((term) => [term, truth[term] ?? null])))
  }
  return { terms, rows, facts, total, units }
}

function drawDetails(pen: Pen, day: Day, fields: Map<Term, Value>): Pair[] {
  const { random } = pen
  const time = `${String(random.int(8, 20)).padStart(2, "0")}:${String(random.int(0, 59)).padStart(2, "0")}`
  const number = random.pick([random.digits(4), random.digits(8), `${random.int(1, 9)}-${random.digits(5)}`])
  const hasNumber = random.chance(0.8)
  fields.set("receiptNumber", hasNumber ? number : null).set("receiptDate", isoDay(day))
  const printed = pen.shortDay(day)
  const pairs: Pair[] = [
    { label: pen.label("receiptDate"), value: `${printed} ${time}`, holds: [{ key: "receiptDate", text: printed }] },
    { label: pen.word("till"), value: String(random.int(1, 14)) },
    ...(random.chance(0.6) ? [{ label: pen.word("cashier"), value: pen.person() }] : []),
  ]
  const numberPair: Pair = {
    label: pen.label("receiptNumber"),
    value: number,
    holds: [{ key: "receiptNumber", text: number }],
  }
  return random.shuffle(hasNumber ? [numberPair, ...pairs] : pairs)
}

/** The sum, how it was paid, and the tax in it; in America the tax is added, elsewhere it is inside. */
function drawSums(pen: Pen, { total: goods, units }: Purchases, fields: Map<Term, Value>) {
  const { random } = pen
  const { code, country } = pen.locale
  const rate = country.taxRates[0] ?? 0
  const isAdded = code === "en-US"
  const tax = toCents(isAdded ? (goods * rate) / 100 : goods - goods / (1 + rate / 100))
  const total = isAdded ? toCents(goods + tax) : goods
  const net = toCents(total - tax)
  const pair = (label: string, value: number, term?: Term, isStrong = false): Pair => ({
    label,
    value: pen.amount(value),
    ...(isStrong ? { isStrong } : {}),
    ...(term ? { holds: [{ key: term, text: pen.amount(value) }] } : {}),
  })
  const hasTable = !isAdded && random.chance(0.4)
  const hasNet = isAdded || hasTable || random.chance(0.5)
  fields
    .set("netTotal", hasNet ? net : null)
    .set("taxTotal", tax)
    .set("grandTotal", total)
  const taxPairs = [
    ...(hasNet ? [pair(pen.label("netTotal"), net, "netTotal")] : []),
    pair(pen.word("taxAt").replace("{r}", pen.rate(rate)), tax, "taxTotal"),
  ]
  const totalPair = pair(pen.label("grandTotal"), total, "grandTotal", true)
  const given = Math.ceil((total + random.int(1, 1500) / 100) / 5) * 5
  const payment = random.chance(0.6)
    ? [pair(pen.word("cash"), given), pair(pen.word("change"), toCents(given - total))]
    : [pair(pen.word("card"), total)]
  const extras = [
    ...(random.chance(0.5) ? [{ label: pen.word("itemCount"), value: String(units) }] : []),
    ...(random.chance(0.3) ? [pair(pen.word("saved"), random.int(20, 400) / 100)] : []),
  ]
  const cellOf = (value: number, term: Term): Line => ({
    text: pen.cell(value),
    holds: [{ key: term, text: pen.cell(value) }],
  })
  const summary: SummaryTable = {
    columns: (["taxRate", "netTotal", "taxTotal", "grandTotal"] as const).map((term) => pen.shortLabel(term)),
    rows: [
      [{ text: `${pen.rate(rate)}%` }, cellOf(net, "netTotal"), cellOf(tax, "taxTotal"), cellOf(total, "grandTotal")],
    ],
  }
  if (hasTable) return { totals: [totalPair, ...payment, ...extras], summary }
  return {
    totals: isAdded ? [...taxPairs, totalPair, ...payment, ...extras] : [totalPair, ...payment, ...taxPairs, ...extras],
  }
}

function headLines(pen: Pen, shop: Company, fields: Map<Term, Value>): Line[] {
  const lines: Line[] = [{ text: `${pen.word("phone")} ${shop.phone}` }]
  if (shop.vatId === undefined) return lines
  const hasVatId = pen.random.chance(0.7)
  fields.set("sellerVatId", hasVatId ? shop.vatId : null)
  if (!hasVatId) return lines
  const text = `${pen.label("sellerVatId")}: ${shop.vatId}`
  return [...lines, { text, holds: [{ key: "sellerVatId", text: shop.vatId }] }]
}

/** Draws the receipt of a shop. */
export function drawReceipt(pen: Pen): { sheet: Sheet; facts: Facts } {
  const { random } = pen
  const [shop] = pen.companies(1)
  if (!shop) throw new RangeError("A locale needs a company.")
  const fields = new Map<Term, Value>([["merchantName", shop.name]])
  const otherReadings = new Map<string, Value[]>()
  const details = drawDetails(pen, random.int(18_300, 20_700), fields)
  const purchases = drawPurchases(pen)
  const footer = [headLines(pen, shop, fields)]
  const vatId = fields.get("sellerVatId")
  if (typeof vatId === "string") otherReadings.set(vatId, [vatId.replaceAll(" ", "")])
  const sheet: Sheet = {
    title: random.phrase(pen.locale.language.titles.receipt),
    number: pen.word("number"),
    dated: pen.word("dated"),
    sender: { ...shop, key: "merchantName" },
    senderLabel: pen.label("merchantName"),
    recipient: { name: "", lines: [] },
    recipientLabel: "",
    details,
    columns: purchases.terms.map((term) => ({
      key: term,
      label: pen.shortLabel(term),
      align: term === "description" ? "left" : "right",
    })),
    wideKey: "description",
    rows: purchases.rows,
    ...drawSums(pen, purchases, fields),
    notes: [pen.word("receiptThanks")],
    footer,
    page: pen.word("page"),
  }
  return {
    sheet,
    facts: { kind: "receipt", fields, columns: purchases.terms, rows: purchases.facts, otherReadings },
  }
}
