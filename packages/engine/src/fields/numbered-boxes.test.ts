import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

function valuesOf(names: readonly string[], prints: readonly Print[]): unknown[] {
  const fields = names.map((name) => ({ name, type: "string" as const }))
  const { fields: found } = extractFields(aContext([aPage(prints)]), { name: "Form", fields })
  return names.map((name) => found.get(name)?.value)
}

test("a typewriter sets the value anywhere in a numbered box, right of its label's end as well", () => {
  const prints = [
    at(50, 100, "1. Name of keeper"),
    at(320, 100, "2. Mooring no."),
    at(150, 120, "Nora Lindqvist"),
    at(430, 120, "3911"),
  ]
  expect(valuesOf(["Name of keeper", "Mooring no."], prints)).toEqual(["Nora Lindqvist", "3911"])
})

test("a value in the next box belongs to the next box, although the page is skewed and its label a line lower", () => {
  const prints = [
    at(50, 106, "1. Name of keeper"),
    at(320, 100, "2. Mooring no."),
    at(430, 122, "3911"),
    at(80, 130, "Nora Lindqvist"),
  ]
  expect(valuesOf(["Name of keeper", "Mooring no."], prints)).toEqual(["Nora Lindqvist", "3911"])
})

test("empty lines in a numbered box are part of it, and OCR reads its number as a letter", () => {
  const prints = [at(50, 100, "I. Name of keeper"), at(50, 140, "Nora Lindqvist"), at(50, 170, "2. Pilot station")]
  expect(valuesOf(["Name of keeper"], prints)).toEqual(["Nora Lindqvist"])
})

test("the number of a box is not part of its label, though OCR reads a comma after it", () => {
  const prints = [at(50, 100, "1, Name of keeper"), at(50, 114, "Nora Lindqvist")]
  expect(valuesOf(["Keeper name"], prints)).toEqual(["Nora Lindqvist"])
})

test("a speck half a line off is not the value of a numbered box", () => {
  const prints = [at(300, 100, "2. Mooring no."), at(520, 105, "217"), at(300, 118, "5549")]
  expect(valuesOf(["Mooring no."], prints)).toEqual(["5549"])
})

test("the control number of a form is not that of the document, although a gap is before its label", () => {
  const prints = [at(295, 42, "OMB"), at(322, 42, "NO."), at(346, 42, "1124-0003"), at(50, 100, "Register of moorings")]
  expect(valuesOf(["Invoice number"], prints)).toEqual([undefined])
})

test("a number in groups of digits is one number", () => {
  const prints = [
    at(50, 100, "Mooring no."),
    at(160, 100, "4011 00 00"),
    at(50, 130, "Beeper no."),
    at(160, 130, "(201) 698-1780"),
  ]
  expect(valuesOf(["Mooring no.", "Beeper no."], prints)).toEqual(["4011 00 00", "(201) 698-1780"])
})

test("the blank that a form has for an amount makes the text before it a label, not a value", () => {
  const prints = [at(50, 100, "Name of keeper"), at(50, 112, "Mooring fee: $"), at(50, 124, "Nora Lindqvist")]
  expect(valuesOf(["Name of keeper"], prints)).toEqual([undefined])
})

test("a caption below a label is a part of the label", () => {
  const prints = [at(50, 100, "Mooring fee:"), at(50, 112, "(for this year)")]
  expect(valuesOf(["Mooring fee (for this year)"], prints)).toEqual([undefined])
})

test("after a colon, a word for a kind of value is a value", () => {
  expect(valuesOf(["Mooring period"], [at(50, 100, "Mooring period: Date of May")])).toEqual(["Date of May"])
  expect(valuesOf(["Mooring period"], [at(50, 100, "Mooring period: Date")])).toEqual(["Date"])
})

test("the bracket that ends the remark in one box is not the number of the next", () => {
  const prints = [
    at(50, 100, "7. Mooring fees (sum of line"),
    at(320, 100, "8. Port fees"),
    at(50, 112, "6)"),
    at(340, 114, "4,180.50"),
    at(70, 126, "2,210.00"),
  ]
  expect(valuesOf(["Mooring fees", "Port fees"], prints)).toEqual(["2,210.00", "4,180.50"])
})
