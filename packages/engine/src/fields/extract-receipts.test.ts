import { expect, test } from "vitest"
import type { FieldDefinition } from "../configuration.ts"
import type { Page } from "../document.ts"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

const fields: FieldDefinition[] = [
  { name: "Company", type: "string" },
  { name: "Address", type: "string" },
  { name: "Total", type: "number" },
]

/** Prints lines below each other on a receipt; a bar separates left from right. */
const read = (...lines: readonly string[]): Record<string, unknown> => readPage(linesAsPage(lines))

/** The same for a photograph, of which OCR is not sure. */
function readScan(...lines: readonly string[]): Record<string, unknown> {
  const page = linesAsPage(lines)
  return readPage({ ...page, words: page.words.map((word) => ({ ...word, confidence: 0.9 })) })
}

function linesAsPage(lines: readonly string[]): Page {
  const prints = lines.flatMap((line, index): Print[] => {
    const [left = "", right] = line.split("|")
    const y = 20 + 14 * index
    return [{ text: left, x: 20, y }, ...(right === undefined ? [] : [{ text: right, x: 190, y }])]
  })
  return aPage(prints)
}

function readPage(page: Page): Record<string, unknown> {
  const found = extractFields(aContext([page]), { name: "Receipt", fields }).fields
  return Object.fromEntries([...found].map(([name, { value }]) => [name, value]))
}

const head = ["NORDWIND BAKERY", "(KL0482931)", "No: 12, Mill Road", "81100 Harbourtown", "Tel: 07-4182906"]
const goods = ["Bread|4.15", "Cake|7.82", "Rye|6.15"]

test("a shop's name and address are read from the head of a receipt, without registration numbers and phone", () => {
  expect(read(...head, ...goods, "Total|18.12")).toEqual({
    Company: "NORDWIND BAKERY",
    Address: "No: 12, Mill Road 81100 Harbourtown",
    Total: 18.12,
  })
})

test("a name that is wrapped before its legal form is joined, one with a legal form stays alone", () => {
  const rest = ["No 12, Mill Road", "81100 Harbourtown", "Tel: 07-4182906", ...goods, "Total|18.12"]
  expect(read("NORDWIND HARBOUR", "BAKERY LTD", ...rest)).toMatchObject({ Company: "NORDWIND HARBOUR BAKERY LTD" })
  expect(read("NORDWIND BAKERY &", "COFFEE", ...rest)).toMatchObject({ Company: "NORDWIND BAKERY & COFFEE" })
  expect(read("SEASIDE", "NORDWIND HARBOUR BAKERY LTD (318204-H)", ...rest)).toMatchObject({
    Company: "NORDWIND HARBOUR BAKERY LTD",
  })
})

test("the address that a terminal prints below the payment is the shop's, whose name is above the goods", () => {
  const upper = linesAsPage(["Nordwind Plants", "$18.12", ...goods, "Total|18.12", "Visa 4417 (Chip)|18.12"])
  const foot = ["3318 N Mill Avenue", "Asheville, NC 28801", "828-555-0119"]
  const lower = aPage(foot.map((text, row) => ({ text, x: 60, y: 180 + 14 * row })))
  expect(readPage({ ...upper, words: [...upper.words, ...lower.words] })).toEqual({
    Company: "Nordwind Plants",
    Address: "3318 N Mill Avenue Asheville, NC 28801",
    Total: 18.12,
  })
})

test("the sign of a shop is above the name of its owner", () => {
  const rest = ["Via Mazzini 61", "43121 PARMA (PR)", "Tel. 0521 233 817", ...goods, "Totale|18,12"]
  expect(read("FERRAMENTA NORDWIND", "di Nordwind Anna & C. s.n.c.", ...rest)).toMatchObject({
    Company: "FERRAMENTA NORDWIND",
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

const address = "No 12, Mill Road 81100 Harbourtown"

test.each([
  ["a note above the name", ["ada's copy", "NORDWIND BAKERY", "No 12, Mill Road", "81100 Harbourtown"]],
  ["specks between the lines", ["NORDWIND BAKERY", "a,", "No 12, Mill Road", "=", "81100 Harbourtown"]],
  ["a day below the name", ["NORDWIND BAKERY", "14 Mar 2018 18.40", "No 12, Mill Road", "81100 Harbourtown"]],
  ["a number with its word", ["NORDWIND BAKERY", "Company No 004817265-3", "No 12, Mill Road", "81100 Harbourtown"]],
  ["a number that was misread", ["NORDWIND BAKERY", "122703¢", "No 12, Mill Road", "81100 Harbourtown"]],
])("%s is no part of name and address", (_, lines) => {
  expect(readScan(...lines, "Tel: 07-4182906", ...goods, "Total|18.12")).toMatchObject({
    Company: "NORDWIND BAKERY",
    Address: address,
  })
})

test("a name with a digit for a letter of its legal form is not an address, and its legal form is spelled", () => {
  const lines = ["SEASIDE", "NORDWIND BAKERY SDN 8HD", "No 12, Mill Road", "81100 Harbourtown", ...goods]
  const total = "Total|18.12"
  expect(readScan(...lines, total)).toMatchObject({ Company: "NORDWIND BAKERY SDN BHD", Address: address })
  // What a file prints is never corrected.
  expect(read(...lines, total)).toMatchObject({ Company: "NORDWIND BAKERY SDN 8HD" })
})

test("an address starts with the line below the registration number, and ends with the number of a branch", () => {
  const lines = ["NORDWIND BAKERY", "(KL0482931)", "Mill Road", "81100 Harbourtown 1076", "Tel: 07-4182906"]
  expect(read(...lines, ...goods, "Total|18.12")).toMatchObject({ Address: "Mill Road 81100 Harbourtown 1076" })
})

test("an address ends with the name of its country", () => {
  const lines = [
    "NORDWIND BAKERY",
    "No 12, Mill Road",
    "81100 Harbourtown, Ireland",
    "Harbour Arcade",
    "Tel: 07-4182906",
  ]
  expect(read(...lines, ...goods, "Total|18.12")).toMatchObject({
    Address: "No 12, Mill Road 81100 Harbourtown, Ireland",
  })
})

test.each([
  ["a label with one wrong letter is read", ["Tatal|18.12"], 18.12],
  ["the total is the one that was paid without change", ["Total|17.09", "Total|18.12", "Cash|18.12"], 18.12],
  ["an amount without its decimal point is no total", ["Total|1709", "Cash|20.00", "Total|18.12"], 18.12],
  ["a total below the tax is none", ["Tax|4.25", "Total|0.75", "Total|18.12"], 18.12],
  [
    "an unlabelled amount that is printed twice and is the sum of net total and tax is the total",
    ["Net total|17.09", "GST 6%|1.03", "Tofu|18.12", "Ca|18.12"],
    18.12,
  ],
  [
    "rounding may be added to net total and tax",
    ["Net total|17.09", "Tax|1.05", "Rounding|-0.02", "Total|17.09", "Total|18.12"],
    18.12,
  ],
])("in a photograph %s", (_, lines, total) => {
  expect(readScan(...head, ...goods, ...lines)).toMatchObject({ Total: total })
})

test("without a label that is similar, an amount is not a total", () => {
  expect(readScan(...head, ...goods, "Txtxl|18.12")).not.toHaveProperty("Total")
})

test("an address ends with its country where no comma is in front of it", () => {
  const lines = ["NORDWIND BAKERY", "No 12, Mill Road", "81100 Harbourtown Malaysia", "Table Plan", "Tel: 07-4182906"]
  expect(read(...lines, ...goods)).toMatchObject({ Address: "No 12, Mill Road 81100 Harbourtown Malaysia" })
})

test("a branch with a number above the unit of its building is not part of the address", () => {
  const lines = [
    "Nordwind Bakery Ltd",
    "Nordwind 2 Harbour",
    "Unit G-13, Ground Floor",
    "81100 Harbourtown",
    "Tel: 07-4182906",
  ]
  expect(read(...lines, ...goods)).toMatchObject({
    Company: "Nordwind Bakery Ltd",
    Address: "Unit G-13, Ground Floor 81100 Harbourtown",
  })
  expect(read("NORDWIND BAKERY", ...lines.slice(1), ...goods)).toMatchObject({ Company: "NORDWIND BAKERY" })
})

test("a name that begins with a label of some language is a name above the number of the shop", () => {
  const rest = ["No 12, Mill Road", "81100 Harbourtown", "Tel: 07-4182906", ...goods]
  expect(read("ASIA CORNER", "(KL0482931)", ...rest)).toMatchObject({ Company: "ASIA CORNER", Address: address })
})

test("digits that recognition read for the letters of a house are letters, and numbers of houses are not", () => {
  const rest = ["81100 Harbourtown", "Tel: 07-4182906", ...goods]
  expect(readScan("NORDWIND BAKERY", "10T 1851-A, MILL ROAD", ...rest)).toMatchObject({
    Address: "LOT 1851-A, MILL ROAD 81100 Harbourtown",
  })
  expect(readScan("NORDWIND BAKERY", "N0.12, MILL ROAD", ...rest)).toMatchObject({
    Address: "NO.12, MILL ROAD 81100 Harbourtown",
  })
  expect(read("NORDWIND BAKERY", "10T 1851-A, MILL ROAD", ...rest)).toMatchObject({
    Address: "10T 1851-A, MILL ROAD 81100 Harbourtown",
  })
  expect(readScan("NORDWIND BAKERY", "10A 5TH MILL ROAD", ...rest)).toMatchObject({
    Address: "10A 5TH MILL ROAD 81100 Harbourtown",
  })
})

test.each(["Tél. 05 55 01 02 03", "Teléfono 955 01 02 03", "Telefoon 020 555 0102"])(
  "a phone number below the address is not part of it: %s",
  (phone) => {
    const { Address } = read("NORDWIND BAKERY", "18 Quay Road", "46100 Harbourtown", phone, ...goods, "Total|18.12")
    expect(Address).toBe("18 Quay Road 46100 Harbourtown")
  },
)

test("a name over two lines in the type of a letterhead is joined, above an address in smaller type", () => {
  const page = linesAsPage([
    "HARBOUR QUAY",
    "COFFEE ROASTERS",
    "12 Mill Road",
    "81100 Harbourtown",
    ...goods,
    "Total|18.12",
  ])
  const isName = (text: string): boolean => ["HARBOUR", "QUAY", "COFFEE", "ROASTERS"].includes(text)
  const words = page.words.map((word) => (isName(word.text) ? { ...word, isBold: true } : word))
  expect(readPage({ ...page, words })).toMatchObject({ Company: "HARBOUR QUAY COFFEE ROASTERS" })
  expect(readPage(page)).toMatchObject({ Company: "COFFEE ROASTERS" })
})

test("an address ends before the tax number of the shop, whose parts slashes divide", () => {
  const shop = ["Nordwind Tankstelle", "Flensburger Chaussee 212", "24837 Schleswig", "St.-Nr. 15/066/01884"]
  expect(read(...shop, ...goods, "Total|18.12")).toMatchObject({ Address: "Flensburger Chaussee 212 24837 Schleswig" })
})

test("the sum of the taxes of a Polish till is the total tax", () => {
  const page = linesAsPage([
    "PARAGON FISKALNY",
    "Chleb|36,32 C",
    "PTU A 23,00 %|2,90",
    "PTU C 5,00 %|1,73",
    "SUMA PTU|4,63",
    "SUMA PLN|51,83",
  ])
  const asked: FieldDefinition[] = [{ name: "Total tax", type: "number" }]
  const found = extractFields(aContext([page]), { name: "Receipt", fields: asked }).fields
  expect(found.get("Total tax")?.value).toBe(4.63)
})
