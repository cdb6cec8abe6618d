import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { hasTown, startsWithTown } from "./address-patterns.ts"
import { documentParties } from "./document-parties.ts"
import { addressText, nameText } from "./party-card.ts"

const column = (x: number, y: number, ...lines: readonly string[]): Print[] =>
  lines.map((text, index) => ({ text, x, y: y + 12 * index }))

function partiesOf(prints: readonly Print[]) {
  const { sender, recipient } = documentParties(aContext([aPage(prints)]), false)
  const [from, to] = [sender?.cards[0], recipient?.cards[0]]
  return {
    sender: from && [nameText(from.name), addressText(from.address)],
    recipient: to && [nameText(to.name), addressText(to.address)],
  }
}

const isNordwind = ["Nordwind Bakery", "12 Kingsway Leeds LS1 4AP"]
const isHats = ["The Blue Hat", "Hauptstraße 3 28195 Bremen"]
const hats = ["The Blue Hat", "Hauptstraße 3", "28195 Bremen"]

test.each([
  ["between commas", "Nordwind Bakery, 12 Kingsway, Leeds LS1 4AP"],
  ["after a label", "If undelivered return to: Nordwind Bakery, 12 Kingsway, Leeds LS1 4AP"],
])("the sender of a letter may be one line %s", (_, line) => {
  expect(partiesOf([...column(50, 90, line), ...column(50, 130, ...hats)])).toEqual({
    sender: isNordwind,
    recipient: isHats,
  })
})

test("a party in a sentence ends at its town", () => {
  const line = "Billed to Harbour Hats, 12 Kingsway, Leeds LS1 4AP. If you have any questions"
  const prints = [...column(50, 40, "Nordwind Bakery", "Hauptstraße 3", "28195 Bremen"), ...column(50, 400, line)]
  expect(partiesOf(prints).recipient).toEqual(["Harbour Hats", "12 Kingsway Leeds LS1 4AP"])
})

test("an address between commas below a name is not a party of its own", () => {
  const prints = column(50, 150, "The Blue Hat", "Harbour, 12 Kingsway, Leeds LS1 4AP")
  const { sender, recipient } = partiesOf(prints)
  expect(sender ?? recipient).toEqual(["The Blue Hat", "Harbour, 12 Kingsway, Leeds LS1 4AP"])
})

test("a dash between marks is part of an address", () => {
  const line = "Nordwind Bakery · Sector 18, 4 Cross Street · Coimbatore - 641053"
  expect(partiesOf([...column(50, 90, line), ...column(50, 130, ...hats)]).sender).toEqual([
    "Nordwind Bakery",
    "Sector 18, 4 Cross Street Coimbatore - 641053",
  ])
})

test("a slash divides a street from its town, as line printers set them", () => {
  const prints = [
    ...column(50, 40, "NORDWIND BAECKEREI KG", "INDUSTRIESTR. 44 / 28195 BREMEN", "TEL 0421/555-0"),
    ...column(50, 130, "BLAUE HUETE", "GMBH & CO. KG", "MARKTPLATZ 3", "69876 FRANKFURT"),
  ]
  expect(partiesOf(prints)).toEqual({
    sender: ["NORDWIND BAECKEREI KG", "INDUSTRIESTR. 44 28195 BREMEN"],
    recipient: ["BLAUE HUETE GMBH & CO. KG", "MARKTPLATZ 3 69876 FRANKFURT"],
  })
})

test("the partners of a civil partnership are part of its name", () => {
  const prints = [
    ...column(50, 90, "Nordwind Bakery, 12 Kingsway, Leeds LS1 4AP"),
    ...column(50, 130, "Zakład Krawiecki s.c.", "J. Nowak, A. Lis", "ul. Polna 4a", "15-399 Białystok"),
  ]
  expect(partiesOf(prints).recipient?.[0]).toBe("Zakład Krawiecki s.c. J. Nowak, A. Lis")
})

test.each(["& Co. KG", "GMBH & CO. KG", "GMBH"])("a name goes on in a line with nothing but %s", (form) => {
  const prints = [
    ...column(50, 90, "Nordwind Bakery, 12 Kingsway, Leeds LS1 4AP"),
    ...column(50, 130, "HOLZHANDEL BLAUER HUT", form, "MARKTPLATZ 3", "69876 FRANKFURT"),
  ]
  expect(partiesOf(prints).recipient?.[0]).toBe(`HOLZHANDEL BLAUER HUT ${form}`)
})

test("name, address and numbers beside each other in the footer are one party", () => {
  const footer = ["Nordwind Bakery", "Seestrasse 29, 8810 Horgen", "Tel. 071 358 93 96"]
  const prints = [
    ...column(50, 130, "Deliver to", ...hats),
    ...footer.map((text, index) => ({ text, x: 50 + 170 * index, y: 810 })),
  ]
  expect(partiesOf(prints).sender).toEqual(["Nordwind Bakery", "Seestrasse 29, 8810 Horgen"])
})

test("the payment part of a Swiss invoice names creditor and debtor", () => {
  const prints = [
    ...column(50, 40, "Nordwind Bakery", "Seestrasse 29", "8810 Horgen"),
    ...column(420, 90, "Blue Hats AG", "Hauptstrasse 3", "9000 St. Gallen"),
    ...column(50, 560, "Konto / Zahlbar an", "Nordwind Bakery", "Seestrasse 29", "8810 Horgen"),
    ...column(250, 560, "Zahlbar durch", "Blue Hats AG", "Hauptstrasse 3", "9000 St. Gallen"),
  ]
  const { sender, recipient } = partiesOf(prints)
  expect([sender?.[0], recipient?.[0]]).toEqual(["Nordwind Bakery", "Blue Hats AG"])
})

test("the label below an address is not part of it", () => {
  const prints = column(50, 150, "Bill to", ...hats, "Referenz", "4711")
  expect(partiesOf(prints).recipient).toEqual(isHats)
})

test("what a program prints of itself at the foot of a page is no sender", () => {
  const prints = [
    ...column(450, 110, "Nordwind Hosting, Inc.", "PO Box 2201", "Denver, CO 80014"),
    ...column(50, 280, "Invoiced To", ...hats),
    ...column(3, 830, "Powered by Papermill (www.papermill.example)"),
  ]
  expect(partiesOf(prints).sender?.[0]).toBe("Nordwind Hosting, Inc.")
})

test("a name under a heading may end with a number", () => {
  const prints = column(50, 150, "Bill to", "Residents of Mill Hill 14", "Hauptstraße 3", "28195 Bremen")
  expect(partiesOf(prints).recipient).toEqual(["Residents of Mill Hill 14", "Hauptstraße 3 28195 Bremen"])
})

test.each([
  ["a high house number above a town that looks like one", ["6624 Mill Lane", "Dunedin 9419"]],
  ["a high house number above a unit and the town", ["Kerkstraat 4450", "Unit 3", "2011 TT Haarlem"]],
  ["a code of six digits after the town", ["Carrera 17 # 45-12", "Bogotá D.C. 110265"]],
  ["a code in brackets", ["Las Rosas 25", "(X5000) Córdoba"]],
  ["a code of seven digits alone", ["Camino Real 57, Of. 502, Providencia,", "7507528"]],
])("an address may have %s", (_, address) => {
  const prints = column(50, 150, "Bill to", "The Blue Hat", ...address)
  expect(partiesOf(prints).recipient).toEqual(["The Blue Hat", address.join(" ")])
})

test.each(["Colour RAL 7016", "Account K726690", "27896 Directors: Ann Smith"])("%s is not a town", (text) => {
  expect(startsWithTown(text) || hasTown(text)).toBe(false)
})

test("the heading beside a later line of a party's block is that of the block below the heading", () => {
  const prints = [
    ...column(360, 70, "Nordwind Bakery Ltd", "12 Kingsway", "Leeds LS1 4AP", "Ph 0113 496 0182"),
    ...column(50, 94, "To:", ...hats),
  ]
  expect(partiesOf(prints)).toEqual({ sender: ["Nordwind Bakery Ltd", "12 Kingsway Leeds LS1 4AP"], recipient: isHats })
})

test("numbers set apart below two parties side by side belong to the one above them", () => {
  const prints = [
    ...column(50, 60, "Supplier:", "Nordwind Bakery", "12 Kingsway", "Leeds LS1 4AP"),
    ...column(320, 60, "Customer:", ...hats),
    ...column(50, 122, "VAT no.: GB123456789"),
    ...column(320, 122, "VAT no.: DE123456789"),
  ]
  const context = aContext([aPage(prints)])
  const parties = documentParties(context, false)
  const owners = context.segments.flatMap((segment) =>
    segment.text.startsWith("VAT") ? [parties.ownerOf(segment)] : [],
  )
  expect(owners).toEqual(["seller", "buyer"])
})

test("a postal code alone below its town ends the address", () => {
  const prints = [
    ...column(50, 60, "The Blue Hat", "Unit 5, Lighthouse Park", "Umhlanga", "4319"),
    ...column(360, 60, "From", "Nordwind Bakery (Pty) Ltd", "21 Mill Street", "Graaff-Reinet", "6280"),
  ]
  expect(partiesOf(prints)).toEqual({
    sender: ["Nordwind Bakery (Pty) Ltd", "21 Mill Street Graaff-Reinet 6280"],
    recipient: ["The Blue Hat", "Unit 5, Lighthouse Park Umhlanga 4319"],
  })
})

test("an address with a label of its own beside a headed name is that of the name", () => {
  const prints = [
    ...column(50, 40, "Nordwind Bakery", "12 Kingsway", "Leeds LS1 4AP"),
    ...column(50, 140, "Customer", "The Blue Hat GmbH", "VAT no.: DE123456789"),
    ...column(260, 152, "Address: Hauptstraße 3, 28195 Bremen"),
  ]
  const { sender, recipient } = documentParties(aContext([aPage(prints)]), false)
  expect(sender && nameText(sender.cards[0]?.name ?? [])).toBe("Nordwind Bakery")
  expect(recipient?.cards.map(({ address }) => addressText(address))).toContain("Hauptstraße 3, 28195 Bremen")
})

test("an imprint in the footer has the address of its company between marks", () => {
  const line = "Nordwind Technik B.V. | Industrieweg 44 | 6921 RB Duiven | KvK 09155212 | Btw NL813366221B01"
  const prints = [...column(440, 47, "Factuur", "Nummer 250118"), ...column(50, 150, ...hats), ...column(77, 795, line)]
  expect(partiesOf(prints)).toEqual({
    sender: ["Nordwind Technik B.V.", "Industrieweg 44 6921 RB Duiven"],
    recipient: isHats,
  })
})

test("the capital of a company is not part of its name", () => {
  const footer = ["Vent du Nord SARL au capital de 45 500 €", "8 impasse du Lavoir, 16000 Angoulême"]
  expect(partiesOf([...column(50, 130, "Facturé à", ...hats), ...column(50, 800, ...footer)]).sender).toEqual([
    "Vent du Nord SARL",
    "8 impasse du Lavoir, 16000 Angoulême",
  ])
})

test("a company with its address in one line below a logo is divided", () => {
  const prints = [
    { text: "KZQX-FM", x: 50, y: 40, size: 18 },
    { text: "Harbour Radio Group LLC, 4418 Juniper Ave, Salem, OR 97301", x: 50, y: 64 },
    ...column(50, 150, "Bill to", ...hats),
  ]
  expect(partiesOf(prints).sender?.[1]).toBe("4418 Juniper Ave Salem OR 97301")
})
