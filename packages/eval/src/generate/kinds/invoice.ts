import type { Value } from "@docsift/engine"
import { isoDay, type Day } from "../locale.ts"
import { toCents, type Company, type Pen } from "../pen.ts"
import type { Facts, Line, Pair, Sheet } from "../sheet.ts"
import type { Term } from "../terms.ts"
import { drawTradeLines, type TradeLines } from "./trade-lines.ts"

/** The sums below the lines, as printed and as true. */
export function drawTotals(pen: Pen, lines: TradeLines, fields: Map<Term, Value>): Pair[] {
  const { random } = pen
  const pairs: Pair[] = []
  const netByRate = new Map(lines.netByRate)
  const [mainRate = 0] = netByRate.keys()
  if (random.chance(0.3)) {
    const goods = [...netByRate.values()].reduce((sum, value) => sum + value, 0)
    const shipping = random.int(8, 90) * 0.5
    pairs.push({ label: pen.word("subtotal"), value: pen.amount(toCents(goods)) })
    pairs.push({ label: pen.word("shipping"), value: pen.amount(shipping) })
    netByRate.set(mainRate, toCents((netByRate.get(mainRate) ?? 0) + shipping))
  }
  const net = toCents([...netByRate.values()].reduce((sum, value) => sum + value, 0))
  const taxes = [...netByRate].map(([rate, sum]) => ({ rate, tax: toCents((sum * rate) / 100) }))
  const tax = toCents(taxes.reduce((sum, each) => sum + each.tax, 0))
  const total = toCents(net + tax)
  const holding = (term: Term, value: string): Pick<Pair, "holds"> => ({ holds: [{ key: term, text: value }] })
  pairs.push({ label: pen.label("netTotal"), value: pen.amount(net), ...holding("netTotal", pen.amount(net)) })
  const hasRates = taxes.length > 1 || random.chance(0.6)
  if (hasRates) {
    for (const each of taxes) {
      const rate = pen.rate(each.rate)
      const value = pen.amount(each.tax)
      pairs.push({
        label: pen.word("taxAt").replace("{r}", rate),
        value,
        ...(taxes.length === 1 ? holding("taxTotal", value) : {}),
      })
    }
  }
  const taxPrint = pen.amount(tax)
  const totalPrint = pen.amount(total)
  if (!hasRates || taxes.length > 1)
    pairs.push({ label: pen.label("taxTotal"), value: taxPrint, ...holding("taxTotal", taxPrint) })
  pairs.push({
    label: pen.label("grandTotal"),
    value: totalPrint,
    isStrong: true,
    ...holding("grandTotal", totalPrint),
  })
  fields.set("netTotal", net).set("taxTotal", tax).set("grandTotal", total)
  return pairs
}

function drawDeposit(pen: Pen, fields: Map<Term, Value>): Pair[] {
  if (!pen.random.chance(0.2)) return []
  const total = Number(fields.get("grandTotal"))
  const deposit = toCents(Math.floor(total * 0.3))
  const due = toCents(total - deposit)
  fields.set("amountDue", due)
  return [
    { label: pen.word("deposit"), value: pen.amount(-deposit) },
    {
      label: pen.label("amountDue"),
      value: pen.amount(due),
      isStrong: true,
      holds: [{ key: "amountDue", text: pen.amount(due) }],
    },
  ]
}

function drawDetails(pen: Pen, day: Day, fields: Map<Term, Value>): Pair[] {
  const { random } = pen
  const number = pen.identifier(day)
  fields.set("invoiceNumber", number).set("invoiceDate", isoDay(day))
  const lead: Pair[] = [
    {
      label: pen.label("invoiceNumber"),
      value: number,
      role: "number",
      holds: [{ key: "invoiceNumber", text: number }],
    },
    {
      label: pen.label("invoiceDate"),
      value: pen.day(day),
      role: "date",
      holds: [{ key: "invoiceDate", text: pen.day(day) }],
    },
  ]
  const rest: Pair[] = []
  const optional = (term: Term, probability: number, value: Value, printed: string): void => {
    const isPrinted = random.chance(probability)
    fields.set(term, isPrinted ? value : null)
    if (isPrinted) rest.push({ label: pen.label(term), value: printed, holds: [{ key: term, text: printed }] })
  }
  const due = day + random.pick([10, 14, 30, 45])
  const delivered = day - random.int(1, 9)
  const order = pen.identifier(day)
  const customer = random.digits(5)
  optional("dueDate", 0.7, isoDay(due), pen.day(due))
  optional("orderNumber", 0.5, order, order)
  optional("customerNumber", 0.6, customer, customer)
  optional("deliveryDate", 0.4, isoDay(delivered), pen.day(delivered))
  if (random.chance(0.4)) rest.push({ label: pen.word("contact"), value: pen.person() })
  if (random.chance(0.3)) rest.push({ label: pen.word("deliveryNote"), value: random.digits(6) })
  if (random.chance(0.3))
    rest.push({ label: pen.word("yourReference"), value: `${random.pick(["MK", "ts", "P"])}-${random.int(11, 99)}` })
  return [...lead, ...random.shuffle(rest)]
}

function sellerFields(pen: Pen, seller: Company, fields: Map<Term, Value>, readings: Map<string, Value[]>): Line[][] {
  const hasBank = pen.random.chance(0.75)
  const footer = pen.footer(seller, hasBank, { name: "sellerName", iban: "iban" })
  const iban = hasBank ? seller.iban : undefined
  fields.set("iban", iban ?? null)
  if (iban !== undefined) readings.set(iban, [iban.replaceAll(" ", "")])
  if (seller.vatId === undefined) return footer
  const hasVatId = pen.random.chance(0.8)
  fields.set("sellerVatId", hasVatId ? seller.vatId : null)
  if (!hasVatId) return footer
  readings.set(seller.vatId, [seller.vatId.replaceAll(" ", "")])
  const line: Line = {
    text: `${pen.label("sellerVatId")}: ${seller.vatId}`,
    holds: [{ key: "sellerVatId", text: seller.vatId }],
  }
  return footer.map((column, index) => (index === 1 ? [line, ...column] : column))
}

/** Draws an invoice. */
export function drawInvoice(pen: Pen): { sheet: Sheet; facts: Facts } {
  const { random } = pen
  const [seller, buyer, consignee] = pen.companies(3)
  if (!seller || !buyer || !consignee) throw new RangeError("A locale needs three companies.")
  const fields = new Map<Term, Value>()
  const day = random.int(18_300, 20_700)
  const details = drawDetails(pen, day, fields)
  fields.set("sellerName", seller.name).set("buyerName", buyer.name)
  const lines = drawTradeLines(pen)
  const readings = new Map<string, Value[]>([...lines.otherReadings].map(([key, values]) => [key, [...values]]))
  const footer = sellerFields(pen, seller, fields, readings)
  const totals = [...drawTotals(pen, lines, fields), ...drawDeposit(pen, fields)]
  const sheet: Sheet = {
    title: random.phrase(pen.locale.language.titles.invoice),
    number: pen.word("number"),
    dated: pen.word("dated"),
    sender: { ...seller, key: "sellerName" },
    senderLabel: pen.label("sellerName"),
    recipient: { ...buyer, key: "buyerName" },
    recipientLabel: pen.label("buyerName"),
    ...(random.chance(0.35)
      ? {
          other: {
            label: pen.word("shipTo"),
            party: random.chance(0.6) ? { ...buyer, lines: consignee.lines, key: "buyerName" } : consignee,
          },
        }
      : {}),
    details,
    ...pen.intro(),
    columns: lines.columns,
    wideKey: "description",
    rows: lines.rows,
    totals,
    notes: [pen.word("payNote"), pen.word("thanks")].slice(0, random.int(0, 2)),
    footer,
    page: pen.word("page"),
    ...carryOf(pen),
  }
  return { sheet, facts: { kind: "invoice", fields, columns: lines.terms, rows: lines.facts, otherReadings: readings } }
}

/** The carry-over rows of long tables, where the design has them. */
export function carryOf(pen: Pen): Pick<Sheet, "carry"> {
  if (!pen.wishes.hasCarry) return {}
  return {
    carry: {
      forward: pen.word("carriedForward"),
      brought: pen.word("broughtForward"),
      print: (amount) => pen.cell(amount),
    },
  }
}
