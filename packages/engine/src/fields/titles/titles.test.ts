import { expect, test } from "vitest"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

function valueOf(name: string, prints: readonly Print[]) {
  const context = aContext([aPage([...prints, { text: "Thank you for your business.", x: 50, y: 700 }])])
  const { fields } = extractFields(context, { name: "Document", fields: [{ name, type: "string" }] })
  return fields.get(name)?.value
}

test.each([
  ["Invoice 4711", "4711"],
  ["Faktura INV004711", "INV004711"],
  ["Invoice #2023/5045", "2023/5045"],
  ["Rechnung Nr. 471102 vom 05.03.2018", "471102"],
  ["Avviso di parcella (proforma) n. PF 2031-17", "PF 2031-17"],
])("the title %s contains the invoice number %s", (text, number) => {
  expect(valueOf("Invoice number", [{ text, x: 50, y: 50, size: 18 }])).toBe(number)
})

test("a number alone on the line below a title is the document's", () => {
  const prints = [
    { text: "INVOICE", x: 400, y: 50, size: 18 },
    { text: "INV-2025-4711", x: 400, y: 75 },
  ]
  expect(valueOf("Invoice number", prints)).toBe("INV-2025-4711")
})

test("a number alone beside a date above a title is the document's", () => {
  const title = { text: "PARAGON FISKALNY", x: 80, y: 62 }
  const printed = (number: string): Print[] => [
    { text: "2026-01-17", x: 40, y: 50 },
    { text: number, x: 200, y: 50 },
    title,
    { text: "Nr transakcji 2/021877/08/2025", x: 60, y: 300 },
  ]
  expect(valueOf("Receipt number", printed("W084512"))).toBe("W084512")
  expect(valueOf("Receipt number", printed("Warszawa"))).toBe("2/021877/08/2025")
})

test("the title decides which number is that of the document", () => {
  const prints = [
    { text: "Estimate", x: 50, y: 50, size: 20 },
    { text: "Estimate number: 63917", x: 50, y: 100 },
    { text: "Order number: 555123", x: 50, y: 120 },
  ]
  expect(valueOf("Document number", prints)).toBe("63917")
  const order = [{ text: "Purchase order", x: 50, y: 50, size: 20 }, ...prints.slice(1)]
  expect(valueOf("Document number", order)).toBe("555123")
})

test("a credit note's own number is not that of the invoice it corrects", () => {
  const prints = [
    { text: "Credit note", x: 50, y: 50, size: 20 },
    { text: "Credit note number: CN-12", x: 50, y: 100 },
    { text: "Original invoice no.: R-77", x: 50, y: 120 },
  ]
  expect(valueOf("Document number", prints)).toBe("CN-12")
  expect(valueOf("Related invoice number", prints)).toBe("R-77")
})

test.each([
  ["Tax Invoice #FT 23/118", "FT 23/118"],
  ["Pedido de compra 365/2023", "365/2023"],
  ["Fatura FT A/2835 Original", "FT A/2835"],
  ["Delivery Docket 40843", "40843"],
])("the title %s contains the document's number %s", (text, number) => {
  expect(valueOf("Document number", [{ text, x: 50, y: 50, size: 18 }])).toBe(number)
})

test("a number below the largest title is the document's, whatever else the title says", () => {
  const prints = [
    { text: "Facture acquittée", x: 50, y: 50, size: 18 },
    { text: "231866", x: 50, y: 75 },
  ]
  expect(valueOf("Document number", prints)).toBe("231866")
})

test("a general label means the number of a document of any kind", () => {
  const prints = [
    { text: "Delivery note", x: 50, y: 50, size: 20 },
    { text: "Document no.: 7-113", x: 50, y: 100 },
    { text: "Your order: 555123", x: 50, y: 120 },
  ]
  expect(valueOf("Delivery note number", prints)).toBe("7-113")
})

test("the number of an invoice is not that of a related one", () => {
  const prints = [
    { text: "Invoice", x: 50, y: 50, size: 20 },
    { text: "Invoice no.: 2024-17", x: 50, y: 100 },
  ]
  expect(valueOf("Related invoice number", prints)).toBeUndefined()
  expect(valueOf("Invoice number", prints)).toBe("2024-17")
})

test("a title in words that the lexicon lacks has a number after its sign", () => {
  const text = [300, 320, 340].map((y): Print => ({ text: "Fine hats since long ago", x: 50, y }))
  const numberOf = (title: Print) =>
    extractFields(aContext([aPage([title, ...text])]), {
      name: "Quote",
      fields: [{ name: "Document number", type: "string" }],
    }).fields.get("Document number")?.value
  expect(numberOf({ text: "Zorbatig # RC46194", x: 50, y: 50, size: 18 })).toBe("RC46194")
  expect(numberOf({ text: "Zorbatig # RC46194", x: 50, y: 50 })).toBeUndefined()
})

test("a purchase order's own number is not that of a customer's order", () => {
  const fields = ["Customer order number", "Order number"].map((name) => ({ name, type: "string" as const }))
  const prints = [
    { text: "Purchase order", x: 50, y: 50, size: 18 },
    { text: "Order no.: PO-4711", x: 50, y: 90 },
  ]
  const found = extractFields(aContext([aPage(prints)]), { name: "Purchase order", fields }).fields
  expect(fields.map(({ name }) => found.get(name)?.value)).toEqual([undefined, "PO-4711"])
})

test("the number of the document is that of the order which a seller confirms beside the customer's", () => {
  const fields = ["Auftragsnummer", "Bestellnummer des Kunden"].map((name) => ({ name, type: "string" as const }))
  const prints = [
    { text: "Auftragsbestätigung", x: 50, y: 50, size: 18 },
    { text: "Beleg-Nr.", x: 50, y: 90 },
    { text: "1100428", x: 180, y: 90 },
    { text: "Ihre Bestellung", x: 50, y: 104 },
    { text: "4500078116", x: 180, y: 104 },
  ]
  const found = extractFields(aContext([aPage(prints)]), { name: "Auftragsbestätigung", fields }).fields
  expect(fields.map(({ name }) => found.get(name)?.value)).toEqual(["1100428", "4500078116"])
})

test("small type beside a large title may be its number", () => {
  const prints = [
    { text: "Angebot", x: 50, y: 43, size: 34 },
    { text: "AN02-260", x: 480, y: 44, size: 11 },
    { text: "02.10.2023", x: 480, y: 60, size: 11 },
  ]
  expect(valueOf("Document number", prints)).toBe("AN02-260")
})

test("a label of any number that follows the title is that of the document", () => {
  const title = { text: "Credit note", x: 50, y: 50, size: 18 }
  const beside = [title, { text: "Number", x: 50, y: 80 }, { text: "CN444", x: 150, y: 80 }]
  const below = [
    title,
    { text: "Number", x: 50, y: 80 },
    { text: "Date", x: 150, y: 80 },
    { text: "CN444", x: 50, y: 93 },
  ]
  const inline = [title, { text: "Document 91274605 of 25.01.2023", x: 200, y: 52 }]
  expect([beside, below, inline].map((prints) => valueOf("Document number", prints))).toEqual([
    "CN444",
    "CN444",
    "91274605",
  ])
})

test("the only bare number in the upper half is that of the document, however far its title is", () => {
  const prints = [
    { text: "Quotation", x: 50, y: 50, size: 18 },
    { text: "12 Kingsway", x: 350, y: 70 },
    { text: "Leeds LS1 4AP", x: 350, y: 84 },
    { text: "No.: P24/214", x: 50, y: 110 },
    { text: "Date: 28 June 2023", x: 50, y: 124 },
  ]
  expect(valueOf("Quote number", prints)).toBe("P24/214")
})

test("thanks for an order are not the title of an order", () => {
  const prints = [
    { text: "Thank you for your order!", x: 50, y: 50, size: 18 },
    { text: "Invoice", x: 50, y: 90 },
    { text: "Invoice number", x: 50, y: 110 },
    { text: "WEB640173", x: 50, y: 123 },
  ]
  expect(valueOf("Document number", prints)).toBe("WEB640173")
})

test("the line below a title in the middle may begin with its number, before other parts", () => {
  const prints = [
    { text: "factura", x: 250, y: 60, size: 24 },
    { text: "n.º 2025/038 · fecha 10/08/2025 · vencimiento 09/09/2025", x: 120, y: 95 },
  ]
  expect(valueOf("Invoice number", prints)).toBe("2025/038")
})

test("the date after the number below a title is the document's", () => {
  const prints = [
    { text: "Zamówienie", x: 200, y: 50, size: 18 },
    { text: "nr ZK/2031/118 z dnia 14.03.2031", x: 200, y: 75 },
  ]
  const context = aContext([aPage([...prints, { text: "Prosimy o potwierdzenie.", x: 50, y: 700 }])])
  const fields = [
    { name: "PO date", type: "date" as const },
    { name: "PO number", type: "string" as const },
  ]
  const found = extractFields(context, { name: "Order", fields }).fields
  expect(found.get("PO date")?.value).toBe("2031-03-14")
  expect(found.get("PO number")?.value).toBe("ZK/2031/118")
})

test("the number of a physician's bill is below its title", () => {
  const prints = [
    { text: "HONORARNOTE", x: 250, y: 50, size: 16 },
    { text: "Nr. HN 2031/06", x: 250, y: 75 },
  ]
  expect(valueOf("Rechnungsnummer", prints)).toBe("HN 2031/06")
})

test("a date with its word on the line below a title is the document's", () => {
  const prints = [
    { text: "Facture n° FA-2031-0452", x: 50, y: 50, size: 15 },
    { text: "du 19 juin 2031", x: 50, y: 70 },
    { text: "Échéance : 24/08/2031", x: 50, y: 400 },
  ]
  const context = aContext([aPage(prints)])
  const { fields } = extractFields(context, { name: "Invoice", fields: [{ name: "Invoice date", type: "date" }] })
  expect(fields.get("Invoice date")?.value).toBe("2031-06-19")
})

test("a date with its word right of a title with a number is the document's, and not the first of a table", () => {
  const prints = [
    { text: "Facture n° F24-06318", x: 50, y: 100, size: 12 },
    { text: "du 22/06/2024", x: 250, y: 100, size: 12 },
    ...aTable(
      [50, 150, -500],
      [
        ["Date", "Désignation", "Montant"],
        ["20/06/2024", "Chambre double", "132,00"],
        ["21/06/2024", "Petit-déjeuner", "33,00"],
      ],
      { top: 200 },
    ),
  ]
  const fields = [{ name: "Date de facture", type: "date" as const }]
  const found = extractFields(aContext([aPage(prints)]), { name: "Facture", fields })
  expect(found.fields.get("Date de facture")?.value).toBe("2024-06-22")
})

test("a line that begins with a word for a reference is about another document", () => {
  const prints = [
    { text: "Invoice", x: 50, y: 50, size: 18 },
    { text: "Number", x: 50, y: 90 },
    { text: "Date", x: 150, y: 90 },
    { text: "482/A", x: 50, y: 104 },
    { text: "27/05/2024", x: 150, y: 104 },
    { text: "Ref. delivery note no. 317 of 14/05/2024", x: 150, y: 200 },
  ]
  const field = { name: "Invoice date", type: "date" as const }
  const { fields } = extractFields(aContext([aPage(prints)]), { name: "Invoice", fields: [field] })
  expect(fields.get("Invoice date")?.value).toBe("2024-05-27")
})

test("the heading of a column of numbers is no title", () => {
  const row = (y: number, ...texts: readonly string[]) => texts.map((text, index) => ({ text, x: 50 + 120 * index, y }))
  const prints = [
    { text: "Bon de livraison", x: 50, y: 50, size: 18 },
    { text: "Commande : C24-5590", x: 50, y: 80 },
    ...row(140, "Article", "Désignation", "Commandé", "Livré"),
    ...row(155, "TUI-AR", "Tuile ardoise", "1.680", "1.680"),
    ...row(170, "FAI-AR", "Faîtière", "42", "36"),
  ]
  expect(valueOf("Order number", prints)).toBe("C24-5590")
})

test.each([
  ["Note d'envoi n° 250011847", "Delivery note number", "250011847"],
  ["FACTURE D’AVOIR N° 25A00017", "Credit note number", "25A00017"],
  ["Bolletta n. 2024/E/0881743", "Bill number", "2024/E/0881743"],
])("%s contains the %s", (text, name, number) => {
  const consumption = { text: "Consumo fatturato 3.418 kWh", x: 300, y: 200 }
  expect(valueOf(name, [{ text, x: 50, y: 50 }, consumption])).toBe(number)
})

test.each([
  "AVIS DE VIREMENT",
  "ÜBERWEISUNGSANZEIGE",
  "AVVISO DI BONIFICO",
  "REMITTERINGSADVIS",
  "POTWIERDZENIE PRZELEWU",
  "AVIZ DE TRANSFER",
])("the number below the title of a payment is that of the advice, not of a document in its list: %s", (title) => {
  const page = [
    { text: title, x: 500, y: 40, size: 16, isRight: true },
    { text: "N° AV-1125-7734", x: 500, y: 62, size: 10, isRight: true },
    ...aTable(
      [50, 150, -500],
      [
        ["N° pièce", "Date", "Net payé"],
        ["FC250311", "03/05/2025", "1 738,02"],
        ["FC250318", "04/05/2025", "852,35"],
      ],
      { top: 200 },
    ),
  ]
  expect(valueOf("Remittance advice number", page)).toBe("AV-1125-7734")
})

test("the number in the title is that of the paper, and not of the transfer that a field beside it asks the reference of", () => {
  const prints = [
    { text: "AVIS DE VIREMENT", x: 50, y: 40, size: 16 },
    { text: "N° AV-1125-7734", x: 50, y: 62 },
    { text: "Référence du virement", x: 50, y: 120 },
    { text: "BLC/CMP/2507/044", x: 50, y: 134 },
  ]
  const names = ["Numéro de l'avis", "Référence du virement"]
  const object = { name: "Avis", fields: names.map((name) => ({ name, type: "string" as const })) }
  const { fields } = extractFields(aContext([aPage(prints)]), object)
  expect(names.map((name) => fields.get(name)?.value)).toEqual(["AV-1125-7734", "BLC/CMP/2507/044"])
})

test.each(["(0351) 555-0120", "+49 3515550120"])(
  "a telephone beside a title is no number of the document: %s",
  (phone) => {
    const prints = [
      { text: "INVOICE", x: 400, y: 50, size: 18 },
      { text: phone, x: 50, y: 55 },
    ]
    expect(valueOf("Invoice number", prints)).toBeUndefined()
  },
)

test("a number alone in large type is that of a document without another title", () => {
  const numberOf = (...title: readonly Print[]) => {
    const labels = ["Order:", "Shipping date:"].map((text, index) => ({ text, x: 50 + 120 * index, y: 100 }))
    const values = ["SO00918", "17/04/2031"].map((text, index) => ({ text, x: 50 + 120 * index, y: 112 }))
    const context = aContext([aPage([...title, ...labels, ...values])])
    const fields = [{ name: "Delivery note number", type: "string" as const }]
    return extractFields(context, { name: "Delivery note", fields }).fields.get("Delivery note number")?.value
  }
  expect(numberOf({ text: "WH/OUT/00423", x: 50, y: 70, size: 18 })).toBe("WH/OUT/00423")
  expect(numberOf({ text: "WH/OUT/00423", x: 50, y: 70 })).toBeUndefined()
  expect(numberOf({ text: "Route 66", x: 50, y: 70, size: 18 })).toBeUndefined()
})

test("the number of a page below a title is not the document's", () => {
  const prints = [
    { text: "FACTURE", x: 400, y: 50, size: 14 },
    { text: "PAGE 1", x: 405, y: 68 },
  ]
  expect(valueOf("Invoice number", prints)).toBeUndefined()
})
