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
