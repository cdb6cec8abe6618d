import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Items",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})

const items = { Description: "string", Quantity: "number", Amount: "number" } as const

/** Prints items with their quantity and amount, and small lines at `details` below or above the name. */
function aList(
  rows: readonly { name: string; quantity: string; amount: string; details: readonly Print[] }[],
): Print[] {
  const heading: Print[] = [
    { text: "Description", x: 50, y: 80 },
    { text: "Quantity", x: 300, y: 80, isRight: true },
    { text: "Amount", x: 400, y: 80, isRight: true },
  ]
  return [
    ...heading,
    ...rows.flatMap(({ name, quantity, amount, details }, index): Print[] => {
      const y = 100 + 40 * index
      return [
        { text: name, x: 50, y },
        { text: quantity, x: 300, y, isRight: true },
        { text: amount, x: 400, y, isRight: true },
        ...details.map((print) => ({ ...print, y: y + print.y })),
      ]
    }),
  ]
}

const below = (text: string, x = 50): Print => ({ text, x, y: 12, size: 8 })
const read = (prints: readonly Print[], definition: TableDefinition) =>
  extractTable(aContext([aPage(prints)]), definition)

test("a labelled line below the name fills a column that the table does not print", () => {
  const { rows, evidence } = read(
    aList([
      { name: "Garden hose", quantity: "2", amount: "20.00", details: [below("SKU: KX-149 Colour: green")] },
      { name: "Desk lamp", quantity: "3", amount: "120.00", details: [below("Lot: 4711")] },
    ]),
    aDefinition({ ...items, SKU: "string" }),
  )
  expect(rows.map((row) => row["SKU"])).toEqual(["KX-149", null])
  expect(rows.map((row) => row["Description"])).toEqual(["Garden hose", "Desk lamp"])
  expect(evidence[0]?.["SKU"]).toMatchObject({ text: "KX-149" })
})

test("a labelled line is known by another label of the same field", () => {
  const { rows } = read(
    aList([
      { name: "Garden hose", quantity: "2", amount: "20.00", details: [below("Need by: 07/15/2025")] },
      { name: "Desk lamp", quantity: "3", amount: "120.00", details: [below("Signed off: 07/15/2025")] },
    ]),
    aDefinition({ ...items, "Required date": "date" }),
  )
  expect(rows.map((row) => row["Required date"])).toEqual(["2025-07-15", null])
})

test("a code on a line of its own is the article's code and not part of its name", () => {
  const { rows } = read(
    aList([
      { name: "KX-149", quantity: "2", amount: "20.00", details: [{ ...below("Garden hose"), size: 10 }] },
      { name: "AB-220", quantity: "3", amount: "120.00", details: [{ ...below("Desk lamp"), size: 10 }] },
    ]),
    aDefinition({ "Item code": "string", ...items }),
  )
  expect(rows.map((row) => [row["Item code"], row["Description"]])).toEqual([
    ["KX-149", "Garden hose"],
    ["AB-220", "Desk lamp"],
  ])
})

test("a rate below an amount starts no row, and is the tax rate where one is requested", () => {
  const rate = (text: string): Print => ({ ...below(text, 400), isRight: true })
  const { rows } = read(
    aList([
      { name: "Garden hose", quantity: "2", amount: "20.00", details: [rate("21% VAT")] },
      { name: "Desk lamp", quantity: "3", amount: "120.00", details: [rate("9% VAT")] },
    ]),
    aDefinition({ ...items, "Tax rate": "number" }),
  )
  expect(rows.map((row) => [row["Amount"], row["Tax rate"]])).toEqual([
    [20, 21],
    [120, 9],
  ])
})

test("the unit is read from the quantity where it has no column", () => {
  const { rows } = read(
    aList([
      { name: "Copper pipe", quantity: "2.5 m", amount: "20.00", details: [] },
      { name: "Desk lamp", quantity: "3 pcs", amount: "120.00", details: [] },
      { name: "Electricity", quantity: "10'000 kWh", amount: "2731.00", details: [] },
    ]),
    aDefinition({ ...items, Unit: "string" }),
  )
  expect(rows.map((row) => [row["Quantity"], row["Unit"]])).toEqual([
    [2.5, "m"],
    [3, "pcs"],
    [10000, "kWh"],
  ])
})

test("the unit may be printed before the quantity, where a currency and an abbreviation are none", () => {
  const { rows } = read(
    aList([
      { name: "Floor tiles", quantity: "mq 38,5", amount: "20,00", details: [] },
      { name: "Skirting", quantity: "ml 260", amount: "120,00", details: [] },
      { name: "Delivery", quantity: "EUR 1", amount: "12,00", details: [] },
      { name: "Screws", quantity: "ca. 50", amount: "8,00", details: [] },
    ]),
    aDefinition({ ...items, Unit: "string" }),
  )
  expect(rows.map((row) => row["Unit"])).toEqual(["mq", "ml", null, null])
  expect(rows[0]?.["Quantity"]).toBe(38.5)
})

test("a code below the name after its label needs no colon", () => {
  const { rows } = read(
    aList([
      { name: "Bicycle pump", quantity: "1", amount: "25.94", details: [below("Item no. 87219009")] },
      { name: "Garden hose", quantity: "2", amount: "87.06", details: [below("Item no. 87220644")] },
    ]),
    aDefinition({ ...items, "Item code": "string" }),
  )
  expect(rows.map((row) => row["Item code"])).toEqual(["87219009", "87220644"])
})

test("a unit with its plural in brackets is the unit of its quantity", () => {
  const { rows } = read(
    aList([
      { name: "Garden hose", quantity: "2 piece(s)", amount: "20.00", details: [] },
      { name: "Desk lamp", quantity: "3 box(es)", amount: "120.00", details: [] },
    ]),
    aDefinition({ ...items, Unit: "string" }),
  )
  expect(rows.map((row) => [row["Quantity"], row["Unit"]])).toEqual([
    [2, "piece(s)"],
    [3, "box(es)"],
  ])
})

test("the title of a section above a code in the column of codes is not a code", () => {
  const heading: Print[] = [
    { text: "Item code", x: 50, y: 80 },
    { text: "Description", x: 140, y: 80 },
    { text: "Quantity", x: 300, y: 80, isRight: true },
    { text: "Amount", x: 400, y: 80, isRight: true },
  ]
  const codes = ["X179", "T388", "G685", "B220"]
  const rows = codes.flatMap((code, index): Print[] => {
    const y = 112 + 12 * index + (index > 1 ? 12 : 0)
    return [
      { text: code, x: 50, y },
      { text: "Garden hose", x: 140, y },
      { text: "2", x: 300, y, isRight: true },
      { text: "20.00", x: 400, y, isRight: true },
    ]
  })
  const title: Print = { text: "Ground floor", x: 50, y: 136 }
  const definition = aDefinition({ "Item code": "string", ...items })
  expect(read([...heading, ...rows, title], definition).rows.map((row) => row["Item code"])).toEqual(codes)
})

test("a packing slip prints the variant and the code below each name, and how many of the ordered pieces are in the parcel beside them", () => {
  const slip = [
    ["Wool hat", "Dark red", "HT-104", "1 of 2"],
    ["Felt bag", "Large", "FB-LRG", "3 of 3"],
    ["Oak bowl", "16 cm", "OB-16", "2 of 2"],
  ].flatMap(([name = "", variant = "", code = "", count = ""], index): Print[] => {
    const y = 100 + 42 * index
    return [
      { text: name, x: 50, y, isBold: true },
      { text: variant, x: 50, y: y + 11, size: 9 },
      { text: count, x: 520, y: y + 11, size: 9, isRight: true },
      { text: code, x: 50, y: y + 22, size: 9 },
    ]
  })
  const heading: Print[] = [
    { text: "ITEMS", x: 50, y: 80, size: 9 },
    { text: "QUANTITY", x: 300, y: 80, size: 9 },
  ]
  const definition = aDefinition({ Item: "string", Variant: "string", SKU: "string", Quantity: "number" })
  expect(extractTable(aContext([aPage([...heading, ...slip])]), definition).rows).toEqual([
    { Item: "Wool hat", Variant: "Dark red", SKU: "HT-104", Quantity: 1 },
    { Item: "Felt bag", Variant: "Large", SKU: "FB-LRG", Quantity: 3 },
    { Item: "Oak bowl", Variant: "16 cm", SKU: "OB-16", Quantity: 2 },
  ])
})

test("a labelled number ends with its line: the remark below it is none of its words", () => {
  const detail = (text: string): Print[] => [below(text), { ...below("With fittings, boxed"), y: 21 }]
  const { rows } = read(
    aList([
      { name: "Garden hose", quantity: "2", amount: "20.00", details: detail("SKU: KX-149 Weight: 0.85 kg") },
      { name: "Desk lamp", quantity: "3", amount: "120.00", details: detail("SKU: KX-220 Weight: 2.10 kg") },
    ]),
    aDefinition({ ...items, SKU: "string", Weight: "number" }),
  )
  expect(rows.map((row) => [row["SKU"], row["Weight"]])).toEqual([
    ["KX-149", 0.85],
    ["KX-220", 2.1],
  ])
})

test("a time above the days on which it is meant is the value of its column", () => {
  const rows = [
    ["Program", "Start/End Time", "Spots"],
    ["Sunrise News", "5:00 AM-6:00 AM", "20"],
    [undefined, "MTWTF--", undefined],
    ["Noon News", "12:00 PM-12:30 PM", "12"],
    [undefined, "MTWTF--", undefined],
  ]
  const definition = aDefinition({ Program: "string", Time: "string", Spots: "number" })
  const found = extractTable(aContext([aPage(aTable([50, 200, -450], rows))]), definition).rows
  expect(found.map(({ Time }) => Time)).toEqual(["5:00 AM-6:00 AM", "12:00 PM-12:30 PM"])
})

test("details below a name are read below a heading that only its cells explain", () => {
  const rows = [
    ["Quantity", "Fizgmvoj", "Amount excl. VAT", "Amount incl. VAT"],
    ["20", "Advice on site", "120.00", "145.20"],
    ["5", "Travel costs", "1.60", "1.94"],
    ["2", "Boiler service", "100.60", "121.73"],
  ]
  const prints = [
    ...aTable([50, 110, -400, -520], rows, { pitch: 36 }),
    ...[1, 2, 3].flatMap((row): Print[] => {
      const y = 100 + 36 * row + 13
      return [
        { text: "Period: 31 May 2022 to 2 June 2022", x: 110, y, size: 8 },
        { text: "21% VAT", x: 520, y, size: 8, isRight: true },
      ]
    }),
  ]
  const columns = {
    Description: "string",
    Quantity: "number",
    "VAT rate": "number",
    "Amount incl. VAT": "number",
  } as const
  const { rows: found } = read(prints, aDefinition({ ...columns, "Amount excl. VAT": "number" }))
  expect(found.map((row) => row["VAT rate"])).toEqual([21, 21, 21])
})

test("a code after its label is found below other remarks, also of capitals alone", () => {
  const goods = aDefinition({ "Item number": "string", Description: "string", Quantity: "number", Amount: "number" })
  const rows = [
    ["Description", "Quantity", "Amount"],
    ["Ground coffee 1 kg", "2", "20.00"],
    ["Milk 1 l", "3", "90.00"],
  ]
  const remarks = [
    ["Origin: Honduras / Ethiopia", "Article no. KF-1001"],
    ["Origin: Meierij", "Article no. MK-BIB"],
  ]
  const prints = [
    ...aTable([50, -350, -520], rows, { pitch: 44 }),
    ...remarks.flatMap((lines, row) =>
      lines.map((text, line): Print => ({ text, x: 50, y: 100 + 44 * (row + 1) + 12 * (line + 1), size: 8 })),
    ),
  ]
  expect(read(prints, goods).rows.map((row) => row["Item number"])).toEqual(["KF-1001", "MK-BIB"])
})

test("values after the name of a column without a colon fill it, and are no part of the name above", () => {
  const { rows } = read(
    aList([
      {
        name: "Saline 250 ml",
        quantity: "2",
        amount: "20.00",
        details: [{ text: "LOT 24G117 EXP 08/27", x: 50, y: 11 }],
      },
      {
        name: "Gauze 10 x 10",
        quantity: "3",
        amount: "120.00",
        details: [
          { text: "Lot no. A4409 (2)", x: 50, y: 11 },
          { text: "Lot no. A4415 (1)", x: 50, y: 22 },
        ],
      },
      { name: "Plaster", quantity: "3", amount: "9.00", details: [{ text: "sold as a lot 12", x: 50, y: 11 }] },
    ]),
    aDefinition({ ...items, "Lot number": "string" }),
  )
  expect(rows.map((row) => [row["Description"], row["Lot number"]])).toEqual([
    ["Saline 250 ml", "24G117"],
    ["Gauze 10 x 10", "A4409 / A4415"],
    ["Plaster sold as a lot 12", null],
  ])
})

test("a code with its version above the name is the number, and what stands after a label is no other one's", () => {
  const aRow = (
    code: string,
    version: string,
    more: string,
  ): { name: string; quantity: string; amount: string; details: Print[] } => ({
    name: `${code} ${version}`,
    quantity: "2",
    amount: "20.00",
    details: [
      { text: "Flange gasket", x: 50, y: 11 },
      { text: more, x: 50, y: 22 },
    ],
  })
  const { rows } = read(
    aList([aRow("GK-4410", "Rev B", "Mfg Part: SW-4-150"), aRow("GK-4411", "Rev C", "with certificate")]),
    aDefinition({ "Part number": "string", Revision: "string", "Manufacturer part number": "string", ...items }),
  )
  expect(rows.map((row) => Object.values(row).slice(0, 4))).toEqual([
    ["GK-4410", "B", "SW-4-150", "Flange gasket"],
    ["GK-4411", "C", null, "Flange gasket with certificate"],
  ])
})

test("several codes of one kind behind the name of a column are its value, as printed", () => {
  const aRow = (name: string, ...details: readonly Print[]) => ({ name, quantity: "2", amount: "20.00", details })
  const { rows } = read(
    aList([
      aRow("Door controller", below("Serial no. K696853, K367459")),
      aRow("Desk lamp"),
      aRow("Power supply"),
      aRow("Copper pipe"),
      aRow("Cable", below("Serial no. K619502, 12 m")),
    ]),
    aDefinition({ ...items, "Serial numbers": "string" }),
  )
  expect(rows.map((row) => row["Serial numbers"])).toEqual(["K696853, K367459", null, null, null, null])
})

test("a line below the name is no part of it where it begins with a label of numbers and a number, without a colon", () => {
  const line = (text: string): Print => ({ text, x: 50, y: 11 })
  const { rows } = read(
    aList([
      { name: "Garden hose", quantity: "2", amount: "20.00", details: [line("Serial no. 44209-18")] },
      { name: "Desk lamp", quantity: "3", amount: "120.00", details: [line("with clamp 40 W")] },
    ]),
    aDefinition(items),
  )
  expect(rows.map((row) => row["Description"])).toEqual(["Garden hose", "Desk lamp with clamp 40 W"])
})
