import type { Value } from "@docsift/engine"
import { isoDay, type Day } from "../locale.ts"
import { cellKey, type Hold, type ValueKey } from "../places.ts"
import { toCents, type Company, type Pen } from "../pen.ts"
import type { Facts, Pair, Sheet, SheetColumn, SheetRow } from "../sheet.ts"
import type { Term } from "../terms.ts"

interface Bookings {
  readonly terms: readonly Term[]
  readonly rows: readonly SheetRow[]
  readonly facts: readonly Partial<Record<Term, Value>>[]
  readonly closing: number
}

function drawBookings(pen: Pen, from: Day, opening: number): Bookings {
  const { random, wishes } = pen
  const isSigned = random.chance(0.45)
  const sums: Term[] = isSigned ? ["amount"] : ["debit", "credit"]
  const terms: Term[] = [
    "bookingDate",
    ...(random.chance(0.4) ? (["valueDate"] as const) : []),
    "details",
    ...sums,
    ...(random.chance(0.6) ? (["balance"] as const) : []),
  ]
  const count = random.int(...wishes.rows)
  const days = Array.from({ length: count }, () => from + random.int(0, 27)).sort((a, b) => a - b)
  const rows: SheetRow[] = []
  const facts: Partial<Record<Term, Value>>[] = []
  let balance = opening
  for (const day of days) {
    const sum = toCents(random.int(120, 240_000) / 100)
    const isCredit = random.chance(0.35)
    const amount = isCredit ? sum : -sum
    balance = toCents(balance + amount)
    const valueDay = day + random.int(0, 2)
    const text = random.pick(pen.locale.language.bookings)
    const gap = wishes.rowText === "stacked" ? "\n" : " "
    const details =
      wishes.rowText === "short"
        ? text
        : `${text}${gap}${random.pick(["REF", "MREF", "ID"])} ${random.digits(8)}${gap}${pen.person()}`
    const truth: Partial<Record<Term, Value>> = {
      bookingDate: isoDay(day),
      valueDate: isoDay(valueDay),
      details: details.replaceAll("\n", " "),
      amount,
      debit: isCredit ? null : sum,
      credit: isCredit ? sum : null,
      balance,
    }
    const cells: Record<string, string> = {
      bookingDate: pen.shortDay(day),
      valueDate: pen.shortDay(valueDay),
      details,
      amount: pen.cell(amount),
      debit: isCredit ? "" : pen.cell(sum),
      credit: isCredit ? pen.cell(sum) : "",
      balance: pen.cell(balance),
    }
    const index = rows.length
    rows.push({ cells, amount, keys: Object.fromEntries(terms.map((term) => [term, cellKey(index, term)])) })
    facts.push(Object.fromEntries(terms.map((term) => [term, truth[term] ?? null])))
  }
  return { terms, rows, facts, closing: balance }
}

function accountPairs(pen: Pen, bank: Company, fields: Map<Term, Value>, readings: Map<string, Value[]>): Pair[] {
  if (bank.iban !== undefined && pen.locale.code !== "en-GB") {
    fields.set("iban", bank.iban)
    readings.set(bank.iban, [bank.iban.replaceAll(" ", "")])
    return [{ label: pen.label("iban"), value: bank.iban, holds: [{ key: "iban", text: bank.iban }] }]
  }
  const number = pen.random.digits(pen.random.pick([8, 10]))
  fields.set("accountNumber", number).set("iban", null)
  return [{ label: pen.label("accountNumber"), value: number, holds: [{ key: "accountNumber", text: number }] }]
}

function periodPairs(pen: Pen, from: Day, to: Day, fields: Map<Term, Value>): Pair[] {
  fields.set("periodFrom", isoDay(from)).set("periodTo", isoDay(to))
  const holds: Hold[] = [
    { key: "periodFrom", text: pen.day(from) },
    { key: "periodTo", text: pen.day(to) },
  ]
  if (pen.random.chance(0.3)) {
    return [
      { label: pen.label("periodFrom"), value: pen.day(from), holds: holds.slice(0, 1) },
      { label: pen.label("periodTo"), value: pen.day(to), holds: holds.slice(1) },
    ]
  }
  return [{ label: pen.word("period"), value: `${pen.day(from)} - ${pen.day(to)}`, holds }]
}

const alignOf = (term: Term): SheetColumn["align"] =>
  (["amount", "debit", "credit", "balance"] as Term[]).includes(term) ? "right" : "left" // widened to be searched

/** The rows that carry the balance over pages, where the design has them and the last column is the balance. */
function balanceCarryOf(pen: Pen, { terms }: Bookings, opening: number): Pick<Sheet, "carry"> {
  if (pen.wishes.hasBalanceCarry !== true || terms.at(-1) !== "balance") return {}
  const [forward, brought] = [pen.word("carriedForward"), pen.word("broughtForward")]
  return { carry: { forward, brought, start: opening, print: (amount) => pen.cell(amount) } }
}

/** Draws a bank's account statement. */
export function drawStatement(pen: Pen): { sheet: Sheet; facts: Facts } {
  const { random } = pen
  const [bank, holder] = pen.companies(2)
  if (!bank || !holder) throw new RangeError("A locale needs two companies.")
  const fields = new Map<Term, Value>()
  const readings = new Map<string, Value[]>()
  const from = random.int(18_300, 20_700)
  const to = from + 29
  const opening = toCents(random.int(20_000, 2_400_000) / 100)
  const bookings = drawBookings(pen, from, opening)
  const hasNumber = random.chance(0.7)
  const number = `${random.int(1, 12)}${random.pick(["", `/${isoDay(to).slice(0, 4)}`])}`
  fields.set("accountHolder", holder.name).set("statementNumber", hasNumber ? number : null)
  fields.set("openingBalance", opening).set("closingBalance", bookings.closing)
  const pairs: Pair[] = [
    ...(hasNumber
      ? [
          {
            label: pen.label("statementNumber"),
            value: number,
            role: "number",
            holds: [{ key: "statementNumber", text: number }],
          } as const,
        ]
      : []),
    ...accountPairs(pen, bank, fields, readings),
    ...periodPairs(pen, from, to, fields),
    ...(random.chance(0.4) ? [{ label: pen.word("printedOn"), value: pen.day(to + 2) }] : []),
    ...(random.chance(0.3) ? [{ label: pen.word("bic"), value: bank.bic }] : []),
  ]
  const openingPair: Pair = {
    label: pen.label("openingBalance"),
    value: pen.amount(opening),
    holds: [{ key: "openingBalance", text: pen.amount(opening) }],
  }
  const closingPair: Pair = {
    label: pen.label("closingBalance"),
    value: pen.amount(bookings.closing),
    isStrong: true,
    holds: [{ key: "closingBalance", text: pen.amount(bookings.closing) }],
  }
  const isInTable = bookings.terms.includes("balance") && random.chance(0.4)
  const summary = (label: string, balance: number, key: ValueKey): SheetRow => ({
    cells: { details: label, balance: pen.cell(balance) },
    keys: { balance: key },
    isSummary: true,
  })
  const sheet: Sheet = {
    title: random.phrase(pen.locale.language.titles.statement),
    number: pen.word("number"),
    dated: pen.word("dated"),
    sender: { name: bank.bank, lines: bank.lines },
    senderLabel: pen.word("bank"),
    recipient: { ...holder, key: "accountHolder" },
    recipientLabel: pen.label("accountHolder"),
    details: pairs,
    columns: bookings.terms.map((term) => ({ key: term, label: pen.heading(term), align: alignOf(term) })),
    wideKey: "details",
    rows: isInTable
      ? [
          summary(pen.label("openingBalance"), opening, "openingBalance"),
          ...bookings.rows,
          summary(pen.label("closingBalance"), bookings.closing, "closingBalance"),
        ]
      : bookings.rows,
    totals: isInTable ? [] : [openingPair, closingPair],
    notes: [],
    footer: pen.footer({ ...bank, name: bank.bank }, false),
    page: pen.word("page"),
    ...balanceCarryOf(pen, bookings, opening),
  }
  return {
    sheet,
    facts: { kind: "statement", fields, columns: bookings.terms, rows: bookings.facts, otherReadings: readings },
  }
}
