import type { EmbeddedKey, InvoicePaths, PathRule } from "./embedded-invoice.ts"

const MEANS = "PaymentMeans"
const ACCOUNT = `${MEANS}/PayeeFinancialAccount`
const SUMS = "LegalMonetaryTotal"

function partyRules(side: "seller" | "buyer"): PathRule<EmbeddedKey>[] {
  const party = `${side === "seller" ? "AccountingSupplierParty" : "AccountingCustomerParty"}/Party`
  return [
    [side, "text", `${party}/PartyLegalEntity/RegistrationName`, `${party}/PartyName/Name`],
    [`${side}.vatId`, "text", `${party}/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID`],
    [`${side}.taxNumber`, "text", `${party}/PartyTaxScheme[TaxScheme/ID!=VAT]/CompanyID`],
    [`${side}.registerNumber`, "text", `${party}/PartyLegalEntity/CompanyID`],
    [`${side}.email`, "text", `${party}/Contact/ElectronicMail`, `${party}/EndpointID[schemeID=EM]`],
    [`${side}.phone`, "text", `${party}/Contact/Telephone`],
    [`${side}.fax`, "text", `${party}/Contact/Telefax`],
    [`${side}.contactPerson`, "text", `${party}/Contact/Name`],
    [`${side}.website`, "text", `${party}/WebsiteURI`],
  ]
}

/**
 * UBL 2 invoices and credit notes, as XRechnung and Peppol use them.
 *
 * @see https://docs.oasis-open.org/ubl/UBL-2.1.html
 */
export const UBL_PATHS: InvoicePaths = {
  roots: [
    { name: "Invoice", namespace: /^urn:oasis:names:specification:ubl:schema:xsd:Invoice-2$/u },
    { name: "CreditNote", namespace: /^urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2$/u },
  ],
  typeCode: "InvoiceTypeCode|CreditNoteTypeCode",
  creditRoot: "CreditNote",
  currency: "DocumentCurrencyCode",
  header: [
    ["invoiceNumber", "text", "ID"],
    ["invoiceDate", "date", "IssueDate"],
    ["dueDate", "date", "DueDate", `${MEANS}/PaymentDueDate`, "PaymentTerms/PaymentDueDate"],
    ...partyRules("seller"),
    ...partyRules("buyer"),
    [
      "customerNumber",
      "text",
      "AccountingCustomerParty/SupplierAssignedAccountID",
      "AccountingCustomerParty/Party/PartyIdentification/ID",
    ],
    [
      "supplierNumber",
      "text",
      "AccountingSupplierParty/CustomerAssignedAccountID",
      // The creditor identifier for direct debits is listed among those of the seller.
      "AccountingSupplierParty/Party/PartyIdentification/ID[schemeID!=SEPA]",
    ],
    ["referenceNumber", "text", "BuyerReference"],
    // EN 16931 writes `NA` where only the seller's number of the order is known.
    ["orderNumber", "text", "OrderReference[ID!=NA]/ID", "OrderReference/SalesOrderID"],
    ["orderDate", "date", "OrderReference/IssueDate"],
    ["contractNumber", "text", "ContractDocumentReference/ID"],
    ["contractDate", "date", "ContractDocumentReference/IssueDate"],
    ["projectNumber", "text", "ProjectReference/ID"],
    ["deliveryNoteNumber", "text", "DespatchDocumentReference/ID"],
    ["deliveryDate", "date", "Delivery/ActualDeliveryDate"],
    ["shipTo", "text", "Delivery/DeliveryParty/PartyName/Name"],
    ["periodFrom", "date", "InvoicePeriod/StartDate"],
    ["periodTo", "date", "InvoicePeriod/EndDate"],
    ["payee", "text", "PayeeParty/PartyName/Name"],
    ["paymentNumber", "text", `${MEANS}/PaymentID`],
    ["currency", "text", "DocumentCurrencyCode"],
    ["seller.iban", "iban", `${ACCOUNT}/ID`],
    ["buyer.iban", "iban", `${MEANS}/PaymentMandate/PayerFinancialAccount/ID`],
    ["accountHolder", "text", `${ACCOUNT}/Name`],
    ["seller.bic", "text", `${ACCOUNT}/FinancialInstitutionBranch/ID`],
    ["bankName", "text", `${ACCOUNT}/FinancialInstitutionBranch/Name`],
    ["paymentTerms", "text", "PaymentTerms/Note"],
    ["taxRate", "number", "TaxTotal/TaxSubtotal/TaxCategory/Percent"],
    ["netTotal", "number", `${SUMS}/TaxExclusiveAmount`],
    ["taxTotal", "number", "TaxTotal/TaxAmount"],
    ["grossTotal", "number", `${SUMS}/TaxInclusiveAmount`],
    ["amountDue", "number", `${SUMS}/PayableAmount`],
    ["amountPaid", "number", `${SUMS}/PrepaidAmount`],
    ["discountTotal", "number", `${SUMS}/AllowanceTotalAmount`],
  ],
  line: "InvoiceLine|CreditNoteLine",
  lineStatus: "LineStatusReasonCode",
  columns: [
    ["position", "text", "ID"],
    ["article", "text", "Item/SellersItemIdentification/ID"],
    ["description", "text", "Item/Name"],
    ["quantity", "number", "InvoicedQuantity|CreditedQuantity"],
    ["unit", "text", "InvoicedQuantity|CreditedQuantity@unitCode"],
    ["unitPrice", "number", "Price/PriceAmount"],
    ["lineTotal", "number", "LineExtensionAmount"],
    ["taxRate", "number", "Item/ClassifiedTaxCategory/Percent"],
    ["date", "date", "Delivery/ActualDeliveryDate"],
  ],
  priceBase: "Price/BaseQuantity",
  addresses: [
    ["seller.address", "AccountingSupplierParty/Party/PostalAddress"],
    ["buyer.address", "AccountingCustomerParty/Party/PostalAddress"],
  ],
  addressLines: ["StreetName", "BuildingNumber", "AdditionalStreetName", "AddressLine/Line", "PostalZone", "CityName"],
}
