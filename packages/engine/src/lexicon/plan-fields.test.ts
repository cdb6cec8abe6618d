import { expect, test } from "vitest"
import type { ValueType } from "../configuration.ts"
import { labelKey } from "./label-key.ts"
import { planField } from "./plan-field.ts"
import { planFields } from "./plan-fields.ts"
import { planHiddenSums } from "./hidden-plans.ts"

const planOf = (name: string, type: ValueType = "string", description?: string) =>
  planField({ name: "Document" }, { name, type, description })

test.each([
  ["Invoice number", "string", "invoiceNumber"],
  ["Rechnungs-Nr.", "string", "invoiceNumber"],
  ["N° de facture", "string", "invoiceNumber"],
  ["Factuurnummer", "string", "invoiceNumber"],
  ["Numero fattura", "string", "invoiceNumber"],
  ["Número de factura", "string", "invoiceNumber"],
  ["Número da fatura", "string", "invoiceNumber"],
  ["Numer faktury", "string", "invoiceNumber"],
  ["invoice_number", "string", "invoiceNumber"],
  ["invoiceNumber", "string", "invoiceNumber"],
  ["numeroDeFactura", "string", "invoiceNumber"],
  ["sumOfLines", "number", "linesTotal"],
  ["addressOfTheSeller", "string", "address"],
  ["eMail", "string", "email"],
  ["Document number", "string", "documentNumber"],
  ["Original invoice number", "string", "relatedInvoiceNumber"],
  ["Sum of the line items", "number", "linesTotal"],
  ["Summe der Positionen", "number", "linesTotal"],
  ["Supplier VAT or tax number", "string", "taxId"],
  ["Account number or IBAN", "string", "accountNumber"],
  ["IBAN of the payee", "string", "iban"],
  ["IBAN du bénéficiaire", "string", "iban"],
  ["BIC des Zahlungsempfängers", "string", "bic"],
  ["Reservation code", "string", "bookingNumber"],
  ["Lieferbedingung", "string", "deliveryTerms"],
  ["Incoterm", "string", "deliveryTerms"],
  ["delivery_terms", "string", "deliveryTerms"],
  ["Purchasing agent", "string", "contactPerson"],
  ["Tax percentage", "number", "taxRate"],
  ["Kilométrage", "number", "mileage"],
  ["Shipping method", "string", "carrier"],
  ["Motif de l'avoir", "string", "reason"],
  ["approvedBy", "string", "approver"],
  ["Firmante", "string", "signatory"],
  ["Zimmernummer", "string", "room"],
  ["Number of nights", "number", "nights"],
  ["Tourist tax", "number", "touristTax"],
  ["Kurtaxe", "number", "touristTax"],
  ["Stamp duty", "number", "stampDuty"],
  ["Imposta di bollo", "number", "stampDuty"],
  ["Mahngebühr", "number", "reminderFee"],
  ["Intérêts de retard", "number", "lateInterest"],
  ["Time of day", "string", "timeOfDay"],
  ["Tischnummer", "string", "tableNumber"],
  ["Couverts", "number", "guests"],
  ["Aantal colli", "number", "packages"],
  ["support_email", "string", "email"],
  ["Fälligkeit", "date", "dueDate"],
  ["Date d'échéance", "date", "dueDate"],
  ["Kampagnenbeginn", "date", "periodFrom"],
  ["Letzter Sendetag", "date", "periodTo"],
  ["Total TTC", "number", "grossTotal"],
  ["MwSt-Betrag", "number", "taxTotal"],
  ["Base imponible", "number", "netTotal"],
  ["Do zapłaty", "number", "amountDue"],
  ["Verkäufer", "string", "seller"],
  ["Nom du fournisseur", "string", "seller"],
  ["Kundenname", "string", "buyer"],
  ["Číslo dokladu", "string", "documentNumber"],
  ["Celková částka", "number", "grossTotal"],
  ["Datum splatnosti", "date", "dueDate"],
  ["DIČ dodavatele", "string", "vatId"],
  ["Registrierungsnummer", "string", "registerNumber"],
  ["Numéro d'inscription", "string", "registerNumber"],
] as const)("a field named %s (%s) means %s", (name, type, concept) => {
  expect(planOf(name, type).concept).toBe(concept)
})

test("the type of a field chooses between concepts of one name", () => {
  expect(planOf("IVA", "number").concept).toBe("taxTotal")
  expect(planOf("VAT", "string").concept).toBe("vatId")
})

test("a party's attribute is not the party", () => {
  expect(planOf("Käufer USt-ID")).toMatchObject({ concept: "vatId", party: "buyer" })
  expect(planOf("Supplier address")).toMatchObject({ concept: "address", party: "seller" })
  expect(planOf("NIP sprzedawcy")).toMatchObject({ concept: "vatId", party: "seller" })
  expect(planOf("Steuernummer des Kunden")).toMatchObject({ concept: "taxNumber", party: "buyer" })
  expect(planOf("Lieferantenadresse")).toMatchObject({ concept: "address", party: "seller" })
})

test("a label of a party that names its address is a field of the address", () => {
  expect(planOf("Billing address")).toMatchObject({ kind: "address", concept: "address", party: "buyer" })
  expect(planOf("Rechnungsanschrift")).toMatchObject({ kind: "address", concept: "address", party: "buyer" })
  expect(planOf("Ship-to address")).toMatchObject({ kind: "address", concept: "address", party: "shipTo" })
  expect(planOf("Ship-to name")).toMatchObject({ kind: "party", concept: "shipTo" })
})

test("a description by what a party does names the party", () => {
  expect(planOf("Company that sells")).toMatchObject({ kind: "party", concept: "seller" })
  expect(planOf("Company that buys")).toMatchObject({ kind: "party", concept: "buyer" })
})

test("the object's name completes a general field name", () => {
  expect(planField({ name: "Order" }, { name: "Number", type: "string" }).concept).toBe("orderNumber")
})

test("phrases quoted in the description are labels, in decreasing weight", () => {
  const { labels } = planOf("Deal", "string", 'Printed as "Sales Ref" or "Docket"')
  expect(labels.get(labelKey("Sales Ref"))).toBe(1)
  expect(labels.get(labelKey("Docket"))).toBeLessThan(1)
})

test("a choice between two numbers of documents has the labels of both", () => {
  const { concept, labels } = planOf("Invoice or order number")
  expect(concept).toBe("invoiceNumber")
  expect(labels.get("orderno")).toBeLessThan(labels.get("invoiceno") ?? 0)
  expect(planOf("Account number or IBAN").labels.has("customerno")).toBe(false)
})

test("both ends of a period share the phrases for both", () => {
  const plans = planFields({
    name: "Order",
    fields: [
      { name: "Tour from", type: "date", description: 'see "Tour Dates"' },
      { name: "Tour to", type: "date" },
    ],
  })
  expect(plans.map((plan) => plan.end)).toEqual(["start", "end"])
  expect(plans[1]?.labels.get(labelKey("Tour Dates"))).toBeGreaterThan(0.9)
})

test("sums that are not requested are planned with those that are", () => {
  const plans = planFields({ name: "Invoice", fields: [{ name: "Grand total", type: "number" }] })
  expect(planHiddenSums(plans).map((plan) => plan.concept)).toEqual(["netTotal", "taxTotal"])
  expect(planHiddenSums([planOf("Colour")])).toEqual([])
})

test("a name without a concept is searched for by its own words", () => {
  const plan = planOf("Hull colour")
  expect(plan.concept).toBeUndefined()
  expect(plan.labels.get(labelKey("hull colour:"))).toBe(1)
})

test.each([
  ["Invoice No.", "Invoice #"],
  ["Rechnungs-Nr.", "Rechnungsnummer"],
  ["Flight Dates", "FLIGHT DATE"],
  ["Total EUR", "Total"],
  ["Total incl. GST", "Total inclusive of VAT"],
  ["Start Date", "StartDate"],
])("%s and %s are one label", (left, right) => {
  expect(labelKey(left)).toBe(labelKey(right))
})

test("a filler is kept where it distinguishes two labels", () => {
  expect(labelKey("Okres do")).not.toBe(labelKey("Okres od"))
})

test("a number is never found by the words of a date", () => {
  expect(planOf("Original sample number").concept).not.toBe("printDate")
})

test("of two sums before tax, the subtotal is the sum of the lines", () => {
  const fields = ["Subtotal", "Total before tax"].map((name) => ({ name, type: "number" as const }))
  expect(planFields({ name: "Invoice", fields }).map(({ concept }) => concept)).toEqual(["linesTotal", "netTotal"])
  expect(planOf("Subtotal", "number").concept).toBe("netTotal")
})

test("a name that two concepts of one kind share has the labels of both, those of the other with less weight", () => {
  const { concept, labels } = planOf("Date de réception", "date")
  expect(concept).toBe("deliveryDate")
  expect(labels.get("filingdate")).toBeLessThan(labels.get("deliverydate") ?? 0)
  const fields = ["Date de réception", "Filing date"].map((name) => ({ name, type: "date" as const }))
  const [plan] = planFields({ name: "Document", fields })
  expect(plan?.labels.has("filingdate")).toBe(false)
})

test.each([
  ["Contr. no.", "string", "contractNumber"],
  ["Vertr.-Nr.", "string", "contractNumber"],
  ["Advert.", "string", "advertiser"],
  ["Gross amt.", "number", "grossTotal"],
  ["faellig_am", "date", "dueDate"],
  ["Verkaeufer", "string", "seller"],
] as const)("%s is an abbreviated name, or one without umlauts", (name, type, concept) => {
  expect(planField({ name: "Order" }, { name, type }).concept).toBe(concept)
})

test("a project is asked for by its name or by its number", () => {
  expect(planOf("Project reference")).toMatchObject({ kind: "text", concept: "projectName" })
  expect(planOf("Projektname")).toMatchObject({ kind: "text", concept: "projectName" })
  expect(planOf("Job number")).toMatchObject({ kind: "id", concept: "projectNumber" })
})

test("the description or another field says which of its meanings a name has", () => {
  const account = (description?: string, ...others: readonly string[]) =>
    planFields({
      name: "Invoice",
      fields: [
        { name: "Account number", type: "string", description },
        ...others.map((name) => ({ name, type: "string" as const })),
      ],
    })[0]?.concept
  expect(account()).toBe("customerNumber")
  expect(account("Number of the bank account to pay into")).toBe("accountNumber")
  expect(account(undefined, "SWIFT code")).toBe("accountNumber")
})

test("an account on the statement of a supplier is that of the customer, and on others beside details of a bank that of the bank", () => {
  const account = (name: string, ...others: readonly string[]) =>
    planFields({
      name,
      fields: [
        { name: "Account number", type: "string" },
        { name: "Sort code", type: "string" },
        ...others.map((other) => ({
          name: other,
          type: /\d/u.test(other) ? ("number" as const) : ("string" as const),
        })),
      ],
    })[0]?.concept
  expect(account("Statement", "30 days overdue")).toBe("customerNumber")
  expect(account("Statement of account", "Supplier ABN")).toBe("customerNumber")
  expect(account("Statement", "Account holder")).toBe("accountNumber")
  expect(account("Invoice", "Supplier ABN")).toBe("accountNumber")
})

test("an amount is not the number of what it is the amount of", () => {
  expect(planOf("amountCredited", "number").concept).toBe("grossTotal")
  expect(planOf("invoice being credited").concept).toBe("relatedInvoiceNumber")
  expect(planOf("Purchasing company address")).toMatchObject({ concept: "address", party: "buyer" })
  expect(planOf("Hotel name")).toMatchObject({ kind: "party", concept: "seller" })
})
