import type { Value } from "@docsift/engine"
import { isoDay } from "../locale.ts"
import { cellKey } from "../places.ts"
import { toCents, type Pen } from "../pen.ts"
import type { Facts, Pair, Sheet, SheetRow } from "../sheet.ts"
import type { Term } from "../terms.ts"
import { carryOf } from "./invoice.ts"

/** Draws a remittance advice: a payer tells a supplier which invoices one payment settles. */
export function drawRemittance(pen: Pen): { sheet: Sheet; facts: Facts } {
  const { random, wishes } = pen
  const [payer, payee] = pen.companies(2)
  if (!payer || !payee) throw new RangeError("A locale needs two companies.")
  const fields = new Map<Term, Value>()
  const readings = new Map<string, Value[]>()
  const day = random.int(18_300, 20_700)
  const terms: Term[] = ["documentNumber", "documentDate", "grossAmount", "discount", "paidAmount"]
  const rows: SheetRow[] = []
  const facts: Partial<Record<Term, Value>>[] = []
  let paid = 0
  let gross = 0
  const count = random.int(...wishes.rows)
  for (let index = 0; index < count; index++) {
    const documentDay = day - random.int(12, 60)
    const documentNumber = pen.identifier(documentDay)
    const grossAmount = toCents(random.int(4_000, 900_000) / 100)
    const discount = random.chance(0.5) ? toCents(grossAmount * 0.02) : 0
    const paidAmount = toCents(grossAmount - discount)
    paid = toCents(paid + paidAmount)
    gross = toCents(gross + grossAmount)
    facts.push({ documentNumber, documentDate: isoDay(documentDay), grossAmount, discount, paidAmount })
    const printed = [
      documentNumber,
      pen.shortDay(documentDay),
      pen.cell(grossAmount),
      pen.cell(discount),
      pen.cell(paidAmount),
    ]
    rows.push({
      cells: Object.fromEntries(terms.map((term, at) => [term, printed[at] ?? ""])),
      amount: paidAmount,
      keys: Object.fromEntries(terms.map((term) => [term, cellKey(index, term)])),
    })
  }
  const number = pen.identifier(day)
  fields.set("paymentNumber", number).set("paymentDate", isoDay(day)).set("payerName", payer.name)
  fields.set("payeeName", payee.name).set("totalPaid", paid)
  const pairs: Pair[] = [
    {
      label: pen.label("paymentNumber"),
      value: number,
      role: "number",
      holds: [{ key: "paymentNumber", text: number }],
    },
    {
      label: pen.label("paymentDate"),
      value: pen.day(day),
      role: "date",
      holds: [{ key: "paymentDate", text: pen.day(day) }],
    },
  ]
  const supplier = random.digits(6)
  const hasSupplier = random.chance(0.6)
  fields.set("supplierNumber", hasSupplier ? supplier : null)
  if (hasSupplier) {
    const holds = [{ key: "supplierNumber", text: supplier } as const]
    pairs.push({ label: pen.label("supplierNumber"), value: supplier, holds })
  }
  const hasIban = payee.iban !== undefined && random.chance(0.6)
  fields.set("iban", hasIban ? (payee.iban ?? null) : null)
  if (hasIban && payee.iban !== undefined) {
    pairs.push({ label: pen.label("iban"), value: payee.iban, holds: [{ key: "iban", text: payee.iban }] })
    readings.set(payee.iban, [payee.iban.replaceAll(" ", "")])
  }
  if (random.chance(0.5)) pairs.push({ label: pen.word("contact"), value: pen.person() })
  if (random.chance(0.4)) pairs.push({ label: pen.word("phone"), value: payer.phone })
  const sheet: Sheet = {
    title: random.phrase(pen.locale.language.titles.remittance),
    number: pen.word("number"),
    dated: pen.word("dated"),
    sender: { ...payer, key: "payerName" },
    senderLabel: pen.label("payerName"),
    recipient: { ...payee, key: "payeeName" },
    recipientLabel: pen.label("payeeName"),
    details: pairs,
    columns: terms.map((term, index) => ({ key: term, label: pen.heading(term), align: index > 1 ? "right" : "left" })),
    wideKey: "documentNumber",
    rows,
    totals: [
      ...(random.chance(0.4) ? [{ label: pen.word("subtotal"), value: pen.amount(gross) }] : []),
      {
        label: pen.label("totalPaid"),
        value: pen.amount(paid),
        isStrong: true,
        holds: [{ key: "totalPaid", text: pen.amount(paid) }],
      },
    ],
    notes: random.chance(0.3) ? [pen.word("thanks")] : [],
    footer: pen.footer(payer, false, { name: "payerName" }),
    page: pen.word("page"),
    ...carryOf(pen),
  }
  return { sheet, facts: { kind: "remittance", fields, columns: terms, rows: facts, otherReadings: readings } }
}
