/** What the value of a concept looks like. */
export type ConceptKind =
  | "id"
  | "date"
  | "amount"
  | "percent"
  | "quantity"
  | "party"
  | "address"
  | "iban"
  | "bic"
  | "vatId"
  | "email"
  | "phone"
  | "code"
  | "text"

export type ConceptId =
  | "invoiceNumber"
  | "orderNumber"
  | "contractNumber"
  | "customerNumber"
  | "deliveryNoteNumber"
  | "referenceNumber"
  | "projectNumber"
  | "quoteNumber"
  | "accountNumber"
  | "itemNumber"
  | "taxNumber"
  | "registerNumber"
  | "creditNoteNumber"
  | "estimateNumber"
  | "pageNumber"
  | "invoiceDate"
  | "dueDate"
  | "orderDate"
  | "deliveryDate"
  | "contractDate"
  | "periodFrom"
  | "periodTo"
  | "printDate"
  | "netTotal"
  | "taxTotal"
  | "grossTotal"
  | "amountDue"
  | "amountPaid"
  | "discountTotal"
  | "shippingTotal"
  | "commission"
  | "netAfterCommission"
  | "balance"
  | "taxRate"
  | "quantity"
  | "unitPrice"
  | "lineTotal"
  | "seller"
  | "buyer"
  | "shipTo"
  | "advertiser"
  | "agency"
  | "station"
  | "campaign"
  | "subject"
  | "fax"
  | "other"
  | "contactPerson"
  | "bankName"
  | "product"
  | "address"
  | "iban"
  | "bic"
  | "vatId"
  | "email"
  | "phone"
  | "website"
  | "currency"
  | "paymentTerms"
  | "description"

/** The labels of one concept, as they are printed and as fields are named. */
export interface Concept {
  readonly id: ConceptId
  readonly kind: ConceptKind
  /** Labels that mean this concept and no other, separated by `|`, one entry per language. */
  readonly labels: Readonly<Partial<Record<Language, string>>>
  /** Labels that may also mean something else: `Date` may be the invoice date. */
  readonly weak?: string
  /** True when the labels are near each other but not the same: a field named like one is rarely led to by another. */
  readonly isLoose?: boolean
  /** Concepts whose value serves when the document does not print this one, nearest first. */
  readonly related?: readonly ConceptId[]
}

export type Language = "en" | "de" | "fr" | "nl" | "it" | "es" | "pt" | "pl"
