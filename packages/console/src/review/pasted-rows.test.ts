import { expect, test } from "vitest"
import { parseTsv } from "./parse-tsv.ts"
import { readPastedRows } from "./pasted-rows.ts"

const columns = [
  { name: "Item", type: "string" },
  { name: "Day", type: "date" },
  { name: "Amount", type: "number" },
] as const
const format = { decimal: ",", group: ".", order: "day-first", locale: "de-DE" } as const

test("cells in quotes may have tabs, line breaks and quotes inside", () => {
  expect(parseTsv('a\t"b\tc"\r\n"two\nlines"\t"say ""hi"""\n\n')).toEqual([
    ["a", "b\tc"],
    ["two\nlines", 'say "hi"'],
  ])
})

test("a quote that is part of the text does not swallow what follows", () => {
  expect(parseTsv('"5 inch\tb\n6" pipe\td\n"x"y\te')).toEqual([
    ['"5 inch', "b"],
    ['6" pipe', "d"],
    ['"x"y', "e"],
  ])
})

test("without a heading the cells are taken in the order of the columns", () => {
  expect(readPastedRows("Desk\t27.02.2026\t1.234,50\nLamp\t\t", columns, format)).toMatchObject({
    rows: [
      { Item: "Desk", Day: "2026-02-27", Amount: 1234.5 },
      { Item: "Lamp", Day: null, Amount: null },
    ],
    hasHeading: false,
    ignored: [],
    missing: [],
    problems: [],
  })
})

test("a heading decides which column a cell belongs to, and what is ignored", () => {
  expect(readPastedRows("amount\tNote\tItem\n5\tx\tDesk", columns, format)).toMatchObject({
    rows: [{ Item: "Desk", Day: null, Amount: 5 }],
    hasHeading: true,
    ignored: ["Note"],
    missing: ["Day"],
  })
})

test("cells beyond the heading are named, and columns without any are not", () => {
  expect(readPastedRows("Item\tAmount\t\nDesk\t5\t\tbroken", columns, format).ignored).toEqual(["column 4"])
})

test("cells that are no value of their column are named with row and reason", () => {
  const { problems } = readPastedRows("Desk\t30.02.2026\tmany\textra", columns, format)
  expect(problems.map(({ row, column }) => [row, column])).toEqual([
    [1, "Day"],
    [1, "Amount"],
  ])
  expect(readPastedRows("a\tb\tc\textra", columns, format).ignored).toEqual(["column 4"])
})
