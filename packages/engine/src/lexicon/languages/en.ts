import { englishFormWords } from "../form-words/en.ts"
import type { Language } from "../language.ts"

/** English. */
export const english: Language = {
  code: "en",
  labels: {
    invoiceNumber:
      "Invoice number|Invoice no|Invoice #|Invoice num|Invoice id|Inv no|Inv #|Tax invoice no|Bill number|Bill no|Invoice reference|VAT invoice number|Invoice ref|Invoice code|Inv number|Invoice nbr|Invoice identifier|Bill #|Bill id|Billing number|Invoice/receipt no|Sales invoice no|Sales invoice number|Commercial invoice no|Statement/invoice no|Proforma number|Pro forma number|Proforma no.|Proforma invoice number|Pro forma invoice no.",
    documentNumber:
      "Document number|Document no|Document #|Doc no|Doc number|Document id|Document reference|Document ref|Note number|Note no|Voucher number|Voucher no|Slip number|Slip no|Notice number|Notice no|Assessment number|Assessment no|Notice of assessment no",
    receiptNumber:
      "Receipt number|Receipt no|Receipt #|Receipt id|Sales receipt no|Receipt ref|Receipt reference|Rcpt no|Rcpt number|Rcpt|Official receipt no|Payment receipt no|Cash receipt no|Trans|Trans #|Trans no|Trx|Trx no|Trx #|Txn|Txn no|Transaction no|Transaction #|Transaction number|Till receipt no",
    relatedInvoiceNumber:
      "Original invoice number|Original invoice no|Original invoice #|Original invoice|Original invoice ref|Related invoice number|Related invoice no|Related invoice|Related invoice #|Reference invoice|Referenced invoice|Preceding invoice|Corrected invoice|Credited invoice|Invoice credited|Invoice corrected|Refers to invoice|Against invoice|Against invoice no|Against invoice number|For invoice|For invoice no|Applies to invoice|Applied to invoice|In reference to invoice|Adjusts invoice|Invoice paid|Paid invoice|Re invoice|Relates to invoice|Relates to invoice no|In respect of invoice|Source document|Origin document|Original document|Credited document|Corrected document|Credit for invoice|Credit against invoice|Correction of invoice",
    creditNoteNumber:
      "Credit note number|Credit note no|Credit note #|Credit memo no|Credit memo number|Refund number|Refund no|Refund note no|Credit number|Credit no|CN no",
    orderNumber:
      "Order number|Order no|Order #|Order id|Order / Rev|Order ref|Order reference|Purchase order|Purchase order number|Purchase order no|PO number|PO no|PO #|P.O. No|Sales order|Sales order no|SO number|Customer PO|Customer order no|Customer order|Order Num|Order identifier|Order code|PO reference|Purchase order ref|Customer PO no|Your PO|Your order number|Our order no|Insertion order|Insertion order no|IO number|IO #|Work order|Work order no|Buy number|Booking order no|Sales order number|Web order no|LPO no|LPO number|Local purchase order no|Your order|Our order|Customer's order|Customer PO number|Client order no|Client PO|Your PO number|Your purchase order",
    confirmationNumber:
      "Order confirmation number|Order confirmation no|Confirmation number|Confirmation no|Order acknowledgement no|Acknowledgement no|Acknowledgement number|Sales order number|Sales order no|Booking confirmation no|Booking confirmation number|Conf no|Conf #|Conf number|Confirmation #|Confirmation ID|Confirmation ref|Acknowledgment no",
    contractNumber:
      "Contract number|Contract no|Contract #|Contract id|Contract / Revision|Contract Rev|Agreement number|Agreement no|Contract ref|Deal number|Deal #|Deal id|Contract reference|Contract ref no|Agreement ref|Agreement id|Contract code|Contract identifier|Lease number",
    policyNumber:
      "Policy number|Policy no|Policy #|Policy id|Insurance policy number|Certificate number|Policy reference|Certificate of insurance no|Cover note number",
    bookingNumber:
      "Booking number|Booking no|Booking #|Booking id|Booking reference|Booking ref|Booking code|Reservation number|Reservation no|Reservation #|Reservation id|Reservation code|Reservation reference|Confirmation code|Record locator|PNR|Res no|Itinerary number|Booking locator",
    customerNumber:
      "Customer number|Customer no|Customer #|Customer id|Customer account|Client number|Client no|Client id|Account number|Account no|Account #|Your customer number|Debtor number|Cust no|Customer code|Client code|Member number|Customer reference number|Customer account no|Client account|A/C no|A/C number|Acct no|Acct #|Acct number|Account ref|Account id|Subscriber number|Consumer number|Buyer number|Buyer id|Customer account number|Your account with us|Your account no|A/C ref|Client account no|Debtor no|Debtor code|Member ID|Membership number|Membership no|Tenant reference|Tenant number|Tenant no|Tenant id|Taxpayer number|Patient number|Patient no|Patient id|Guest number|Our customer no. with you|Our account with you",
    supplierNumber:
      "Supplier number|Supplier no|Supplier #|Supplier id|Supplier code|Vendor number|Vendor no|Vendor #|Vendor id|Vendor code|Creditor number|Your supplier no|Supplier account|Vendor ref|Vendor account|Supplier ref|Your vendor number|Creditor no|Vendor account no|Supplier account no|Payee ID|Payee number|Your vendor no. with us|Vendor no. with us|Your supplier no. with us",
    statementNumber:
      "Statement number|Statement no|Statement #|Account statement no|Statement id|Sheet number|No. of statement|Statement ref|Statement reference|Account statement number|Bank statement no|Statement sheet no|Stmt no",
    paymentNumber:
      "Payment number|Payment no|Payment #|Payment id|Remittance number|Remittance no|Remittance advice no|Remittance #|Payment ref|Payment run|EFT no|EFT number|Transfer no|Wire no|Cheque no|Check number|Check no|Advice number|Advice no|Voucher no|No. of payment|Payment reference no|Payment reference number|Payment advice no|Payment document|Transaction ref|Transaction reference|Transfer reference|Transfer ref|Remittance ref|Payment voucher|Payment reference|Reference for payment|Structured communication|Payment communication|Variable symbol|Giro reference",
    accountNumber:
      "Bank account number|Bank account no|Account no. (bank)|Bank account|Account number (bank)|Beneficiary account|Routing and account|Account to pay to|Payment account|Account for payment|Pay to account|Beneficiary account number|Creditor account",
    deliveryNoteNumber:
      "Delivery note number|Delivery note no|Delivery note|Dispatch note|Packing slip number|Packing slip no|Packing list no|Packing list number|Delivery note #|Dispatch note no|Dispatch note number|Delivery document number|Packing slip #|Delivery docket no|Delivery docket number|Docket no|Docket number|Despatch note|Despatch note no|Despatch note number|Despatch no|Despatch number|Despatch ref|Dispatch ref|Delivery no|Delivery number|Delivery ref|Delivery reference",
    shipmentNumber:
      "Shipment number|Shipment no|Tracking number|Tracking no|Tracking #|Tracking id|Waybill number|Waybill no|AWB|Consignment number|Consignment no|Parcel number|Consignment note number|Consignment ref|Con note no",
    referenceNumber:
      "Reference number|Reference no|Customer ref|Client ref|Buyer ref|Purchaser ref|Reference|Ref no|Our reference|Your reference|Our ref|Your ref|Case number|File number|Transaction id|Transaction number|Claim number|Leitweg-ID|Routing ID",
    projectName:
      "Project|Project name|Project title|Project description|Job|Job name|Construction project|Building project|Construction site|Name of project",
    projectNumber:
      "Project number|Project no|Project|Job number|Job no|Booking number|Booking no|Booking id|Booking reference|Booking ref|Booking code|Reservation number|Reservation code|Ticket number",
    quoteNumber:
      "Quote number|Quote no|Quotation number|Quotation no|Offer number|Offer no|Quote #|Quotation ref|Quote ref|Offer ref|Estimate ref|Your quote|Our quote|Your offer|Our offer|Proposal no|Proposal number|Quotation reference|Quote reference|Bid number",
    estimateNumber: "Estimate number|Estimate no|Estimate #|Est #|Estimate|Est|Agency estimate|Agency order #",
    itemNumber:
      "Item number|Item no|Article number|Article no|Product code|SKU|Part number|Part no|Serial number|Serial no|Product number",
    taxId:
      "Tax id|Tax ID no|Tax ID number|Tax identification number|Tax identification no|Taxpayer id|Taxpayer identification number|TIN|Tax registration number|Tax registration no|Tax registration|Tax reg no|VAT or tax number|Tax or VAT number|VAT/Tax id|Tax/VAT id|VAT/Tax number|Tax/VAT number|Tax/VAT no|IRD number|IRD no|Business number|UTR|EIN no|Employer identification number|FEIN|Federal tax ID no|Tax ID #|Taxpayer registration number|BN|Business no|Tax and VAT no",
    taxNumber: "Tax number|Tax no|EIN|Federal tax id|Service tax no|PAN no",
    registerNumber:
      "Company number|Registration number|Company ID|Company ID no|Company identification number|Business ID|Business identity code|Company registration no|Registered number|Company no|Registration no|Commercial register|Company registration|Company registration number|Company reg no|Company reg number|Co reg no|Company register no|Company register number|Commercial register no|Commercial register number|Trade register|Trade register no|Trade register number|Chamber of Commerce no|Chamber of Commerce number|Registered in England no|Registered in England and Wales no|Registered no|Org no|Organisation no|Organisation number|Organization number|CRN|CRO number|Reg. in England no",
    pageNumber: "Page|Page number|Page no|Page #",
    invoiceDate:
      "Invoice date|Date of invoice|Invoice issue date|Issue date|Date of issue|Issued on|Date issued|Bill date|Billing date|Inv date|Tax date|Invoice dated|Document date|Date of document|Receipt date|Tax point|Invoiced on|Statement date|Invoiced|Date of bill|Date of receipt|Bill issue date|Invoice created|Issued|Document dated|Date raised|Transaction date|Purchase date|Sale date|Date of sale|Date of purchase|Date created|Created on|Raised on|Drawn up on|Letter date|Date of letter|Date of the letter",
    dueDate:
      "Due date|Payment due date|Due on|Due by|Payable by|Date due|Payment due|Pay by|Payment due by|Due|Please pay by|To be paid by|Payment deadline|Expiry date of payment|Balance due date|No later than|Not later than|On or before|Amount due on|Total amount due on|Due for payment on|Date payment due|Pay before|Payment date due|Settlement due|Last date of payment|Last payment date|Due for payment|Final payment date|Direct debit date|Pay no later than|Payment expected by|Amount due by|To be settled by|Latest payment date|Please pay until|Pay until|Payable until|New deadline|New due date|Collection date|Deadline for payment",
    orderDate:
      "Order date|Date of order|IO date|Insertion order date|Ordered on|PO date|Purchase order date|Sales order date|Booking date|Order entry date|Ordered|Date ordered|Purchase date|PO issue date|Order placed|Order created|Date of purchase order|Date entered|Date placed|Entry date",
    contractDate:
      "Contract date|Agreement date|Date of contract|Signature date|Signed on|Date signed|Date of agreement|Agreement dated|Contract dated",
    deliveryDate:
      "Delivery date|Date of delivery|Tax point date|Date of taxable supply|Taxable supply date|Shipping date|Ship date|Shipped on|Supply date|Date of supply|Service date|Dispatch date|Delivered on|Performance date|Deliver by|Delivery by|Required by|Required date|Requested delivery date|Expected delivery|Needed by|Delivery due|Deliver on|Ship by|Delivered|Shipped|Ship on|Required delivery date|Promised date|Due for delivery|Dispatched on|Arrival of goods|Serviced on|Goods received|Date shipped|Date delivered|Requested date|Need by|Need by date|In-hands date|Despatched|Despatched on|Dispatched|ETA|Estimated delivery|Estimated delivery date|Expected delivery date|Estimated arrival|Goods due|Scheduled delivery|Scheduled delivery date|Needed on site|Deliver on or before|Delivery on or before|Deliver no later than|Date of supply of goods or services|Date of delivery or completion of services|Date of delivery or supply",
    receivedDate:
      "Date received|Received|Received on|Date of receipt by|Filing date|Date filed|Filed|Filed on|Date of filing|Submission date|Date submitted|Submitted on|Date of submission|Lodged on|Date lodged|Received date|Rec'd|Rec'd date",
    paymentDate:
      "Payment date|Date of payment|Paid on|Date paid|Value date|Remittance date|Settlement date|Payment made on|Transfer date|Payment made|Date of remittance|Date of transfer|Processed on|Execution date|Settled on|Cheque date|Check date",
    printDate:
      "Print date|Printed|Date printed|Printed on|Run date|Revision date|Date entered|Entry date|Create date|Created|Date created|Last modified|Mod date|Original date|Original date rev|Report date|Timestamp|Printing date|Date of print|Date of printing",
    expiryDate:
      "Expiry date|Expiration date|Expires|Expires on|Valid to|Valid until|Valid through|Best before|Expiry|Validity date|Offer valid to|Offer valid until|Quote valid until|Quotation valid until|Valid till|Offer expires|Offer expires on|Offer ends|Quote expires|Quotation expires|Offer closes|Good until|Good through|Exp date|Expire date|Date of expiry|Policy expiry|Policy expiry date|Policy end date",
    periodFrom:
      "Start date|Begin date|From date|Valid from|Period from|Period start|Period beginning|Start of period|Flight start|Flight start date|Contract start date|Service start|Effective date|Effective from|Commencement date|First day|Beginning|Start|Flight from|Begins|Date from|Check-in|Arrival|Arrival date|Start of contract|Campaign start|Campaign start date|Schedule start|First air date|First broadcast|On air from|Start of campaign|Start of flight|Run start|Air date from|Commencing|Term start|Lease start|Cover starts|Begin|Inception date|Cover start|Cover from|Policy start|Policy start date|Policy effective date|Inception",
    periodTo:
      "End date|To date|Period to|Period end|Period ending|End of period|Flight end|Flight end date|Contract end date|Service end|Last day|Ending|End|Flight to|Ends|Date to|Check-out|Departure|Departure date|Until|Through|End of contract|Campaign end|Campaign end date|Schedule end|Last air date|Last broadcast|End of campaign|End of flight|Run end|Air date to|Term end|Lease end|Cover ends|Finish date|Finish",
    linesTotal:
      "Sum of the line items|Sum of line items|Sum of lines|Sum of items|Line items total|Total of line items|Items total|Goods total|Total goods|Merchandise total|Merchandise subtotal|Product total|Goods subtotal|Items subtotal|Total of items|Subtotal|Sub total|Subtotal amount|Net goods|Goods net|Goods value|Value of goods|Total lines|Lines total",
    netTotal:
      "Net total|Goods value|Subtotal|Sub total|Total net|Total excl VAT|Total excl|Amount excl VAT|Total sales excl VAT|Sub total excl VAT|Total amount excl VAT|Total before VAT|Total without VAT|Total excluding VAT|Total before tax|Total without tax|Net amount|Total ex VAT|Total excl tax|Taxable amount|Amount excluding tax|Net invoice amount|Taxable value|Subtotal excl VAT|Total exclusive of tax|Total net amount|Net value|Net|Net sum|Net price total|Total ex tax|Amount ex VAT|Amount before tax|Amount before VAT|Subtotal before tax|Total exc VAT|Net of VAT|Net of tax|Sum before tax|Value excl VAT|Value before tax|Total taxable|Taxable total|Total (net)|Sub-total (net)|Net credit|Untaxed amount|Untaxed total|Amount untaxed",
    taxTotal:
      "Tax total|Total tax|VAT amount|VAT total|Total VAT|Sales tax|Tax amount|VAT|GST|Tax|GST amount|HST|Total GST|Service tax|VAT charged|Amount of VAT|VAT payable|Total taxes|Taxes|VAT due|VAT sum|Tax due|Tax sum|VAT value|Tax charged|Value added tax|Amount of tax|Plus VAT|Add VAT|Taxation|Tax payable|Output VAT|VAT included|Tax included|Included VAT|Includes VAT|Of which VAT|Thereof VAT|Total sales tax|Estimated tax|Standard rate|Standard rated|Standard rate VAT|Output tax",
    grossTotal:
      "Grand total|Total|Total amount|Total incl VAT|Total incl|Total sales incl VAT|Total amount incl VAT|Amount incl|Total sales|Net total incl VAT|Total after rounding|Total rounded|Rounded total incl VAT|Total payable incl VAT|Sales total|Total including VAT|Invoice total|Gross total|Total gross|Gross amount|Total invoice amount|Invoice amount|Amount incl VAT|Total including tax|Total with tax|Order total|Total price|Total due incl VAT|Gross|Total order|Total cost|Overall total|Contract total|Total invoice|Total gross amount|Gross order total|Total inc VAT|Total VAT incl|Total tax incl|Total charges|Gross value|Totals|Order total gross|Contract amount|Total contract|Total net cost incl tax|Net amount payable|Total amount incl tax|Rounded total|Gross billing|Total billing|Total dollars|Total value|Ordered gross|Total order amount|Gross invoice amount|Gross dollars|Gross cost|Total gross cost|Contract value|Order value|Order amount|Invoice value|Amount in total|Total sum|Sum total|Full amount|Final total|Final amount|Bill total|Bill amount|Total bill|Billed amount|Amount billed|Total billed|Amount charged|Total charge|Total (gross)|Amount inc VAT|Total price incl VAT|Document total|Total incl tax|Gross sum|Gross billing amount|Purchase total|Net plus VAT|Gross order amount|Gross contract amount|Total gross dollars|Total spot cost|Total media cost|Gross media|Total schedule cost|Gross total cost|Campaign total|Total credit|Credit total|Amount credited|Total credited|Credit amount|Refund total|Total refund|Refund amount|Total rate|Gross price|Total spend|Gross spend|Quote total|Quotation total|Estimate total|Offer total",
    amountDue:
      "Amount due|Balance due|Total due|Amount payable|Amount to pay|To pay|Payable amount|Total payable|Total amount due|Amount owing|Outstanding balance|Please pay|Net amount due|Due amount|Amount outstanding|Total to pay|Amount due for payment|Pay this amount|Left to pay|Balance payable|Net due|Outstanding|Balance outstanding|Remaining balance|Still to pay|Remaining amount|Remaining|Balance to pay|Balance owing|Outstanding amount|Amount now due|Now due|Total outstanding|Sum due|Due total|Unpaid balance|Open amount|Open balance|Amount remaining|Please remit|Total now due|Payable|Payable now|Current amount due",
    amountPaid:
      "Paid|Prepaid|Prepayment|Deposit|Payments received|Payment received|Already paid|Paid to date|Advance payment|Down payment|Amount already paid|Amounts received|Amount received|Deposit paid|Paid so far|Payments made|Total payments received|Amount paid to date|Less deposit|Less payments|Less paid|Deposit received|Less advance|Less amount paid|Payment thank you|Payments thank you|Payment received thank you|Thank you for your payment|Payments and credits|Credit applied|Applied credit|Applied balance|Balance applied|Account credit applied|Account credit|Customer credit applied|Advance deducted|Deducted advance|Deposit deducted|Less advance payment|Less payment on account|Payments on account",
    cashTendered:
      "Cash|Cash tendered|Tendered|Amount tendered|Cash received|Cash payment|Cash paid|Cash given|Cash tender",
    changeGiven:
      "Change|Change due|Change given|Change amount|Cash change|Balance change|Change back|Your change|Change returned",
    rounding:
      "Rounding|Rounding adjustment|Rounding adj|Round adj|Round off|Rounding off|Rounding difference|Rounding amount|Cash rounding|Rounded off|Rounding diff|Less round off",
    touristTax:
      "Tourist tax|City tax|Occupancy tax|Lodging tax|Visitor levy|Tourism tax|Hotel tax|Room tax|Room occupancy tax",
    reminderFee:
      "Reminder fee|Dunning fee|Late fee|Late payment fee|Dunning charge|Reminder charge|Collection fee|Late charge|Late payment charge|Late penalty",
    lateInterest:
      "Late interest|Default interest|Interest on arrears|Late payment interest|Interest for late payment|Overdue interest|Interest charge|Penalty interest|Finance charge",
    discountTotal:
      "Discount|Total discount|Discount amount|Rebate|Allowance|Less discount|Trade discount|Total savings|Volume discount",
    shippingTotal:
      "Shipping|Freight|Delivery charge|Postage|Shipping cost|Shipping and handling|Carriage|Delivery cost|Surcharge|Delivery|Shipping fee|Shipping charges|Shipping charge|Delivery fee|Freight charges|P&P|Handling|Packing and carriage|Transport cost|S&H|Shipping & handling|Postage & packing",
    withholding:
      "Withholding tax|Withholding|Tax withheld|Withheld tax|WHT|Less withholding tax|Income tax withheld|WHT amount|Withholding amount|Total withholding|Federal income tax withheld|Federal tax withheld|State income tax withheld|PAYE tax|PAYE income tax|Income tax deducted",
    commission:
      "Agency commission|Commission|Agency comm|Less agency commission|Agency Discount|Agy comm|Agency fee|Less commission|Comm|Agency commission 15%|Less agency comm|Commission amount",
    netAfterCommission:
      "Net order total|Net order amount|Net to station|Net due to station|Net due|Net amount due|Net payable|Net invoice total|Order net|Net cost|Total net order|Net contract amount|Total net cost|Net dollars|Net after commission|Net after agency commission|Net of commission",
    totalPaid:
      "Total paid|Payment total|Amount paid|Total payment|Payment amount|Total remitted|Amount remitted|Amount transferred|Total transferred|Remittance total|Transfer amount|Total amount paid|Net payment|Cheque amount|Sum paid|Amount of payment|Amount of transfer|Payment made|Remitted amount|Sum transferred|Total of payment|Total disbursed|Payment value|Wire amount|Check amount|Cheque total",
    openingBalance:
      "Opening balance|Previous balance|Previous unpaid balance|Unpaid previous balance|Unpaid balance brought forward|Balance brought forward|Brought forward|Starting balance|Beginning balance|Balance forward|Old balance|Balance at start|Opening bal|Initial balance|Balance at beginning|Balance on opening|Balance b/f|Balance b/fwd|B/F balance|Prior balance|Last statement balance|Balance from last statement|Previous statement balance|Start balance|Balance at start of period|Balance from last bill|Balance from previous bill|Balance on last bill|Balance on your last bill|Previous bill balance|Last bill|Balance b/fwd from last bill|Balance brought forward from last statement|Balance from previous statement|Balance forward from last statement",
    closingBalance:
      "Closing balance|New balance|Ending balance|Final balance|Balance carried forward|Carried forward|Current balance|Balance at end|Closing bal|End balance|Balance c/f|Balance c/fwd|Balance at close|Balance on closing|Balance at end of period|Balance as of|Final account balance|Present balance|Statement balance",
    balance: "Balance|Running balance",
    taxRate: "Tax rate|VAT rate|VAT %|Tax %|GST rate|Rate of VAT|VAT percentage",
    discountRate: "Discount rate|Discount %|Discount percentage|Discount percent|Rate of discount",
    quantity:
      "Quantity|Qty|Units|Count|Total quantity|Number of items|Total spots|Spots|Pieces|Pcs|Hours|Spots aired|Number of spots|Total spots aired|No. of spots",
    packages:
      "Packages|Number of packages|No of packages|Cartons|Number of cartons|Parcels|Number of parcels|Pallets|Number of pallets|Colli|Total packages|Total number of packages|Pkgs",
    guests:
      "Guests|Covers|Number of guests|No. of guests|Persons|Party size|Number of persons|Number of people|Number of covers",
    weight: "Weight|Total weight|Shipping weight|Total wt|Wt|Wgt|Shipment weight",
    nights: "Nights|Number of nights|No of nights|Length of stay|Total nights|Room nights|Total room nights",
    mileage: "Mileage|Odometer|Odometer reading|Mileage reading|Mileage in|Current mileage|Odometer in|Miles in|Odo",
    unitPrice: "Unit price|Price per unit|Price each|Unit cost|Unit rate|Rate|Price|Net price|Item price",
    lineTotal: "Line total|Line amount|Amount of the line|Extended price|Ext price|Line value",
    seller:
      "Seller|Seller name|Supplier|Supplier name|Vendor|Vendor name|From|Issued by|Issuer|Sold by|Bill from|Remit to|Company|Company name|Merchant|Merchant name|Service provider|Creditor|Biller|Invoice from|Provider|Shop|Store|Store name|Remit payment to|Issuing company|Payable to|Sellers name|Name of seller|Name of supplier|Name of vendor|Billing company|Issuer name|Name of issuer|Sender name|Trader|Contractor|Payee company|Business name|Retailer|Dealer|Service company|Invoicing party|Landlord|Insurer|Publisher name|Store/Company|Account / Payable to|Account/Payable to|If undelivered return to|If undelivered please return to|Receipt from|Purchased from|Ordered from|Bought from|Exporter|Exporter name|Shipper|Consignor|Sender|Hire company|Rental company|Law firm|Wholesaler|Supplying company|Freelancer|Consultant|Freelance consultant",
    buyer:
      "Buyer|Buyer name|Bill to|Billed to|Customer|Customer name|Client|Client name|Invoice to|Sold to|To|Purchaser|Recipient|Invoiced to|Bill-to party|Invoice recipient|Debtor|Tenant|Guest|Guest name|Booked by|Reserved by|Lead guest|Billing to|Invoice for|Billed customer|Customer/Bill to|Name of customer|Name of buyer|Name of client|Recipient name|Invoicee|Bought by|Account name of customer|Purchaser name|Consignee/Buyer|Ordered by|Charge to|Attn company|Bill recipient|Invoice recipient name|Billed company|Invoiced company|Billed party|Invoiced party|Company billed|Payable by|Issued to|Importer|Importer of record|Addressee|Policyholder|Policy holder|Policyholder name|Name of policyholder|Insured|Named insured|The insured|Policyholder/Insured",
    advertiser:
      "Advertiser|Advertiser name|Sponsor|Advertised by|Candidate|Advertiser/Client|Name of advertiser|Client/Advertiser|Advertiser / Client|Advertising client|Brand owner|Sponsor name|Political advertiser|Customer/Advertiser|Advertiser/Product|Advertiser/Sponsor|Sponsor/Advertiser",
    agency:
      "Agency|Agency name|Buying agency|Media agency|Agency/Buyer|Advertising agency|Name of agency|Ad agency|Placing agency|Billing agency|Agency of record|Agency/Client|Creative agency|Ordering agency",
    payer:
      "Payer|Payer name|Paid by|Payment from|Remitter|Ordering customer|Originator|Name of payer|Paying party|Paying company|Ordered by (payer)|Remitting party|Debtor name|Transfer from|Sender of payment|Payor|Payor name|Name of payor",
    payee:
      "Payee|Payee name|Beneficiary|Beneficiary name|Paid to|Payment to|Pay to|Name of payee|Name of beneficiary|Receiving party|Payment recipient|Creditor name|Transfer to|Recipient of payment|In favour of|Pay to the order of|To the order of|Make checks payable to",
    accountHolder:
      "Account holder|Account name|Account owner|Name of account|Account in the name of|Holder|Holder of account|Name of account holder|Account holder name|Account title|Customer of account|Account holder's name|A/C name|A/C holder",
    station:
      "Station|Stations|Property|Channel|Broadcaster|Network|Publisher|Station name|Name of station|Call letters|Broadcasting company|Broadcast company|Publishing company|Publishing house|Media owner|To the publisher of|To the publisher|Cable company|Cable operator|Cable provider|Cable system operator",
    other:
      "Market|Interest rate|Sales office|Sales region|Rep firm|Rep|Rep office|Terms & conditions|Terms and conditions|General terms|Billing calendar|Billing cycle|Billing type|Special handling|Order type|Bill type|Cash/Trade|Demo|Demographic|Revenue code|Priority|Agency code|Advertiser code|Product code|Agency ref|Advertiser ref|Agency product code|Advertiser external ID|Agency external ID|Alt order #|Alt order number|Alt order no|Deal #|IDB #|Headline #|External #|Comments|Package|CO-OP|Account types|Acct types|Till|Till no|Original invoice date|Date of original invoice|Original invoice dated|Credited invoice date|Corrected invoice date|Date of invoice credited|Place of supply",
    shipTo:
      "Ship to|Deliver to|Delivery address|Shipping address|Delivered to|Consignee|Ship-to|Shipped to|Shipping to|Delivery to|Place of delivery|Deliver goods to|Delivery location|Ship-to address|Ship to address|Goods to|Delivery point|Send to|Goods recipient|Delivery recipient|Recipient of the goods|Consigned to|Site address|Job site|Job site address|Job address|Job location|Service address|Service location|Work location|Work site address",
    contactPerson:
      "Sales rep|Sales representative|Representative|Primary AE|Contact|Contact person|Credit controller|Contact name|Attention|Attn|FAO|For the attention of|Attention of|Processed by|Prepared by|Raised by|Account executive|Acct exec|Salesperson|AE|Account manager|Sales person|Buyer contact|Your contact|Clerk|Handled by|Cashier|Served by|Person in charge|Person to contact|Responsible person|Consultant|Sales consultant|Purchasing agent|Requisitioner|Requested by|Seller contact|Supplier contact|Vendor contact|Customer contact|Client contact|Our contact|Point of contact|Sales contact|Technician|Service technician|Purchasing contact|Procurement contact|Ordered by|Written by|Dealt with by|Case handler|Our contact person|Your contact person|Contact at customer|Sales agent",
    bankName: "Bank|Bank name|Bank details|Name of bank|Bankers|Our bank",
    bankCode:
      "Sort code|Bank sort code|BSB|BSB number|BSB no|Routing number|Routing no|Routing #|Bank routing number|Bank routing code|ABA number|ABA no|ABA routing number|ACH routing number|Transit number|IFSC|IFSC code|IFS code|Branch & IFS code|Bank & IFS code|Bank code|Branch code|Bank clearing code|RTN|ABA|Routing transit number",
    product: "Product|Product name|Product description|Brand|Product desc|Product/Brand|Brand/Product|Brand name",
    deliveryTime:
      "Delivery time|Lead time|Time of delivery|Turnaround time|Delivery period|Estimated lead time|Estimated delivery time|Production time",
    room: "Room|Room number|Room no|Room #|Unit no|Room ID|Room name|Suite no",
    signatory:
      "Signatory|Signer|Name of signer|Name of person signing|Signed by|Authorised signatory|Authorized signatory|Authorised signature|Authorized signature|Name of signatory|Signature name|Signee|Name of signee",
    approver: "Approved by|Authorised by|Authorized by|Released by|Approver|Approver name|Name of approver|Approval by",
    reason:
      "Reason|Reason for credit|Reason for return|Reason for refund|Credit reason|Return reason|Reason of credit|Reason code|Reason for issue|Reason for credit note",
    carrier:
      "Carrier|Ship via|Shipped via|Shipping method|Shipping service|Delivery method|Method of delivery|Method of shipment|Forwarder|Freight carrier|Via|Haulier|Courier|Shipping company|Transport company|Carrier name|Name of carrier|Freight forwarder",
    campaign: "Campaign|Campaign name|Campaign title|Name of campaign|Ad campaign",
    timeOfDay:
      "Time of day|Time of sale|Transaction time|Time of purchase|Receipt time|Time|Time of transaction|Txn time|Trans time",
    tableNumber: "Table|Table no.|Table number|Tbl|Tbl no|Table name",
    subject: "Subject|Title|Re|Sub|Regarding|Concerning|Subj",
    fax: "Fax|Fax number|Fax no|Telefax|Facsimile|Facsimile no|Telefax no",
    address:
      "Address|Street address|Postal address|Mailing address|Company address|Store address|Seller address|Supplier address",
    iban: "IBAN|IBAN number|IBAN no|Bank account IBAN|International bank account number|IBAN code|Account (IBAN)",
    bic: "BIC|SWIFT|BIC code|SWIFT code|BIC/SWIFT|SWIFT-BIC|Swift/BIC|Code BIC|BIC-Code|SWIFT no|SWIFT/BIC code|SWIFT address",
    vatId:
      "VAT ID|VAT number|VAT no|VAT registration number|VAT reg no|VAT identification number|GST number|GSTIN|GST no|VAT|VAT reg|Seller VAT ID|VAT #|VAT code|ABN|VAT identification|VAT Id no|VAT registration|VAT registration no|VAT reg number|Value added tax number|VAT ident no|Company VAT|VATIN|Seller VAT number|Supplier VAT|TRN|TRN no|Australian Business Number|GST registration|GST registration no|GST registration number|GST reg no|GST #|HST number|HST no|HST #|GST/HST number|GST/HST no|GST/HST #|GSTIN/UIN|QST number|UEN|SST no|VAT/GST no|UEN / GST|EU VAT|EU VAT no|VKN",
    email: "Email|E-mail|Email address|E-mail address|Mail|Email id|E-mail id|Contact email",
    phone:
      "Phone|Telephone|Tel|Phone number|Telephone number|Mobile|Tel no|Phone no|Cell|Main phone|Cell phone|Mobile phone|Mobile no",
    website: "Website|Web|URL|Internet|Homepage|Web site|Site|Website address|Web address|Webpage",
    currency: "Currency|Currency code|Invoice currency|Currency of invoice|Invoicing currency|Billing currency",
    deliveryTerms:
      "Delivery terms|Terms of delivery|Incoterms|Incoterm|Shipping terms|Freight terms|Delivery conditions|Conditions of delivery|Shipment terms|Ship terms|Trade terms|FOB point|FOB|F.O.B.|Terms of delivery and payment|Terms of delivery & payment|Incoterms 2020|Incoterms 2010|Terms of sale",
    paymentTerms:
      "Payment terms|Terms|Terms of payment|Payment conditions|Payment method|Payment|Method of payment|Payment type|Terms & conditions of payment|Conditions of payment|Payment term|Credit terms|Settlement terms|Terms of settlement|Net terms|Paid with|Paid via|Card used|Payment card|Payment mode|Mode of payment|Means of payment",
    grossWeight:
      "Gross weight|Total gross weight|Gross wt|Gross mass|Laden weight|Gross (kg)|Gross (t)|Gross (lb)|Gross (lbs)|Gross wgt|Gr wt|G.W.",
    remittanceAddress:
      "Remittance address|Remit to address|Remit to|Please remit to|Send payment to|Send payments to|Mail payment to|Remit payment to|Payment address|Mail check to|Send check to|Send cheque to",
    netWeight:
      "Net weight|Total net weight|Net wt|Nett weight|Net mass|Net (kg)|Net (t)|Net (lb)|Net (lbs)|Nett wt|N.W.|Net wgt",
    tareWeight: "Tare weight|Tare|Tare wt|Empty weight|Unladen weight|Tare (kg)|Tare (t)|Tare (lb)",
    vehicleId:
      "VIN|VIN number|Vehicle identification number|Vehicle identification no|Chassis number|Chassis no|Frame number|Chassis|Chassis/VIN|VIN/Chassis",
    firstRegistration:
      "First registration|Date of first registration|First registered|First registration date|1st registration|Date of 1st registration|Date first registered",
    vehiclePlate:
      "Vehicle plate|Registration plate|Licence plate|License plate|License plate number|Number plate|Plate number|Plate no|Vehicle registration|Vehicle registration number|Vehicle registration no|Vehicle reg|Vehicle reg no|Vehicle number|Vehicle no|Truck number|Truck no|Truck plate|Vehicle registration mark|Registration mark|Reg mark",
    trailerPlate:
      "Trailer plate|Trailer number|Trailer no|Trailer registration|Trailer registration number|Trailer licence plate|Trailer license plate|Trailer reg|Trailer plate number|Trailer ID",
    driver: "Driver|Driver name|Driver's name|Name of driver|Delivery driver|Truck driver|Lorry driver",
    meterNumber:
      "Meter number|Meter no|Meter serial number|Meter serial no|Meter serial|Meter id|Meter ref|Electricity meter number|Gas meter number",
    supplyPoint:
      "Supply point|Supply number|Supply point number|MPAN|MPRN|MPRN number|Meter point|Meter point number|Service delivery identifier|NMI|MPAN number|Supply point ID|Meter point reference number|Electricity EAN code|Gas EAN code|Electricity EAN|Gas EAN|Electricity supply point|Gas supply point|Electricity meter point|Gas meter point",
    previousReading:
      "Previous reading|Previous meter reading|Last reading|Prior reading|Old reading|Opening reading|Start reading|Previous read|Last meter reading|Opening meter reading|Prev reading|Prev read",
    currentReading:
      "Current reading|Current meter reading|Present reading|Present meter reading|Latest reading|New reading|Closing reading|End reading|This reading|Current read|Present read|Meter reading|Closing meter reading|End read|Closing read",
    consumption:
      "Consumption|Total consumption|Usage|Total usage|Water consumption|Units used|Water used|Energy used|Energy consumption|Electricity consumption|Gas consumption|Billed consumption|Units consumed|Consumed units|Units billed",
    retention:
      "Retention|Less retention|Retainage|Less retainage|Retention held|Retention amount|Total retention|Retention deducted|Retention money|Retention (5%)|Retention (3%)|Less retention @ 5%",
    workToDate:
      "Gross value to date|Gross value of work to date|Gross valuation|Gross valuation to date|Value of work to date|Value of work done|Value of work done to date|Cumulative value|Cumulative total|Cumulative value of work|Work completed to date|Total work to date|Total completed to date|Total completed and stored to date|Total completed & stored to date|Work executed to date|Total to date|Total completed|Work completed|Work done to date",
    previouslyBilled:
      "Previously certified|Less previously certified|Previously billed|Previously invoiced|Less previously invoiced|Less previous certificates|Less previous certificates for payment|Previous certificates|Less previous payments|Previous applications|Less previous applications|Amount previously certified|Previously paid|Previous billings|Less previous billings|Prior billings",
    costCentre:
      "Cost centre|Cost center|Cost centre number|Cost center number|Cost code|Cost object|Cost centre code|Cost center code|Cost ctr",
    billOfLading:
      "Bill of lading|Bill of lading number|Bill of lading no|B/L|B/L no|B/L number|BL no|BL number|BOL|BOL no|BOL number|BOL #|Master bill of lading|House bill of lading|MBL|HBL|MBL no",
    countryOfOrigin:
      "Country of origin|Country of origin of goods|Origin of goods|Goods origin|Made in|Country of manufacture|Origin country|Country of origin of the goods|Ctry of origin|Ctry of orig|Product of",
    lotNumber:
      "Lot number|Lot no|Lot #|Batch number|Batch no|Batch #|Batch/Lot|Batch / Lot no|Lot/Batch|Lot/Batch no|Batch code|Lot code|Batch ID|Batch ref|Lot ID",
    manufactureDate:
      "Date of manufacture|Manufacturing date|Manufacture date|Production date|Date of production|Mfg date|Mfd|Date manufactured|Manufactured on|Produced on|Mfd date|Mfd on|Mfg on",
    dateOfBirth:
      "Date of birth|Birth date|Birthdate|DOB|D.O.B.|Born on|Patient date of birth|Patient DOB|Born|Pt DOB|Birthday",
    patient: "Patient|Patient name|Name of patient|Patient's name|Pt name|Patient/Client|Client/Patient",
    treatingDoctor:
      "Treating doctor|Doctor|Physician|Attending physician|Treating physician|Attending doctor|Practitioner|Consultant physician|Treating dentist|Dentist|Dentist name",
    fees: "Total fees|Fee total|Professional fees|Our fees|Fees total|Legal fees|Total professional fees|Professional charges|Fee amount",
    expenses:
      "Expenses|Total expenses|Disbursements|Total disbursements|Out-of-pocket expenses|Disbursements and expenses|Total disbursements and expenses|Expenses and disbursements",
    employer: "Employer|Employer name|Name of employer|Employer's name|Employing company|Employer name and address",
    employee: "Employee|Employee name|Name of employee|Name of the employee|Staff member|Worker|Worker name",
    supplyAddress:
      "Supply address|Meter address|Installation address|Supply premises|Premises supplied|Address of supply|Supply location|Premises address|Address of premises",
    placeOfLoading:
      "Place of loading|Loading place|Loading point|Loading address|Place of collection|Collection point|Pick-up location|Port of loading|Loading port|Port of shipment|Pickup address|Pick-up point|Place of pickup",
    placeOfUnloading:
      "Place of unloading|Unloading place|Unloading point|Unloading address|Place of discharge|Port of discharge|Discharge port|Port of unloading|Delivery site|Drop-off location|Drop-off point",
    loadingDate:
      "Loading date|Date of loading|Loaded on|Date and time of loading|Collection date|Pick-up date|Load date|Date loaded|Date of pickup",
    premium:
      "Premium|Total premium|Insurance premium|Annual premium|Premium payable|Gross premium|Premium due|Total premium payable|Total annual premium|Premium amount|Renewal premium",
    taxYear:
      "Tax year|Fiscal year|Assessment year|Year of assessment|Financial year|Taxation year|Roll year|Rates year|Rating year",
    employeeNumber:
      "Employee number|Employee no.|Employee ID|Personnel number|Personnel no.|Payroll number|Payroll no.|Staff number|Staff no.|Staff ID|Emp. no.|Employee's number",
    socialSecurityNumber:
      "Social security number|Social security no.|SSN|Employee's social security number|Employee social security number|Employee's SSN|National insurance number|National insurance no.|NI number|NI no.|NINO|Social insurance number|PPS number|PPS no.|PPSN",
    jobTitle: "Job title|Job position|Position held|Job role|Occupation|Job designation",
    hireDate:
      "Hire date|Date of hire|Hired on|Date of joining|Joining date|Date joined|Start of employment|Employment start|Employment start date|Employed since",
    netPremium:
      "Net premium|Premium excluding tax|Premium excl. tax|Premium before tax|Premium excluding IPT|Premium excl. IPT|Premium net",
    premiumTax: "Insurance premium tax|Premium tax|Insurance tax|IPT|IPT amount",
    stampDuty: "Stamp duty|Stamp tax|Revenue stamp|Stamp fee|Duty stamp",
    broker: "Broker|Insurance broker|Intermediary|Insurance intermediary|Name of broker|Broker name",
    totalDebits:
      "Total debits|Total debit|Debits total|Sum of debits|Total withdrawals|Total payments out|Total paid out|Total money out|Money out|Payments out",
    totalCredits:
      "Total credits|Total credit|Credits total|Sum of credits|Total deposits|Total payments in|Total paid in|Total money in|Money in|Payments in",
    assessedValue:
      "Property value|Assessed value|Rateable value|Taxable property value|Rating valuation|Appraised value|Cadastral value|Capital value|Total assessed value|Net assessed value|Assessed valuation",
    description: "Description|Item|Item description|Details|Comments|Notes|Remarks|Service|Particulars",
  },
  weakLabels: {
    meterNumber: "Meter",
    lotNumber: "Batch|Lot",
    dueDate: "By|Before",
    accountNumber: "Account|Account no|Account number|Account #|Account details|A/C no|Acct no",
    invoiceNumber: "Invoice|Bill|Receipt|Tax invoice",
    creditNoteNumber: "Credit note",
    orderNumber: "Order|PO",
    contractNumber: "Contract|Agreement|Deal",
    customerNumber: "Account|Customer|Client",
    statementNumber: "Statement",
    quoteNumber: "Quote|Quotation|Offer",
    invoiceDate: "Date|Dated|Dt|Created|Raised",
    periodFrom: "From|Begin",
    periodTo: "To",
    grossTotal: "Amount|Sum",
    seller:
      "Tradesman|Tradesperson|Contractor|Craftsman|Installer|Hotel|Hotel name|Restaurant|Garage|Workshop|Studio|Practice|Clinic|Pharmacy|Salon",
    buyer: "Invoice address|Billing address|Bill to address",
    documentNumber: "Number|No|Reference|Document",
    deliveryNoteNumber: "Shipment|Delivery",
    linesTotal: "Goods|Items",
    expiryDate: "Validity|Exp|Expiration|Expiry",
    deliveryDate: "Required|Expected",
    supplierNumber: "Vendor|Supplier",
    projectNumber: "Job",
    carrier: "Shipping",
    registerNumber: "Reg|Reg no|Registered",
    signatory: "Signed",
    supplyAddress: "Service address|Service location|Property address",
    vehiclePlate: "Registration number|Reg no|Vehicle",
    firstRegistration: "Date of registration|Registration date|Reg date",
    trailerPlate: "Trailer|Semi-trailer",
    placeOfLoading: "Ship from|Point of origin",
    placeOfUnloading: "Destination|Place of delivery|Delivery point",
    countryOfOrigin: "Origin",
    guests: "Adults",
    assessedValue: "Market value|Valuation",
    jobTitle: "Position",
  },
  periodLabels:
    "Flight dates|Flight date|Flight|Order flight|Contract dates|Contract period|Period|Service period|Schedule dates|Order dates|Campaign dates|Campaign period|Term|Contract term|Validity|Coverage period|Start/End date|Start - End|Start date - End date|Flight start/end|Broadcast dates|Air dates|Hiatus|Date range|For period|Order period|Schedule period|Start/End dates|Your bill for|Bill for the period|Charges for the period",
  billingPeriodLabels: "Billing period|Invoice period|Statement period|Invoice dates|Broadcast month",
  recipientLabels: "To|Recipient",
  slipTitles:
    "Payment advice|Remittance advice|Remittance slip|Remittance coupon|Remittance stub|Payment slip|Payment coupon|Payment stub|Payment voucher",
  clerkLabels:
    "Sales rep|Sales representative|Salesperson|Sales person|Account manager|Account executive|Prepared by|Processed by|Raised by|Clerk|Cashier|Served by|Handled by|Technician|Service technician|Sales consultant|Sales contact|Sales agent|Case handler|Written by|Dealt with by|Representative|Server|Your server|Server name",
  nameLabels:
    "Name|Company|Company name|Business name|Legal name|Trading name|Organisation|Organization|Firm|Full name|First and last name|Name and surname|Insured name",
  senderNames:
    "School|University|College|Manufacturer|Municipality|Council|Insurer|Insurance company|Property manager|Managing agent|Laboratory|Clinic|Hospital|Medical practice|Practice|Utility|Utility company|Energy supplier|Electricity supplier|Gas supplier|Water company|Water supplier|Network operator|Telecom operator|Issuing authority|Tax office|Tax authority|Law firm|Notary|Garage|Workshop|Exporter|Association|Issuing bank|Station owner|Station group|Licensee|Broadcasting company|Hotel|Institution|Testing station|Test centre|Inspection centre|Inspection station|Organiser|Organizer|Operator|Provider name|Service provider name|Issuing office|Registration authority|Council name|Housing association|Landlord company|Energy company|Electricity company|Power company|Gas company|Water utility|Dental practice|Dental surgery|Veterinary practice|Pharmacy|Solicitors|Dealership|Travel agency|Insurance broker|Letting agent|Broadcaster name|College name|School name",
  recipientNames:
    "Member|Club member|Debtor|Guarantor|Responsible party|Taxpayer|Ratepayer|Policyholder|Policy holder|Insured|Parent|Parents|Parent or guardian|Resident|Homeowner|Lessee|Subscriber|Contracting party|Addressee|Leaseholder|Occupier|Property owner",
  elementNames: {
    referenceNumber: "Buyer reference|Leitweg-ID|Routing ID",
    amountPaid: "Amount paid|Prepaid amount|Paid amount",
    periodFrom:
      "Service period start|Service period from|Billing period start|Billing period from|Invoice period start",
    periodTo: "Service period end|Service period to|Billing period end|Billing period to|Invoice period end",
  },
  headings: {
    position: "Pos.|Position|Line no.|Line|No.|Item no.|#|Line item|Ln|Seq|Item #|Row",
    article:
      "Article no.|Article number|Item code|Item number|Product code|SKU|Part no.|Stock code|Part number|Material no.|Material|Code|Ref.|Reference|Item no|Item ID|Product no|Product ID|Product number|Part #|Catalog no|Catalogue no|Model|UPC|EAN|Item #|Procedure code|Service code|Tariff code|CPT code",
    description:
      "Description|Item description|Product description|Description of goods|Description of services|Item|Items|Product|Products|Product name|Product title|Title|Work performed|Task|Service|Services|Goods|Goods and services|Details|Particulars|Activity|Article|Item name|Name|Item desc|Product desc|Goods or service|Item details|Products and services|Description of work|Product / Service|Work|Article description|Item title|Program|Product details",
    quantity:
      "Quantity|Qty|Qty.|Quantity shipped|Qty shipped|Quantity delivered|Qty delivered|Quantity ordered|Qty ordered|Qnty|Units|Hours|Hours / Qty|Pieces|Count|Quant.|Qt.|No. of units|Number of units|Units ordered|Shipped|Delivered|Ordered|Quant|Count of items|No of items|Spots",
    unit: "Unit|UoM|U/M|Unit of measure|Unit of meas|Units of measure|Measure|Per",
    priceBase: "Price unit|Price basis|Price base|Pricing unit|Unit of price|Price UoM",
    unitPrice:
      "Unit price|Price per unit|Price each|Price/unit|Unit cost|Unit rate|Unit net price|Net price|Hourly rate|Charge per unit|Rate|Price|Cost|Each|Unit amt|Unit amount|Price of one unit|Price per item|Price per piece|Unit value|Price/ea|Unit price net|Item price|Item cost|Cost per unit|Spot rate|List price|Unit price excl VAT|Price excl VAT|Price ea|Single price|Excl. price|Price excl.|Incl. price|Price incl.",
    lineTotal:
      "Line total|Line amount|Net amount|Extended price|Ext. price|Amount|Total amount|Total price|Total|Sum|Line net amount|Net value|Value|Line amt|Line value|Value of the line|Line sum|Line cost|Row total|Item total|Total for line|Extended amount|Ext amount|Extension|Line price|Net total|Total net|Total excl VAT|Total cost|Amt|Total (net)|Amount excl VAT|Subtotal|Taxable value|Taxable amount|Spot cost|Net|Excl. total|Total excl.|Exclusive total",
    taxRate:
      "VAT rate|VAT %|VAT|Tax rate|Tax %|Tax|GST|Rate of tax|Tax code|VAT code|Rate of VAT|Tax percent|VAT percent|VAT percentage",
    taxAmount:
      "Tax amount|VAT amount|GST amount|Sales tax amount|Amount of tax|Amount of VAT|Tax value|VAT value|Total tax|Total VAT|Tax amt|VAT amt|Tax total|VAT total|Tax sum|Tax charged|VAT charged|IGST amount|Tax|VAT|GST|Taxes|Sales tax",
    lineGross:
      "Gross amount|Amount incl. VAT|Amount incl. tax|Amount including VAT|Amount including tax|Total incl. VAT|Total incl. tax|Total including VAT|Total including tax|Gross total|Total gross|Total with tax|Amount with tax|Amount with VAT|Total inc VAT|Amount inc VAT|Gross value|Gross price|Gross line total|Line total incl. VAT|Line total incl. tax|Price incl. VAT|Price incl. tax|Gross|Incl. total|Total incl.|Inclusive total",
    discount: "Discount|Disc.|Discount %|Cash discount|Discount taken|Deductions|Deduction|Disc|Disc %|Rebate|Less",
    bookingDate:
      "Booking date|Transaction date|Posting date|Posted|Entry date|Date|Booked|Booked on|Date booked|Txn date|Trans date|Process date|Date posted",
    valueDate: "Value date|Effective date|Interest date|Value|Value dt|Interest from|Effective",
    details:
      "Transaction details|Transaction description|Payment type and details|Transaction|Details|Particulars|Narrative|Description|Transaction text|Memo|Payee|Description of transaction|Payment details|Reference text|Remarks|Text|Activity",
    amount: "Transaction amount|Amount of transaction|Amount|Amt|Sum|Amount booked|Booked amount",
    documentNumber:
      "Invoice number|Invoice no.|Invoice reference|Your invoice|Document number|Doc. number|Document no.|Invoice|Document|Reference|Inv no|Inv #|Bill no|Bill number|Doc no|Ref no|Your invoice no|Document ref|Voucher|Your reference|Invoice #|Ref",
    documentDate:
      "Invoice date|Document date|Doc. date|Date|Inv date|Bill date|Date of invoice|Doc date|Invoice dated|Issue date|Date of document",
    grossAmount:
      "Gross amount|Invoice amount|Original amount|Gross|Amount|Gross total|Total amount|Invoice total|Gross value|Invoice value|Document amount|Full amount|Billed amount",
    paidAmount:
      "Amount paid|Paid amount|Net paid|Paid|Payment amount|Payment|Net amount|Net|Payment amt|Amt paid|Paid sum|Amount settled|Settled amount|Settled|Amount of payment|Remitted|Applied amount|Amount applied|Transferred",
    date: "Date|Service date",
    debit:
      "Debit|Debits|Money out|Withdrawals|Paid out|Payments|Dr|Out|Outgoing|Outflow|Payments out|Withdrawal|Debit amount",
    credit: "Credit|Credits|Money in|Deposits|Paid in|Receipts|Cr|In|Incoming|Inflow|Payments in|Deposit|Credit amount",
    balance:
      "Balance|Running balance|Account balance|Bal|New balance|Balance after|Closing balance|Remaining balance|Balance after booking",
  },
  weakHeadings: {
    priceBase: "Per|PU",
    description: "Coverage|Cover|Coverages|Insured risk|Peril",
    lineTotal: "Price|Cost|Charge|Charges|Fee|Fees|Item price|Premium",
    lineGross: "Total|Total amount|Amount|Line total|Total price",
    position: "Item",
    article: "Item|Article|Product",
    valueDate: "Date",
    debit: "Charges|Charge|Invoiced",
    credit: "Payments|Payment",
  },
  totals:
    "Total|Totals|Subtotal|Sub-total|Grand total|Net total|Invoice total|Order total|Amount due|Balance due|Net amount|Total amount|Total invoice|Total for this invoice|Total due|Shipping and handling total|Round off|Rounded off|Rounding off|Less/Add round off|Less round off|Add round off",
  taxes:
    "VAT|Value added tax|Plus value added tax|Add value added tax|GST|HST|Output CGST|Output SGST|Output IGST|Output UTGST|Sales tax|Tax total|Tax|incl. VAT|plus VAT",
  yearToDate: "YTD|Y-T-D|Year to date|Yr to date|Year-to-date|Cumulative|Cumulative to date|Total to date|To date",
  payments:
    "Cash|Card|Credit card|Debit card|Credit|Debit|Card payment|Visa|Visa debit|Visa credit|Mastercard|Master card|Debit Mastercard|MC|Maestro|American Express|Amex|Discover|Contactless|Gift card|Gift voucher|Voucher|Cheque|Check|Tender|Tendered|Cash tendered|Amount tendered|Paid|Paid by card|Paid in cash|EFTPOS|Change|Change due|Your change|Cash change",
  paymentMeans:
    "Payment method|Method of payment|Payment type|Means of payment|Paid by|Paid with|Tender type|Payment mode|Mode of payment",
  taxBases: "base basis taxable",
  carries: "Carried forward|Brought forward|Carry over|Balance forward|Balance brought forward|Balance carried forward",
  footnotes: "sources?|notes?|nb|n\\.b\\.|remarks?",
  captions: "table|figure|fig\\.|chart|graph",
  tableWords: "table tables list line lines items item rows page with from each",
  months: ["january february march april may june july august september october november december"],
  monthForms: {
    9: "sept",
  },
  notMonths: "",
  rangeWords: "to|thru|through|until",
  dayLinks: "of",
  yearLinks: "",
  dayArticles: "the",
  meanings: {
    start: "start begin beginning commencement first commencing launch inception commences begins starts",
    period: "period term flight campaign broadcast broadcasting airing airtime",
    rate: "rate percent percentage pct",
    number: "number numbers no nr num nbr id ident identifier code key",
    date: "date dt day dated",
    sum: "amount amt total tot sum value totals figure charge charges cost spend budget consideration remuneration compensation",
    net: "net",
    gross: "gross",
    vat: "vat gst hst",
    tax: "tax taxes fiscal",
    before: "before without excluding exclusive excl ex pre less prior",
    after: "incl including inclusive inc with after",
    due: "due open outstanding owing owed payable remaining unpaid",
    paid: "paid settled",
    invoice: "invoice inv bill billing billed invoiced",
    order: "order ord purchase po",
    contract: "contract agreement",
    customer: "customer cust client buyer buys buying purchaser purchasing recipient purchases",
    supplier: "supplier vendor seller sells selling provider merchant issuer",
    payment: "payment payments pmt remittance",
    delivery: "delivery dlv shipping shipment dispatch despatch",
    issue: "issue issued issuing issuance",
    deadline: "deadline latest limit",
    name: "name person",
    account: "account acct",
    bank: "bank",
    reference: "reference ref",
    quote: "quote quotation offer",
    project: "project job",
    advertiser: "advertiser advertising advertises advertised advertisement advertisements",
    agency: "agency",
    discount: "discount rebate",
    freight: "freight postage carriage",
    commission: "commission comm",
    balance: "balance bal",
    opening: "opening initial starting previous old",
    closing: "closing final ending new",
    statement: "statement",
    document: "document doc",
    company: "company firm business organisation organization corporation party entity",
    registration: "registration reg registered registrant",
    all: "all grand overall full complete entire whole aggregate",
    end: "end expiry expiration termination conclusion finish last ends concludes expires terminates cessation",
    line: "line lines item items position",
    original: "original initial related referenced preceding",
    address: "address",
    receipt: "receipt",
  },
  formWords: englishFormWords,
  endings: "s es ing ed",
  modifiers:
    "the of a an for on in to by is at s your our this that who which document's its printed stated legal official exact main actual and whose behalf assigned unique placing placed given deduction deducting being",
  forms: {
    no: "n nr nos num number numbers nbr",
    invoice: "inv",
    amount: "amt",
    date: "dt dte",
    customer: "cust",
    account: "acct",
    order: "ord",
    quantity: "qty",
    total: "tot ttl totals",
    reference: "ref",
    alternate: "alt",
    advertiser: "adv advt advtsr",
    product: "prod",
    agency: "agcy",
    gross: "grs",
    contract: "contr ctr cntr agrmt agmt",
    flight: "flt",
    start: "strt beg",
    estimate: "est",
    rev: "revision",
    id: "identification",
    vat: "gst hst sst",
    inkl: "incl including inclusive included inc",
    exkl: "excl excluding exclusive ex before without",
  },
  mediaCompanies:
    "Broadcaster|Broadcasting company|Broadcast company|Publisher|Publishing company|Publishing house|Media owner|Network|To the publisher of|To the publisher|Cable company|Cable operator|Cable provider|Cable system operator",
  fillers: "the of for your our and please",
  possessives: "your our my",
  ours: "our my",
  starts: "from start begin beginning first launch",
  ends: "to end ending until through thru last finish",
  periods: "period flight",
  variants: "variant variation",
  sections:
    "section group category chapter room area floor building site project job phase department location branch store zone region station publication employee worker person vehicle trade stage",
  clients: "client customer",
  compoundEnds: "number date name id start",
  numberWords: "no nr number",
  dated: "of dated from am on date dd",
  by: "by To",
  links: "of and for the",
  or: "or",
  and: "and",
  of: "of per",
  titles: {
    confirmation: "order confirmation|order acknowledg|booking confirmation|acknowledge?ment of order|order confirmed",
    creditNote: "credit ?(?:note|memo|invoice)|\\brefund\\b|adjustment note|credit advice",
    receipt: "\\breceipt\\b|payment receipt",
    quote: "\\bquot(?:e|ation)\\b|\\bestimate\\b|\\bproposal\\b|\\boffer\\b",
    deliveryNote:
      "delivery note|packing (?:slip|list)|dispatch note|despatch note|delivery docket|goods delivered note|goods issue|delivery (?:ticket|slip|advice)|shipping note",
    invoice: "invoice|pro ?forma|credit ?note|receipt|\\bbill\\b|fee note|\\bfolio\\b|\\bvoucher\\b",
    order: "\\border\\b|\\b(?:buy sheet|media buy|spot buy|broadcast buy)\\b",
    payment: "payment|remittance|transfer",
    statement: "statement",
    contract: "contract|agreement",
  },
  purchases: "purchase order|order to supplier|works order",
  contactWords: "tel|phone|fax|mobile|h/p|vat|gst|main",
  sectionWords: "details information info data address name contact",
  beginningVerbs: "commence commences commencing commenced begin begins beginning start starts starting",
  endingVerbs: "end ends ending ended expire expires expiring terminate terminates terminating",
  addressParticles: "of the",
  definitionMarkers: "hereinafter hereafter henceforth",
  partyMarkers: "between",
  salutations: "mr mrs ms miss messrs",
  departments:
    "Accounts payable|Accounts payable department|Accounts department|Accounts|Accounts team|Accounting|Accounting department|Finance|Finance department|Finance team|Purchase ledger|Purchasing|Purchasing department|Procurement|Procurement department|Bookkeeping|Billing department|The manager|The general manager|The practice manager|The office manager|The facilities manager|The secretary|The treasurer|The owner|The owners|The directors|The occupier|The bursar|The proprietor|Head office|Registered office",
  closings:
    "Yours sincerely|Sincerely|Sincerely yours|Yours faithfully|Yours truly|Kind regards|Best regards|Regards|Many thanks|With kind regards|Best wishes|Thank you|Thanks|Thank you for your business|Thank you for your order|Thank you for your custom|Thank you for your purchase|Thank you for your payment|Thank you for your trust|Thank you for shopping with us|Thank you for choosing us|We appreciate your business|We thank you for your business",
  recipientWords: "to for",
  senderWords: "by",
  dayWords: "day days d",
  monthWords: "month months mth mths",
  weekWords: "week weeks weekly wk wks wkly",
  beyondWords: "over above more than older plus beyond greater exceeding",
  overdueWords: "overdue past due late old outstanding owing arrears balance amount debt since",
  notDue:
    "Current|Not due|Not yet due|Not overdue|Not past due|Within terms|Within credit terms|Current amount|Amount not due",
  replyWords: "reply respond response rsvp",
  lastDayWords: "by before until",
  debitWords: "debit debited",
  placeWords:
    "house building court centre center park tower mill farm estate street road lane avenue square yard wharf works quay terrace industrial cottage cottages lodge pavilion barn grange manor close drive pier dock docks arcade mews crescent gardens brickworks granary maltings rectory vicarage stables",
  noAddressWords: "invoice|receipt|date",
}
