import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { documentCards } from "./document-cards.ts"
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

test("a heading left of its block over two lines names the party", () => {
  const prints = [
    ...column(50, 30, "Grey Harbour Supply Ltd", "2 Quay Street", "Hull HU1 1AA"),
    ...column(50, 150, "SOLD", "TO"),
    ...column(90, 150, ...hats),
    ...column(320, 150, "SHIP", "TO"),
    ...column(360, 150, ...nordwind),
  ]
  expect(partiesOf(prints).recipient).toEqual(isHats)
})

test("without headings the block above, with its contacts, is the sender's", () => {
  const prints = [...column(50, 40, ...nordwind, "Tel. 0113 4960 123"), ...column(50, 150, ...hats)]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("a sender's line is a party of its own, though the recipient stands close below it", () => {
  const prints = column(50, 120, "Nordwind Bakery · 12 Kingsway · Leeds LS1 4AP", ...hats)
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("a recipient below the number and the date of the document, in columns, is not below its items", () => {
  const row = (y: number, ...cells: readonly string[]): Print[] =>
    cells.map((text, index) => at(320 + 70 * index, y, text))
  const prints = [
    ...column(50, 40, ...nordwind, "Tel. 0113 4960 123"),
    ...row(80, "Numéro", "Date", "Code client"),
    ...row(96, "FA0012847", "31/03/2023", "C01442"),
    at(320, 170, hats[0] ?? "", { size: 12 }),
    ...column(320, 184, ...hats.slice(1)),
    ...["Référence", "Désignation", "Quantité", "Montant HT"].map((text, index) => at(50 + 120 * index, 300, text)),
  ]
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

test("a wrapped name is joined, and persons, contacts and numbers are not part of name or address", () => {
  const prints = [
    at(50, 150, "Bill to"),
    ...["Northfield", "Cleaning Services", "Ltd"].map((text, index) =>
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
    "Northfield Cleaning Services Ltd",
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

test("a heading that no lexicon lists is told from the name by its type or its preposition", () => {
  const prints = [
    at(50, 100, "Our bakery", { size: 8 }),
    ...column(50, 112, ...nordwind),
    at(320, 100, "Prepared for", { size: 8 }),
    ...column(320, 112, ...hats),
  ]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("an address in the foot of the page is the sender's", () => {
  const prints = [...column(50, 60, ...hats), at(50, 150, "Invoice 77", { size: 18 }), ...column(50, 760, ...nordwind)]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("lines with a building or a street without a number belong to the address, a slogan and a person do not", () => {
  const prints = [
    at(50, 40, "Nordwind Bakery", { size: 20 }),
    at(50, 64, "Fine bread since 1921", { size: 8 }),
    ...column(50, 78, "Riverside House", "High Street", "Leeds", "LS1 4AP"),
    ...column(50, 180, "Bill to", "The Blue Hat", "Katrin Klein", "Hauptstraße 3", "28195 Bremen"),
  ]
  expect(partiesOf(prints)).toEqual({
    sender: ["Nordwind Bakery", "Riverside House High Street Leeds LS1 4AP"],
    recipient: isHats,
  })
})

test("towns of many countries end an address", () => {
  const towns = [
    "779 00 Olomouc",
    "00-950 Warszawa",
    "São Paulo - SP, 01310-100",
    "1025 RX Amsterdam",
    "Galway H91 E2K8",
  ]
  for (const town of [...towns, "Kelowna, BC V1Y 6N5", "Fremantle, WA 6160", "Pune, Maharashtra 411001", "LS1 4AP"]) {
    const prints = column(50, 150, "Bill to", "The Blue Hat", "12 Kingsway", town, "Tel. 0421 555 1234")
    expect(partiesOf(prints).recipient).toEqual(["The Blue Hat", `12 Kingsway ${town}`])
  }
})

test("an imprint with registrations names the firm behind a brand", () => {
  const prints = [
    ...column(50, 60, "Nordwind Kundendienst", "28195 Bremen"),
    ...column(320, 150, ...hats),
    at(50, 800, "Nordwind Handels GmbH, Amtsgericht Bremen HRB 47110, Am Hang 3, 28195 Bremen"),
  ]
  expect(partiesOf(prints).sender?.[0]).toBe("Nordwind Handels GmbH")
})

test.each([
  ["75 Old Coast Road", "Durban 4007"],
  ["Shop 40", "Adelaide 5088 SA"],
  ["154 Cross Street", "Pune - 411001, Maharashtra"],
  ["192 Robinson Road", "Singapore (068953)"],
  ["Via Garibaldi 208", "50123 - Firenze (FI)"],
  ["Belgrano 16", "S2000 Rosario"],
  ["Calle 40 # 8-30", "Bucaramanga 68000"],
])("an address ends with its town, in the order of its country: %s, %s", (street, town) => {
  const prints = [
    ...column(50, 40, ...nordwind, "Tel. 0113 4960 123"),
    ...column(50, 150, "The Blue Hat", street, town),
  ]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: ["The Blue Hat", `${street} ${town}`] })
})

test("the person after a label of several words is not the name of the party", () => {
  const prints = [
    ...column(50, 40, ...nordwind, "Tel. 0113 4960 123"),
    ...column(50, 150, "A la atención de Jana Blau", ...hats),
  ]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

/** A label in bold and a value on one line. */
const labelled = (x: number, y: number, label: string, value: string): Print[] => [
  at(x, y, label, { isBold: true }),
  at(x + 5 * label.replaceAll(" ", "").length + 2.8 * label.split(" ").length, y, value),
]

test("a label in bold before the name is not part of it", () => {
  const [first = "", ...rest] = nordwind
  const [other = "", ...others] = hats
  const prints = [
    ...labelled(50, 150, "Supplier", first),
    ...column(50, 162, ...rest),
    ...labelled(320, 150, "Issued to", other),
    ...column(320, 162, ...others),
  ]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("a name that the letterhead wraps is the one that the foot of the page prints in one line", () => {
  const prints = [
    at(50, 40, "Nordwind-Falk", { size: 20 }),
    at(50, 64, "Bakery", { size: 20 }),
    ...column(50, 150, "Bill to", ...hats),
    ...column(50, 760, "Nordwind-Falk Bakery", "12 Kingsway", "Leeds LS1 4AP"),
  ]
  expect(partiesOf(prints).sender?.[0]).toBe("Nordwind-Falk Bakery")
})

test("an address apart from the sender's logo is the sender's", () => {
  const prints = [
    at(300, 40, "Nordwind Bakery Ltd", { size: 20 }),
    ...column(50, 90, "12 Kingsway", "Leeds LS1 4AP"),
    ...column(50, 180, "Bill to", ...hats),
  ]
  const { sender } = documentParties(aContext([aPage(prints)]), false)
  expect(sender?.cards.map(({ address }) => addressText(address))).toContain("12 Kingsway Leeds LS1 4AP")
})

test("a description left of its amount is not a party", () => {
  const goods = ["Window replacement", "Steel bracket 40 x 60 mm", "Proofreading RAL 7016"]
  const prints = [
    ...column(50, 40, ...nordwind, "Tel. 0113 4960 123"),
    ...goods.flatMap((text, index) => [
      at(50, 300 + 12 * index, text),
      at(500, 300 + 12 * index, "€ 12.40", { isRight: true }),
    ]),
  ]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: undefined })
})

test("a firm and its branch under headings of their own are two parties", () => {
  const prints = [
    ...column(50, 150, "Seller", "Nordwind", "12 Kingsway", "Leeds LS1 4AP"),
    ...column(320, 150, "Buyer", "Nordwind Export Ltd", "Hauptstraße 3", "28195 Bremen"),
  ]
  expect(partiesOf(prints)).toEqual({
    sender: ["Nordwind", "12 Kingsway Leeds LS1 4AP"],
    recipient: ["Nordwind Export Ltd", "Hauptstraße 3 28195 Bremen"],
  })
})

test("what is valid to a day, or handled by a person, is not a heading of a party", () => {
  const prints = [
    ...column(50, 40, ...nordwind, "Tel. 0113 4960 123"),
    ...column(320, 150, "Valid to", "Winter 2031"),
    ...column(50, 150, ...hats),
  ]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("the name alone at the top of the page is that of the sender, wherever its address is", () => {
  const prints = [
    at(50, 40, "Nordwind Bakery"),
    at(50, 100, "Invoice", { size: 18 }),
    ...column(50, 150, ...hats),
    ...column(320, 150, ...nordwind),
  ]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("the payer of an invoice is its recipient", () => {
  const prints = [
    at(50, 40, "Invoice", { size: 18 }),
    ...column(50, 150, "Payer", ...hats),
    ...column(320, 150, "Seller", ...nordwind),
  ]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("a street with a high number is above the estate or the town of its postal code", () => {
  const prints = column(50, 100, "From", "Nordwind Bakery", "8504 Market Street", "Leeds", "LS1 4AP")
  expect(partiesOf(prints).sender).toEqual(["Nordwind Bakery", "8504 Market Street Leeds LS1 4AP"])
  const estate = column(50, 100, "From", "Nordwind Bakery", "8504 Market Street", "Albion Park", "Leeds LS1 4AP")
  expect(partiesOf(estate).sender).toEqual(["Nordwind Bakery", "8504 Market Street Albion Park Leeds LS1 4AP"])
})

test("a postal code of seven digits precedes its town", () => {
  const prints = column(50, 100, "From", "Nordwind Bakery", "Camino Alto 218", "7503687 Providencia")
  expect(partiesOf(prints).sender).toEqual(["Nordwind Bakery", "Camino Alto 218 7503687 Providencia"])
})

test("the address beside columns of contacts and registrations below the table is the sender's", () => {
  const prints = [
    ...column(320, 100, ...hats),
    ...["Description", "Quantity", "Price", "Amount"].map((text, index) => at(50 + 120 * index, 250, text)),
    ...column(50, 640, ...nordwind),
    ...column(200, 640, "0113 4960 123", "hi@nordwind.example"),
    ...column(340, 640, "IBAN DE89 3704 0044 0532 0130 00"),
  ]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("the heading of a section is not a name, and a label left of a line names the party of all of it", () => {
  const apart = [
    at(50, 40, "Nordwind Bakery", { size: 16 }),
    ...column(50, 90, "CONTACT DETAILS", ...nordwind.slice(1)),
    ...column(320, 150, "Bill to", ...hats),
  ]
  expect(partiesOf(apart).sender?.[0]).toBe("Nordwind Bakery")
  const rows = [
    at(50, 100, "Supplier"),
    at(150, 100, "Nordwind Bakery, 12 Kingsway, Leeds LS1 4AP"),
    at(50, 120, "Customer"),
    at(150, 120, "The Blue Hat, Hauptstraße 3, 28195 Bremen"),
  ]
  expect(partiesOf(rows)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("an imprint has its address between commas, with the number of the house after one", () => {
  const imprint = "Nordwind Bakery Ltd, Rúa do Castro, 112, 15702 Santiago, España, NIF B39172549, Reg. no. 4711"
  const prints = [...column(320, 150, "Bill to", ...hats), at(50, 760, imprint)]
  expect(partiesOf(prints).sender).toEqual(["Nordwind Bakery Ltd", "Rúa do Castro, 112 15702 Santiago España"])
})

test("what a document calls its own is the sender's", () => {
  const prints = [
    at(50, 40, "Nordwind Bakery", { size: 16 }),
    ...column(320, 150, "Bill to", ...hats),
    ...column(50, 230, "Our office", ...nordwind.slice(1)),
  ]
  const { sender } = documentParties(aContext([aPage(prints)]), false)
  expect(sender?.cards.map(({ name }) => nameText(name))).toContain("Nordwind Bakery")
  expect(sender?.cards.map(({ address }) => addressText(address))).toContain("12 Kingsway Leeds LS1 4AP")
})

test("the place where payments are sent is not that of the seller, whose letterhead has another", () => {
  const prints = [
    ...column(50, 40, ...nordwind),
    ...column(50, 150, "Bill to", ...hats),
    ...column(50, 700, "Remit to", "Nordwind Bakery", "P.O. Box 318825", "Dallas, TX 75320"),
  ]
  expect(partiesOf(prints).sender).toEqual(isNordwind)
  const alone = [...column(50, 150, "Bill to", ...hats), ...prints.slice(-4)]
  expect(partiesOf(alone).sender).toEqual(["Nordwind Bakery", "P.O. Box 318825 Dallas, TX 75320"])
})

test("a name in large type over two lines is whole where nothing else is in its block, but no title is part of it", () => {
  const logo = (second: string) => [
    at(50, 40, "Nordwind", { size: 20, isBold: true }),
    at(50, 62, second, { size: 20, isBold: true }),
    ...column(50, 150, "Bill to", ...hats),
    ...column(50, 780, "12 Kingsway", "Leeds LS1 4AP"),
  ]
  expect(partiesOf(logo("Bakery")).sender?.[0]).toBe("Nordwind Bakery")
  expect(partiesOf(logo("Invoice")).sender?.[0]).toBe("Nordwind")
})

test("a name with a number above a dock and a street under its heading is a name", () => {
  const prints = [
    ...column(50, 40, ...nordwind),
    ...column(50, 150, "Bill to", "North-Bay Hats - Plant 2", "Loading Bay 7", "2240 Quarry Rd", "Dayton, OH 45402"),
  ]
  expect(partiesOf(prints).recipient).toEqual([
    "North-Bay Hats - Plant 2",
    "Loading Bay 7 2240 Quarry Rd Dayton, OH 45402",
  ])
})

test("the number under which a reader is kept names the recipient", () => {
  const prints = [
    ...column(50, 150, "Nordwind Bakery", "Customer no. 20418", "12 Kingsway", "Leeds LS1 4AP"),
    ...column(320, 150, ...hats),
  ]
  expect(partiesOf(prints)).toEqual({ sender: isHats, recipient: isNordwind })
})

test("the address in a column of contacts and registrations is the sender's", () => {
  const sidebar = [
    ...column(20, 180, ...hats),
    ...column(20, 260, "Phone 0421 555010", "post@example.test"),
    ...column(20, 330, "VAT ID DE136695976", "IBAN DE89 3704 0044 0532 0130 00"),
  ]
  expect(partiesOf([...column(220, 100, ...nordwind), ...sidebar])).toEqual({ sender: isHats, recipient: isNordwind })
})

test("a department above or below the name of a firm is no part of it", () => {
  const [hat = "", ...address] = hats
  const sender = column(320, 150, "From", ...nordwind)
  for (const lines of [
    ["The Practice Manager", hat],
    [hat, "Accounts Payable"],
    [hat, "Buchhaltung"],
  ]) {
    const prints = [...column(50, 150, "Bill to", ...lines, ...address), ...sender]
    expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
  }
})

test("beside a block with a telephone and an address for mails, the one with a salutation is the reader's", () => {
  const [hat = "", ...address] = hats
  const left = column(50, 150, hat, "Herr Beat Falk", ...address)
  const right = column(320, 150, ...nordwind, "079 555 41 60", "post@example.test")
  expect(partiesOf([...left, ...right])).toEqual({ sender: isNordwind, recipient: isHats })
})

test("a whole party below a place of delivery is another one, though its registration follows", () => {
  const prints = [
    ...column(50, 120, "Ship to", ...hats),
    at(50, 174, "Nordwind Bakery, 12 Kingsway, Leeds LS1 4AP, KvK 17283940"),
  ]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: isHats })
})

test("below a heading of items and quantities are no parties but the sender", () => {
  const prints = [
    at(50, 40, "PACKING SLIP", { size: 18 }),
    ...column(50, 80, "Ship to", ...hats),
    ...[50, 400].map((x, index) => at(x, 160, ["Item", "Quantity"][index] ?? "", { size: 8, isBold: true })),
    ...column(50, 210, "Trail Runner Socks – Grey", "SKU: TRS-GR-M"),
    at(400, 210, "2 of 2"),
    at(50, 320, "Pine & Ember Outfitters · 12 W Main St, Missoula, MT 59801"),
  ]
  expect(partiesOf(prints).sender).toEqual(["Pine & Ember Outfitters", "12 W Main St, Missoula, MT 59801"])
})

test("the price for a unit is no heading of a party", () => {
  const prints = [...column(50, 40, ...nordwind, "Tel. 0113 4960 123"), ...column(400, 300, "Preis pro", "Einheit")]
  expect(partiesOf(prints)).toEqual({ sender: isNordwind, recipient: undefined })
})

test("a name that ends with a letter in capitals is no heading with a preposition", () => {
  const prints = [
    at(71, 42, "NORDWINDMEDI A", { size: 21 }),
    at(71, 70, "Nordwind e.K. | Salzstraße 8 | 79098 Freiburg", { size: 7 }),
    ...column(71, 148, ...hats),
  ]
  expect(partiesOf(prints).sender?.[1]).toBe("Salzstraße 8 79098 Freiburg")
  expect(partiesOf(prints).recipient).toEqual(isHats)
})

test("a heading in capitals with a preposition is one", () => {
  const prints = [...column(50, 150, "FACTURADO A", ...hats), ...column(320, 150, ...nordwind)]
  expect(partiesOf(prints).recipient).toEqual(isHats)
})

test.each(["Bill to: 20714", "Bill to: BLUEHA"])(
  "a code after a heading is no part of the name below it: %s",
  (heading) => {
    const company = ["The Blue Hat Ltd", ...hats.slice(1)]
    const prints = [...column(320, 40, ...nordwind), at(50, 150, heading), ...column(62, 164, ...company)]
    expect(partiesOf(prints).recipient).toEqual(["The Blue Hat Ltd", isHats?.[1]])
  },
)

test("a legal form after a dash in an imprint is no part of the name", () => {
  const context = aContext([
    aPage([at(50, 780, "Les Éditions du Phare – SARL au capital de 12 000 € – RCS Saint-Malo 482 117 306")]),
  ])
  const names = documentCards(context).map(({ name }) => nameText(name))
  expect(names).toEqual(["Les Éditions du Phare"])
})

test("the title of a document is no label of the name beside it", () => {
  const prints: Print[] = [
    at(150, 118, "BON DE LIVRAISON", { size: 13, isBold: true }),
    ...column(318, 120, "Menuiserie Le Bihan & Fils", "12 rue de la Turballe", "44420 PIRIAC-SUR-MER"),
  ]
  const { sender, recipient } = documentParties(aContext([aPage(prints)]), false)
  const names = [sender, recipient].flatMap((party) => party?.cards.map(({ name }) => nameText(name)) ?? [])
  expect(names).toContain("Menuiserie Le Bihan & Fils")
})
