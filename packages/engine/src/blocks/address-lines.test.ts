import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { hasTown, isStreet, mayBeTown } from "./address-patterns.ts"
import { documentCards } from "./document-cards.ts"
import { documentParties } from "./document-parties.ts"
import { addressText, nameText } from "./party-card.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })
const column = (x: number, y: number, ...lines: readonly string[]): Print[] =>
  lines.map((text, index) => at(x, y + 12 * index, text))

function recipientOf(...lines: readonly string[]) {
  const context = aContext([
    aPage([...column(320, 40, "Nordwind GmbH", "Am Hang 3", "28195 Bremen"), ...column(50, 150, ...lines)]),
  ])
  const card = documentParties(context, false).recipient?.cards[0]
  return card && [nameText(card.name), addressText(card.address)]
}

test.each([
  "ul. 3 Maja 12",
  "Via 25 Aprile, 7",
  "Calle 2 de Mayo 5",
  "Straße des 17. Juni 135",
  "PMB 40125",
  "Postboks 12",
])("%s is a street", (text) => {
  expect(isStreet(text)).toBe(true)
})

test.each([
  [["RMB 1442 Cocklin Avenue", "Red Cliffs VIC 3496"], "RMB 1442 Cocklin Avenue Red Cliffs VIC 3496"],
  [["RR 2", "Kelowna, BC V1Y 6N5"], "RR 2 Kelowna, BC V1Y 6N5"],
  [
    ["2261 Larkin Street", "Suite 410", "San Francisco, California 94109"],
    "2261 Larkin Street Suite 410 San Francisco, California 94109",
  ],
])("a rural delivery is the street of its town: %s", (lines, address) => {
  expect(recipientOf("Bill to", "The Blue Hat Ltd", ...lines)?.[1]).toBe(address)
})

test("a name that was wrapped before its last word goes on above whom the letter is for", () => {
  const lines = [
    "The Trustee for Miller Family Trust t/as Blue Mill Table",
    "Grapes",
    "Attn: Accounts Payable",
    "PO Box 276",
  ]
  expect(recipientOf(...lines, "Irymple VIC 3498")?.[0]).toBe(`${lines[0]} Grapes`)
})

test("boxes and days are no towns", () => {
  expect(hasTown("PMB 40125")).toBe(false)
  expect(mayBeTown("PO Box 4417")).toBe(false)
  expect(hasTown("Mar 14, 2024 – Apr 14, 2024")).toBe(false)
})

test.each([
  [["12 Mill Lane", "PMB 40125", "Dover, Delaware 19901"], "12 Mill Lane PMB 40125 Dover, Delaware 19901"],
  [["548 Mill Street PMB 41820", "Dover, Delaware 19901"], "548 Mill Street PMB 41820 Dover, Delaware 19901"],
  [["The Old Chapel", "Station Road", "Ashford", "DE45 1QA"], "The Old Chapel Station Road Ashford DE45 1QA"],
  [["Rod. GO-070, km 3", "Inhumas - GO", "CEP 75400-000"], "Rod. GO-070, km 3 Inhumas - GO CEP 75400-000"],
  [["c/o Blue Hats", "PO Box 441", "Knysna", "6570"], "c/o Blue Hats PO Box 441 Knysna 6570"],
])("the lines of an address belong together: %s", (lines, address) => {
  expect(recipientOf("Bill to", "The Blue Hat Ltd", ...lines)).toEqual(["The Blue Hat Ltd", address])
})

test("a name with a number is above a line for whom it is kept", () => {
  expect(recipientOf("Bill to", "Brf Fyren 7", "c/o Kontor Syd", "Box 77", "602 24 Norrköping")).toEqual([
    "Brf Fyren 7",
    "c/o Kontor Syd Box 77 602 24 Norrköping",
  ])
})

test("labels after an address are not a part of it", () => {
  expect(recipientOf("Bill to", "The Blue Hat Ltd", "Kerkstraat 12, 9000 Gent, Tel.: 04 555 01 02")).toEqual([
    "The Blue Hat Ltd",
    "Kerkstraat 12, 9000 Gent",
  ])
})

test("a line is divided after a postal code and its town", () => {
  const [card] = documentCards(aContext([aPage(column(50, 40, "Nordwind, Kerkstraat 17, 4331 LH, Middelburg"))]))
  expect(card && addressText(card.address)).toBe("Kerkstraat 17 4331 LH Middelburg")
})

test("the value of a label that was wrapped before its town is an address", () => {
  expect(
    recipientOf("Bill to", "The Blue Hat Ltd", "Whereabouts: Suite 4, 9 Old Post Rd, Great Falls,", "MT, 59408")?.[1],
  ).toBe("Suite 4, 9 Old Post Rd, Great Falls, MT, 59408")
})

test("a recipient beside the buyer is where the goods are delivered", () => {
  const prints = [
    at(50, 40, "Faktura VAT"),
    ...column(50, 100, "Sprzedawca", "Nordwind Sp. z o.o.", "ul. Lipowa 3", "15-688 Białystok"),
    ...column(300, 100, "Nabywca", "Hotel Perła Sp. z o.o.", "ul. Jasna 6", "05-840 Brwinów"),
    ...column(300, 200, "Odbiorca", "Restauracja Perła", "ul. Długa 14", "05-502 Kamionka"),
  ]
  const cards = documentCards(aContext([aPage(prints)]))
  expect(cards.map(({ heading, name }) => [heading?.concept, nameText(name)])).toEqual([
    ["seller", "Nordwind Sp. z o.o."],
    ["buyer", "Hotel Perła Sp. z o.o."],
    ["shipTo", "Restauracja Perła"],
  ])
})

test("a postal code after two blanks belongs to the town and the state before it", () => {
  const town = [at(50, 186, "Regina, SK"), at(108, 186, "S4R 1H3")]
  const buyer = [...column(50, 150, "Bill to", "The Blue Hat Ltd", "22 Dewdney Avenue"), ...town]
  const context = aContext([aPage([...column(320, 40, "Nordwind GmbH", "Am Hang 3", "28195 Bremen"), ...buyer])])
  expect(context.segments.some(({ text }) => text === "Regina, SK")).toBe(true)
  const card = documentParties(context, false).recipient?.cards[0]
  expect(card && addressText(card.address)).toBe("22 Dewdney Avenue Regina, SK S4R 1H3")
})
