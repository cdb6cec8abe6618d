import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

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

const airings = aDefinition({ "Air date": "date", "Air time": "string", Copy: "string", Rate: "number" })
const lineXs = [40, 80, 160, 260, 400, -520]
const airingXs = [50, 80, 160, 260, 400, -520]
const lineHeading = ["Line", "Start", "End", "Time", "Spots", "Price"]
const airingHeading = ["Spot", "Air date", "Day", "Air time", "Copy", "Rate"]
const breakfast = ["1", "2024-09-02", "2024-09-13", "6a-9a", "3", "14.00"]
const evening = ["2", "2024-09-02", "2024-09-13", "6p-9p", "2", "20.00"]
const breakfastAirings = [
  ["1", "2024-09-03", "Tue", "7:31 AM", "AB-1", "14.00"],
  ["2", "2024-09-05", "Thu", "7:59 AM", "AB-2", "14.00"],
  ["3", "2024-09-06", "Fri", "8:46 AM", "AB-2", "14.00"],
]
const eveningAirings = [
  ["1", "2024-09-04", "Wed", "6:55 PM", "AB-1", "20.00"],
  ["2", "2024-09-10", "Tue", "7:24 PM", "AB-2", "20.00"],
]
const toAiring = ([, date = "", , time = "", copy = "", rate]: readonly string[]) => ({
  "Air date": date,
  "Air time": time,
  Copy: copy,
  Rate: Number(rate),
})

/** Prints the line of an order with its airings below a heading that repeats. */
const aSpotLine = (line: readonly string[], rows: readonly (readonly string[])[], top: number): Print[] => [
  ...aTable(lineXs, [line], { top, pitch: 14 }),
  ...aTable(airingXs, [airingHeading, ...rows], { top: top + 14, pitch: 14 }),
]

test("the lines of the order between nested tables are no rows of them, though they share most of their edges", () => {
  const page = aPage([
    ...aTable(lineXs, [lineHeading], { top: 86 }),
    ...aSpotLine(breakfast, breakfastAirings, 100),
    ...aSpotLine(evening, eveningAirings, 170),
  ])
  const { rows } = extractTable(aContext([page]), airings)
  expect(rows).toEqual([...breakfastAirings, ...eveningAirings].map(toAiring))
})

test("a nested table goes on at the top of the next page, above the next line of the order", () => {
  const first = [
    ...aTable(lineXs, [lineHeading], { top: 686 }),
    ...aSpotLine(evening, eveningAirings, 700),
    ...aSpotLine(breakfast, breakfastAirings.slice(0, 1), 756),
  ]
  const second = [
    ...aTable(lineXs, [lineHeading], { top: 40 }),
    ...aTable(airingXs, breakfastAirings.slice(1), { top: 54, pitch: 14 }),
    ...aSpotLine(evening, eveningAirings, 82),
  ]
  const { rows } = extractTable(aContext([aPage(first), aPage(second, [], 2)]), airings)
  expect(rows).toEqual([...eveningAirings, ...breakfastAirings, ...eveningAirings].map(toAiring))
})

test("a long nested table is no gap that ends the list", () => {
  const long = Array.from({ length: 9 }, (_, week) => [`2024-09-${week + 10}`, "MTWTF--", "3", "100.00"])
  const prints = [...anOrder([news], long, 120), ...anOrder([talk], weeks, 280), ...anOrder([news], weeks, 350)]
  const { rows } = extractTable(aContext([aPage([...aTable(orderXs, [orderHeading]), ...prints])]), orders)
  expect(rows).toEqual([toLine(news), toLine(talk), toLine(news)])
})
