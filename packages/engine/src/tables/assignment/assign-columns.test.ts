import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Table",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})

function read(xs: readonly number[], rows: readonly (readonly (string | undefined)[])[], definition: TableDefinition) {
  return extractTable(aContext([aPage(aTable(xs, rows))]), definition).rows
}

const remittance = aDefinition({
  "Invoice number": "string",
  "Invoice date": "date",
  "Gross amount": "number",
  Discount: "number",
  "Amount paid": "number",
})

test("columns with unknown headings are assigned by their cells and by gross − discount = paid", () => {
  const rows = [
    ["Zxq", "Invoice date", "Gross", "Vbn", "Wrt"],
    ["RE-1001", "03.02.2024", "100.00", "2.00", "98.00"],
    ["RE-1007", "05.02.2024", "250.00", "0.00", "250.00"],
    ["RE-1010", "09.02.2024", "300.00", "6.00", "294.00"],
  ]
  expect(read([50, 150, -320, -420, -520], rows, remittance)[0]).toEqual({
    "Invoice number": "RE-1001",
    "Invoice date": "2024-02-03",
    "Gross amount": 100,
    Discount: 2,
    "Amount paid": 98,
  })
})

const statement = aDefinition({
  "Booking date": "date",
  "Transaction details": "string",
  "Money out": "number",
  "Money in": "number",
  Balance: "number",
})

test("the running balance identifies the credit column in either order", () => {
  const rows = [
    ["Date", "Details", "Qqq", "Zzz", "Balance"],
    ["03.02.2024", "Rent of the office", undefined, "40.00", "160.00"],
    ["05.02.2024", "Sales of the week", "90.00", undefined, "250.00"],
    ["09.02.2024", "Electricity supply", undefined, "50.00", "200.00"],
  ]
  expect(read([50, 130, -320, -420, -520], rows, statement)[1]).toEqual({
    "Booking date": "2024-02-05",
    "Transaction details": "Sales of the week",
    "Money out": null,
    "Money in": 90,
    Balance: 250,
  })
})

const items = aDefinition({
  Position: "string",
  "Item number": "string",
  Description: "string",
  Quantity: "number",
  "Unit price": "number",
  "Line total": "number",
})

test("an ambiguous heading is resolved by the cells below it", () => {
  const rows = [
    ["Item", "Product code", "Goods and more", "Quantity", "Price", "Amount"],
    ["1", "HX-8179", "Office chair, black", "2", "10.00", "20.00"],
    ["2", "259937", "Steel bracket", "3", "30.00", "90.00"],
    ["3", "HX-1020", "Copier paper", "5", "4.00", "20.00"],
  ]
  expect(read([50, 80, 160, -350, -430, -520], rows, items)[0]).toEqual({
    Position: "1",
    "Item number": "HX-8179",
    Description: "Office chair, black",
    Quantity: 2,
    "Unit price": 10,
    "Line total": 20,
  })
})

test("a rate is never a price", () => {
  const rows = [
    ["Description", "Quantity", "Zzz", "Yyy", "Amount"],
    ["Chair", "2", "10.00", "9%", "20.00"],
    ["Lamp", "1", "30.00", "9%", "30.00"],
  ]
  const definition = aDefinition({ Description: "string", Quantity: "number", Price: "number", Amount: "number" })
  expect(read([50, -250, -330, -420, -520], rows, definition).map((row) => row["Price"])).toEqual([10, 30])
})

test("a column that is not printed stays empty beside columns of other concepts", () => {
  const rows = [
    ["Description", "Quantity", "Discount", "Amount"],
    ["Chair", "2", "1.00", "20.00"],
    ["Lamp", "1", "2.00", "30.00"],
  ]
  const definition = aDefinition({ Description: "string", Quantity: "number", "Tax rate": "number", Amount: "number" })
  expect(read([50, -250, -400, -520], rows, definition).map((row) => row["Tax rate"])).toEqual([null, null])
})

test("two known words a space apart head one column when nothing is printed below one of them", () => {
  const rows = [
    ["Línea", "Descripción", "Unidades", "Precio", "Total línea"],
    ["1", "Papel A4 blanco", "2", "10,00", "20,00"],
    ["2", "Silla de oficina", "3", "30,00", "90,00"],
  ]
  const definition = aDefinition({
    Posición: "string",
    Descripción: "string",
    Cantidad: "number",
    Precio: "number",
    "Importe de la línea": "number",
  })
  expect(read([50, 90, -300, -400, -520], rows, definition)[0]).toEqual({
    Posición: "1",
    Descripción: "Papel A4 blanco",
    Cantidad: 2,
    Precio: 10,
    "Importe de la línea": 20,
  })
})

test("a space groups thousands beside the numbers of the next column, whatever is totalled below", () => {
  const rows = [
    ["Data", "Descritivo", "Montante", "Saldo"],
    ["10.07.2024", "Renda do escritório", "-2 268,99", "3 808,33"],
    ["11.07.2024", "Energia do Norte", "-1 128,37", "2 679,96"],
    ["13.07.2024", "Supermercado Sul", "-984,82", "1 695,14"],
  ]
  const definition = aDefinition({ Data: "date", Descrição: "string", Montante: "number", Saldo: "number" })
  const sums = aTable([380, -500], [["Saldo de abertura do mês", "6 077,32"]], { top: 180 })
  const page = aPage([...aTable([50, 130, -400, -500], rows), ...sums])
  const [first] = extractTable(aContext([page]), definition).rows
  expect(first).toEqual({ Data: "2024-07-10", Descrição: "Renda do escritório", Montante: -2268.99, Saldo: 3808.33 })
})

const taxed = aDefinition({
  Description: "string",
  Quantity: "number",
  "Unit price": "number",
  "Tax amount": "number",
  "Net amount": "number",
  "Gross amount": "number",
})

test("net, tax and gross amounts of a line are told apart by net + tax = gross, whatever their order", () => {
  const rows = [
    ["Item", "Qty", "Rate", "Taxable value", "Tax", "Total"],
    ["Garden hose", "2", "10.00", "20.00", "3.60", "23.60"],
    ["Desk lamp", "3", "40.00", "120.00", "21.60", "141.60"],
  ]
  const [first] = read([50, -250, -310, -390, -450, -530], rows, taxed)
  expect(first).toMatchObject({ "Tax amount": 3.6, "Net amount": 20, "Gross amount": 23.6 })
})

test.each([
  ["percentages", ["20%", "5%"], { VAT: 20 }],
  ["amounts", ["4.00", "6.00"], { VAT: 4 }],
])("a column named VAT reads %s", (_, [first, second], expected) => {
  const rows = [
    ["Item", "Qty", "Price", "VAT", "Amount"],
    ["Garden hose", "2", "10.00", first, "20.00"],
    ["Desk lamp", "3", "40.00", second, "120.00"],
  ]
  const definition = aDefinition({ Item: "string", Qty: "number", VAT: "number", Amount: "number" })
  expect(read([50, -250, -310, -390, -450], rows, definition)[0]).toMatchObject(expected)
})

test("a heading that its cells contradict does not mean what it says elsewhere: names below Position", () => {
  const rows = [
    ["Position", "Qty", "Price", "Amount"],
    ["Garden hose", "2", "10.00", "20.00"],
    ["Desk lamp", "3", "40.00", "120.00"],
  ]
  const definition = aDefinition({ Description: "string", Qty: "number", Price: "number", Amount: "number" })
  expect(read([50, -250, -310, -390], rows, definition)[0]).toMatchObject({ Description: "Garden hose" })
})

const priced = aDefinition({ "Article number": "string", Description: "string", Quantity: "number", Amount: "number" })

test("counts below an unknown heading are quantities, not article numbers", () => {
  const rows = [
    ["Description", "Zxq", "Amount"],
    ["Garden hose", "2", "15.19"],
    ["Desk lamp", "5", "113.80"],
    ["Ladder", "1", "87.00"],
  ]
  expect(read([50, -350, -450], rows, priced)[1]).toEqual({
    "Article number": null,
    Description: "Desk lamp",
    Quantity: 5,
    Amount: 113.8,
  })
})

test("what is shipped is the quantity, and what is still to come is not a code", () => {
  const rows = [
    ["Qty ordered", "Qty shipped", "Qty B/O", "Description", "Unit price", "Extension"],
    ["12", "12", "0", "Paint brush set", "11.46", "137.52"],
    ["7", "3", "4", "Garden bench", "273.56", "820.68"],
    ["20", "20", "0", "Copper elbow", "1.70", "34.00"],
    ["4", "4", "0", "Thermal label roll", "4.29", "17.16"],
  ]
  const items = aDefinition({
    SKU: "string",
    Description: "string",
    Quantity: "number",
    "Unit price": "number",
    Amount: "number",
  })
  expect(read([50, 110, 170, 230, -430, -520], rows, items)[1]).toEqual({
    SKU: null,
    Description: "Garden bench",
    Quantity: 3,
    "Unit price": 273.56,
    Amount: 820.68,
  })
})

test("on the statement of a supplier, payments are credits and the balance grows with the charges", () => {
  const definition = aDefinition({
    Date: "date",
    Document: "string",
    Text: "string",
    Charges: "number",
    Payments: "number",
    Balance: "number",
  })
  const rows = [
    ["Date", "Ref", "Details", "Debit", "Credit", "Balance"],
    ["03.02.2024", "SI-2041", "Sales invoice", "90.00", undefined, "290.00"],
    ["05.02.2024", "PM-118", "Payment received", undefined, "40.00", "250.00"],
    ["09.02.2024", "SI-2077", "Sales invoice", "50.00", undefined, "300.00"],
  ]
  const found = read([50, 130, 190, -360, -440, -520], rows, definition)
  expect(found[0]).toEqual({
    Date: "2024-02-03",
    Document: "SI-2041",
    Text: "Sales invoice",
    Charges: 90,
    Payments: null,
    Balance: 290,
  })
  expect(found[1]).toMatchObject({ Charges: null, Payments: 40 })
})

test("a column of percentages without a known heading explains a total below quantity × price", () => {
  const definition = aDefinition({ Item: "string", Quantity: "number", Price: "number", Amount: "number" })
  const rows = [
    ["Item", "Quantity", "Gross", "Qx%", "Amount"],
    ["Garden hose", "4", "12.00", "5", "45.60"],
    ["Desk lamp", "3", "40.00", "12.5", "105.00"],
    ["Plant pot", "2", "6.00", "10", "10.80"],
  ]
  expect(read([50, -250, -320, -400, -480], rows, definition)[0]).toEqual({
    Item: "Garden hose",
    Quantity: 4,
    Price: 12,
    Amount: 45.6,
  })
})

test("a heading whose word is a part of the name decides between amounts", () => {
  const definition = aDefinition({ Description: "string", "Net amount": "number" })
  const rows = [
    ["Description", "Net", "VAT", "Total"],
    ["Garden hose", "22.00", "4.18", "26.18"],
    ["Desk lamp", "40.00", "7.60", "47.60"],
  ]
  expect(read([50, -320, -400, -480], rows, definition).map((row) => row["Net amount"])).toEqual([22, 40])
})

test("prices in cents multiply to totals in euros", () => {
  const definition = aDefinition({
    Description: "string",
    From: "date",
    Quantity: "number",
    Rate: "number",
    Amount: "number",
  })
  const rows = [
    ["Tariff", "From", "kWh", "ct/kWh", "EUR"],
    ["Day", "01.01.2025", "1200", "30.00", "360.00"],
    ["Night", "01.01.2025", "800", "22.00", "176.00"],
    ["Holiday", "01.01.2025", "90", "40.00", "36.00"],
  ]
  expect(read([50, 150, -320, -400, -480], rows, definition)[0]).toEqual({
    Description: "Day",
    From: "2025-01-01",
    Quantity: 1200,
    Rate: 30,
    Amount: 360,
  })
})

test("a word that tells a name from others heads its column, although the arithmetic would allow another one", () => {
  const definition = aDefinition({
    Position: "string",
    "Tariff number": "string",
    "Customs value": "number",
    "Levy rate": "number",
    "Levy amount": "number",
    "VAT rate": "number",
    "VAT amount": "number",
  })
  const rows = [
    ["Item", "Tariff number", "Customs value", "Levy %", "Levy", "VAT base", "VAT %", "VAT"],
    ["1", "8501 31 00", "1,200.00", "2.7", "32.40", "1,232.40", "19", "234.16"],
    ["2", "8536 50 11", "300.00", "0", "0.00", "300.00", "19", "57.00"],
  ]
  expect(read([40, 80, -230, -280, -340, -410, -450, -530], rows, definition)[0]).toMatchObject({
    "Levy rate": 2.7,
    "Levy amount": 32.4,
    "VAT amount": 234.16,
  })
})

test("a part of a name above empty cells does not outweigh the product of the numbers beside it", () => {
  const definition = aDefinition({
    "Ordered quantity": "number",
    Item: "string",
    "Unit price": "number",
    Amount: "number",
  })
  const head = [["No.", "Quantity", "Part", "Item", "Cost", "Line amount"]]
  const rows = [
    ["1", "12", "6214", "Envelopes, brown, with window", "Rs. 3.00", "Rs. 36.00"],
    ["2", "1", "7228", "Envelopes, white", "Rs. 31.36", "Rs. 31.36"],
  ]
  const prints = [
    ...aTable([61, 111, 177, 228, 411, 478], head),
    ...aTable([61, -165, 177, 228, -466, -534], rows, { top: 118, pitch: 16 }),
  ]
  const found = extractTable(aContext([aPage(prints)]), definition).rows
  expect(found.map((row) => row["Ordered quantity"])).toEqual([12, 1])
})

test("row numbers that are asked for as numbers are those below their heading, not counts that begin alike", () => {
  const rows = [
    ["Ln", "Programme", "Spots/Wk", "Rate", "Spots", "Amount"],
    ["1", "News at noon", "1", "60.00", "5", "300.00"],
    ["2", "News at six", "2", "80.00", "6", "480.00"],
    ["3", "Sports wrap", "3", "210.00", "12", "2,520.00"],
    ["4", "Late film", "4", "350.00", "20", "7,000.00"],
    ["5", "Night music", "1", "70.00", "3", "210.00"],
  ]
  const definition = aDefinition({ Line: "number", Description: "string", Spots: "number", Amount: "number" })
  const found = read([50, 90, -260, -340, -420, -520], rows, definition)
  expect(found.map((row) => [row["Line"], row["Spots"]])).toEqual([
    [1, 5],
    [2, 6],
    [3, 12],
    [4, 20],
    [5, 3],
  ])
})

test("a net price times the quantity is no reason to take the net amounts for those with tax", () => {
  const rows = [
    ["Item", "Qty", "Net price", "Net value", "VAT", "Gross value"],
    ["Fertilizer for lawns", "40", "74.90", "2996.00", "8%", "3235.68"],
    ["Bulbs of tulips", "15", "58.20", "873.00", "8%", "942.84"],
    ["Spade with ash handle", "6", "64.50", "387.00", "23%", "476.01"],
  ]
  const items = aDefinition({
    Name: "string",
    Quantity: "number",
    "Net price": "number",
    VAT: "string",
    "Gross value": "number",
  })
  expect(read([50, -220, -290, -370, -420, -520], rows, items)[0]).toMatchObject({ "Gross value": 3235.68 })
})

test("a price without tax is not the column of prices with it", () => {
  const rows = [
    [
      "Descripción",
      "Cant.",
      "P. Unitario (IVA excluido)",
      "IVA %",
      "P. Unitario (IVA incluido)",
      "Total (IVA incluido)",
    ],
    ["Aceite de oliva", "3", "45,00", "4%", "46,80", "140,40"],
    ["Tomate triturado", "6", "8,50", "10%", "9,35", "56,10"],
    ["Caja isotérmica", "2", "15,00", "21%", "18,15", "36,30"],
  ]
  const items = aDefinition({ Descripción: "string", Cantidad: "number", "Precio sin IVA": "number", Total: "number" })
  expect(read([40, -160, -290, -330, -450, -560], rows, items)[1]).toMatchObject({ "Precio sin IVA": 8.5, Total: 56.1 })
})

test("the abbreviation of a name that the lexicon does not know heads its column", () => {
  const rows = [
    ["Program", "Days", "DP", "Spots", "Rate"],
    ["Morning News", "M-F", "EM", "15", "95.00"],
    ["Noon News", "M-F", "DA", "6", "85.00"],
    ["Prime Rotation", "M-Sa", "PR", "3", "900.00"],
  ]
  const lines = aDefinition({ Program: "string", Daypart: "string", Spots: "number", Rate: "number" })
  expect(read([50, 200, 260, -360, -450], rows, lines)[0]).toMatchObject({ Daypart: "EM" })
})

test("percentages below zero are discounts, though as rates of tax they explain the amounts", () => {
  const definition = aDefinition({
    Description: "string",
    Quantity: "number",
    "Unit price": "number",
    "VAT rate": "number",
    "Net amount": "number",
  })
  const rows = [
    ["Descrizione", "Quantità", "Prezzo unitario", "Magg.", "%IVA", "Prezzo totale"],
    ["Scatola torta bianca", "400,00", "0,4135", "-15,00%", "22,00", "140,59"],
    ["Scatola torta avana", "250,00", "0,6280", "-15,00%", "22,00", "133,45"],
    ["Shopper carta avana", "2.000,00", "0,1890", "-20,00%", "22,00", "302,40"],
  ]
  expect(read([50, -260, -330, -400, -460, -540], rows, definition)[0]).toMatchObject({ "VAT rate": 22 })
})

test("of two prices beside a discount the net one gives the amount without it, whatever heads them", () => {
  const definition = aDefinition({
    Description: "string",
    Quantity: "number",
    "Gross price": "number",
    "Discount %": "number",
    "Net price": "number",
    "Net amount": "number",
  })
  const rows = [
    ["Désignation", "Qté", "Prix", "Rem%", "Px net", "Mt HT"],
    ["Paracetamol", "48", "0,76", undefined, "0,76", "36,48"],
    ["Amoxicilline", "40", "1,62", "2,50", "1,58", "63,20"],
    ["Creme mains", "6", "4,95", "30,00", "3,47", "20,82"],
  ]
  expect(read([50, -230, -310, -370, -440, -520], rows, definition)[1]).toMatchObject({
    "Gross price": 1.62,
    "Net price": 1.58,
    "Net amount": 63.2,
  })
})

test("where the discount is not asked for, the price is the one after it, in spite of its heading", () => {
  const rows = [
    ["Name", "Quantity", "Price", "Discount", "Net price", "Net value"],
    ["Cable 3x2.5", "300", "4.20", "10%", "3.78", "1134.00"],
    ["Cable 5x4", "50", "11.00", "10%", "9.90", "495.00"],
    ["Circuit breaker", "24", "8.00", "25%", "6.00", "144.00"],
  ]
  const columns = { Name: "string", Quantity: "number", "Unit price": "number", "Net value": "number" } as const
  const found = read([50, -180, -290, -350, -440, -520], rows, aDefinition(columns))
  expect(found[0]?.["Unit price"]).toBe(3.78)
})
