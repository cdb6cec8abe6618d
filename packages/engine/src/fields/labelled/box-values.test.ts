import { expect, test } from "vitest"
import type { ValueType } from "../../configuration.ts"
import { aForm } from "../../../test/builders/form.ts"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

/** Returns the values of fields that are read on a form of boxes; null for those it does not contain. */
function valuesOf(
  types: Readonly<Record<string, ValueType>>,
  boxes: readonly (readonly [caption: string, ...lines: readonly string[]])[],
): unknown[] {
  const { prints, rulings } = aForm(boxes)
  const fields = Object.entries(types).map(([name, type]) => ({ name, type }))
  const found = extractFields(aContext([aPage(prints, rulings)]), { name: "Form", fields }).fields
  return fields.map(({ name }) => found.get(name)?.value ?? null)
}

const others = [
  ["7 Length of hull (m)", "11.4"],
  ["8 Sail number", "SWE 218"],
  ["9 Harbour master", "Ida Moe"],
] as const

test("the name of a field is a part of the caption, in any order and before a remark in brackets", () => {
  const boxes = [
    ["1 Name of skipper (last, first)", "Lindqvist, Nora"],
    ["2 Type of vessel", "Sloop"],
    ["3 Hours sought per tide", "3.5"],
    ...others,
  ] as const
  const types = { Skipper: "string", "Vessel type": "string", "Hours per tide": "number" } as const
  expect(valuesOf(types, boxes)).toEqual(["Lindqvist, Nora", "Sloop", 3.5])
})

test("an empty box leaves its field empty, whatever the next box contains", () => {
  const boxes = [
    ["1 Previous berth"],
    ["2 Berth", "North pier 12"],
    ["3 Mailing address, if different"],
    ["4 Address of skipper", "Strandvägen 3", "252 67 Helsingborg"],
    ...others,
  ] as const
  expect(valuesOf({ "Previous berth": "string", Berth: "string", "Mailing address": "string" }, boxes)).toEqual([
    null,
    "North pier 12",
    null,
  ])
})

test("a box whose caption has the name of a field goes before those with some of its words", () => {
  const boxes = [["1 Surname (CAPITALS)", "LINDQVIST"], ["2 Name of referee", "Dr Arne Falk"], ...others] as const
  expect(valuesOf({ Surname: "string" }, boxes)).toEqual(["LINDQVIST"])
})

test("all lines of a box are its text", () => {
  const boxes = [["1 Place of mooring (street, town)", "Strandvägen 3", "252 67 Helsingborg"], ...others] as const
  expect(valuesOf({ "Place of mooring": "string" }, boxes)).toEqual(["Strandvägen 3 252 67 Helsingborg"])
})

test("captions that share a box have their values in the same order", () => {
  const boxes = [
    ["Permit number / Amendment", "4711-08 / 2"],
    ["Issued / Amended", "03/18/2025 / 04/22/2025"],
    ...others,
  ] as const
  expect(valuesOf({ "Permit number": "string", Amendment: "string" }, boxes)).toEqual(["4711-08", "2"])
})

test("digits in squares are a date in the order that the caption asks for", () => {
  const boxes = (order: string) => [[`1 Date of launch (${order})`, "0 4 1 2 1 9 8 8"], ...others] as const
  expect(valuesOf({ "Date of launch": "date" }, boxes("DD MM YYYY"))).toEqual(["1988-12-04"])
  expect(valuesOf({ "Date of launch": "date" }, boxes("MM/DD/YYYY"))).toEqual(["1988-04-12"])
  expect(valuesOf({ "Date of launch": "date" }, boxes("optional"))).toEqual([null])
})

test("a name may be the initials of a caption", () => {
  const boxes = [["1 Hull identification number", "NLX20417B614"], ...others] as const
  expect(valuesOf({ HIN: "string" }, boxes)).toEqual(["NLX20417B614"])
})

test("a box with a name and its address has both", () => {
  const boxes = [
    ["1 Keeper(s) name and address", "LINDQVIST, NORA", "12 Quay Street", "Bath, ME 04530"],
    ...others,
  ] as const
  expect(valuesOf({ Keeper: "string", "Keeper address": "string" }, boxes)).toEqual([
    "LINDQVIST, NORA",
    "12 Quay Street Bath, ME 04530",
  ])
})

test("a caption that means a field as a whole goes before one that ends with the same words", () => {
  const boxes = [["1.ª matrícula", "05-09-2014"], ["Matrícula", "63-QT-07"], ...others] as const
  expect(valuesOf({ "Licence plate": "string" }, boxes)).toEqual(["63-QT-07"])
})
