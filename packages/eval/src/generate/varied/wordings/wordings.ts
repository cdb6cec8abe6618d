import type { ColumnAttribute, VariedKind } from "../attributes.ts"

/** Labels and phrases that are printed besides values. */
export interface Labels {
  readonly documentDate: string
  readonly dueDate: string
  readonly validUntil: string
  readonly deliveryDate: string
  readonly orderReference: string
  readonly originalInvoice: string
  readonly customerNumber: string
  readonly contactPerson: string
  readonly paymentTerms: string
  readonly yourReference: string
  readonly project: string
  readonly incoterm: string
  readonly carrier: string
  readonly currency: string
  /** Above the seller's name and address. */
  readonly seller: string
  /** Above the buyer's, on what the seller issues. */
  readonly buyer: string
  /** Above the seller's, on what the buyer issues. */
  readonly vendor: string
  readonly shipTo: string
  readonly attention: string
  readonly taxId: string
  readonly iban: string
  readonly account: string
  readonly bic: string
  readonly bank: string
  readonly phone: string
  readonly fax: string
  readonly email: string
  readonly web: string
  readonly register: string
  readonly directors: string
  readonly subtotal: string
  readonly discount: string
  readonly shipping: string
  readonly netTotal: string
  /** With `{r}`, the rate. */
  readonly taxAt: string
  readonly taxTotal: string
  readonly grandTotal: string
  readonly amountPaid: string
  readonly amountDue: string
  readonly payment: string
  readonly notes: string
  readonly information: string
  readonly signature: string
  /** With `{n}` and `{m}`. */
  readonly page: string
  readonly sectionTotal: string
  readonly taxBase: string
  readonly thanks: string
  readonly terms: string
  readonly greeting: string
  /** With `{d}`, the last day. */
  readonly payBy: string
  readonly conditions: string
  readonly sections: string
  readonly units: string
  readonly banks: string
  /** Before the name and the address of a party that is printed like a form. */
  readonly partyName: string
  readonly partyAddress: string
  /** Above several columns of amounts. */
  readonly priceGroup: string
  /** With `{f}`, the company that bought the claim. */
  readonly factoring: string
  /** With `{t}`, a town, and `{d}`, a day. */
  readonly place: string
}

/** The printed vocabulary of one language; alternatives are separated by bars. */
export interface Wordings {
  readonly titles: Readonly<Record<VariedKind, string>>
  /** Labels of the document's own number. */
  readonly numbers: Readonly<Record<VariedKind, string>>
  readonly labels: Labels
  readonly columns: Readonly<Record<ColumnAttribute, string>>
}
