import { expect, test } from "vitest"
import type { FieldDefinition } from "../configuration.ts"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

const fields: FieldDefinition[] = [
  { name: "Company", type: "string" },
  { name: "Address", type: "string" },
  { name: "Total", type: "number" },
]

/** Prints lines below each other on a receipt; a bar separates left from right. */
function read(...lines: readonly string[]): Record<string, unknown> {
  const prints = lines.flatMap((line, index): Print[] => {
    const [left = "", right] = line.split("|")
    const y = 20 + 14 * index
    return [{ text: left, x: 20, y }, ...(right === undefined ? [] : [{ text: right, x: 190, y }])]
  })
  const found = extractFields(aContext([aPage(prints)]), { name: "Receipt", fields }).fields
  return Object.fromEntries([...found].map(([name, { value }]) => [name, value]))
}

const head = ["NORDWIND BAKERY", "(JM0517726)", "No: 12, Mill Road", "81100 Harbourtown", "Tel: 07-3523888"]
const goods = ["Bread|4.15", "Cake|7.82", "Rye|6.15"]

test("a shop's name and address are read from the head of a receipt, without registration numbers and phone", () => {
  expect(read(...head, ...goods, "Total|18.12")).toEqual({
    Company: "NORDWIND BAKERY",
    Address: "No: 12, Mill Road 81100 Harbourtown",
    Total: 18.12,
  })
})

test("a name that is wrapped before its legal form is joined, one with a legal form stays alone", () => {
  const rest = ["No 12, Mill Road", "81100 Harbourtown", "Tel: 07-3523888", ...goods, "Total|18.12"]
  expect(read("NORDWIND HARBOUR", "BAKERY LTD", ...rest)).toMatchObject({ Company: "NORDWIND HARBOUR BAKERY LTD" })
  expect(read("NORDWIND BAKERY &", "COFFEE", ...rest)).toMatchObject({ Company: "NORDWIND BAKERY & COFFEE" })
  expect(read("SEASIDE", "NORDWIND HARBOUR BAKERY LTD (126926-H)", ...rest)).toMatchObject({
    Company: "NORDWIND HARBOUR BAKERY LTD",
  })
})

test.each([
  ["the total after rounding is the one that was paid", ["Total|18.12", "Rounding|-0.02", "CZK|18.10"], 18.1],
  [
    "of two totals the one that cash and change come to is the total",
    ["Total|17.09", "Tax|1.03", "Total|18.12", "Cash|20.00", "Change|1.88", "Total|17.09"],
    18.12,
  ],
  ["a total that is the sum of two others is the grand total", ["Total|18.12", "Total|17.09 1.03"], 18.12],
  ["cash tendered and change are no totals", ["Total|18.12", "Cash|50.00", "Change|31.88"], 18.12],
  ["cash less change is the total where none is named", ["18.12", "Bar gegeben|20.12", "Rückgeld|2.00"], 18.12],
  ["a payment that does not add up changes nothing", ["Total|18.12", "Cash|20.00", "Change|4.00"], 18.12],
])("%s", (_, lines, total) => {
  expect(read(...head, ...goods, ...lines)).toMatchObject({ Total: total })
})
