import { expect, test } from "vitest"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { aRoll, goods, milk, rolls } from "../../../test/builders/till-roll.ts"

const bill = {
  name: "Line items",
  columns: [
    { name: "Description", type: "string" },
    { name: "Line total", type: "number" },
  ],
} as const

test("a list without a header is recognised by its printed total; its indented breakdown is left out", () => {
  const page = aPage([
    ...aTable([50, -500], [["Total", "$3.50"]], { top: 60 }),
    ...aTable(
      [50, -500],
      [
        ["Storage", "$1.50"],
        ["Computing", "$2.00"],
      ],
      { top: 100, pitch: 40 },
    ),
    ...aTable(
      [70, -500],
      [
        ["Charges", "$1.50"],
        ["Charges", "$2.00"],
      ],
      { top: 120, pitch: 40 },
    ),
  ])
  expect(extractTable(aContext([page]), bill).rows).toEqual([
    { Description: "Storage", "Line total": 1.5 },
    { Description: "Computing", "Line total": 2 },
  ])
})

test("sums whose label ends with a word for a total are no items", () => {
  const sums = [
    ["Item subtotal:", "$48.48"],
    ["Shipping & handling:", "$5.99"],
    ["Total before tax:", "$54.47"],
  ]
  expect(extractTable(aContext([aPage(aTable([50, -500], sums))]), bill).rows).toEqual([])
})

test("amounts that do not add up to a total are not a list", () => {
  const page = aPage(
    aTable(
      [50, -500],
      [
        ["Storage", "$1.50"],
        ["Computing", "$2.00"],
        ["Total", "$9.00"],
      ],
    ),
  )
  expect(extractTable(aContext([page]), bill).rows).toEqual([])
})

test("a price that is the sum of those before it does not end the list", () => {
  const roll = aRoll([
    ["Milk", "1.00"],
    ["Rolls", "2.00"],
    ["Cheese", "3.00"],
    ["Ham", "4.00"],
    ["To pay", "10.00"],
  ])
  const { rows } = extractTable(roll, goods)
  expect(rows.map((row) => row["Description"])).toEqual(["Milk", "Rolls", "Cheese", "Ham"])
})

test("a list without a header runs over pages up to the total on the last one", () => {
  const pages = [
    aPage(
      aTable(
        [50, -500],
        [
          ["Storage", "$1.50"],
          ["Computing", "$2.00"],
        ],
      ),
    ),
    aPage(
      aTable(
        [50, -500],
        [
          ["Network", "$4.00"],
          ["Total", "$7.50"],
        ],
      ),
      [],
      2,
    ),
  ]
  const answer = extractTable(aContext(pages), bill)
  expect(answer.rows.map((row) => row["Description"])).toEqual(["Storage", "Computing", "Network"])
  expect(answer.evidence.map((row) => row["Description"]?.page)).toEqual([1, 1, 2])
})

test("a list in an unknown language is found by its products, with other columns between and after them", () => {
  const rows = [
    ["#", "Qzz brr", "V.w.", "Xyzzy", "Plugh", "Frotz", "Gnusto"],
    ["1", "Garden hose", "buc", "2", "10.00", "20.00", "3.80"],
    ["2", "A4 paper 80 g", "buc", "3", "40.00", "120.00", "22.80"],
  ]
  const definition = {
    name: "Line items",
    columns: [
      { name: "Description", type: "string" },
      { name: "Quantity", type: "number" },
      { name: "Unit price", type: "number" },
      { name: "Line total", type: "number" },
    ],
  } as const
  const page = aPage(aTable([40, 60, 220, -300, -370, -440, -510], rows))
  expect(extractTable(aContext([page]), definition).rows).toEqual([
    { Description: "Garden hose", Quantity: 2, "Unit price": 10, "Line total": 20 },
    { Description: "A4 paper 80 g", Quantity: 3, "Unit price": 40, "Line total": 120 },
  ])
})

test.each([
  ["and a sign", ["2 x Milk", "1.99", "3.98"], ["5 x Rolls", "0.40", "2.00"]],
  ["alone", ["2 Milk", "1.99", "3.98"], ["5 Rolls", "0.40", "2.00"]],
])("a quantity %s may precede the goods, with the price beside them", (_, first, second) => {
  const page = aPage(aTable([20, -300, -400], [first, second, ["Goods", undefined, "5.98"]]))
  expect(extractTable(aContext([page]), goods).rows).toEqual([milk, rolls])
})

test("a number before a name that does not multiply with the price is part of the name", () => {
  const page = aPage(
    aTable(
      [20, -300, -400],
      [
        ["7 Seas tea", "1.99", "1.99"],
        ["Rolls", "2.00", "2.00"],
        ["Goods", undefined, "3.99"],
      ],
    ),
  )
  expect(extractTable(aContext([page]), goods).rows.map((row) => row["Quantity"])).not.toContain(7)
})

test.each([
  ["the unit and the word à", ["Milk", "3.98"], ["2 pcs à 1.99"], ["Rolls", "2.00"], ["5 pcs à 0.40"]],
  ["the amount beside it", ["Milk"], ["2 pcs á 1.99", "3.98"], ["Rolls"], ["5 pcs á 0.40", "2.00"]],
  ["the amount after an equals sign", ["Milk"], ["2 pcs × 1.99 = 3.98"], ["Rolls"], ["5 pcs × 0.40 = 2.00"]],
])("a product below the goods may have %s", (_, ...lines) => {
  expect(extractTable(aContext([aPage(aTable([20, -300], lines, { pitch: 14 }))]), goods).rows).toEqual([milk, rolls])
})

test("a tax rate close before an amount is not part of it", () => {
  const roll = aRoll([["2 x 1.99"], ["Milk", "10% 3.98"], ["5 x 0.40"], ["Rolls", "10% 2.00"], ["Total", "5.98"]])
  expect(extractTable(roll, goods).rows).toEqual([milk, rolls])
})

test("a quantity with its unit and a price in columns without headings belong to the goods, whatever chapter divides them", () => {
  const columns = [50, 90, 300, 400, -500]
  const page = aPage([
    ...aTable(
      columns,
      [
        ["1.1", "Demolition", "3.00 h", "755.00", "2265.00"],
        ["1.2", "Removal", "1.00 h", "118.56", "118.56"],
      ],
      { top: 100 },
    ),
    ...aTable([400, -500], [["Total chapter 1", "2383.56"]], { top: 140 }),
    ...aTable(columns, [["2.1", "Tiling", "11.25 m2", "51.27", "576.79"]], { top: 180 }),
  ])
  expect(extractTable(aContext([page]), goods).rows).toEqual([
    { Description: "Demolition", Quantity: 3, "Unit price": 755, "Line total": 2265 },
    { Description: "Removal", Quantity: 1, "Unit price": 118.56, "Line total": 118.56 },
    { Description: "Tiling", Quantity: 11.25, "Unit price": 51.27, "Line total": 576.79 },
  ])
})

test("a list ends at its sum without a word, whatever follows", () => {
  const lines: [string, string?][] = [
    ["Site survey", "1479.23"],
    ["Workshop", "340.55"],
  ]
  const prints = [
    ...aTable([50, -500], lines),
    ...aTable(
      [50, -500],
      [
        [undefined, "1819.78"],
        ["Charge at 20%", "363.96"],
        ["Kjhg", "2183.74"],
      ],
      { top: 150 },
    ),
  ]
  expect(extractTable(aContext([aPage(prints)]), bill).rows).toEqual([
    { Description: "Site survey", "Line total": 1479.23 },
    { Description: "Workshop", "Line total": 340.55 },
  ])
})

test("a single entry is a list where its amount is repeated, with a tax and the sum of both below", () => {
  const below = [
    [undefined, "446.85"],
    ["VAT at 20%", "89.37"],
    ["Kjhg", "536.22"],
  ] as const
  const read = (rows: readonly (readonly (string | undefined)[])[]) =>
    extractTable(aContext([aPage(aTable([50, -500], rows))]), bill).rows
  expect(read([["Data import", "446.85"], ...below])).toEqual([{ Description: "Data import", "Line total": 446.85 }])
  expect(read([["Data import", "446.86"], ...below])).toEqual([])
})

const codedGoods = { ...goods, columns: [...goods.columns, { name: "Item number", type: "string" }] } as const

test("an article number below an entry without headings, or before its name, fills its column", () => {
  const below = aRoll([
    ["Milk"],
    ["2 x 1.99", "3.98"],
    ["Item no. 87219009"],
    ["Rolls"],
    ["5 x 0.40", "2.00"],
    ["Item no. 87220644"],
    ["Total", "5.98"],
  ])
  expect(extractTable(below, codedGoods).rows).toEqual([
    { ...milk, "Item number": "87219009" },
    { ...rolls, "Item number": "87220644" },
  ])
  const before = aRoll([["87219 Milk", "3.98"], ["2 x 1.99"], ["87220 Rolls", "2.00"], ["5 x 0.40"], ["Total", "5.98"]])
  expect(extractTable(before, codedGoods).rows).toEqual([
    { ...milk, "Item number": "87219" },
    { ...rolls, "Item number": "87220" },
  ])
})

test("amounts on a baseline of their own, less than half a line above their names, are in the same rows", () => {
  const entries = [
    ["Milk", "3.98"],
    ["Rolls", "2.00"],
    ["Amount due now", "5.98"],
  ]
  const prints = [
    ...aTable(
      [20],
      entries.map(([name]) => [name]),
      { top: 104.1 },
    ),
    ...aTable(
      [-200],
      entries.map(([, amount]) => [amount]),
    ),
  ]
  const { rows } = extractTable(aContext([aPage(prints)]), goods)
  expect(rows.map((row) => [row["Description"], row["Line total"]])).toEqual([
    ["Milk", 3.98],
    ["Rolls", 2],
  ])
})

test("a single product is a list where the total is set close to its label", () => {
  const page = aPage(
    aTable([20, 200, -400], [["Milk", "2 × 1.99", "3.98 EUR"], [], [undefined, undefined, "Subtotal 3.98 EUR"]]),
  )
  expect(extractTable(aContext([page]), goods).rows).toEqual([milk])
})

test("a name of an entry continues below it in lower case, beside the lines of a sidebar, but not in small print", () => {
  const list = [
    { text: "Preliminary drawings of the", x: 200, y: 100 },
    { text: "2.00", x: 500, y: 100, isRight: true },
    { text: "Bank", x: 40, y: 107, size: 7 },
    { text: "extension", x: 200, y: 112 },
    { text: "IT15 B056", x: 40, y: 116, size: 7 },
    { text: "as agreed in spring", x: 200, y: 123, size: 7 },
    { text: "Site survey", x: 200, y: 150 },
    { text: "1.50", x: 500, y: 150, isRight: true },
    { text: "Total", x: 200, y: 180 },
    { text: "3.50", x: 500, y: 180, isRight: true },
  ]
  expect(extractTable(aContext([aPage(list)]), bill).rows.map((row) => row["Description"])).toEqual([
    "Preliminary drawings of the extension",
    "Site survey",
  ])
})

test("amounts centred beside a name and the code below it belong to the name", () => {
  const prints = ["Site survey", "Copper wire"].flatMap((text, index) => [
    { text, x: 50, y: 100 + 26 * index },
    { text: `${index + 1}9.75`, x: 400, y: 105.5 + 26 * index },
    { text: `0545${index}7`, x: 50, y: 111 + 26 * index },
  ])
  const sum = [
    { text: "Kjhg", x: 50, y: 170 },
    { text: "49.50", x: 400, y: 170 },
  ]
  const { rows } = extractTable(aContext([aPage([...prints, ...sum])]), codedGoods)
  expect(rows.map((row) => [row["Description"], row["Line total"], row["Item number"]])).toEqual([
    ["Site survey", 19.75, "054507"],
    ["Copper wire", 29.75, "054517"],
  ])
})

test("a rate that ends a name is not the tax of the amount", () => {
  const roll = aRoll([
    ["Lemonade", "7.20"],
    ["Staff discount 10%", "-0.72"],
    ["Scone", "4.00"],
    ["TOTAL", "10.48"],
  ])
  expect(extractTable(roll, bill).rows.map((row) => row["Description"])).toEqual([
    "Lemonade",
    "Staff discount 10%",
    "Scone",
  ])
})

test("a list is also recognised by a total with a tax between them, and prices in pence", () => {
  const roll = aRoll([
    ["Day units", "£36.00"],
    ["120 kWh @ 30.00p"],
    ["Standing charge", "£8.00"],
    ["20 days @ 40.00p"],
    ["VAT at 5%", "£2.20"],
    ["Total electricity", "£46.20"],
  ])
  expect(extractTable(roll, goods).rows).toEqual([
    { Description: "Day units", Quantity: 120, "Unit price": 30, "Line total": 36 },
    { Description: "Standing charge", Quantity: 20, "Unit price": 40, "Line total": 8 },
  ])
  const wrong = aRoll([
    ["Day units", "£36.00"],
    ["Standing charge", "£8.00"],
    ["VAT at 5%", "£2.20"],
    ["Total", "£47.00"],
  ])
  expect(extractTable(wrong, goods).rows).toEqual([])
})
