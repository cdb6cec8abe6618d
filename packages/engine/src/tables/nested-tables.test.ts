import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../configuration.ts"
import { aContext, aPage, aTable, type Print } from "../../test/builders/page.ts"
import { extractTable } from "./extract-table.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Lines",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})
const orders = aDefinition({ Description: "string", Start: "date", Days: "string", Spots: "number", Amount: "number" })
const orderXs = [40, 200, 300, -420, -520]
const orderHeading = ["Description", "Start", "Days", "Spots", "Amount"]
const weekXs = [60, 200, 300, -380]
const weekHeading = ["Week of", "Weekdays", "Spots/Week", "Rate"]

/** Prints the lines of an order, each with its weeks below a heading of their own. */
function anOrder(
  orderLines: readonly (readonly string[])[],
  weeks: readonly (readonly string[])[],
  top: number,
): Print[] {
  const height = 14
  let y = top
  return orderLines.flatMap((line) => {
    const prints = [
      ...aTable(orderXs, [line], { top: y }),
      ...aTable(weekXs, [weekHeading, ...weeks], { top: y + height, pitch: height }),
    ]
    y += height * (weeks.length + 2)
    return prints
  })
}

const news = ["Morning news", "2024-09-16", "M-F", "6", "600.00"]
const talk = ["Talk show", "2024-09-16", "M-F", "4", "800.00"]
const weeks = [
  ["2024-09-16", "MTWTF--", "3", "100.00"],
  ["2024-09-23", "MTWTF--", "3", "100.00"],
]
const toLine = ([name = "", start = "", days = "", spots, amount]: readonly string[]) => ({
  Description: name,
  Start: start,
  Days: days,
  Spots: Number(spots),
  Amount: Number(amount),
})

test("what is printed below a sub-heading that every row repeats belongs to no row", () => {
  const head = aTable(orderXs, [orderHeading])
  const total = aTable(orderXs, [["Total", undefined, undefined, "10", "1,400.00"]], { top: 250 })
  const { rows } = extractTable(aContext([aPage([...head, ...anOrder([news, talk], weeks, 120), ...total])]), orders)
  expect(rows).toEqual([toLine(news), toLine(talk)])
})

test("a nested table that runs on at the top of the next page belongs to no row either", () => {
  const film = ["Late film", "2024-09-16", "Sa", "2", "500.00"]
  const first = [...aTable(orderXs, [orderHeading], { top: 600 }), ...anOrder([news, talk], weeks, 620)]
  const second = [...aTable(weekXs, weeks, { top: 40, pitch: 14 }), ...anOrder([film], weeks, 70)]
  const { rows } = extractTable(aContext([aPage(first), aPage(second, [], 2)]), orders)
  expect(rows).toEqual([toLine(news), toLine(talk), toLine(film)])
})

test("the nested table is read where its columns are asked for", () => {
  const definition = aDefinition({ "Week of": "date", Weekdays: "string", "Spots/Week": "number", Rate: "number" })
  const { rows } = extractTable(aContext([aPage(anOrder([news], weeks, 120))]), definition)
  expect(rows.map((row) => row["Week of"])).toEqual(["2024-09-16", "2024-09-23"])
})

test("rows in sections with a repeated heading of the table itself stay rows", () => {
  const rows = [orderHeading, news, orderHeading, talk, orderHeading, news]
  const found = extractTable(aContext([aPage(aTable(orderXs, rows))]), orders).rows
  expect(found).toEqual([toLine(news), toLine(talk), toLine(news)])
})

test("a heading that the head of every page repeats below rows of its own heads the list", () => {
  const xs = [40, 200, -400, -500]
  const aListPage = (rows: readonly (readonly string[])[], number: number) =>
    aPage(
      [
        ...aTable(xs, [["Flight", "05/07/24 - 05/20/24", "Estimate", "3302"]], { top: 60 }),
        ...aTable(xs, [["Description", "Days", "Spots", "Amount"], ...rows], { top: 90 }),
      ],
      [],
      number,
    )
  const list = aDefinition({ Description: "string", Days: "string", Spots: "number", Amount: "number" })
  const pages = [
    aListPage([["Morning news", "M-F", "6", "600.00"]], 1),
    aListPage([["Late film", "Sa", "2", "500.00"]], 2),
  ]
  expect(extractTable(aContext(pages), list).rows).toEqual([
    { Description: "Morning news", Days: "M-F", Spots: 6, Amount: 600 },
    { Description: "Late film", Days: "Sa", Spots: 2, Amount: 500 },
  ])
})
