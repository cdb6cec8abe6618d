import type { Value } from "@docsift/engine"
import { isoDay } from "../locale.ts"
import { cellKey } from "../places.ts"
import { toCents, type TextComposer } from "../text-composer.ts"
import type { Facts, Pair, Sheet, SheetRow } from "../sheet.ts"
import type { Term } from "../terms.ts"
import { carryOf } from "./invoice.ts"

/** Generates a remittance advice: a payer lists the invoices that one payment settles. */
export function drawRemittance(composer: TextComposer): { sheet: Sheet; facts: Facts } {
  const { random, options } = composer
  const [payer, payee] = composer.companies(2)
  if (!payer || !payee) throw new RangeError("A locale needs two companies.")
  const fields = new Map<Term, Value>()
  const readings = new Map<string, Value[]>()
  const day = random.int(18_300, 20_700)
  const terms: Term[] = ["documentNumber", "documentDate", "grossAmount", "discount", "paidAmount"]
  const rows: SheetRow[] = []
  const facts: Partial<Record<Term, Value>>[] = []
  let paid = 0
  let gross = 0
  const count = random.int(...options.rows)
  for (let index = 0; index < count; index++) {
    const documentDay = day - random.int(12, 60)
    const documentNumber = composer.identifier(documentDay)
    const grossAmount = toCents(random.int(4_000, 900_000) / 100)
    const discount = random.chance(0.5) ? toCents(grossAmount * 0.02) : 0
    const paidAmount = toCents(grossAmount - discount)
    paid = toCents(paid + paidAmount)
    gross = toCents(gross + grossAmount)
    facts.push({ documentNumber, documentDate: isoDay(documentDay), grossAmount, discount, paidAmount })
    const printed = [
      documentNumber,
      composer.shortDay(documentDay),
      composer.cell(grossAmount),
      composer.cell(discount),
      composer.cell(paidAmount),
    ]
    rows.push({
      cells: Object.fromEntries(terms.map((term, at) => [term, printed[at] ?? ""])),
      amount: paidAmount,
      keys: Object.fromEntries(terms.map((term) => [term, cellKey(index, term)])),
    })
  }
  const number = composer.identifier(day)
  fields.set("paymentNumber", number).set("paymentDate", isoDay(day)).set("payerName", payer.name)
  fields.set("payeeName", payee.name).set("totalPaid", paid)
  const pairs: Pair[] = [
    {
      label: composer.label("paymentNumber"),
      value: number,
      role: "number",
      printedValues: [{ key: "paymentNumber", text: number }],
    },
    {
      label: composer.label("paymentDate"),
      value: composer.day(day),
      role: "date",
      printedValues: [{ key: "paymentDate", text: composer.day(day) }],
    },
  ]
  const supplier = random.digits(6)
  const hasSupplier = random.chance(0.6)
  fields.set("supplierNumber", hasSupplier ? supplier : null)
  if (hasSupplier) {
    const printedValues = [{ key: "supplierNumber", text: supplier } as const]
    pairs.push({ label: composer.label("supplierNumber"), value: supplier, printedValues })
  }
  const hasIban = payee.iban !== undefined && random.chance(0.6)
  fields.set("iban", hasIban ? (payee.iban ?? null) : null)
  if (hasIban && payee.iban !== undefined) {
    pairs.push({ label: composer.label("iban"), value: payee.iban, printedValues: [{ key: "iban", text: payee.iban }] })
    readings.set(payee.iban, [payee.iban.replaceAll(" ", "")])
  }
  if (random.chance(0.5)) pairs.push({ label: composer.word("contact"), value: composer.person() })
  if (random.chance(0.4)) pairs.push({ label: composer.word("phone"), value: payer.phone })
  const sheet: Sheet = {
    title: random.phrase(composer.locale.language.titles.remittance),
    number: composer.word("number"),
    dated: composer.word("dated"),
    sender: { ...payer, key: "payerName" },
    senderLabel: composer.label("payerName"),
    recipient: { ...payee, key: "payeeName" },
    recipientLabel: composer.label("payeeName"),
    details: pairs,
    columns: terms.map((term, index) => ({
      key: term,
      label: composer.heading(term),
      align: index > 1 ? "right" : "left",
    })),
    wideKey: "documentNumber",
    rows,
    totals: [
      ...(random.chance(0.4) ? [{ label: composer.word("subtotal"), value: composer.amount(gross) }] : []),
      {
        label: composer.label("totalPaid"),
        value: composer.amount(paid),
        isStrong: true,
        printedValues: [{ key: "totalPaid", text: composer.amount(paid) }],
      },
    ],
    notes: random.chance(0.3) ? [composer.word("thanks")] : [],
    footer: composer.footer(payer, false, { name: "payerName" }),
    page: composer.word("page"),
    ...carryOf(composer),
  }
  return { sheet, facts: { kind: "remittance", fields, columns: terms, rows: facts, acceptedValues: readings } }
}
