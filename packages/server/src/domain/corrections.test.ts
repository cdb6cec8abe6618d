import type { Configuration } from "@docsift/engine"
import { describe, expect, test } from "vitest"
import { type CorrectionInput, readCorrections } from "./corrections.ts"

const configuration: Configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [
        { name: "Number", type: "string" },
        { name: "Total", type: "number" },
        { name: "Due", type: "date" },
        { name: "Net/gross~net", type: "string" },
        { name: "__proto__", type: "string" },
      ],
      tables: [
        {
          name: "Lines",
          columns: [
            { name: "Text", type: "string" },
            { name: "Amount", type: "number" },
            { name: "a/b", type: "string" },
          ],
        },
        { name: "Odd", columns: [{ name: "__proto__", type: "string" }] },
      ],
    },
  ],
}
const number = "/Invoice/fields/Number"
const total = "/Invoice/fields/Total"
const due = "/Invoice/fields/Due"
const lines = "/Invoice/tables/Lines"
const pages = [
  { page: 1, width: 595, height: 842 },
  { page: 2, width: 842, height: 595 },
]

const read = (pointer: string, correction: CorrectionInput, sizes = pages) =>
  readCorrections({ [pointer]: correction }, configuration, sizes).get(pointer)

const messageOf = (pointer: string, correction: CorrectionInput, sizes = pages): string => {
  try {
    read(pointer, correction, sizes)
  } catch (error) {
    expect(error).toMatchObject({ code: "invalid_request" })
    if (error instanceof Error) return error.message
  }
  throw new Error("the correction was accepted")
}

describe("fields", () => {
  test.each<[string, CorrectionInput]>([
    [number, { value: "R-17" }],
    [number, { value: null }],
    [total, { value: 0.1 }],
    [due, { value: "2024-02-29" }],
    ["/Invoice/fields/Net~1gross~0net", { value: "12" }],
    ["/Invoice/fields/__proto__", { value: "12" }],
    [number, { value: "R-17", page: 2, box: [0, 0, 842, 595], text: "R 17" }],
    [number, { value: "R-17", page: 1, box: [-1, -1, 596, 843] }],
  ])("%s takes %j", (pointer, correction) => {
    expect(read(pointer, correction)).toEqual(correction)
  })

  test.each<[string, CorrectionInput, string]>([
    [
      due,
      { value: "2026-02-30" },
      'corrections["/Invoice/fields/Due"].value: must be a date such as 2026-02-27, or null',
    ],
    [due, { value: "2025-02-29" }, ".value: must be a date"],
    [due, { value: "27.02.2026" }, ".value: must be a date"],
    [due, { value: "2026-02-27T00:00:00Z" }, ".value: must be a date"],
    [due, { value: 20260227 }, ".value: must be a date"],
    [total, { value: "12,5" }, ".value: must be a JSON number, or null"],
    [total, { value: "12.5" }, ".value: must be a JSON number, or null"],
    [number, { value: 17 }, ".value: must be text, or null"],
    [number, { value: "a\u0000b" }, ".value: must not contain control characters"],
    [number, {}, ".value: is required"],
    [number, { rows: [] }, ".rows: a field has no rows"],
    [number, { value: "a", places: {} }, ".places: a field has no rows"],
    [number, { value: "a", box: [0, 0, 1, 1] }, ".page: is required with box"],
    [number, { value: "a", text: "a" }, ".page: is required with text"],
    [number, { value: "a", page: 3 }, ".page: the document has 2 pages"],
    [number, { value: "a", page: 0 }, ".page: the document has 2 pages"],
    [
      number,
      { value: "a", page: 1, box: [0, 0, 842, 595] },
      ".box: must be left, top, right and bottom edge on the page",
    ],
    [number, { value: "a", page: 1, box: [0, 0, 10, 844] }, "on the page of 595 by 842 points"],
    [number, { value: "a", page: 1, box: [-2, 0, 10, 10] }, ".box: must be"],
    [number, { value: "a", page: 1, box: [20, 0, 10, 10] }, ".box: must be"],
    [number, { value: "a", page: 1, box: [0, 20, 10, 10] }, ".box: must be"],
    [number, { value: "a", page: 1, cell: "A\n1" }, ".cell: must not contain control characters"],
  ])("%s does not take %j", (pointer, correction, message) => {
    expect(messageOf(pointer, correction)).toContain(message)
  })

  test.each([
    "/Invoice/fields/Sum",
    "/Invoice/fields",
    "/__proto__",
    "",
    "/Invoice/fields/Net/gross~net",
    `${lines}/0/Text`,
  ])("%j points to nothing that can be corrected", (pointer) => {
    const message = messageOf(pointer, { value: "a" })
    expect(message).toBe(
      `corrections[${JSON.stringify(pointer)}]: must be the JSON Pointer of a field or a table of the configuration`,
    )
  })

  test("a hostile name does not fill the response", () => {
    expect(messageOf(`/${"x".repeat(100_000)}`, { value: "a" }).length).toBeLessThan(300)
  })

  test("values of sheets stand in cells; they have no boxes", () => {
    expect(read(number, { value: "a", page: 4, cell: "B7" }, [])).toEqual({ value: "a", page: 4, cell: "B7" })
    expect(messageOf(number, { value: "a", page: 1, box: [0, 0, 1, 1] }, [])).toContain(
      ".box: the document has no pages",
    )
  })
})

describe("tables", () => {
  test("rows get every column, in the configured order", () => {
    const corrected = read(lines, { rows: [{ Amount: 2, Text: "a" }, {}] })
    expect(JSON.stringify(corrected)).toBe(
      '{"rows":[{"Text":"a","Amount":2,"a/b":null},{"Text":null,"Amount":null,"a/b":null}]}',
    )
  })

  test("places name a row and a column, whose name may contain a slash", () => {
    const places = { "0/Amount": { page: 1, box: [1, 2, 3, 4] }, "1/a/b": { page: 2 } }
    expect(read(lines, { rows: [{}, {}], places })).toMatchObject({ places })
  })

  test.each<[CorrectionInput, string]>([
    [{}, ".rows: is required"],
    [{ value: "a" }, ".value: a table is corrected by its rows"],
    [{ rows: [], page: 1 }, ".page: a table is corrected by its rows"],
    [{ rows: [{}, { Price: 1 }] }, ".rows[1].Price: is not a column of the table"],
    [{ rows: [{ "a b": 1 }] }, '.rows[0]["a b"]: is not a column of the table'],
    [{ rows: [{ Amount: "12,5" }] }, ".rows[0].Amount: must be a JSON number, or null"],
    [{ rows: [{ "a/b": 1 }] }, '.rows[0]["a/b"]: must be text, or null'],
    [{ rows: [{}], places: { "1/Amount": { page: 1 } } }, '.places["1/Amount"]: must be the index of a row'],
    [{ rows: [{}], places: { "0/Price": { page: 1 } } }, '.places["0/Price"]: must be the index of a row'],
    [{ rows: [{}], places: { "00/Amount": { page: 1 } } }, ".places"],
    [{ rows: [{}], places: { "-0/Amount": { page: 1 } } }, ".places"],
    [{ rows: [{}], places: { Amount: { page: 1 } } }, ".places.Amount"],
    [{ rows: [{}], places: { "/Amount": { page: 1 } } }, ".places"],
    [{ rows: [{}], places: { "0/Amount": { page: 9 } } }, '.places["0/Amount"].page: the document has 2 pages'],
    [{ rows: [{}], places: { "0/Amount": { page: 1, box: [0, 0, 999, 9] } } }, '.places["0/Amount"].box: must be'],
  ])("%j is not taken", (correction, message) => {
    expect(messageOf(lines, correction)).toContain(`corrections["/Invoice/tables/Lines"]`)
    expect(messageOf(lines, correction)).toContain(message)
  })

  test("a column __proto__, whose values are lost on the way, is rejected in place of being emptied", () => {
    expect(messageOf("/Invoice/tables/Odd", { rows: [{}] })).toContain(
      "a table with a column __proto__ cannot be corrected",
    )
    expect(messageOf(lines, { rows: [Object.fromEntries([["__proto__", "a"]])] })).toContain("is not a column")
  })
})
