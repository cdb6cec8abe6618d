import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { documentParties } from "./document-parties.ts"
import { nameText } from "./party-card.ts"

const column = (x: number, y: number, ...lines: readonly string[]): Print[] =>
  lines.map((text, index) => ({ text, x, y: y + 12 * index }))

const nameOf = (prints: readonly Print[]) => {
  const [card] = documentParties(aContext([aPage(prints)]), false).recipient?.cards ?? []
  return card && nameText(card.name)
}

test.each([
  ["a legal form", "Immobiliare Pellegrino di Agnello & C.", "S.a.s.", ["Address: Via Roma 7"]],
  [
    "a word that its column had no room for",
    "Gospodarstwo Ogrodnicze Zielony Barbara",
    "Król",
    ["Adres", "Wola Mała 27"],
  ],
  [
    "such a word above a caption in the same type",
    "Gospodarstwo Ogrodnicze Zielony Barbara",
    "Król",
    ["Anschrift", "Wola Mała 27"],
  ],
  ["such a word above a label", "Gospodarstwo Ogrodnicze Zielony Barbara", "Król", ["Adres: Wola Mała 27"]],
])("a name after its label goes on in the next line with %s", (_, first, second, below) => {
  const [caption = "", ...lines] = below
  const isBold = caption === "Adres"
  const prints = [
    ...column(50, 150, "Buyer", `Name: ${first}`, second),
    { text: caption, x: 50, y: 190, isBold },
    ...column(50, 202, ...lines),
  ]
  expect(nameOf(prints)).toBe(`${first} ${second}`)
})

test.each([
  ["Buyer", "Name: Ann Miller", "Manager", "Phone: 0113 4960 123"],
  ["Buyer", "Name: Blue Harbour Hats and Caps Ltd", "Riverside", "Phone: 0113 4960 123"],
  ["Buyer", "Name: Blue Harbour Hats and Caps", "Address", "12 Kingsway", "Leeds LS1 4AP"],
])("a line below a whole name is no part of it: %s, %s, %s", (...lines) => {
  expect(`Name: ${nameOf(column(50, 150, ...lines))}`).toBe(lines[1])
})

test("below a name beside its label a line without a label belongs to the name", () => {
  const prints = [
    ...column(50, 150, "Buyer", "Reference:", "Name:"),
    ...column(50, 198, "Street:", "Town:"),
    ...column(150, 162, "K-71930", "Landesbetrieb", "Schulausstattung", "Ludwig-Jahn-Straße 22", "99084 Erfurt"),
  ]
  expect(nameOf(prints)).toBe("Landesbetrieb Schulausstattung")
})

test("a name after its label needs no colon in a list of such values", () => {
  const buyer = (number: string) => column(50, 150, "Buyer", number, "Name Blue Harbour", "Address 12 Kingsway")
  expect(nameOf(buyer("VAT number GB123456789"))).toBe("Blue Harbour")
  expect(nameOf(buyer("Manager"))).not.toBe("Blue Harbour")
})
