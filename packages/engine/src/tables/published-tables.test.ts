import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../configuration.ts"
import { extractTable } from "./extract-table.ts"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>, description?: string): TableDefinition => ({
  name: "Table",
  description,
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})
const countries = aDefinition({ Country: "string", "1996": "number", "1993": "number" })
const countryXs = [50, -200, -300]

test("a total in a published table is a row like any other", () => {
  const rows = [
    ["Country", "1996", "1993"],
    ["Austria", "59", "54"],
    ["Total", "59", "54"],
  ]
  expect(extractTable(aContext([aPage(aTable(countryXs, rows))]), countries).rows).toHaveLength(2)
})

test("headings inside a sentence are not taken for the table's", () => {
  const prints = [
    { text: "Country by country the figures of 1996, 1993 and later", x: 50, y: 60 },
    ...aTable(
      countryXs,
      [
        ["Country", "1996", "1993"],
        ["Austria", "59", "54"],
        ["Spain", "32", "22"],
      ],
      { top: 100 },
    ),
  ]
  expect(extractTable(aContext([aPage(prints)]), countries).rows).toEqual([
    { Country: "Austria", "1996": 59, "1993": 54 },
    { Country: "Spain", "1996": 32, "1993": 22 },
  ])
})

test("empty cells, dashes and n.a. stay null and do not shift their neighbours", () => {
  const rows = [
    ["Country", "1996", "1993"],
    ["Austria", undefined, "54"],
    ["Spain", "n.a.", "22"],
    ["Italy", "12", "-"],
  ]
  expect(extractTable(aContext([aPage(aTable(countryXs, rows))]), countries).rows).toEqual([
    { Country: "Austria", "1996": null, "1993": 54 },
    { Country: "Spain", "1996": null, "1993": 22 },
    { Country: "Italy", "1996": 12, "1993": null },
  ])
})

test("the values of a column that is not configured do not leak into another", () => {
  const rows = [
    ["Country", "1996", "Change", "1993"],
    ["Austria", "59", "5", "54"],
    ["Spain", "32", "10", "22"],
  ]
  expect(extractTable(aContext([aPage(aTable([50, -200, -280, -360], rows))]), countries).rows[0]).toEqual({
    Country: "Austria",
    "1996": 59,
    "1993": 54,
  })
})

test("a section title between rows is a row of its own and not part of a name", () => {
  const prints = [
    ...aTable(countryXs, [
      ["Country", "1996", "1993"],
      ["Austria", "59", "54"],
    ]),
    { text: "South", x: 50, y: 140, isBold: true },
    ...aTable(countryXs, [["Spain", "32", "22"]], { top: 160 }),
  ]
  const { rows } = extractTable(aContext([aPage(prints)]), countries)
  expect(rows.map((row) => row["Country"])).toEqual(["Austria", "South", "Spain"])
})

test("a page named in the description chooses among tables with equal headings", () => {
  const page = (value: string, number: number) =>
    aPage(
      aTable(countryXs, [
        ["Country", "1996", "1993"],
        ["Spain", value, "1"],
      ]),
      [],
      number,
    )
  const onSecond = { ...countries, description: "The table on page 2" }
  expect(extractTable(aContext([page("11", 1), page("22", 2)]), onSecond).rows).toEqual([
    { Country: "Spain", "1996": 22, "1993": 1 },
  ])
})

test("headings wrapped over several lines are read as one", () => {
  const definition = aDefinition({
    Country: "string",
    "Number of outlets (000)": "number",
    "Sales per outlet": "number",
  })
  const prints = [
    { text: "Number of", x: 200, y: 80 },
    { text: "outlets", x: 200, y: 91 },
    { text: "(000)", x: 200, y: 102 },
    { text: "Sales per", x: 300, y: 91 },
    { text: "outlet", x: 300, y: 102 },
    { text: "Country", x: 50, y: 102 },
    ...aTable(
      [50, 210, 310],
      [
        ["Spain", "440.2", "202"],
        ["Italy", "627.2", "496"],
      ],
      { top: 120 },
    ),
  ]
  expect(extractTable(aContext([aPage(prints)]), definition).rows[0]).toEqual({
    Country: "Spain",
    "Number of outlets (000)": 440.2,
    "Sales per outlet": 202,
  })
})

test("a table of only text keeps the lines of one row together", () => {
  const definition = aDefinition({ Phase: "string", Task: "string" })
  const rows = [
    ["Phase", "Task"],
    ["Plan", "Collect the"],
    [undefined, "requirements"],
    ["Build", "Write code"],
  ]
  expect(extractTable(aContext([aPage(aTable([50, 200], rows, { pitch: 14 }))]), definition).rows).toEqual([
    { Phase: "Plan", Task: "Collect the requirements" },
    { Phase: "Build", Task: "Write code" },
  ])
})

test("cells that do not match their type are reported", () => {
  const rows = [
    ["Country", "1996", "1993"],
    ["Austria", "59", "unknown source"],
    ["Spain", "32", "22"],
  ]
  const { warnings } = extractTable(aContext([aPage(aTable([50, -200, 300], rows))]), countries)
  expect(warnings).toEqual(['Table "Table": 1 cell was left empty because its text does not match the column\'s type.'])
})

test("rows far below the table are reported, not dropped silently", () => {
  const prints = [
    ...aTable(countryXs, [
      ["Country", "1996", "1993"],
      ["Austria", "59", "54"],
    ]),
    ...aTable(countryXs, [["Spain", "32", "22"]], { top: 320 }),
  ]
  const { warnings } = extractTable(aContext([aPage(prints)]), countries)
  expect(warnings).toEqual([
    'Table "Table": 1 line on page 1 may be another row but was not extracted; 1 row was extracted from page 1.',
  ])
})

test("a column may be named like a member of every object", () => {
  const definition: TableDefinition = {
    name: "Table",
    columns: [
      { name: "Country", type: "string" },
      { name: "__proto__", type: "number" },
    ],
  }
  const rows = [
    ["Country", "proto"],
    ["Spain", "7"],
  ]
  const answer = extractTable(aContext([aPage(aTable([50, -200], rows))]), definition)
  expect(Object.entries(answer.rows[0] ?? {})).toEqual([
    ["Country", "Spain"],
    ["__proto__", 7],
  ])
})

test("the caption chooses among tables with equal headings", () => {
  const table = (value: string, top: number) =>
    aTable(
      countryXs,
      [
        ["Country", "1996", "1993"],
        ["Spain", value, "1"],
      ],
      { top },
    )
  const page = aPage([
    { text: "Table 1 Births by country", x: 50, y: 80 },
    ...table("11", 100),
    { text: "Table 2 Deaths by country", x: 50, y: 280 },
    ...table("22", 300),
  ])
  expect(extractTable(aContext([page]), { ...countries, name: "Deaths" }).rows).toEqual([
    { Country: "Spain", "1996": 22, "1993": 1 },
  ])
  expect(extractTable(aContext([page]), { ...countries, name: "Births" }).rows).toEqual([
    { Country: "Spain", "1996": 11, "1993": 1 },
  ])
})

test("a heading with most of a name's words is found when other headings match", () => {
  const definition = aDefinition({ Country: "string", Population: "number", "Sales per outlet": "number" })
  const rows = [
    ["Country", "Population", "Retail outlet sales"],
    ["Spain", "39.3", "202"],
    ["Italy", "57.3", "496"],
  ]
  expect(extractTable(aContext([aPage(aTable([50, -250, -400], rows))]), definition).rows[0]).toEqual({
    Country: "Spain",
    Population: 39.3,
    "Sales per outlet": 202,
  })
})

test("cells that wrap in several columns at once stay one row", () => {
  const definition = aDefinition({ Country: "string", Body: "string", Source: "string", Share: "number" })
  const rows = [
    ["Country", "Body", "Source", "Share"],
    ["United Kingdom of", "Office for national", "Annual business", "12"],
    ["Great Britain", "statistics", "survey"],
    ["Spain", "Institute", "Census", "7"],
  ]
  const tight = { pitch: 12 }
  expect(extractTable(aContext([aPage(aTable([50, 180, 320, -480], rows, tight))]), definition).rows).toEqual([
    {
      Country: "United Kingdom of Great Britain",
      Body: "Office for national statistics",
      Source: "Annual business survey",
      Share: 12,
    },
    { Country: "Spain", Body: "Institute", Source: "Census", Share: 7 },
  ])
})

test("a name that continues in lower case is one name, above or below its numbers", () => {
  const above = [
    ["Country", "1996", "1993"],
    ["Spain", "1", "2"],
    ["Federal Republic"],
    ["of Germany", "3", "4"],
    ["Italy", "5", "6"],
  ]
  const below = [
    ["Country", "1996", "1993"],
    ["Spain", "1", "2"],
    ["Federal Republic", "3", "4"],
    ["of Germany"],
    ["Italy", "5", "6"],
  ]
  for (const rows of [above, below]) {
    const answer = extractTable(aContext([aPage(aTable(countryXs, rows, { pitch: 14 }))]), countries)
    expect(answer.rows.map((row) => row["Country"])).toEqual(["Spain", "Federal Republic of Germany", "Italy"])
    expect(answer.rows[1]?.["1996"]).toBe(3)
  }
})

test("the labels of a form are not headings", () => {
  const contacts = aDefinition({ Name: "string", City: "string", Phone: "string" })
  const form = [
    ["Name:", "Ann Lee", "City:", "Leeds"],
    ["Phone:", "123 456", "Fax:", "789"],
    ["Remarks:", "none", "Date:", "today"],
  ]
  expect(extractTable(aContext([aPage(aTable([50, 120, 300, 360], form))]), contacts).rows).toEqual([])
})

test("a column below a spanning heading keeps its own values", () => {
  const definition = aDefinition({ Year: "number", "Spain Men": "number" })
  const prints = [
    { text: "Spain", x: 210, y: 88 },
    ...aTable(
      [50, -200, -260, -320],
      [
        ["Year", "Men", "Women", "Total"],
        ["1990", "1", "2", "3"],
        ["1991", "4", "5", "9"],
      ],
    ),
  ]
  expect(extractTable(aContext([aPage(prints)]), definition).rows).toEqual([
    { Year: 1990, "Spain Men": 1 },
    { Year: 1991, "Spain Men": 4 },
  ])
})
