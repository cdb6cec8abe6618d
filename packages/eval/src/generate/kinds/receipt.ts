import type { Value } from "@docsift/engine"
import { isoDay, type Day } from "../locale.ts"
import { toCents, type Company, type TextComposer } from "../text-composer.ts"
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

function drawPurchases(composer: TextComposer): Purchases {
  const { random, options } = composer
  const terms: Term[] =
    options.items === "prefix"
      ? ["quantity", "description", "lineTotal"]
      : ["description", "quantity", "unitPrice", "lineTotal"]
  const goods = random.shuffle(composer.locale.language.groceries)
  const count = Math.min(random.int(...options.rows), goods.length)
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
      quantity: composer.number(quantity),
      unitPrice: composer.cell(unitPrice),
      lineTotal: composer.cell(lineTotal),
    }
    rows.push({ cells, keys: Object.fromEntries(terms.map((term) => [term, cellKey(index, term)])) })
    const truth: Partial<Record<Term, Value>> = { description, quantity, unitPrice, lineTotal }
    facts.push(Object.fromEntries(terms.map((term) => [term, truth[term] ?? null])))
  }
  return { terms, rows, facts, total, units }
}

function drawDetails(composer: TextComposer, day: Day, fields: Map<Term, Value>): Pair[] {
  const { random } = composer
  const time = `${String(random.int(8, 20)).padStart(2, "0")}:${String(random.int(0, 59)).padStart(2, "0")}`
  const number = random.pick([random.digits(4), random.digits(8), `${random.int(1, 9)}-${random.digits(5)}`])
  const hasNumber = random.chance(0.8)
  fields.set("receiptNumber", hasNumber ? number : null).set("receiptDate", isoDay(day))
  const printed = composer.shortDay(day)
  const pairs: Pair[] = [
    {
      label: composer.label("receiptDate"),
      value: `${printed} ${time}`,
      printedValues: [{ key: "receiptDate", text: printed }],
    },
    { label: composer.word("till"), value: String(random.int(1, 14)) },
    ...(random.chance(0.6) ? [{ label: composer.word("cashier"), value: composer.person() }] : []),
  ]
  const numberPair: Pair = {
    label: composer.label("receiptNumber"),
    value: number,
    printedValues: [{ key: "receiptNumber", text: number }],
  }
  return random.shuffle(hasNumber ? [numberPair, ...pairs] : pairs)
}

/** The sum, how it was paid, and the tax in it; in America the tax is added, elsewhere it is inside. */
function drawSums(composer: TextComposer, { total: goods, units }: Purchases, fields: Map<Term, Value>) {
  const { random } = composer
  const { code, country } = composer.locale
  const rate = country.taxRates[0] ?? 0
  const isAdded = code === "en-US"
  const tax = toCents(isAdded ? (goods * rate) / 100 : goods - goods / (1 + rate / 100))
  const total = isAdded ? toCents(goods + tax) : goods
  const net = toCents(total - tax)
  const pair = (label: string, value: number, term?: Term, isStrong = false): Pair => ({
    label,
    value: composer.amount(value),
    ...(isStrong ? { isStrong } : {}),
    ...(term ? { printedValues: [{ key: term, text: composer.amount(value) }] } : {}),
  })
  const hasTable = !isAdded && random.chance(0.4)
  const hasNet = isAdded || hasTable || random.chance(0.5)
  fields
    .set("netTotal", hasNet ? net : null)
    .set("taxTotal", tax)
    .set("grandTotal", total)
  const taxPairs = [
    ...(hasNet ? [pair(composer.label("netTotal"), net, "netTotal")] : []),
    pair(composer.word("taxAt").replace("{r}", composer.rate(rate)), tax, "taxTotal"),
  ]
  const totalPair = pair(composer.label("grandTotal"), total, "grandTotal", true)
  const given = Math.ceil((total + random.int(1, 1500) / 100) / 5) * 5
  const payment = random.chance(0.6)
    ? [pair(composer.word("cash"), given), pair(composer.word("change"), toCents(given - total))]
    : [pair(composer.word("card"), total)]
  const extras = [
    ...(random.chance(0.5) ? [{ label: composer.word("itemCount"), value: String(units) }] : []),
    ...(random.chance(0.3) ? [pair(composer.word("saved"), random.int(20, 400) / 100)] : []),
  ]
  const cellOf = (value: number, term: Term): Line => ({
    text: composer.cell(value),
    printedValues: [{ key: term, text: composer.cell(value) }],
  })
  const summary: SummaryTable = {
    columns: (["taxRate", "netTotal", "taxTotal", "grandTotal"] as const).map((term) => composer.shortLabel(term)),
    rows: [
      [
        { text: `${composer.rate(rate)}%` },
        cellOf(net, "netTotal"),
        cellOf(tax, "taxTotal"),
        cellOf(total, "grandTotal"),
      ],
    ],
  }
  if (hasTable) return { totals: [totalPair, ...payment, ...extras], summary }
  return {
    totals: isAdded ? [...taxPairs, totalPair, ...payment, ...extras] : [totalPair, ...payment, ...taxPairs, ...extras],
  }
}

function headLines(composer: TextComposer, shop: Company, fields: Map<Term, Value>): Line[] {
  const phone = composer.word("phone")
  const lines: Line[] = [{ text: `${phone} ${shop.phone}`, label: phone }]
  if (shop.vatId === undefined) return lines
  const hasVatId = composer.random.chance(0.7)
  fields.set("sellerVatId", hasVatId ? shop.vatId : null)
  if (!hasVatId) return lines
  const label = composer.label("sellerVatId")
  return [
    ...lines,
    { text: `${label}: ${shop.vatId}`, label, printedValues: [{ key: "sellerVatId", text: shop.vatId }] },
  ]
}

/** Generates the receipt of a shop. */
export function drawReceipt(composer: TextComposer): { sheet: Sheet; facts: Facts } {
  const { random } = composer
  const [shop] = composer.companies(1)
  if (!shop) throw new RangeError("A locale needs a company.")
  const fields = new Map<Term, Value>([["merchantName", shop.name]])
  const acceptedValues = new Map<string, Value[]>()
  const details = drawDetails(composer, random.int(18_300, 20_700), fields)
  const purchases = drawPurchases(composer)
  const footer = [headLines(composer, shop, fields)]
  const vatId = fields.get("sellerVatId")
  if (typeof vatId === "string") acceptedValues.set(vatId, [vatId.replaceAll(" ", "")])
  const sheet: Sheet = {
    title: random.phrase(composer.locale.language.titles.receipt),
    number: composer.word("number"),
    dated: composer.word("dated"),
    sender: { ...shop, key: "merchantName" },
    senderLabel: composer.label("merchantName"),
    recipient: { name: "", lines: [] },
    recipientLabel: "",
    details,
    columns: purchases.terms.map((term) => ({
      key: term,
      label: composer.shortLabel(term),
      align: term === "description" ? "left" : "right",
    })),
    wideKey: "description",
    rows: purchases.rows,
    ...drawSums(composer, purchases, fields),
    notes: [composer.word("receiptThanks")],
    footer,
    page: composer.word("page"),
  }
  return {
    sheet,
    facts: { kind: "receipt", fields, columns: purchases.terms, rows: purchases.facts, acceptedValues },
  }
}
