import { expect, test } from "vitest"
import { at, valuesOf } from "../../test/builders/paper.ts"

/** An order of an agency: labels in bold beside their values, and the agency in the letterhead alone. */
const order = [
  at(50, 40, "Ballast Media LLC"),
  at(50, 52, "1050 K Street NW, Washington, DC 20001"),
  at(400, 40, "Broadcast Order"),
  at(50, 100, "Client:"),
  at(110, 100, "Neighbors for Clean Water"),
  at(300, 100, "Station:"),
  at(360, 100, "KHRZ-AM"),
  at(50, 112, "Buyer:"),
  at(110, 112, "Marguerite Dole"),
  at(300, 112, "Market:"),
  at(360, 112, "Spokane, WA"),
]

test("the client beside a station is the advertiser, the letterhead the agency, and the buyer a person", () => {
  const fields = { Advertiser: "string", Agency: "string", "Agency address": "string", Buyer: "string" } as const
  expect(valuesOf(fields, order)).toEqual([
    "Neighbors for Clean Water",
    "Ballast Media LLC",
    "1050 K Street NW, Washington, DC 20001",
    "Marguerite Dole",
  ])
  expect(valuesOf({ Client: "string" }, order)).toEqual(["Neighbors for Clean Water"])
})

test("a client without a station is a customer", () => {
  const invoice = order.filter(({ text }) => !/Station|KHRZ/.test(text))
  expect(valuesOf({ Agency: "string" }, invoice)).toEqual([null])
})
