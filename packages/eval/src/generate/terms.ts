import type { ValueType } from "@docsift/engine"

/** The kinds of document that are generated. */
export const kinds = ["invoice", "order", "statement", "remittance", "receipt"] as const

/** The kinds that fill a sheet of paper. */
export const sheetKinds = ["invoice", "order", "statement", "remittance"] as const

/** A kind of document. */
export type Kind = (typeof kinds)[number]

/** All terms of the ground truth, with type and meaning. The meanings quote no printed label. */
export const terms = {
  invoiceNumber: { type: "string", meaning: "Identifier the seller gave to this bill" },
  invoiceDate: { type: "date", meaning: "Day on which the bill was issued" },
  dueDate: { type: "date", meaning: "Last day for paying" },
  orderNumber: { type: "string", meaning: "Identifier the buyer gave to the purchase" },
  orderDate: { type: "date", meaning: "Day on which the goods were ordered" },
  customerNumber: { type: "string", meaning: "Identifier under which the seller keeps the buyer" },
  deliveryDate: { type: "date", meaning: "Day on which the goods arrive or the work is done" },
  sellerName: { type: "string", meaning: "Company that wants to be paid" },
  buyerName: { type: "string", meaning: "Company that buys" },
  supplierName: { type: "string", meaning: "Company the goods are ordered from" },
  sellerVatId: { type: "string", meaning: "Tax identification of the company that sells" },
  iban: { type: "string", meaning: "International bank account number" },
  netTotal: { type: "number", meaning: "Sum before tax" },
  taxTotal: { type: "number", meaning: "All tax together" },
  grandTotal: { type: "number", meaning: "Sum with tax" },
  amountDue: { type: "number", meaning: "What is left to pay after advance payments" },
  quoteNumber: { type: "string", meaning: "Identifier of the offer that is accepted" },
  paymentTerms: { type: "string", meaning: "When and how to pay" },
  accountHolder: { type: "string", meaning: "Who owns the account" },
  accountNumber: { type: "string", meaning: "Domestic number of the account" },
  statementNumber: { type: "string", meaning: "Running number of this extract" },
  periodFrom: { type: "date", meaning: "First day that is covered" },
  periodTo: { type: "date", meaning: "Last day that is covered" },
  openingBalance: { type: "number", meaning: "Money in the account before the first transaction" },
  closingBalance: { type: "number", meaning: "Money in the account after the last transaction" },
  paymentNumber: { type: "string", meaning: "Identifier of this payment" },
  paymentDate: { type: "date", meaning: "Day on which the money is sent" },
  payerName: { type: "string", meaning: "Company that pays" },
  payeeName: { type: "string", meaning: "Company that receives the money" },
  supplierNumber: { type: "string", meaning: "Identifier under which the buyer keeps the seller" },
  totalPaid: { type: "number", meaning: "All the money that is sent" },
  merchantName: { type: "string", meaning: "Shop that sold the goods" },
  receiptNumber: { type: "string", meaning: "Identifier of this purchase at the till" },
  receiptDate: { type: "date", meaning: "Day of the purchase" },
  position: { type: "string", meaning: "Running number of the row" },
  articleNumber: { type: "string", meaning: "Identifier of the product" },
  description: { type: "string", meaning: "What is sold" },
  quantity: { type: "number", meaning: "How many" },
  unitPrice: { type: "number", meaning: "What one of them costs" },
  taxRate: { type: "number", meaning: "Tax in percent" },
  lineTotal: { type: "number", meaning: "What the row costs" },
  bookingDate: { type: "date", meaning: "Day on which the bank recorded it" },
  valueDate: { type: "date", meaning: "Day from which interest counts" },
  details: { type: "string", meaning: "What the money was for" },
  debit: { type: "number", meaning: "Money out" },
  credit: { type: "number", meaning: "Money in" },
  amount: { type: "number", meaning: "Money in, or out when negative" },
  balance: { type: "number", meaning: "Money in the account after the row" },
  documentNumber: { type: "string", meaning: "Identifier of the bill that is settled" },
  documentDate: { type: "date", meaning: "Day of the bill that is settled" },
  grossAmount: { type: "number", meaning: "Full sum of the bill" },
  discount: { type: "number", meaning: "What is deducted" },
  paidAmount: { type: "number", meaning: "What is paid for the bill" },
} as const satisfies Record<string, { type: ValueType; meaning: string }>

/** A term of the ground truth. */
export type Term = keyof typeof terms

/** Texts that are printed but never requested. */
export interface Words {
  /** The label of the order number on the order itself, without "your". */
  readonly ownOrder: string
  /** The label of the delivery date on an order, where it is in the future. */
  readonly deliverBy: string
  /** A sentence above the table with a number `{n}` and a day `{d}` that are not requested. */
  readonly intro: string
  readonly contact: string
  readonly phone: string
  readonly taxNumber: string
  readonly bic: string
  readonly bank: string
  readonly shipTo: string
  /** With `{n}` and `{m}`. */
  readonly page: string
  readonly carriedForward: string
  readonly broughtForward: string
  readonly subtotal: string
  readonly shipping: string
  readonly deposit: string
  readonly yourReference: string
  readonly deliveryNote: string
  readonly printedOn: string
  readonly unit: string
  readonly units: string
  /** With `{r}`, the rate. */
  readonly taxAt: string
  /** Printed between a title and a number. */
  readonly number: string
  /** Printed between a number and a date. */
  readonly dated: string
  readonly period: string
  readonly register: string
  readonly director: string
  readonly thanks: string
  readonly payNote: string
  readonly paymentTerms: string
  readonly cash: string
  readonly change: string
  readonly card: string
  readonly till: string
  readonly cashier: string
  readonly itemCount: string
  readonly rounding: string
  readonly saved: string
  readonly receiptThanks: string
}

/** The vocabulary of one language; alternatives are separated by bars. */
export interface Language {
  /** Field name as chosen in a workflow, then the printed labels. */
  readonly terms: Readonly<Record<Term, readonly [name: string, labels: string]>>
  readonly words: Words
  readonly titles: Readonly<Record<Kind, string>>
  /** Names of the object and of its table. */
  readonly objects: Readonly<Record<Kind, readonly [object: string, table: string]>>
  readonly months: readonly string[]
  /** Goods with names short enough for a receipt. */
  readonly groceries: readonly string[]
  readonly goods: readonly string[]
  /** Second sentences of long descriptions. */
  readonly remarks: readonly string[]
  readonly bookings: readonly string[]
}
