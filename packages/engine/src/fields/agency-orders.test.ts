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

test("labels may be cut, and the buyer is not the salesperson", () => {
  const confirmation = [
    at(50, 40, "Ridgeline Television Sales - Denver"),
    at(400, 40, "ORDER CONFIRMATION"),
    at(50, 80, "STATION : KHRZ-TV"),
    at(400, 80, "SALESPERSON: R. Tilden"),
    at(50, 92, "AGENCY"),
    at(120, 92, ": Ballast Greene Media"),
    at(260, 92, "BUYER"),
    at(320, 92, ": Marguerite Dole"),
    at(50, 104, "ADV"),
    at(120, 104, ": Neighbors for Clean Water"),
    at(350, 104, "PROD : Issue/Rivers"),
  ]
  const fields = {
    Advertiser: "string",
    Agency: "string",
    Buyer: "string",
    Product: "string",
    Station: "string",
  } as const
  expect(valuesOf(fields, confirmation)).toEqual([
    "Neighbors for Clean Water",
    "Ballast Greene Media",
    "Marguerite Dole",
    "Issue/Rivers",
    "KHRZ-TV",
  ])
})
