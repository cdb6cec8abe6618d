import type { Value } from "@docsift/engine"
import { isoDay, type Day } from "../locale.ts"
import { toCents, type Company, type TextComposer } from "../text-composer.ts"
import type { Facts, Line, Pair, Sheet } from "../sheet.ts"
import type { Term } from "../terms.ts"
import { drawTradeLines, type TradeLines } from "./trade-lines.ts"

/** The totals below the lines, as printed and as ground truth. */
export function drawTotals(composer: TextComposer, lines: TradeLines, fields: Map<Term, Value>): Pair[] {
  const { random } = composer
  const pairs: Pair[] = []
  const netByRate = new Map(lines.netByRate)
  const [mainRate = 0] = netByRate.keys()
  if (random.chance(0.3)) {
    const goods = [...netByRate.values()].reduce((sum, value) => sum + value, 0)
    const shipping = random.int(8, 90) * 0.5
    pairs.push({ label: composer.word("subtotal"), value: composer.amount(toCents(goods)) })
    pairs.push({ label: composer.word("shipping"), value: composer.amount(shipping) })
    netByRate.set(mainRate, toCents((netByRate.get(mainRate) ?? 0) + shipping))
  }
  const net = toCents([...netByRate.values()].reduce((sum, value) => sum + value, 0))
  const taxes = [...netByRate].map(([rate, sum]) => ({ rate, tax: toCents((sum * rate) / 100) }))
  const tax = toCents(taxes.reduce((sum, each) => sum + each.tax, 0))
  const total = toCents(net + tax)
  const printedAs = (term: Term, value: string): Pick<Pair, "printedValues"> => ({
    printedValues: [{ key: term, text: value }],
  })
  pairs.push({
    label: composer.label("netTotal"),
    value: composer.amount(net),
    ...printedAs("netTotal", composer.amount(net)),
  })
  const hasRates = taxes.length > 1 || random.chance(0.6)
  if (hasRates) {
    for (const each of taxes) {
      const rate = composer.rate(each.rate)
      const value = composer.amount(each.tax)
      pairs.push({
        label: composer.word("taxAt").replace("{r}", rate),
        value,
        ...(taxes.length === 1 ? printedAs("taxTotal", value) : {}),
      })
    }
  }
  const taxPrint = composer.amount(tax)
  const totalPrint = composer.amount(total)
  if (!hasRates || taxes.length > 1)
    pairs.push({ label: composer.label("taxTotal"), value: taxPrint, ...printedAs("taxTotal", taxPrint) })
  pairs.push({
    label: composer.label("grandTotal"),
    value: totalPrint,
    isStrong: true,
    ...printedAs("grandTotal", totalPrint),
  })
  fields.set("netTotal", net).set("taxTotal", tax).set("grandTotal", total)
  return pairs
}

function drawDeposit(composer: TextComposer, fields: Map<Term, Value>): Pair[] {
  if (!composer.random.chance(0.2)) return []
  const total = Number(fields.get("grandTotal"))
  const deposit = toCents(Math.floor(total * 0.3))
  const due = toCents(total - deposit)
  fields.set("amountDue", due)
  return [
    { label: composer.word("deposit"), value: composer.amount(-deposit) },
    {
      label: composer.label("amountDue"),
      value: composer.amount(due),
      isStrong: true,
      printedValues: [{ key: "amountDue", text: composer.amount(due) }],
    },
  ]
}

function drawDetails(composer: TextComposer, day: Day, fields: Map<Term, Value>): Pair[] {
  const { random } = composer
  const number = composer.identifier(day)
  fields.set("invoiceNumber", number).set("invoiceDate", isoDay(day))
  const lead: Pair[] = [
    {
      label: composer.label("invoiceNumber"),
      value: number,
      role: "number",
      printedValues: [{ key: "invoiceNumber", text: number }],
    },
    {
      label: composer.label("invoiceDate"),
      value: composer.day(day),
      role: "date",
      printedValues: [{ key: "invoiceDate", text: composer.day(day) }],
    },
  ]
  const rest: Pair[] = []
  const optional = (term: Term, probability: number, value: Value, printed: string): void => {
    const isPrinted = random.chance(probability)
    fields.set(term, isPrinted ? value : null)
    if (isPrinted)
      rest.push({ label: composer.label(term), value: printed, printedValues: [{ key: term, text: printed }] })
  }
  const due = day + random.pick([10, 14, 30, 45])
  const delivered = day - random.int(1, 9)
  const order = composer.identifier(day)
  const customer = random.digits(5)
  optional("dueDate", 0.7, isoDay(due), composer.day(due))
  optional("orderNumber", 0.5, order, order)
  optional("customerNumber", 0.6, customer, customer)
  optional("deliveryDate", 0.4, isoDay(delivered), composer.day(delivered))
  if (random.chance(0.4)) rest.push({ label: composer.word("contact"), value: composer.person() })
  if (random.chance(0.3)) rest.push({ label: composer.word("deliveryNote"), value: random.digits(6) })
  if (random.chance(0.3))
    rest.push({
      label: composer.word("yourReference"),
      value: `${random.pick(["MK", "ts", "P"])}-${random.int(11, 99)}`,
    })
  return [...lead, ...random.shuffle(rest)]
}

function sellerFields(
  composer: TextComposer,
  seller: Company,
  fields: Map<Term, Value>,
  readings: Map<string, Value[]>,
): Line[][] {
  const hasBank = composer.random.chance(0.75)
  const footer = composer.footer(seller, hasBank, { name: "sellerName", iban: "iban" })
  const iban = hasBank ? seller.iban : undefined
  fields.set("iban", iban ?? null)
  if (iban !== undefined) readings.set(iban, [iban.replaceAll(" ", "")])
  if (seller.vatId === undefined) return footer
  const hasVatId = composer.random.chance(0.8)
  fields.set("sellerVatId", hasVatId ? seller.vatId : null)
  if (!hasVatId) return footer
  readings.set(seller.vatId, [seller.vatId.replaceAll(" ", "")])
  const label = composer.label("sellerVatId")
  const line: Line = {
    text: `${label}: ${seller.vatId}`,
    label,
    printedValues: [{ key: "sellerVatId", text: seller.vatId }],
  }
  return footer.map((column, index) => (index === 1 ? [line, ...column] : column))
}

/** Generates an invoice. */
export function drawInvoice(composer: TextComposer): { sheet: Sheet; facts: Facts } {
  const { random } = composer
  const [seller, buyer, consignee] = composer.companies(3)
  if (!seller || !buyer || !consignee) throw new RangeError("A locale needs three companies.")
  const fields = new Map<Term, Value>()
  const day = random.int(18_300, 20_700)
  const details = drawDetails(composer, day, fields)
  fields.set("sellerName", seller.name).set("buyerName", buyer.name)
  const lines = drawTradeLines(composer)
  const readings = new Map<string, Value[]>([...lines.acceptedValues].map(([key, values]) => [key, [...values]]))
  const footer = sellerFields(composer, seller, fields, readings)
  const totals = [...drawTotals(composer, lines, fields), ...drawDeposit(composer, fields)]
  const sheet: Sheet = {
    title: random.phrase(composer.locale.language.titles.invoice),
    number: composer.word("number"),
    dated: composer.word("dated"),
    sender: { ...seller, key: "sellerName" },
    senderLabel: composer.label("sellerName"),
    recipient: { ...buyer, key: "buyerName" },
    recipientLabel: composer.label("buyerName"),
    ...(random.chance(0.35)
      ? {
          other: {
            label: composer.word("shipTo"),
            party: random.chance(0.6) ? { ...buyer, lines: consignee.lines, key: "buyerName" } : consignee,
          },
        }
      : {}),
    details,
    ...composer.intro(),
    columns: lines.columns,
    wideKey: "description",
    rows: lines.rows,
    totals,
    notes: [composer.word("payNote"), composer.word("thanks")].slice(0, random.int(0, 2)),
    footer,
    page: composer.word("page"),
    ...carryOf(composer),
  }
  return {
    sheet,
    facts: { kind: "invoice", fields, columns: lines.terms, rows: lines.facts, acceptedValues: readings },
  }
}

/** The carry-over rows of long tables, where the design has them. */
export function carryOf(composer: TextComposer): Pick<Sheet, "carry"> {
  if (!composer.options.hasCarry) return {}
  return {
    carry: {
      forward: composer.word("carriedForward"),
      brought: composer.word("broughtForward"),
      print: (amount) => composer.cell(amount),
    },
  }
}
