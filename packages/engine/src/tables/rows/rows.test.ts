import { expect, test } from "vitest"
import type { TableDefinition } from "../../configuration.ts"
import type { Box } from "../../document.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"

const items: TableDefinition = {
  name: "Items",
  columns: [
    { name: "Description", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Amount", type: "number" },
  ],
}

/** Prints the numbers of a row at one height, and each line of its name at a height of its own. */
function aRow(names: readonly (readonly [string, number])[], y: number, quantity: string, amount: string): Print[] {
  return [
    ...names.map(([text, at]): Print => ({ text, x: 50, y: at })),
    { text: quantity, x: 300, y, isRight: true },
    { text: amount, x: 400, y, isRight: true },
  ]
}

const heading: readonly Print[] = [
  { text: "Description", x: 50, y: 80 },
  { text: "Quantity", x: 300, y: 80, isRight: true },
  { text: "Amount", x: 400, y: 80, isRight: true },
]

function namesOf(prints: readonly Print[], rulings: readonly Box[] = []): unknown[] {
  const page = aPage([...heading, ...prints], rulings)
  return extractTable(aContext([page]), items).rows.map((row) => row["Description"])
}

test("rows whose numbers are centred beside names of several lines are cut between the names", () => {
  const prints = [
    ...aRow([["Garden hose", 100]], 100, "1", "10.00"),
    ...aRow(
      [
        ["Oak table with a very", 116],
        ["long name", 128],
      ],
      122,
      "2",
      "20.00",
    ),
    ...aRow([["Desk lamp", 144]], 144, "3", "30.00"),
  ]
  expect(namesOf(prints)).toEqual(["Garden hose", "Oak table with a very long name", "Desk lamp"])
})

test("a row between two rulings keeps the name that is printed far above its numbers", () => {
  const prints = [
    ...aRow([["Garden hose", 100]], 100, "1", "10.00"),
    ...aRow(
      [
        ["Oak table", 124],
        ["extendable, delivered", 160],
        ["and set up", 172],
      ],
      166,
      "2",
      "20.00",
    ),
    ...aRow([["Desk lamp", 196]], 196, "3", "30.00"),
  ]
  const rulings = [95, 117, 189, 211].map((y): Box => [45, y, 405, y + 1])
  expect(namesOf(prints, rulings)[1]).toMatch(/^Oak table/u)
  expect(namesOf(prints, rulings)[0]).toBe("Garden hose")
})

test("details below every name do not make rows centred", () => {
  const prints = [0, 1, 2].flatMap((index) =>
    aRow(
      [
        [`Article ${index}`, 100 + 26 * index],
        [`in a second line`, 112 + 26 * index],
      ],
      100 + 26 * index,
      "2",
      "5.00",
    ),
  )
  expect(namesOf(prints)).toEqual([0, 1, 2].map((index) => `Article ${index} in a second line`))
})

const codedItems: TableDefinition = { ...items, columns: [...items.columns, { name: "Item number", type: "string" }] }

test("a line below the last row is its name where the rows above print one there, however far it reaches", () => {
  const heads = [
    { text: "Item number / Description", x: 50, y: 80 },
    { text: "Quantity", x: 300, y: 80, isRight: true },
    { text: "Amount", x: 400, y: 80, isRight: true },
  ]
  const names = ["Hose", "Rake", "Spade", "Garden bench with two shelves"]
  const rows = names.flatMap((name, index): Print[] => [
    ...aRow([[`RGG-9200${index}`, 100 + 40 * index]], 100 + 40 * index, "2", "10.00"),
    { text: name, x: 50, y: 112 + 40 * index },
  ])
  const { rows: read } = extractTable(aContext([aPage([...heads, ...rows])]), codedItems)
  expect(read.map((row) => row["Description"])).toEqual(names)
})

test("a note that starts left of the table is not part of its last row", () => {
  const prints = aRow([["Garden hose", 100]], 100, "1", "10.00")
  expect(namesOf([...prints, { text: "Signed by the till", x: 40, y: 112 }])).toEqual(["Garden hose"])
})

test("a remark set tight below its row stays there, though the next row has one more line below", () => {
  const prints = [
    ...aRow([["Socket strip", 100]], 100, "1", "10.00"),
    ...aRow([["Network cabinet", 114]], 114, "4", "80.00"),
    { text: "lockable, with fan", x: 50, y: 125 },
    ...aRow([["Desk top, oak", 139]], 139, "4", "60.00"),
    { text: "180 x 80 cm", x: 50, y: 150 },
  ]
  expect(namesOf(prints)[2]).toMatch(/^Desk top, oak/u)
})

test("a line set tight below the last row is part of it, so its numbers are not centred and neither are those of the rows above", () => {
  const prints = [
    ...aRow([["Filter papers", 100]], 100, "1", "10.05"),
    ...aRow([["grade 1", 112]], 112, "", ""),
    ...aRow([["Balance", 124]], 124, "2", "20.10"),
    ...aRow([["with adaptor", 136]], 136, "", ""),
    ...aRow([["and mains lead", 148]], 148, "", ""),
    ...aRow([["Tripod", 160]], 160, "4", "30.20"),
    ...aRow([["heavy", 172]], 172, "", ""),
    ...aRow([["Clamp", 184]], 184, "7", "11.30"),
    ...aRow([["Thermometer", 196]], 196, "5", "42.70"),
    ...aRow([["of glass", 208]], 208, "", ""),
  ]
  const names = namesOf(prints)
  expect(names.map((name) => String(name).split(" ")[0])).toEqual([
    "Filter",
    "Balance",
    "Tripod",
    "Clamp",
    "Thermometer",
  ])
})

test("names below the codes of their rows are not centred around the codes of others", () => {
  const definition: TableDefinition = {
    name: "Items",
    columns: [{ name: "Article number", type: "string" }, ...items.columns],
  }
  const prints = [
    ...aRow([["4711-20", 100]], 100, "12", "50.40"),
    { text: "Hexagon bolt", x: 50, y: 112 },
    ...aRow([["4712-25", 124]], 124, "100", "20.00"),
    { text: "Washer", x: 50, y: 136 },
    { text: "packs of 50", x: 50, y: 148 },
    ...aRow([["4999", 160]], 160, "1", "15.00"),
    { text: "Freight", x: 50, y: 172 },
  ]
  const [first, ...others] = heading
  const page = aPage([...(first ? [{ ...first, text: "Article" }] : []), ...others, ...prints])
  const rows = extractTable(aContext([page]), definition).rows
  expect(rows.map((row) => row["Article number"])).toEqual(["4711-20", "4712-25", "4999"])
  expect(rows.map((row) => row["Quantity"])).toEqual([12, 100, 1])
  expect(rows[0]?.["Description"]).toBe("Hexagon bolt")
  expect(rows[2]?.["Description"]).toBe("Freight")
})

test("lines at one pitch throughout are no rows around their numbers: a row begins with them", () => {
  const lines = [
    ["Plaster with", "12", "86.52"],
    ["silk"],
    ["white"],
    ["Eye drops with", "24", "480.96"],
    ["pipette"],
    ["sterile"],
    ["Stocking for", "10", "167.90"],
    ["women"],
    ["Gel with", "5", "12.50"],
    ["menthol"],
    ["cooling"],
    ["Pads of", "3", "9.90"],
    ["cotton"],
  ] as const
  const prints = lines.flatMap(([name, quantity = "", amount = ""], index) => {
    const y = 100 + 12 * index
    return quantity === "" ? [{ text: name, x: 50, y }] : aRow([[name, y]], y, quantity, amount)
  })
  expect(namesOf(prints).map((name) => String(name).split(" ")[0])).toEqual([
    "Plaster",
    "Eye",
    "Stocking",
    "Gel",
    "Pads",
  ])
})
