import type { EmbeddedKey, InvoicePaths, PathRule } from "./embedded-invoice.ts"

const TRADE = "SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction"
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement`
const DELIVERY = `${TRADE}/ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery`
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement`
const DOCUMENT = "ExchangedDocument|HeaderExchangedDocument"
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation`
const MEANS = `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans`
const BANK = `${MEANS}/PayeeSpecifiedCreditorFinancialInstitution`
const DAY = "DateTimeString|DateTime"
/** Format 102 is YYYYMMDD (UNTDID 2379). */
const DAY_102 = "DateTimeString[format=102]"
const REFERENCE = "IssuerAssignedID|ID"

function partyRules(side: "seller" | "buyer"): PathRule<EmbeddedKey>[] {
  const party = `${AGREEMENT}/${side === "seller" ? "SellerTradeParty" : "BuyerTradeParty"}`
  const contact = `${party}/DefinedTradeContact`
  return [
    [side, "text", `${party}/Name`],
    [`${side}.vatId`, "text", `${party}/SpecifiedTaxRegistration/ID[schemeID=VA]`],
    [`${side}.taxNumber`, "text", `${party}/SpecifiedTaxRegistration/ID[schemeID=FC]`],
    [`${side}.registerNumber`, "text", `${party}/SpecifiedLegalOrganization/ID`],
    [
      `${side}.email`,
      "text",
      `${contact}/EmailURIUniversalCommunication/URIID|CompleteNumber`,
      `${party}/URIUniversalCommunication/URIID[schemeID=EM]`,
    ],
    [`${side}.phone`, "text", `${contact}/TelephoneUniversalCommunication/CompleteNumber`],
    [`${side}.fax`, "text", `${contact}/FaxUniversalCommunication/CompleteNumber`],
    [`${side}.contactPerson`, "text", `${contact}/PersonName`],
  ]
}

/**
 * UN/CEFACT Cross Industry Invoice: Factur-X, ZUGFeRD 2 and XRechnung (`CrossIndustryInvoice`), and ZUGFeRD 1
 * (`CrossIndustryDocument`), whose elements partly have other names.
 *
 * @see https://docs.peppol.eu/poacc/billing/3.0/ for the business terms of EN 16931 that both syntaxes carry.
 */
export const CII_PATHS: InvoicePaths = {
  roots: [
    { name: "CrossIndustryInvoice", namespace: /^urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:\d+$/u },
    { name: "CrossIndustryDocument", namespace: /^urn:ferd:CrossIndustryDocument:invoice:1p0$/u },
  ],
  typeCode: `${DOCUMENT}/TypeCode`,
  creditRoot: "",
  currency: `${SETTLEMENT}/InvoiceCurrencyCode`,
  header: [
    ["invoiceNumber", "text", `${DOCUMENT}/ID`],
    ["invoiceDate", "date", `${DOCUMENT}/IssueDateTime/${DAY}`],
    ...partyRules("seller"),
    ...partyRules("buyer"),
    ["customerNumber", "text", `${AGREEMENT}/BuyerTradeParty/ID`],
    ["supplierNumber", "text", `${AGREEMENT}/SellerTradeParty/ID`],
    ["referenceNumber", "text", `${AGREEMENT}/BuyerReference`],
    ["orderNumber", "text", `${AGREEMENT}/BuyerOrderReferencedDocument/${REFERENCE}`],
    ["orderDate", "date", `${AGREEMENT}/BuyerOrderReferencedDocument/FormattedIssueDateTime|IssueDateTime/${DAY}`],
    ["contractNumber", "text", `${AGREEMENT}/ContractReferencedDocument/${REFERENCE}`],
    ["contractDate", "date", `${AGREEMENT}/ContractReferencedDocument/FormattedIssueDateTime|IssueDateTime/${DAY}`],
    ["quoteNumber", "text", `${AGREEMENT}/QuotationReferencedDocument/${REFERENCE}`],
    ["projectNumber", "text", `${AGREEMENT}/SpecifiedProcuringProject/ID`],
    [
      "deliveryNoteNumber",
      "text",
      `${DELIVERY}/DeliveryNoteReferencedDocument/${REFERENCE}`,
      `${DELIVERY}/DespatchAdviceReferencedDocument/${REFERENCE}`,
    ],
    ["deliveryDate", "date", `${DELIVERY}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/${DAY_102}`],
    ["shipTo", "text", `${DELIVERY}/ShipToTradeParty/Name`],
    ["periodFrom", "date", `${SETTLEMENT}/BillingSpecifiedPeriod/StartDateTime/${DAY_102}`],
    ["periodTo", "date", `${SETTLEMENT}/BillingSpecifiedPeriod/EndDateTime/${DAY_102}`],
    ["payee", "text", `${SETTLEMENT}/PayeeTradeParty/Name`],
    ["paymentNumber", "text", `${SETTLEMENT}/PaymentReference`],
    ["currency", "text", `${SETTLEMENT}/InvoiceCurrencyCode`],
    ["seller.iban", "iban", `${MEANS}/PayeePartyCreditorFinancialAccount/IBANID`],
    ["buyer.iban", "iban", `${MEANS}/PayerPartyDebtorFinancialAccount/IBANID`],
    ["accountNumber", "text", `${MEANS}/PayeePartyCreditorFinancialAccount/ProprietaryID`],
    ["accountHolder", "text", `${MEANS}/PayeePartyCreditorFinancialAccount/AccountName`],
    ["seller.bic", "text", `${BANK}/BICID`],
    ["bankName", "text", `${BANK}/Name`],
    ["dueDate", "date", `${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/${DAY_102}`],
    ["paymentTerms", "text", `${SETTLEMENT}/SpecifiedTradePaymentTerms/Description`],
    [
      "taxRate",
      "number",
      `${SETTLEMENT}/ApplicableTradeTax/RateApplicablePercent`,
      `${SETTLEMENT}/ApplicableTradeTax/ApplicablePercent`,
    ],
    ["netTotal", "number", `${SUMS}/TaxBasisTotalAmount`],
    ["taxTotal", "number", `${SUMS}/TaxTotalAmount`],
    ["grossTotal", "number", `${SUMS}/GrandTotalAmount`],
    ["amountDue", "number", `${SUMS}/DuePayableAmount`],
    ["amountPaid", "number", `${SUMS}/TotalPrepaidAmount`],
    ["discountTotal", "number", `${SUMS}/AllowanceTotalAmount`],
    ["shippingTotal", "number", `${SETTLEMENT}/SpecifiedLogisticsServiceCharge/AppliedAmount`],
  ],
  line: `${TRADE}/IncludedSupplyChainTradeLineItem`,
  lineStatus: "AssociatedDocumentLineDocument/LineStatusReasonCode",
  columns: [
    ["position", "text", "AssociatedDocumentLineDocument/LineID"],
    ["article", "text", "SpecifiedTradeProduct/SellerAssignedID"],
    ["description", "text", "SpecifiedTradeProduct/Name"],
    [
      "quantity",
      "number",
      "SpecifiedLineTradeDelivery/BilledQuantity",
      "SpecifiedSupplyChainTradeDelivery/BilledQuantity",
    ],
    ["unit", "text", "SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery/BilledQuantity@unitCode"],
    [
      "unitPrice",
      "number",
      "SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement/NetPriceProductTradePrice/ChargeAmount",
    ],
    [
      "lineTotal",
      "number",
      "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount",
      "SpecifiedSupplyChainTradeSettlement/SpecifiedTradeSettlementMonetarySummation/LineTotalAmount",
    ],
    [
      "taxRate",
      "number",
      "SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent",
      "SpecifiedSupplyChainTradeSettlement/ApplicableTradeTax/ApplicablePercent",
    ],
    [
      "date",
      "date",
      `SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/${DAY_102}`,
    ],
  ],
  priceBase: "SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement/NetPriceProductTradePrice/BasisQuantity",
  addresses: [
    ["seller.address", `${AGREEMENT}/SellerTradeParty/PostalTradeAddress`],
    ["buyer.address", `${AGREEMENT}/BuyerTradeParty/PostalTradeAddress`],
  ],
  addressLines: ["LineOne", "LineTwo", "LineThree", "PostcodeCode", "CityName"],
}
