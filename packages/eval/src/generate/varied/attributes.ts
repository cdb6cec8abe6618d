import type { ValueType } from "@docsift/engine"

/** The kinds of the varied documents. */
export const variedKinds = ["invoice", "quote", "order", "confirmation", "delivery", "credit", "receipt"] as const

/** A kind of the varied documents. */
export type VariedKind = (typeof variedKinds)[number]

/** What can be requested of a document: type and meaning. The meanings quote no printed label. */
export const attributes = {
  documentNumber: { type: "string", meaning: "Identifier of this document" },
  documentDate: { type: "date", meaning: "Day on which the document was issued" },
  dueDate: { type: "date", meaning: "Last day for the payment" },
  validUntil: { type: "date", meaning: "Last day on which the offer can be accepted" },
  deliveryDate: { type: "date", meaning: "Day of delivery or supply" },
  orderReference: { type: "string", meaning: "Reference of the order that this document belongs to" },
  originalInvoice: { type: "string", meaning: "Invoice that this document refers to" },
  customerNumber: { type: "string", meaning: "Identifier of the customer in the books of the seller" },
  sellerName: { type: "string", meaning: "Company that sells the goods or services" },
  sellerAddress: {
    type: "string",
    meaning: "Street, postal code and town of the seller, in one line separated by commas",
  },
  sellerTaxId: { type: "string", meaning: "Tax registration of the seller" },
  buyerName: { type: "string", meaning: "Company or person who buys" },
  buyerAddress: {
    type: "string",
    meaning: "Street, postal code and town of the buyer, in one line separated by commas",
  },
  buyerTaxId: { type: "string", meaning: "Tax registration of the buyer" },
  shipToName: { type: "string", meaning: "Company or person who receives the goods" },
  shipToAddress: { type: "string", meaning: "Where the goods are sent, in one line separated by commas" },
  bankAccount: { type: "string", meaning: "Account to which the payment goes" },
  contactPerson: { type: "string", meaning: "Person who answers questions about this document" },
  paymentTerms: { type: "string", meaning: "When and how to pay" },
  subtotal: { type: "number", meaning: "Sum of all lines before discount, shipping and tax" },
  discount: { type: "number", meaning: "Amount taken off the sum, as a positive number" },
  shipping: { type: "number", meaning: "Charge for delivery" },
  netTotal: { type: "number", meaning: "After discount and with shipping, without tax" },
  taxTotal: { type: "number", meaning: "All taxes together" },
  grandTotal: { type: "number", meaning: "Final total including tax" },
  amountPaid: { type: "number", meaning: "What has been paid before" },
  amountDue: { type: "number", meaning: "What is left to pay" },
  position: { type: "string", meaning: "Running number of the line" },
  itemCode: { type: "string", meaning: "Code of the article" },
  description: { type: "string", meaning: "Name of the product or service" },
  serviceDate: { type: "date", meaning: "Day on which the service was given" },
  quantity: { type: "number", meaning: "How many" },
  delivered: { type: "number", meaning: "How many come with this delivery" },
  unit: { type: "string", meaning: "What the quantity counts" },
  unitPrice: { type: "number", meaning: "Price of one unit" },
  lineDiscount: { type: "number", meaning: "Percentage taken off the line" },
  taxRate: { type: "number", meaning: "Percentage" },
  taxAmount: { type: "number", meaning: "Tax of the line" },
  netAmount: { type: "number", meaning: "Line without tax" },
  grossAmount: { type: "number", meaning: "Line with tax" },
  lineTotal: { type: "number", meaning: "Price of the whole line" },
} as const satisfies Record<string, { type: ValueType; meaning: string }>

/** Something that can be requested of a document. */
export type Attribute = keyof typeof attributes

/** The attributes of line items, in a usual order. */
export const columnAttributes = [
  "position",
  "itemCode",
  "description",
  "serviceDate",
  "quantity",
  "delivered",
  "unit",
  "unitPrice",
  "lineDiscount",
  "taxRate",
  "taxAmount",
  "netAmount",
  "grossAmount",
  "lineTotal",
] as const satisfies readonly Attribute[]

/** An attribute of line items. */
export type ColumnAttribute = (typeof columnAttributes)[number]

/** An attribute of the whole document. */
export type FieldAttribute = Exclude<Attribute, ColumnAttribute>

const columns: ReadonlySet<string> = new Set(columnAttributes)

/** The attributes of the whole document. */
export const fieldAttributes: readonly FieldAttribute[] = Object.keys(attributes).filter(
  (name): name is FieldAttribute => !columns.has(name),
)
