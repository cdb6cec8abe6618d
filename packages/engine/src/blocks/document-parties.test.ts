import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { documentParties } from "./document-parties.ts"
import { addressText, nameText } from "./party-card.ts"

const at = (x: number, y: number, text: string, more: Partial<Print> = {}): Print => ({ text, x, y, ...more })
const column = (x: number, y: number, ...lines: readonly string[]): Print[] =>
  lines.map((text, index) => at(x, y + 12 * index, text))

function partiesOf(prints: readonly Print[], isPurchaseOrder = false) {
  const context = aContext([aPage(prints)])
  const { sender, recipient } = documentParties(context, isPurchaseOrder)
  const [from, to] = [sender?.cards[0], recipient?.cards[0]]
  return {
    sender: from && [nameText(from.name), addressText(from.address)],
    recipient: to && [nameText(to.name), addressText(to.address)],
  }
}

const nordwind = ["Nordwind Bakery", "12 Kingsway", "Leeds LS1 4AP"]
const hats = ["The Blue Hat", "Hauptstraße 3", "28195 Bremen"]
const [isNordwind, isHats] = [
  ["Nordwind Bakery", "12 Kingsway Leeds LS1 4AP"],
  ["The Blue Hat", "Hauptstraße 3 28195 Bremen"],
]

test("headings above blocks side by side name the parties, in either order", () => {
  const prints = [...column(50, 150, "Bill to", ...hats), ...column(320, 150, "From (merchant)", ...nordwind)]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("a heading that is set apart, or a label on the line of the name, names the party", () => {
  const apart = [
    at(60, 150, "Seller"),
    at(330, 150, "Buyer"),
    ...column(50, 190, ...nordwind),
    ...column(320, 190, ...hats),
  ]
  expect(partiesOf(apart)).toEqual({ sender: isNordwind, recipient: isHats })
  const [first = "", ...rest] = nordwind
  const [other = "", ...others] = hats
  const inline = [
    ...column(50, 150, `Sold by: ${first}`, ...rest),
    ...column(50, 250, `Billed to: ${other}`, ...others),
  ]
  expect(partiesOf(inline)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("without headings the block above, with its contacts, is the sender's", () => {
  const prints = [...column(50, 40, ...nordwind, "Tel. 0113 4960 123"), ...column(50, 150, ...hats)]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("a sender's line is a party of its own, though the recipient stands close below it", () => {
  const prints = column(50, 120, "Nordwind Bakery · 12 Kingsway · Leeds LS1 4AP", ...hats)
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("on a purchase order the vendor is the recipient", () => {
  const prints = [
    ...column(50, 40, ...nordwind),
    ...column(50, 150, "Vendor", ...hats),
    ...column(320, 150, "Ship to", ...nordwind),
  ]
  expect(partiesOf(prints, true)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("a wrapped name is joined, and persons, contacts and numbers are no part of name or address", () => {
  const prints = [
    at(50, 150, "Bill to"),
    ...["Brightwater", "Cleaning Solutions", "Ltd"].map((text, index) =>
      at(50, 162 + 14 * index, text, { size: 12, isBold: true }),
    ),
    ...column(
      50,
      206,
      "Attn: Willem van Dijk",
      "12 Kingsway",
      "Leeds LS1 4AP",
      "United Kingdom",
      "T: 0113 4960 123",
      "VAT no GB 123 4567 89",
    ),
  ]
  expect(partiesOf(prints).recipient).toEqual([
    "Brightwater Cleaning Solutions Ltd",
    "12 Kingsway Leeds LS1 4AP United Kingdom",
  ])
})

test("ownerOf names the party of every line in its block", () => {
  const context = aContext([
    aPage([
      ...column(50, 150, "Seller", ...nordwind, "VAT no GB 123 4567 89"),
      ...column(320, 150, "Buyer", ...hats, "NL123456789B01"),
    ]),
  ])
  const parties = documentParties(context, false)
  const ownerOf = (text: string) => {
    const segment = context.segments.find((candidate) => candidate.text.includes(text))
    return segment && parties.ownerOf(segment)
  }
  expect(ownerOf("GB 123")).toBe("seller")
  expect(ownerOf("NL123")).toBe("buyer")
})
