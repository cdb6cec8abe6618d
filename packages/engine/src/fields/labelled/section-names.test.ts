import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

/** A delivery note that begins with a list of labels and values in two columns, whose lines have heights of their own. */
const note = [
  at(220, 45, "Nordwind Timber Ltd"),
  at(40, 68, "Delivery Note"),
  at(40, 114, "Customer Name:"),
  at(146, 114, "Harbour Restoration Carpenters"),
  at(310, 114, "Date:"),
  at(411, 114, "19-11-2025"),
  at(40, 127, "Company:"),
  at(146, 127, "Nordwind Timber Ltd"),
  at(310, 127, "Posting Time:"),
  at(411, 127, "13:05:51"),
  at(40, 141, "Billing Address:"),
  at(146, 141, "2 Corve Street"),
  at(310, 141, "Customer's Order:"),
  at(411, 141, "TVW-90114"),
  at(146, 151, "Ludlow"),
  at(310, 156, "Cost Center:"),
  at(411, 156, "Main"),
  at(146, 161, "Shropshire"),
  at(146, 171, "Postal Code: SY8 1DA"),
]

test("a company in a list of labels below the customer's name is not the customer", () => {
  expect(valuesOf({ "Customer name": "string", Company: "string" }, note)).toEqual([
    "Harbour Restoration Carpenters",
    "Nordwind Timber Ltd",
  ])
})
