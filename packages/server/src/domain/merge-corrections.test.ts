import type { Configuration } from "@docsift/engine"
import { expect, test } from "vitest"
import { mergeCorrections } from "./merge-corrections.ts"
import type { Corrections } from "./review.ts"
import { newId } from "./ids.ts"

const signed = { by: newId("usr"), at: "2026-02-27T10:00:00.000Z" }
const names = ["10", "Total", "2", "__proto__", "a/b~c"]
const configuration: Configuration = {
  objects: [
    {
      name: "Invoice",
      fields: names.map((name) => ({ name, type: "string" })),
      tables: [{ name: "Lines/all", columns: names.map((name) => ({ name, type: "string" })) }],
    },
    { name: "Seller", fields: [{ name: "Total", type: "string" }] },
  ],
}
const row = (text: string) => names.map((name) => `${JSON.stringify(name)}:"${text}"`).join(",")
const dataOf = (invoice: string, rows: string, seller = "s") =>
  `{"Invoice":{"fields":{${invoice}},"tables":{"Lines/all":[${rows}]}},"Seller":{"fields":{"Total":"${seller}"}}}`
const extractedData = dataOf(row("v"), `{${row("c")}},{${row("d")}}`)

const merge = (corrections: Corrections) => mergeCorrections({ configuration, extractedData, corrections })

test("without corrections every name stays in the configured order", () => {
  expect(merge({})).toBe(extractedData)
})

test.each([
  ["/Invoice/fields/Total", "Total"],
  ["/Invoice/fields/10", "10"],
  ["/Invoice/fields/a~1b~0c", "a/b~c"],
  ["/Invoice/fields/__proto__", "__proto__"],
])("%s replaces this value alone", (pointer, name) => {
  const merged = merge({ [pointer]: { value: "new", ...signed } })
  expect(merged).toBe(extractedData.replace(`"${name}":"v"`, `"${name}":"new"`))
  expect(merged).not.toBe(extractedData)
})

test("null replaces a value, too", () => {
  const merged = merge({ "/Seller/fields/Total": { value: null, ...signed } })
  expect(merged).toBe(extractedData.replace('"s"', "null"))
})

test("rows replace all rows; page, text and author are not part of the data", () => {
  const plain = names.filter((name) => name !== "__proto__").map((name) => [name, "n"])
  const rows = [Object.fromEntries(plain)]
  const places = { "0/Total": { page: 1, text: "printed" } }
  const merged = merge({
    "/Invoice/tables/Lines~1all": { rows, places, ...signed },
    "/Invoice/fields/Total": { value: "new", page: 1, text: "printed", ...signed },
  })
  expect(JSON.parse(merged).Invoice.tables["Lines/all"]).toHaveLength(1)
  expect(merged).toContain('[{"10":"n","Total":"n","2":"n"')
  expect(merged).not.toMatch(/printed|usr_|places/)
  expect(JSON.parse(merge({ "/Invoice/tables/Lines~1all": { rows: [], ...signed } })).Invoice.tables).toEqual({
    "Lines/all": [],
  })
})

test("a correction of something that the configuration does not have changes nothing", () => {
  expect(merge({ "/Seller/fields/10": { value: "new", ...signed } })).toBe(extractedData)
})
