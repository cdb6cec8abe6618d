import type { Value } from "@docsift/engine"
import { isoDay, type Day } from "../locale.ts"
import { cellKey, type PrintedValue, type ValueKey } from "../places.ts"
import { toCents, type Company, type TextComposer } from "../text-composer.ts"
import type { Facts, Pair, Sheet, SheetColumn, SheetRow } from "../sheet.ts"
import type { Term } from "../terms.ts"

interface Bookings {
  readonly terms: readonly Term[]
  readonly rows: readonly SheetRow[]
  readonly facts: readonly Partial<Record<Term, Value>>[]
  readonly closing: number
}

function drawBookings(composer: TextComposer, from: Day, opening: number): Bookings {
  const { random, options } = composer
  const isSigned = random.chance(0.45)
  const sums: Term[] = isSigned ? ["amount"] : ["debit", "credit"]
  const terms: Term[] = [
    "bookingDate",
    ...(random.chance(0.4) ? (["valueDate"] as const) : []),
    "details",
    ...sums,
    ...(random.chance(0.6) ? (["balance"] as const) : []),
  ]
  const count = random.int(...options.rows)
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
    const text = random.pick(composer.locale.language.bookings)
    const gap = options.rowText === "stacked" ? "\n" : " "
    const details =
      options.rowText === "short"
        ? text
        : `${text}${gap}${random.pick(["REF", "MREF", "ID"])} ${random.digits(8)}${gap}${composer.person()}`
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
      bookingDate: composer.shortDay(day),
      valueDate: composer.shortDay(valueDay),
      details,
      amount: composer.cell(amount),
      debit: isCredit ? "" : composer.cell(sum),
      credit: isCredit ? composer.cell(sum) : "",
      balance: composer.cell(balance),
    }
    const index = rows.length
    rows.push({ cells, amount, keys: Object.fromEntries(terms.map((term) => [term, cellKey(index, term)])) })
    facts.push(Object.fromEntries(terms.map((term) => [term, truth[term] ?? null])))
  }
  return { terms, rows, facts, closing: balance }
}

function accountPairs(
  composer: TextComposer,
  bank: Company,
  fields: Map<Term, Value>,
  readings: Map<string, Value[]>,
): Pair[] {
  if (bank.iban !== undefined && composer.locale.code !== "en-GB") {
    fields.set("iban", bank.iban)
    readings.set(bank.iban, [bank.iban.replaceAll(" ", "")])
    return [{ label: composer.label("iban"), value: bank.iban, printedValues: [{ key: "iban", text: bank.iban }] }]
  }
  const number = composer.random.digits(composer.random.pick([8, 10]))
  fields.set("accountNumber", number).set("iban", null)
  return [
    { label: composer.label("accountNumber"), value: number, printedValues: [{ key: "accountNumber", text: number }] },
  ]
}

function periodPairs(composer: TextComposer, from: Day, to: Day, fields: Map<Term, Value>): Pair[] {
  fields.set("periodFrom", isoDay(from)).set("periodTo", isoDay(to))
  const printedValues: PrintedValue[] = [
    { key: "periodFrom", text: composer.day(from) },
    { key: "periodTo", text: composer.day(to) },
  ]
  if (composer.random.chance(0.3)) {
    return [
      { label: composer.label("periodFrom"), value: composer.day(from), printedValues: printedValues.slice(0, 1) },
      { label: composer.label("periodTo"), value: composer.day(to), printedValues: printedValues.slice(1) },
    ]
  }
  return [{ label: composer.word("period"), value: `${composer.day(from)} - ${composer.day(to)}`, printedValues }]
}

const alignOf = (term: Term): SheetColumn["align"] =>
  (["amount", "debit", "credit", "balance"] as Term[]).includes(term) ? "right" : "left" // widened to be searched

/** The rows that carry the balance over pages, where the design has them and the last column is the balance. */
function balanceCarryOf(composer: TextComposer, { terms }: Bookings, opening: number): Pick<Sheet, "carry"> {
  if (composer.options.hasBalanceCarry !== true || terms.at(-1) !== "balance") return {}
  const [forward, brought] = [composer.word("carriedForward"), composer.word("broughtForward")]
  return { carry: { forward, brought, start: opening, print: (amount) => composer.cell(amount) } }
}

/** Generates an account statement. */
export function drawStatement(composer: TextComposer): { sheet: Sheet; facts: Facts } {
  const { random } = composer
  const [bank, holder] = composer.companies(2)
  if (!bank || !holder) throw new RangeError("A locale needs two companies.")
  const fields = new Map<Term, Value>()
  const readings = new Map<string, Value[]>()
  const from = random.int(18_300, 20_700)
  const to = from + 29
  const opening = toCents(random.int(20_000, 2_400_000) / 100)
  const bookings = drawBookings(composer, from, opening)
  const hasNumber = random.chance(0.7)
  const number = `${random.int(1, 12)}${random.pick(["", `/${isoDay(to).slice(0, 4)}`])}`
  fields.set("accountHolder", holder.name).set("statementNumber", hasNumber ? number : null)
  fields.set("openingBalance", opening).set("closingBalance", bookings.closing)
  const pairs: Pair[] = [
    ...(hasNumber
      ? [
          {
            label: composer.label("statementNumber"),
            value: number,
            role: "number",
            printedValues: [{ key: "statementNumber", text: number }],
          } as const,
        ]
      : []),
    ...accountPairs(composer, bank, fields, readings),
    ...periodPairs(composer, from, to, fields),
    ...(random.chance(0.4) ? [{ label: composer.word("printedOn"), value: composer.day(to + 2) }] : []),
    ...(random.chance(0.3) ? [{ label: composer.word("bic"), value: bank.bic }] : []),
  ]
  const openingPair: Pair = {
    label: composer.label("openingBalance"),
    value: composer.amount(opening),
    printedValues: [{ key: "openingBalance", text: composer.amount(opening) }],
  }
  const closingPair: Pair = {
    label: composer.label("closingBalance"),
    value: composer.amount(bookings.closing),
    isStrong: true,
    printedValues: [{ key: "closingBalance", text: composer.amount(bookings.closing) }],
  }
  const isInTable = bookings.terms.includes("balance") && random.chance(0.4)
  const summary = (label: string, balance: number, key: ValueKey): SheetRow => ({
    cells: { details: label, balance: composer.cell(balance) },
    keys: { balance: key },
    isSummary: true,
  })
  const sheet: Sheet = {
    title: random.phrase(composer.locale.language.titles.statement),
    number: composer.word("number"),
    dated: composer.word("dated"),
    sender: { name: bank.bank, lines: bank.lines },
    senderLabel: composer.word("bank"),
    recipient: { ...holder, key: "accountHolder" },
    recipientLabel: composer.label("accountHolder"),
    details: pairs,
    columns: bookings.terms.map((term) => ({ key: term, label: composer.heading(term), align: alignOf(term) })),
    wideKey: "details",
    rows: isInTable
      ? [
          summary(composer.label("openingBalance"), opening, "openingBalance"),
          ...bookings.rows,
          summary(composer.label("closingBalance"), bookings.closing, "closingBalance"),
        ]
      : bookings.rows,
    totals: isInTable ? [] : [openingPair, closingPair],
    notes: [],
    footer: composer.footer({ ...bank, name: bank.bank }, false),
    page: composer.word("page"),
    ...balanceCarryOf(composer, bookings, opening),
  }
  return {
    sheet,
    facts: { kind: "statement", fields, columns: bookings.terms, rows: bookings.facts, acceptedValues: readings },
  }
}
