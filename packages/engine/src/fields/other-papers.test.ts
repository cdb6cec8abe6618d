import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { at, valueOf, valuesOf } from "../../test/builders/paper.ts"
import { extractFields } from "./extract-fields.ts"

test.each([
  ["Gross weight", "number", "Bruttogewicht: 812,5 kg", 812.5],
  ["Net weight", "number", "Poids net : 640 kg", 640],
  ["Vehicle plate", "string", "Targa: FX 118 KM", "FX 118 KM"],
  ["Meter number", "string", "Målernr: 7720015", "7720015"],
  ["Current reading", "number", "Eindstand: 4418", 4418],
  ["Consumption", "number", "Zużycie: 318 kWh", 318],
  ["Cost center", "string", "Kostenplaats: 77-B", "77-B"],
  ["Bill of lading", "string", "Konnossement Nr. HLC 40021", "HLC 40021"],
  ["Country of origin", "string", "País de origen: Chile", "Chile"],
  ["Lot number", "string", "Šarže č.: 24B017", "24B017"],
  ["Shipping method", "string", "Shipping: Royal Mail Tracked", "Royal Mail Tracked"],
  ["Shipping method", "string", "Shipping: 12.50", null],
  ["Contact person", "string", "2611 AE Delft", null],
  ["Period end", "date", "Okres: 19 stycznia 2026 do 18 lutego 2026", "2026-02-18"],
  ["Net credit", "number", "Net credit: 81.50", 81.5],
  ["Place of supply", "string", "Place of supply: Kerala", "Kerala"],
  ["Required date", "date", "REQUIRED: 5 March 2024", "2024-03-05"],
  ["Date of birth", "date", "geb. am 14.03.1971", "1971-03-14"],
  ["Insurance premium", "number", "Celkové pojistné: 4 120,00 Kč", 4120],
] as const)("%s (%s) is found as %s", (name, type, line, value) => {
  expect(valueOf(name, type, [at(50, 60, line)])).toBe(value)
})

test("gross, tare and net weight are three values", () => {
  const prints = [
    at(50, 60, "Brutto gewicht 18.420 kg"),
    at(50, 75, "Tarra 7.100 kg"),
    at(50, 90, "Netto gewicht 11.320 kg"),
  ]
  expect(["Gross weight", "Tare weight", "Net weight"].map((name) => valueOf(name, "number", prints))).toEqual([
    18420, 7100, 11320,
  ])
})

test("a unit after a label is part of it, and in brackets after a name it is none of its words", () => {
  const prints = [at(50, 60, "Load (kg)"), at(200, 60, "Axle load kg"), at(50, 73, "7200"), at(200, 73, "2400")]
  expect(valueOf("Load (kg)", "number", prints)).toBe(7200)
  expect(valueOf("Axle load", "number", prints)).toBe(2400)
})

const rowOf = (y: number, ...texts: string[]): Print[] => texts.map((text, column) => at(50 + 100 * column, y, text))

test("the sum of a column is read on the line of totals, after the sum of another column and at the foot of a form", () => {
  const rows = [
    ...rowOf(60, "Goods", "Marks", "Net weight", "Gross weight"),
    ...rowOf(73, "Slabs", "A", "120.5", "131.0"),
  ]
  const more = [...rows, ...rowOf(86, "Tiles", "B", "80.0", "91.5")]
  const near = [...more, ...rowOf(99, "2 pallets", "Total", "200.5", "222.5")]
  expect(valueOf("Net weight", "number", near)).toBe(200.5)
  const far = [...more, ...rowOf(300, "2 pallets", "Total", "200.5", "222.5")]
  expect(valueOf("Gross weight", "number", far)).toBe(222.5)
})

test("a word that is also a label is a value in a row of values", () => {
  const labels = rowOf(60, "Ship date", "Invoice date", "Order no.", "Terms")
  const values = rowOf(72, "02/11/2024", "02/14/2024", "PO-4419", "Prepaid")
  expect(valueOf("Terms", "string", [...labels, ...values])).toBe("Prepaid")
})

test("a number in groups after a prefix is read to its end", () => {
  expect(valueOf("Policy number", "string", [at(50, 60, "Policy no.: AB 204 881 306")])).toBe("AB 204 881 306")
  expect(valueOf("Meter number", "string", [at(50, 60, "Meter no."), at(50, 72, "Q17 220418")])).toBe("Q17 220418")
})

test("a name with one word of a label means the label only if no other word says which thing is meant", () => {
  const prints = [at(50, 60, "Rounding adjustment"), at(200, 60, "0.02")]
  expect(valueOf("Rent adjustments", "number", prints)).toBeNull()
})

test("an address is read below the name that is beside its label", () => {
  const prints = [
    at(50, 60, "Employer"),
    at(150, 60, "Lower Weir Trust"),
    at(150, 72, "4 Mill Lane"),
    at(150, 84, "Alton GU34 1AA"),
  ]
  expect(valueOf("Employer address", "string", prints)).toBe("4 Mill Lane Alton GU34 1AA")
})

test("the person above the line with a post holds it", () => {
  const prints = [at(50, 400, "Yours sincerely"), at(50, 440, "R. Oakley-Hart"), at(50, 452, "Plant manager")]
  expect(valueOf("Plant manager", "string", prints)).toBe("R. Oakley-Hart")
  expect(valueOf("Plant manager", "string", [at(50, 440, "Batch released"), at(50, 452, "Plant manager")])).toBeNull()
})

test("a rule of Incoterms is read without the terms of payment after it", () => {
  expect(valueOf("Incoterm", "string", [at(50, 60, "Terms of delivery: FOB Lisboa – 40% in advance")])).toBe(
    "FOB Lisboa",
  )
  expect(valueOf("Delivery terms", "string", [at(50, 60, "Delivery terms: ex works – unpacked")])).toBe(
    "ex works – unpacked",
  )
})

test("a job is called by its number alone", () => {
  expect(valueOf("Job number", "string", [at(50, 60, "JOB"), at(50, 72, "K-20417")])).toBe("K-20417")
})

test("the date below the title of an order is its own", () => {
  const prints = [{ ...at(400, 40, "Order #20417"), size: 14 }, at(400, 60, "March 5, 2024")]
  expect(valueOf("Order date", "date", prints)).toBe("2024-03-05")
})

test("terms of payment end before the sentence with the account", () => {
  const terms = at(50, 60, "Payment terms: 30 days after delivery. Please pay to DE21 8046 2123 9669 5952 60.")
  expect(valueOf("Payment terms", "string", [terms])).toBe("30 days after delivery")
})

test("what a rate is taken of is not the tax", () => {
  const prints = [
    at(50, 60, "MWST 8.1 % von 7'400.00"),
    at(400, 60, "599.40"),
    at(50, 80, "Rundung"),
    at(400, 80, "0.01"),
  ]
  expect(valueOf("VAT", "number", prints)).toBe(599.4)
})

test("the one period that a sentence names is that of the document", () => {
  const periodIn = (...lines: string[]): unknown[] => {
    const fields = ["Period start", "Period end"].map((name) => ({ name, type: "date" as const }))
    const prints = lines.map((text, index) => at(50, 60 + 14 * index, text))
    const found = extractFields(aContext([aPage(prints)]), { name: "Bill", fields }).fields
    return fields.map(({ name }) => found.get(name)?.value ?? null)
  }
  const first = "This bill is for what you used from 4 May 2024 to 3 August 2024."
  expect(periodIn(first)).toEqual(["2024-05-04", "2024-08-03"])
  const other = "We billed you for these weeks 4 May 2024 to 3 August 2024"
  expect(periodIn(other, "and are closed in these weeks 1 June 2024 to 9 June 2024")[0]).toBeNull()
})

test("the date beside the number of an order is not that of the invoice", () => {
  const prints = [at(50, 60, "Invoice no. & date"), at(50, 72, "EX-4471"), at(130, 72, "14-09-2024")]
  const order = [at(50, 90, "Buyer's order no. & date"), at(50, 102, "PO-118"), at(130, 102, "02-08-2024")]
  expect(valueOf("Invoice date", "date", [...order, ...prints])).toBe("2024-09-14")
})

test("a long number right after the kind in the title is that of the document, whatever follows it", () => {
  const prints = [{ ...at(50, 60, "Fee statement FS-2024-118 for the second half of 2024"), size: 16 }]
  expect(valueOf("Statement number", "string", prints)).toBe("FS-2024-118")
})

test("the label of another thing of the same sort beside a label is not its value", () => {
  const prints = [
    at(50, 60, "Port of loading"),
    at(220, 60, "Port of discharge"),
    at(50, 72, "Valparaíso"),
    at(220, 72, "Bilbao"),
  ]
  expect(valueOf("Port of loading", "string", prints)).toBe("Valparaíso")
})

test("a company beside a field for the sender by another name is not the sender", () => {
  const prints = [
    at(50, 40, "Harbour View Hotel Ltd"),
    at(50, 55, "2 Quay Road, Deal CT14 6AA"),
    at(50, 120, "Room: 12"),
  ]
  const fields = ["Hotel", "Company"].map((name) => ({ name, type: "string" as const }))
  const found = extractFields(aContext([aPage(prints)]), { name: "Folio", fields }).fields
  expect(found.has("Company")).toBe(false)
})

test("the address for payments is read below its label without the name", () => {
  const prints = [
    at(50, 60, "Remit to:"),
    at(50, 72, "Northline Cable LLC"),
    at(50, 84, "PO BOX 44017"),
    at(50, 96, "DENVER CO 80217-4017"),
  ]
  expect(valueOf("Remittance address", "string", prints)).toBe("PO BOX 44017 DENVER CO 80217-4017")
})

test("beside a label with its value, the next label has another one", () => {
  const slip = [at(50, 40, "PACKING SLIP"), at(50, 300, "Total items: 7"), at(140, 300, "Total weight: 2.35 kg")]
  expect(valuesOf({ "Total items": "number", "Total weight in kg": "number" }, slip)).toEqual([7, 2.35])
})

test("the goods of a packing slip without an address of delivery go to its recipient", () => {
  const lines = ["Ann Miller", "Flat 4, 12 Kingsway", "Leeds LS1 4AP"]
  const slip = [at(50, 40, "PACKING SLIP"), ...lines.map((text, index) => at(50, 100 + 12 * index, text))]
  expect(valueOf("Delivery address", "string", slip)).toBe("Flat 4, 12 Kingsway Leeds LS1 4AP")
})

test("the phone in the sender's block is not the customer's", () => {
  const sender = ["Nordwind Bakery Ltd", "12 Kingsway", "Leeds LS1 4AP", "Phone: 0113 496 0182"]
  const quote = [
    at(400, 40, "QUOTE"),
    ...sender.map((text, index) => at(50, 40 + 12 * index, text)),
    ...["CUSTOMER", "Blue Hats Ltd", "3 Mill Lane", "York YO1 7HH"].map((text, index) =>
      at(50, 130 + 12 * index, text),
    ),
  ]
  expect(valueOf("Customer phone", "string", quote)).toBeNull()
})
