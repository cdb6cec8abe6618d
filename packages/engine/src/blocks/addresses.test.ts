import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { documentParties } from "./document-parties.ts"
import { addressText, nameText } from "./party-card.ts"

/** Returns the name and the address of the recipient of an invoice, by the lines of its block. */
function recipientOf(...lines: readonly string[]): [name: string, address: string] | undefined {
  const column = (x: number, texts: readonly string[]): Print[] =>
    texts.map((text, index) => ({ text, x, y: 150 + 12 * index }))
  const prints = [
    ...column(320, ["From", "Nordwind Bakery", "12 Kingsway", "Leeds LS1 4AP"]),
    ...column(50, ["Bill to", ...lines]),
  ]
  return partyOf(prints, "recipient")
}

/** Returns the name and the address of a party. */
function partyOf(prints: readonly Print[], role: "sender" | "recipient"): [name: string, address: string] | undefined {
  const card = documentParties(aContext([aPage(prints)]), false)[role]?.cards[0]
  return card && [nameText(card.name), addressText(card.address)]
}

test.each([
  ["a high house number", ["4821 Mill Lane", "Denver, CO 80014"]],
  ["a high house number above a unit", ["4821 Mill Lane", "Unit 9", "Denver, CO 80014"]],
  ["a number that is not the last word", ["Beukenhof 16 bus 2", "8000 Brugge"]],
  ["a number with a full stop", ["Kertész utca 36.", "7621 Pécs"]],
  ["a floor above a post box", ["2. OG", "Postfach 201", "24937 Flensburg"]],
])("the street of an address may have %s", (_, address) => {
  expect(recipientOf("The Blue Hat", ...address)).toEqual(["The Blue Hat", address.join(" ")])
})

test.each([
  ["a code of seven digits after it", "Arica, 1000000"],
  ["a code with letters at both ends after it", "Rosario S2000ABC"],
  ["a code with letters in front of it", "(S2000ABC) Rosario"],
  ["no code, as the last line", "Ajman"],
  ["a county instead of a code", "Co. Clare"],
  ["a district of Dublin instead of a code", "Dublin 8"],
])("the town of an address may have %s", (_, town) => {
  expect(recipientOf("The Blue Hat", "Las Rosas 25", town)).toEqual(["The Blue Hat", `Las Rosas 25 ${town}`])
})

test("a name may begin with a word in lower case before a family name", () => {
  const address = ["12 Kingsway", "Leeds LS1 4AP"]
  expect(recipientOf("van der Berg Transport", ...address)).toEqual(["van der Berg Transport", address.join(" ")])
})

test("a branch in brackets with the legal form ends a name over two lines", () => {
  const lines = ["Kingsway Flour Mills and Bakers", "(Southern) Limited", "12 Kingsway", "Leeds LS1 4AP"]
  expect(recipientOf(...lines)?.[0]).toBe("Kingsway Flour Mills and Bakers (Southern) Limited")
})

test("a building without a number may be above its town, the county and the code", () => {
  const address = ["The Mill", "Ashford", "Derbyshire", "DE45 1QA"]
  expect(recipientOf("The Blue Hat", ...address)).toEqual(["The Blue Hat", address.join(" ")])
})

test("one word above the street, for which the line above had no room, belongs to the name", () => {
  expect(recipientOf("Stonefield Community", "Church", "41 Barley Lane Road", "Mill Springs, WY 82441")).toEqual([
    "Stonefield Community Church",
    "41 Barley Lane Road Mill Springs, WY 82441",
  ])
})

test("a number of a customer is not a street", () => {
  const lines = ["client no 9672", "The Blue Hat", "Las Rosas 25", "Ajman"]
  expect(recipientOf(...lines)?.[1]).toBe("Las Rosas 25 Ajman")
})

test("several lines below a street without a town are not part of the address", () => {
  const lines = ["The Blue Hat", "Las Rosas 25", "Fine hats", "Made by hand"]
  expect(recipientOf(...lines)).toEqual(["The Blue Hat", "Las Rosas 25"])
})

test("a town with its code below a street is not the street of a country", () => {
  expect(recipientOf("The Blue Hat", "Hauptstraße 3", "1010 Wien", "Austria")).toEqual([
    "The Blue Hat",
    "Hauptstraße 3 1010 Wien Austria",
  ])
})

test("a person above a company is not its name, even where both would fill the line", () => {
  const prints = ["Mia Falk", "Blue Harbour Hats Ltd", "Hauptstraße 3", "28195 Bremen"].map((text, index) => ({
    text,
    x: 50,
    y: 150 + 12 * index,
  }))
  const { sender, recipient } = documentParties(aContext([aPage(prints)]), false)
  const [card] = (sender ?? recipient)?.cards ?? []
  expect(card && nameText(card.name)).toBe("Blue Harbour Hats Ltd")
})

test("a person above an institution is not its name, under a heading too", () => {
  const address = ["1 Elk Ridge Dr", "Vernon, CT 06066"]
  expect(recipientOf("Mia Falk", "Blue Harbour Association", ...address)?.[0]).toBe("Blue Harbour Association")
  expect(recipientOf("Mia Falk", "Blue Harbour", ...address)?.[0]).not.toBe("Blue Harbour")
})

test("the line that names whom a letter is for is not the name of the company", () => {
  expect(recipientOf("c.a. Mia Falk", "The Blue Hat", "Hauptstraße 3", "28195 Bremen")?.[0]).toBe("The Blue Hat")
})

test.each([
  ["with a letter and four digits after it", ["Las Rosas 25, Rosario S2000"]],
  ["wrapped after the code", ["Storveien 19, Bygg 3, N-7010", "Trondheim"]],
  ["that looks like a street with a year", ["Kloof 12", "Knysna 2041", "South Africa"]],
  ["above a country in its own language", ["Storveien 19", "7010 Trondheim", "NORGE"]],
])("the town of an address may be one %s", (_, address) => {
  expect(recipientOf("The Blue Hat", ...address)).toEqual(["The Blue Hat", address.join(" ")])
})

test.each(["FAO Mia Falk", "For the attention of Mia Falk", "A/A Mia Falk"])(
  "%s names a person and not the company",
  (attention) => {
    expect(recipientOf("The Blue Hat", attention, "Hauptstraße 3", "28195 Bremen")).toEqual([
      "The Blue Hat",
      "Hauptstraße 3 28195 Bremen",
    ])
  },
)

test("a phone number after words that no list has ends the address", () => {
  expect(recipientOf("The Blue Hat", "PO Box 19", "Ajman", "Ring us +971 6 555 1234")).toEqual([
    "The Blue Hat",
    "PO Box 19 Ajman",
  ])
})

test("a company right of the heading of a date is not the value of the date", () => {
  const prints = [
    { text: "Invoice date", x: 50, y: 150 },
    { text: "03.02.2026", x: 50, y: 162 },
    ...["The Blue Hat Ltd", "Hauptstraße 3", "28195 Bremen"].map((text, index) => ({
      text,
      x: 140,
      y: 150 + 12 * index,
    })),
  ]
  const { sender, recipient } = documentParties(aContext([aPage(prints)]), false)
  const [card] = (sender ?? recipient)?.cards ?? []
  expect(card && nameText(card.name)).toBe("The Blue Hat Ltd")
})

test.each([
  [["Owners of Mill Lane 12"], ["Mill Lane 12", "Leeds LS1 4AP"]],
  [
    ["Comunidad de Propietarios Paseo de los", "Olmos 27"],
    ["Paseo de los Olmos 27, bajo", "47004 Valladolid"],
  ],
])("a name may end with the street below it: %s", (name, address) => {
  expect(recipientOf(...name, ...address)).toEqual([name.join(" "), address.join(" ")])
})

test.each([
  ["Via Roma, 12/B - 24100 Bergamo (BG)", "Via Roma, 12/B 24100 Bergamo (BG)"],
  ["Suite 7 – 2214 Kingsway", "Suite 7 – 2214 Kingsway"],
])("a dash divides a street from its town, but no unit from its house: %s", (line, address) => {
  const more = line.startsWith("Suite") ? ["Nanaimo, BC V9R 2K1"] : []
  expect(recipientOf("Nordwind Forni", line, ...more)).toEqual(["Nordwind Forni", [address, ...more].join(" ")])
})

test("an address below the name after a label on the same line belongs to it", () => {
  const prints: Print[] = [
    { text: "Boatshed Bakery", x: 200, y: 40, size: 20 },
    { text: "To: Anna and Tom Hill", x: 50, y: 150 },
    { text: "21 Wattle Street", x: 67.8, y: 164 },
    { text: "Buderim QLD 4556", x: 67.8, y: 176 },
    { text: "Invoice no: 2093", x: 320, y: 150 },
    { text: "Job: Bread for two", x: 320, y: 170 },
  ]
  expect(partyOf(prints, "recipient")).toEqual(["Anna and Tom Hill", "21 Wattle Street Buderim QLD 4556"])
})

test("the entry in a register of companies is no street", () => {
  const lines = ["Nordwind Azulejos S.L.", "Registro Mercantil de Cuenca, tomo 5127, folio 32, hoja CU-10931"]
  expect(recipientOf(...lines)).toEqual([lines[0], ""])
})

test("a word that was wrapped above a house by name, and a county with the name of a country, are parts of name and address", () => {
  const address = ["Mill House", "Little Snoring", "Norfolk", "NR21 0HN"]
  const name = ["The Society of Friends of Quiet Village", "Greens"]
  expect(recipientOf(...name, ...address)).toEqual([name.join(" "), address.join(" ")])
})

test("care of is a line of an address", () => {
  const address = ["C/- Lighthouse Managers", "PO Box 652", "Gympie QLD 4570"]
  expect(recipientOf("The Blue Hat", ...address)).toEqual(["The Blue Hat", address.join(" ")])
})

test("the abbreviation of a phone ends an address in the same line", () => {
  const line = "2/31 Kingsway Road, Buderim QLD 4556 M: 0491 572 665"
  expect(recipientOf("The Blue Hat", line)).toEqual(["The Blue Hat", "2/31 Kingsway Road, Buderim QLD 4556"])
})

test("a sender in one line may have a town with its code after it", () => {
  const prints: Print[] = [
    { text: "Nordwind Timber Ltd, 14 Kingsway Road, Tauranga 3110, New Zealand", x: 50, y: 40 },
    { text: "Statement", x: 50, y: 90, size: 16 },
  ]
  expect(partyOf(prints, "sender")).toEqual(["Nordwind Timber Ltd", "14 Kingsway Road Tauranga 3110 New Zealand"])
})

test("a name that a line of another column divided from its last word is one", () => {
  const prints: Print[] = [
    { text: "TAX INVOICE", x: 50, y: 60, size: 24 },
    { text: "The Quiet Village Greens", x: 66, y: 111 },
    { text: "VAT number", x: 235, y: 117, isBold: true },
    { text: "Trust", x: 66, y: 122 },
    { text: "GB 123 4567 82", x: 235, y: 128 },
    { text: "Mill House", x: 66, y: 133 },
    { text: "Norwich", x: 66, y: 144 },
    { text: "NR1 2BD", x: 66, y: 155 },
    { text: "Nordwind Studio Limited", x: 390, y: 60 },
    { text: "9 Heron Court", x: 390, y: 71 },
    { text: "Leeds LS1 4AP", x: 390, y: 82 },
  ]
  expect(partyOf(prints, "recipient")).toEqual(["The Quiet Village Greens Trust", "Mill House Norwich NR1 2BD"])
})

test.each([
  ["a dash", ["The Blue Hat –", "Mia Falk & Sons"], "The Blue Hat – Mia Falk & Sons"],
  ["a particle of a surname", ["Gardeners Van der", "Meer & Sons"], "Gardeners Van der Meer & Sons"],
])("a name goes on after %s at the end of its line", (_, lines, name) => {
  expect(recipientOf(...lines, "Hauptstraße 3", "28195 Bremen")?.[0]).toBe(name)
})

test("a salutation above an address names the reader, also where it is at the margin of all text", () => {
  const prints: Print[] = [
    "Firma",
    "Blaue Hüte",
    "Hauptstraße 3",
    "28195 Bremen",
    "Ihre Steuernummer: 76 543 210",
    "Bankverbindung: IBAN DE89 3704 0044 0532 0130 00, bitte geben Sie dabei immer die Nummer dieser Rechnung an",
    "Telefon 0421 555010, Mail hut@example.test",
  ].map((text, index) => ({ text, x: 50, y: 120 + 12 * index + (index > 3 ? 40 * (index - 3) : 0) }))
  expect(partyOf(prints, "recipient")).toEqual(["Blaue Hüte", "Hauptstraße 3 28195 Bremen"])
  expect(partyOf(prints, "sender")).toBeUndefined()
})

test("a line that begins with a conjunction goes on with the name above it", () => {
  const lines = ["HOLLIS & VANE ELECTRICAL", "AND INDUSTRIAL AUTOMATION LLC", "Hauptstraße 3", "28195 Bremen"]
  expect(recipientOf(...lines)?.[0]).toBe("HOLLIS & VANE ELECTRICAL AND INDUSTRIAL AUTOMATION LLC")
})

test("the code of a country on a line of its own ends an address", () => {
  const address = ["Noorderlaan 133 bus 4", "2030 Antwerpen", "BE"]
  expect(recipientOf("The Blue Hat", ...address, "Endpoint", "Contact")).toEqual(["The Blue Hat", address.join(" ")])
})

test.each([
  [
    "a department or a building, set as the street",
    "Service informatique",
    "Service informatique 12 Kingsway Leeds LS1 4AP",
  ],
  ["no person", "Willem van der Berg", "12 Kingsway Leeds LS1 4AP"],
  ["no company", "Nordwind Ltd", "12 Kingsway Leeds LS1 4AP"],
  ["no department that bills go to", "Accounts payable", "12 Kingsway Leeds LS1 4AP"],
])("an address begins below a name in bold with %s", (_, line, address) => {
  const prints = [
    { text: "Bill to", x: 50, y: 150 },
    { text: "The Blue Hat", x: 50, y: 162, isBold: true },
    ...[line, "12 Kingsway", "Leeds LS1 4AP"].map((text, index): Print => ({ text, x: 50, y: 174 + 12 * index })),
  ]
  expect(partyOf(prints, "recipient")?.[1]).toBe(address)
})
