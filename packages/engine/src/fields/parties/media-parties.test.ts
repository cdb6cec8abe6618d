import { expect, test } from "vitest"
import { at, valueOf, valuesOf } from "../../../test/builders/paper.ts"

const order = [
  at(50, 140, "Advertiser: Lindqvist Boats Ltd"),
  at(50, 160, "Campaign: Spring fair"),
  at(50, 180, "Flight dates: 03/03/2025 - 03/30/2025"),
]

const letterhead = [
  { text: "The Harbour Gazette", x: 50, y: 40, size: 18 },
  at(50, 64, "12 Quay Street, Bath, ME 04530"),
]

test("the letterhead of an order of advertising is the publisher that no label names, with its address", () => {
  const prints = [
    ...letterhead,
    { text: "INSERTION ORDER", x: 50, y: 90, size: 13 },
    ...order,
    at(50, 200, "Agency: Moe & Falk Media"),
  ]
  expect(valuesOf({ Publisher: "string", "Publisher address": "string", Agency: "string" }, prints)).toEqual([
    "The Harbour Gazette",
    "12 Quay Street, Bath, ME 04530",
    "Moe & Falk Media",
  ])
})

test("the letterhead is that of the agency where the order names the station, but not on a bill", () => {
  const head = [{ text: "MOE & FALK MEDIA", x: 50, y: 40, size: 18 }, at(50, 64, "9 Pier Road, Bath, ME 04530")]
  const titled = (title: string) => [
    ...head,
    { text: title, x: 50, y: 90, size: 13 },
    ...order,
    at(50, 200, "Station: Harbour Radio"),
  ]
  expect(valuesOf({ Agency: "string" }, titled("MEDIA ORDER"))).toEqual(["MOE & FALK MEDIA"])
  expect(valuesOf({ Agency: "string" }, titled("INVOICE"))).toEqual([null])
})

test.each([
  ["SPOT RADIO BUY SHEET", "Station"],
  ["INSERTION ORDER", "To the Publisher of"],
  ["ORDRE D'INSERTION", "À l'éditeur de"],
])("the letterhead of an order to stations or publishers is that of the agency: %s", (title, label) => {
  const prints = [
    { text: "Moe & Falk", x: 50, y: 40, size: 16 },
    at(50, 64, "9 Pier Road, Bath, ME 04530"),
    { text: title, x: 320, y: 40, size: 12 },
    at(320, 64, "Estimate: 4471"),
    ...order,
    at(50, 220, label),
    at(50, 232, "The Harbour Gazette"),
  ]
  expect(valuesOf({ Agency: "string", Advertiser: "string" }, prints)).toEqual(["Moe & Falk", "Lindqvist Boats Ltd"])
})

test("the number of an insertion order is not that of a purchase order, which has a label of its own", () => {
  const own = [...order, at(50, 220, "Insertion Order No."), at(50, 232, "IO-7740-B")]
  const both = [...own, at(320, 220, "PO Number: 88123")]
  const asked = { "IO number": "string", "Purchase order number": "string" } as const
  expect(valuesOf(asked, own)).toEqual(["IO-7740-B", null])
  expect(valuesOf(asked, both)).toEqual(["IO-7740-B", "88123"])
})

test("an insertion order has its date by either name, and the executive by an abbreviation", () => {
  const prints = [...order, at(50, 220, "Order date: 04/14/2025"), at(50, 240, "Acct Exec: Ida Moe")]
  expect(valuesOf({ "IO date": "date", "Account executive": "string" }, prints)).toEqual(["2025-04-14", "Ida Moe"])
})

test("the owner of a station is the company below the call letters", () => {
  const prints = [
    { text: "KZQX-FM", x: 50, y: 40, size: 18 },
    at(50, 64, "Harbour Radio Group LLC, 4418 Juniper Ave, Salem, OR 97301"),
    { text: "BROADCAST ORDER", x: 50, y: 90, size: 13 },
    ...order,
    ...["Bill to:", "Moe & Falk Media", "9 Pier Road", "Bath, ME 04530"].map((text, index) =>
      at(320, 140 + 12 * index, text),
    ),
  ]
  expect(valueOf("Station owner", "string", prints)).toBe("Harbour Radio Group LLC")
  expect(valueOf("Station", "string", prints)).toBe("KZQX-FM")
})

test("a station without a label is found by its call letters, unless those of another are printed", () => {
  const head = (letters: string) => [
    at(50, 40, letters),
    at(240, 40, "TRI-RIVERS CORP"),
    at(50, 52, "1900 College Blvd"),
  ]
  const list = [at(50, 300, "WZRK-TV"), at(320, 300, "12 spots")]
  expect(valueOf("Station", "string", [...head("KZQX-FM"), ...order])).toBe("KZQX-FM")
  expect(valueOf("Station", "string", [...head("KZQX-FM"), ...order, ...list])).not.toBe("WZRK-TV")
})

test("who is billed less a commission is the agency that no label names, but not the advertiser itself", () => {
  const billed = (name: string) => [
    ...letterhead,
    { text: "ORDER", x: 50, y: 90, size: 13 },
    ...order,
    ...["Bill to:", name, "9 Pier Road", "Bath, ME 04530"].map((text, index) => at(320, 140 + 12 * index, text)),
    at(320, 300, "Agency Commission"),
    at(460, 300, "$150.00"),
  ]
  expect(valueOf("Agency", "string", billed("Moe & Falk Media, LLC"))).toBe("Moe & Falk Media, LLC")
  expect(valueOf("Agency", "string", billed("Lindqvist Boats Ltd"))).toBeNull()
  const wrapped = [at(320, 320, "Ida Moe Boats &"), at(320, 332, "Sails Ltd")]
  expect(valueOf("Agency", "string", [...billed("Ida Moe Boats & Sails Ltd"), ...wrapped])).toBeNull()
})

test("the broadcaster is the company of the letterhead although the station has a label, but not on an order of an agency", () => {
  const bill = [
    at(50, 40, "Harbour Radio Network, Inc."),
    at(50, 54, "4418 Juniper Ave, Salem, OR 97301"),
    { text: "INVOICE", x: 400, y: 40, size: 18 },
    ...order,
    at(50, 220, "Station: KZQX-FM"),
    ...["Bill to:", "Moe & Falk Media", "9 Pier Road", "Bath, ME 04530"].map((text, index) =>
      at(320, 140 + 12 * index, text),
    ),
  ]
  expect(valuesOf({ Broadcaster: "string", Station: "string" }, bill)).toEqual([
    "Harbour Radio Network, Inc.",
    "KZQX-FM",
  ])
  const placed = [
    { text: "MOE & FALK MEDIA LLC", x: 50, y: 40, size: 18 },
    at(50, 64, "9 Pier Road, Bath, ME 04530"),
    { text: "MEDIA ORDER", x: 50, y: 90, size: 13 },
    ...order,
    at(50, 220, "Station: KZQX-FM"),
  ]
  expect(valueOf("Broadcaster", "string", placed)).not.toBe("MOE & FALK MEDIA LLC")
})

const networks = [40, 90, 150, 210, 270, 330, 390, 460]
const cableOrder = (billed: readonly string[], ...more: ReturnType<typeof at>[]) => [
  { text: "◆ Harbour Spot Cable", x: 50, y: 40, size: 16 },
  { text: "ADVERTISING SALES ORDER", x: 320, y: 40, size: 12 },
  ...order,
  at(50, 240, "Bill To"),
  ...billed.map((text, index) => at(50, 252 + 12 * index, text)),
  ...["Line", "Network", "Days", "Start", "End", "Len", "Rate", "Cost"].map((text, index) =>
    at(networks[index] ?? 0, 340, text),
  ),
  ...["1", "Newsroom", "Mo-Fr", "03/03/25", "03/30/25", "30", "22.00", "990.00"].map((text, index) =>
    at(networks[index] ?? 0, 352, text),
  ),
  ...more,
]

test("an order that bills another than its letterhead is sent by the station, and a column of networks names no company", () => {
  const direct = cableOrder(["Lindqvist Boats Ltd", "12 Quay Street", "Bath, ME 04530"])
  expect(valuesOf({ "Cable company": "string", Agency: "string" }, direct)).toEqual(["Harbour Spot Cable", null])
})

test("who is billed less a commission is the agency of an order of the station", () => {
  const billed = ["Moe & Falk Media Inc.", "9 Pier Road", "Bath, ME 04530"]
  const prints = cableOrder(billed, at(330, 400, "Agency commission (15%)"), at(460, 400, "148.50"))
  expect(valuesOf({ Agency: "string" }, prints)).toEqual(["Moe & Falk Media Inc."])
})

const contract = (...recipient: readonly string[]) => [
  ...["WQVB-TV", "Harbor Lantern Broadcasting, LLC", "2210 Quarry Bluff Road", "Duluth, MN 55806"].map((text, row) =>
    at(80, 40 + 12 * row, text),
  ),
  { text: "CONTRACT", x: 350, y: 40, size: 16 },
  at(350, 80, "Property: WQVB-TV"),
  at(350, 92, "Advertiser: Northshore Credit Union"),
  at(50, 130, "And:"),
  ...recipient.map((text, row) => at(60, 142 + 12 * row, text)),
]
const ofContract = { "Station address": "string", Agency: "string", "Agency address": "string" } as const

test("a letterhead with call letters is the station's, and another than the advertiser in the window is the agency", () => {
  const town = ["48 Exchange Place", "Minneapolis, MN 55402"]
  expect(valuesOf(ofContract, contract("Pike & Marlow Media", ...town))).toEqual([
    "2210 Quarry Bluff Road Duluth, MN 55806",
    "Pike & Marlow Media",
    "48 Exchange Place Minneapolis, MN 55402",
  ])
  expect(valuesOf(ofContract, contract("Northshore Credit Union", ...town))[1]).toBeNull()
  expect(valuesOf(ofContract, contract("DIRECT", ...town))[1]).toBeNull()
})
