import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

const row = (y: number, ...texts: readonly string[]): Print[] =>
  texts.map((text, index) => ({ text, x: 50 + 130 * index, y }))

function valuesOf(prints: readonly Print[], objectName: string, ...names: readonly string[]) {
  const fields = names.map((name) => ({ name, type: "string" as const }))
  const found = extractFields(aContext([aPage(prints)]), { name: objectName, fields }).fields
  return names.map((name) => found.get(name)?.value)
}

const persons = [...row(100, "Er referens", "Vår referens", "Kundnr"), ...row(112, "Maja Ström", "Olof Berg", "4711")]

test("our reference and yours are told apart, in any language, and may be persons", () => {
  expect(valuesOf(persons, "Invoice", "Your reference", "Our reference")).toEqual(["Maja Ström", "Olof Berg"])
})

test("a possessive before the reference names the party whose person follows it: the sender writes it", () => {
  const invoice = [{ text: "Faktura", x: 50, y: 40, size: 18 }, ...persons]
  expect(valuesOf(invoice, "Invoice", "Seller contact", "Customer contact")).toEqual(["Olof Berg", "Maja Ström"])
})

test("a reference that is a number stays one", () => {
  const prints = [...row(100, "Your ref.", "PX-17/b"), ...row(120, "Our ref.", "9931")]
  expect(valuesOf(prints, "Invoice", "Our reference", "Your reference")).toEqual(["9931", "PX-17/b"])
})

test("a reference number may be printed as that of the payment, but is then no reference of the reader", () => {
  const prints = row(100, "Payment reference", "20417 55310")
  expect(valuesOf(prints, "Invoice", "Reference number", "Your reference")).toEqual(["20417 55310", undefined])
})

test("a code right after the word for the supplier is its number, and a name is none", () => {
  const order = [{ text: "PURCHASE ORDER", x: 50, y: 40, size: 18 }]
  const coded = [...order, { text: "VENDOR: K00917", x: 50, y: 100 }, { text: "Nordwind Bakery Ltd", x: 50, y: 112 }]
  expect(valuesOf(coded, "Order", "Vendor code")).toEqual(["K00917"])
  const named = [...order, { text: "VENDOR: Nordwind Bakery Ltd", x: 50, y: 100 }]
  expect(valuesOf(named, "Order", "Vendor code")).toEqual([undefined])
})

test("the number of an order confirmation is that of the order where it prints no other", () => {
  const prints = [
    { text: "Order confirmation", x: 50, y: 40, size: 18 },
    ...row(100, "Confirmation no.", "Date"),
    ...row(112, "KX-3381", "05/03/2024"),
  ]
  expect(valuesOf(prints, "Order confirmation", "Order number")).toEqual(["KX-3381"])
})

test("a reference may be words with a short number among them", () => {
  const prints = [...row(100, "Reference"), ...row(112, "Plot 7 / Mr Miller")]
  expect(valuesOf(prints, "Invoice", "Reference")).toEqual(["Plot 7 / Mr Miller"])
})

test("the number of a postal item is printed in groups, and none of them is a phone", () => {
  const prints = row(100, "Tracking:", "RR 4730 2848 7DE")
  expect(valuesOf(prints, "Delivery note", "Tracking number", "Phone")).toEqual(["RR 4730 2848 7DE", undefined])
})

test("words that name a reference are a part of it", () => {
  const prints = [...row(100, "Your reference", "Stores 24-071"), ...row(120, "Our reference", "AB 4417/9")]
  expect(valuesOf(prints, "Invoice", "Your reference", "Our reference")).toEqual(["Stores 24-071", "AB 4417/9"])
})

test("the supplier's number is what the buyer says that it is called in his books", () => {
  const prints = row(100, "Your vendor no. with us", "K-30917")
  expect(valuesOf(prints, "Purchase order", "Vendor number")).toEqual(["K-30917"])
})

test.each(["Client reference", "Buyer reference", "Käuferreferenz", "Référence acheteur", "Köparens referens"])(
  "%s is what the reader refers by, neither the reader nor the number under which the sender keeps it",
  (name) => {
    const prints = [...row(100, "Customer no.", "K-017"), ...row(120, "Your reference", "PO 4500081277")]
    expect(valuesOf(prints, "Invoice", name)).toEqual(["PO 4500081277"])
  },
)

test("the number of a site between its word and its place is a reference with both", () => {
  expect(valuesOf(row(100, "Your reference", "Site 8810 Leeds"), "Invoice", "Your reference")).toEqual([
    "Site 8810 Leeds",
  ])
  expect(valuesOf(row(100, "Your reference", ": Site 8810 Leeds"), "Invoice", "Your reference")).toEqual([
    "Site 8810 Leeds",
  ])
  const dated = row(100, "Your reference", "Order 4711 dated 5 May")
  expect(valuesOf(dated, "Invoice", "Your reference")).toEqual(["4711"])
})

test.each([
  ["PO number", "H-208817 Rev 2", "H-208817 Rev 2"],
  ["PO number", "PO 2025-0117 R1", "PO 2025-0117 R1"],
  ["PO number", "NIS-55120 / NIS-55126", "NIS-55120 / NIS-55126"],
  ["PO number", "HS 70114 to HS 70119", "HS 70114 to HS 70119"],
  ["PO number", "9930017/EST 212", "9930017/EST 212"],
  // A date, a count or another number is no part of it.
  ["PO number", "NIS-55120 / 12", "NIS-55120"],
  ["PO number", "HS 70114 of 3 May 2031", "HS 70114"],
  ["Your reference", "26-0045 / Fam. Moe", "26-0045 / Fam. Moe"],
  ["Company registration number", "981 042 638 MVA", "981 042 638"],
])("%s: %s is read as %s", (name, text, value) => {
  expect(valuesOf(row(100, `${name}:`, text), "Order", name)).toEqual([value])
})

test("a number after the heading of a party is the one that it has in the books of the other", () => {
  const heading = (text: string): Print[] => [
    { text, x: 50, y: 100 },
    { text: "Nordwind Bakery Ltd", x: 50, y: 112 },
    { text: "12 Kingsway", x: 50, y: 124 },
    { text: "Leeds LS1 4AP", x: 50, y: 136 },
  ]
  const order = [{ text: "PURCHASE ORDER", x: 350, y: 40, size: 18 }]
  expect(valuesOf([...order, ...heading("VENDOR 0000104473")], "Purchase order", "Vendor number")).toEqual([
    "0000104473",
  ])
  const invoice = [{ text: "INVOICE", x: 350, y: 40, size: 18 }]
  expect(valuesOf([...invoice, ...heading("BILL TO: 20714")], "Invoice", "Customer number")).toEqual(["20714"])
  expect(valuesOf([...invoice, ...heading("BILL TO")], "Invoice", "Customer number")).toEqual([undefined])
})
