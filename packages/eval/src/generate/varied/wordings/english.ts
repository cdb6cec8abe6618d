import type { Wordings } from "./wordings.ts"

/** English. */
export const english: Wordings = {
  titles: {
    invoice: "Invoice|INVOICE|Tax Invoice|Sales Invoice|Bill|Commercial Invoice|Fee Note|TAX INVOICE",
    quote: "Quote|QUOTATION|Estimate|Proposal|Offer|Cost Estimate|Price Quotation",
    order: "Purchase Order|PURCHASE ORDER|Order Form|P.O.|Order to Supplier|Works Order",
    confirmation: "Order Confirmation|Sales Order|Order Acknowledgement|ORDER CONFIRMATION|Booking Confirmation",
    delivery: "Delivery Note|Packing Slip|PACKING LIST|Despatch Note|Delivery Docket|Goods Issue",
    credit: "Credit Note|Credit Memo|CREDIT NOTE|Refund Note|Adjustment Note",
    receipt: "Receipt|RECEIPT|Payment Receipt|Sales Receipt|Official Receipt|Paid Invoice",
  },
  numbers: {
    invoice:
      "Invoice No.|Invoice #|Invoice Number|Inv. ref|No.|#|Number|Bill no.|Our invoice|Document|Serial no.|Invoice code",
    quote: "Quote No.|Quote #|Quotation ref.|Estimate #|Number|Ref|Proposal ID|Our offer|Offer No",
    order: "P.O. Number|PO #|Order No.|Purchase order no.|P.O #|Order ref|Number|Our order",
    confirmation: "Order No.|Confirmation No.|SO #|Our order ref|Sales order|Acknowledgement no.|Booking ref",
    delivery: "Delivery No.|Packing slip #|Despatch ref|Note no.|Shipment|Docket No|Slip number",
    credit: "Credit note no.|Credit Memo #|CN No|Number|Credit ref|Note #",
    receipt: "Receipt No.|Receipt #|Receipt number|No|Rcpt|Voucher no.",
  },
  labels: {
    documentDate: "Date|Invoice Date|Issue date|Date of issue|Issued|Dated|Created|Date raised|Raised on|Document date",
    dueDate:
      "Due Date|Due|Payment due|Pay by|Due on|To be paid by|Settle by|Please pay by|Payment expected|Payable no later than",
    validUntil: "Valid until|Expires|Valid to|Expiry date|Offer ends|Good until|Prices held until",
    deliveryDate:
      "Delivery date|Ship date|Deliver by|Date of supply|Required by|Shipped on|Needed on site|ETA|Goods due",
    orderReference:
      "PO Number|Your order|Order ref.|Customer PO|P.O.|Your P.O. no.|Against order|Buyer's order ref|Your purchase order",
    originalInvoice:
      "Original invoice|Invoice credited|Relates to invoice|Re invoice|Against invoice|In respect of invoice",
    customerNumber:
      "Customer No.|Account|Client ID|Customer #|A/C ref|Cust. code|Account no.|Your account with us|Member ID",
    contactPerson:
      "Contact|Prepared by|Sales rep|Your contact|Salesperson|Raised by|Handled by|Consultant|Processed by",
    paymentTerms: "Terms|Payment terms|Credit terms|Terms of payment|Settlement",
    yourReference: "Your ref|Reference|Our ref|Job|Ref.|Quote this",
    project: "Project|Site|Job name|Campaign|Matter",
    incoterm: "Incoterms|Shipping terms|Delivery terms",
    carrier: "Ship via|Carrier|Shipping method|Forwarder|Sent with",
    currency: "Currency",
    seller: "From|Seller|Supplier|Sold by|Issued by|Our details|Payable to|Merchant|Service provider|Biller",
    buyer:
      "Bill To|Invoice to|Billed to|Customer|To|Client|Sold to|Billing address|Prepared for|Invoice address|Issued to|Payer|Charge to",
    vendor: "Vendor|Supplier|To|Order placed with|Vendor address|Purchased from|Seller",
    shipTo: "Ship To|Deliver to|Delivery address|Shipping address|Consignee|Send goods to|Site address|Drop-off",
    attention: "Attn|Attn.|Attention|FAO|For the attention of",
    taxId: "VAT No.|Tax ID|VAT Reg. No.|VAT|Tax number|Tax Reg No",
    iban: "IBAN|IBAN no.|Account (IBAN)",
    account: "Account No.|Account number|A/C No.|Acct #|Account",
    bic: "BIC|SWIFT|SWIFT/BIC|Swift code",
    bank: "Bank|Bank name|Banking details|Our bank",
    phone: "Phone|Tel|T|Tel.|Telephone|P|Call us|Mobile|Ph",
    fax: "Fax|F",
    email: "Email|E|E-mail|Mail",
    web: "Web|W|Website|www",
    register: "Company No.|Reg. No.|Registered in England No.|Registration number|Co. reg.",
    directors: "Directors|Managing Director|CEO|Director",
    subtotal: "Subtotal|Sub Total|Sub-total|Items|Goods|Total of items|Merchandise|Net goods",
    discount: "Discount|Less discount|Rebate|Trade discount|Special discount|You save",
    shipping: "Shipping|Freight|Carriage|Postage & packing|Delivery|Shipping & Handling|S&H|Courier",
    netTotal: "Net total|Total excl. tax|Taxable amount|Total before tax|Net|Amount excl. VAT|Taxable value",
    taxAt: "VAT {r}%|Tax ({r}%)|VAT @ {r}%|GST {r}%|Sales Tax {r}%|{r}% VAT|Tax {r} %",
    taxTotal: "Tax|VAT|Total tax|Sales tax|GST|VAT total|Tax amount",
    grandTotal:
      "Total|Grand Total|TOTAL|Total amount|Invoice total|Total incl. VAT|Total charge|Order value|Final amount",
    amountPaid:
      "Paid|Amount paid|Less payments|Deposit received|Payments to date|Already paid|Paid to date|Credits applied",
    amountDue: "Balance Due|Amount Due|Balance|To pay|Total due|Outstanding|Please pay|Remaining balance|Due now",
    payment: "Payment details|How to pay|Bank details|Payment information|Remittance|Pay to|Payment instructions",
    notes: "Notes|Remarks|Comments|Terms & Conditions|Please note|Additional information",
    information: "Invoice details|Details|Information|Reference|Document details|Summary",
    signature: "Authorised signature|Received by|Signature|Approved by|Signed",
    page: "Page {n} of {m}|Page {n}|{n}/{m}|{n} of {m}|Page: {n}",
    sectionTotal: "Section total|Subtotal {s}|Total {s}",
    taxBase: "Rate|Base|Tax",
    thanks: "Thank you for your business!|Thank you for choosing us.|We appreciate your order.|Thanks for your trust.",
    terms:
      "Goods remain our property until paid in full.|Late payments are charged at 1.5 % per month.|Please quote the document number with any correspondence.|Prices are subject to change without notice; errors excepted.|Claims must be made within 7 days of receipt. Returned goods must be in their original packaging and carry a return number.|All services are provided under our general conditions, of which a copy is available on request.",
    greeting:
      "Dear Sir or Madam, we are pleased to set out the following:|Thank you for your order. Please find the details below.|Following our conversation we invoice the following services.|For the work carried out as agreed:",
    payBy: "Please transfer the amount by {d}.|Payment is due by {d} without deduction.|Kindly settle this by {d}.",
    conditions: "Net 30|30 days net|Due on receipt|14 days 2 %, 30 days net|EOM + 15|50 % in advance",
    sections: "Materials|Labour|Travel|Phase 1|Phase 2|Ground floor|Options|Equipment",
    units: "pcs|ea|h|hrs|kg|box|m|day|set|m²|pack",
    partyName: "Name|Company|Company name|Business",
    partyAddress: "Address|Street address|Location|Addr.",
    priceGroup: "Price|Amounts|Value|Charges",
    factoring:
      "This claim has been assigned to {f}. Payments with debt-discharging effect only to {f}.|Please note that our receivables are financed by {f}.",
    place: "{t}, {d}|{d}",
    banks: "Tidewater Savings Bank|First Prairie Bank|Northern Counties Bank|Harbour Trust|Union & Crown Bank",
  },
  columns: {
    position: "#|No.|Item|Line|Pos|Sr#|Sl. No|Ln",
    itemCode: "SKU|Item code|Code|Part No.|Product ID|Art. no.|Ref|Catalogue no.|Service",
    description:
      "Description|Item|Product|Details|Item & Description|Particulars|Service|Goods / services|What|Work performed|Product name",
    serviceDate: "Date|Service date|Day|When",
    quantity: "Qty|Quantity|Units|Hrs/Qty|Count|QTY|Ordered|No. of units|Hours",
    delivered: "Shipped|Delivered|Qty shipped|This delivery|Sent",
    unit: "Unit|UoM|Per|U/M",
    unitPrice: "Unit Price|Price|Rate|Unit cost|Price each|Price/unit|Each|Cost|Rate per unit|Net price",
    lineDiscount: "Disc.|Discount %|Disc %|Less",
    taxRate: "VAT %|Tax|Tax rate|VAT|GST|Tax %",
    taxAmount: "Tax|Tax Amount|VAT|VAT amt|GST amount",
    netAmount: "Net|Net amount|Excl. VAT|Taxable value|Ex tax",
    grossAmount: "Gross|Total incl. VAT|Incl. VAT|Total Amount|With tax",
    lineTotal: "Amount|Total|Line Total|Sub Total|Price|Extended|Value|Sum|Total price|Line amount",
  },
}
