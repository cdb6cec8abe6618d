import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { isAdvertisingOrder } from "./advertising-order.ts"
import { extractFields } from "../extract-fields.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

const order = [
  at(50, 50, "WXYZ Television"),
  at(50, 100, "Agency"),
  at(150, 100, "Meridian Media LLC"),
  at(50, 115, "12 Harbor Street"),
  at(50, 130, "Springfield, IL 62701"),
  at(50, 160, "Advertiser"),
  at(150, 160, "Friends of the Lighthouse"),
  at(50, 180, "Gross total"),
  at(150, 180, "$1,200.00"),
]

function valueOf(name: string, prints: readonly Print[]): unknown {
  const fields = [{ name, type: "string" as const }]
  return extractFields(aContext([aPage(prints)]), { name: "Order", fields }).fields.get(name)?.value
}

test.each(["Client", "Customer name", "Kunde", "Auftraggeber", "Cliente"])(
  "the %s of an advertising order is the party that advertises",
  (name) => {
    expect(valueOf(name, order)).toBe("Friends of the Lighthouse")
  },
)

test("a document that labels an advertiser is an advertising order, one that mentions advertisers is not", () => {
  expect(isAdvertisingOrder(aContext([aPage(order)]))).toBe(true)
  expect(isAdvertisingOrder(aContext([aPage([at(50, 50, "Advertiser: Friends of the Lighthouse")])]))).toBe(true)
  const prose = "The advertiser warrants that it may use the material: text, pictures and music."
  expect(isAdvertisingOrder(aContext([aPage([at(50, 50, prose), at(50, 70, "Invoice 4711")])]))).toBe(false)
})

test("the client of an agency that finds candidates for a post stays the client", () => {
  const prints = [
    at(50, 100, "Client:"),
    at(150, 100, "Meridian Media LLC"),
    at(50, 120, "Candidate:"),
    at(150, 120, "Nora Lindqvist"),
  ]
  expect(valueOf("Client", prints)).toBe("Meridian Media LLC")
})

test("where the advertiser is requested as well, the customer stays the customer", () => {
  const fields = ["Customer", "Advertiser"].map((name) => ({ name, type: "string" as const }))
  const prints = [...order, at(50, 200, "Bill to:"), at(150, 200, "Meridian Media LLC")]
  const found = extractFields(aContext([aPage(prints)]), { name: "Order", fields }).fields
  expect(found.get("Advertiser")?.value).toBe("Friends of the Lighthouse")
  expect(found.get("Customer")?.value).toBe("Meridian Media LLC")
})

test("a gross amount beside the total with tax is that before discounts, commission and tax", () => {
  const sums = [
    ["Gross cost", "4,000.00"],
    ["Agency commission (15%)", "-600.00"],
    ["Net cost", "3,400.00"],
    ["VAT at 20%", "680.00"],
    ["Total payable", "4,080.00"],
  ].flatMap(([label = "", value = ""], index) => [at(300, 300 + 14 * index, label), at(460, 300 + 14 * index, value)])
  const fields = ["Gross cost", "Total including VAT"].map((name) => ({ name, type: "number" as const }))
  const context = aContext([aPage([...order.slice(0, 7), ...sums])])
  const found = extractFields(context, { name: "Insertion order", fields }).fields
  expect(fields.map(({ name }) => found.get(name)?.value)).toEqual([4000, 4080])
})

test("a client beside the call letters of a station is the party that advertises", () => {
  const prints = [
    at(50, 50, "Client"),
    at(50, 65, "Lindqvist Boats Ltd"),
    at(50, 120, "KZQX-FM 98.1 The River"),
    at(50, 140, "Morning drive"),
  ]
  expect(isAdvertisingOrder(aContext([aPage(prints)]))).toBe(true)
  expect(isAdvertisingOrder(aContext([aPage(prints.slice(0, 2))]))).toBe(false)
})

test("beside an advertiser, who buys the spots is not the client", () => {
  const prints = [
    at(50, 50, "Station: KZQX-FM"),
    at(50, 70, "Client:"),
    at(110, 70, "Citizens for the Harbour"),
    at(320, 70, "Buyer:"),
    at(380, 70, "Ida Moe"),
  ]
  const fields = ["Advertiser", "Media buyer"].map((name) => ({ name, type: "string" as const }))
  const found = extractFields(aContext([aPage(prints)]), { name: "Buy", fields }).fields
  expect(["Advertiser", "Media buyer"].map((name) => found.get(name)?.value)).toEqual([
    "Citizens for the Harbour",
    "Ida Moe",
  ])
})
