import Pdf from "pdfkit"
import type { Attachment, Document } from "../../src/document.ts"
import { aPage, type Print } from "./page.ts"

/** Encodes XML as an attachment, for tests. */
export function anAttachment(xml: string, name = "factur-x.xml"): Attachment {
  return { name, bytes: new TextEncoder().encode(xml) }
}

/** Builds a document of one page that carries the XML. */
export function aDocument(prints: readonly Print[], ...xml: readonly string[]): Document {
  return { kind: "pdf", pages: [aPage(prints)], grids: [], attachments: xml.map((text) => anAttachment(text)) }
}

/** Writes a PDF with lines of text and attached files. */
export function aPdf(lines: readonly string[], files: readonly Attachment[]): Promise<Uint8Array> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>()
  const pdf = new Pdf()
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  pdf.on("end", () => resolve(Buffer.concat(chunks)))
  for (const [index, line] of lines.entries()) pdf.text(line, 60, 60 + 24 * index)
  for (const { name, bytes } of files) pdf.file(Buffer.from(bytes), { name })
  pdf.end()
  return promise
}

interface CiiParts {
  readonly typeCode?: string
  readonly agreement?: string
  readonly settlement?: string
  readonly sums?: string
  readonly lines?: string
}

const day = (date: string): string => `<udt:DateTimeString format="102">${date}</udt:DateTimeString>`

/** Writes a Cross Industry Invoice (Factur-X, ZUGFeRD 2, XRechnung). */
export function aCii({ typeCode = "380", agreement = "", settlement = "", sums, lines = "" }: CiiParts = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocument>
    <ram:ID>RE-4711</ram:ID>
    <ram:TypeCode>${typeCode}</ram:TypeCode>
    <ram:IssueDateTime>${day("20260305")}</ram:IssueDateTime>
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    ${lines}
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty>
        <ram:Name>Nordwind GmbH</ram:Name>
        <ram:PostalTradeAddress>
          <ram:PostcodeCode>28195</ram:PostcodeCode><ram:LineOne>Am Hang 3</ram:LineOne><ram:CityName>Bremen</ram:CityName>
        </ram:PostalTradeAddress>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">60/123/45678</ram:ID></ram:SpecifiedTaxRegistration>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:SellerTradeParty>
      <ram:BuyerTradeParty>
        <ram:ID>K-77</ram:ID>
        <ram:Name>Südhandel &amp; Söhne KG</ram:Name>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE999999999</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:BuyerTradeParty>
      ${agreement}
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery>
      <ram:ActualDeliverySupplyChainEvent>
        <ram:OccurrenceDateTime>${day("20260303")}</ram:OccurrenceDateTime>
      </ram:ActualDeliverySupplyChainEvent>
    </ram:ApplicableHeaderTradeDelivery>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      ${settlement}
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        ${
          sums ??
          `<ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>119.00</ram:GrandTotalAmount>
        <ram:DuePayableAmount>69.00</ram:DuePayableAmount>`
        }
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`
}

/** Writes one line of a Cross Industry Invoice. */
export function aCiiLine(name: string, quantity: string, price: string, total: string, more = ""): string {
  return `<ram:IncludedSupplyChainTradeLineItem>
    <ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID>${more}</ram:AssociatedDocumentLineDocument>
    <ram:SpecifiedTradeProduct><ram:SellerAssignedID>A-1</ram:SellerAssignedID><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct>
    <ram:SpecifiedLineTradeAgreement>
      <ram:NetPriceProductTradePrice><ram:ChargeAmount>${price}</ram:ChargeAmount></ram:NetPriceProductTradePrice>
    </ram:SpecifiedLineTradeAgreement>
    <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="H87">${quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
    <ram:SpecifiedLineTradeSettlement>
      <ram:ApplicableTradeTax><ram:RateApplicablePercent>19.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>
      <ram:SpecifiedTradeSettlementLineMonetarySummation>
        <ram:LineTotalAmount>${total}</ram:LineTotalAmount>
      </ram:SpecifiedTradeSettlementLineMonetarySummation>
    </ram:SpecifiedLineTradeSettlement>
  </ram:IncludedSupplyChainTradeLineItem>`
}

/** Writes a UBL invoice, or a credit note. */
export function aUbl({ root = "Invoice", more = "" } = {}): string {
  return `<?xml version="1.0"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2">
  <cbc:ID>U-12</cbc:ID>
  <cbc:IssueDate>2026-03-05</cbc:IssueDate>
  <cbc:DueDate>2026-04-04+01:00</cbc:DueDate>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:OrderReference><cbc:ID>NA</cbc:ID><cbc:SalesOrderID>S-5</cbc:SalesOrderID></cac:OrderReference>
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PartyName><cbc:Name>Nordwind</cbc:Name></cac:PartyName>
    <cac:PostalAddress><cbc:StreetName>Am Hang 3</cbc:StreetName><cbc:CityName>Bremen</cbc:CityName><cbc:PostalZone>28195</cbc:PostalZone></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>DE136695976</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Nordwind GmbH</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>
    <cac:PartyName><cbc:Name>Südhandel KG</cbc:Name></cac:PartyName>
  </cac:Party></cac:AccountingCustomerParty>
  <cac:PaymentMeans><cac:PayeeFinancialAccount>
    <cbc:ID>DE02120300000000202051</cbc:ID>
    <cac:FinancialInstitutionBranch><cbc:ID>BYLADEM1001</cbc:ID></cac:FinancialInstitutionBranch>
  </cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:TaxTotal><cbc:TaxAmount currencyID="DKK">141.77</cbc:TaxAmount></cac:TaxTotal>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount></cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    <cbc:TaxExclusiveAmount currencyID="EUR">100.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">119.00</cbc:TaxInclusiveAmount>
    <cbc:PayableAmount currencyID="EUR">119.00</cbc:PayableAmount>
  </cac:LegalMonetaryTotal>
  <cac:${root}Line>
    <cbc:ID>1</cbc:ID>
    <cbc:${root === "Invoice" ? "Invoiced" : "Credited"}Quantity unitCode="H87">4</cbc:${root === "Invoice" ? "Invoiced" : "Credited"}Quantity>
    <cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount>
    <cac:Item>
      <cbc:Name>Desk lamp</cbc:Name>
      <cac:SellersItemIdentification><cbc:ID>L-9</cbc:ID></cac:SellersItemIdentification>
      <cac:ClassifiedTaxCategory><cbc:Percent>19</cbc:Percent></cac:ClassifiedTaxCategory>
    </cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="EUR">25.00</cbc:PriceAmount></cac:Price>
  </cac:${root}Line>
  ${more}
</${root}>`
}
