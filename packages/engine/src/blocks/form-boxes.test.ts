import { expect, test } from "vitest"
import type { Box } from "../document.ts"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { aForm, boxRulings } from "../../test/builders/form.ts"
import { formBoxes } from "./form-boxes.ts"

/** Returns the boxes of a page as `caption: value`. */
function boxesOf(prints: readonly Print[], rulings: readonly Box[]): string[] {
  const context = aContext([aPage(prints, rulings)])
  const boxes = new Set(context.segments.flatMap((segment) => formBoxes(context).ofCaption(segment) ?? []))
  return [...boxes].map(
    ({ caption, lines }) =>
      `${caption.map(({ text }) => text).join(" ")}: ${lines.map((line) => line.map(({ text }) => text).join(" ")).join(" | ")}`,
  )
}

const form = aForm([
  ["1 Name of skipper", "Nora Lindqvist"],
  ["2 Home port", "Västra hamnen", "Berth 12"],
  ["3 Mooring no.", "3911"],
  ["4 Previous port"],
  ["5 Pilot", "Ida Moe"],
])

test("a box has its caption in small type at the top, and below it what was filled in", () => {
  expect(boxesOf(form.prints, form.rulings)).toEqual([
    "1 Name of skipper: Nora Lindqvist",
    "2 Home port: Västra hamnen | Berth 12",
    "3 Mooring no.: 3911",
    "4 Previous port: ",
    "5 Pilot: Ida Moe",
  ])
})

test("text in cells that are not closed is in no box", () => {
  const open = form.rulings.filter(([left, , right]) => right - left > 1)
  expect(boxesOf(form.prints, open)).toEqual([])
})

test("cells in one type are those of a table, and a few small notes make no form", () => {
  const plain = form.prints.map((print) => ({ ...print, size: 10 }))
  expect(boxesOf(plain, form.rulings)).toEqual([])
  const few = aForm([
    ["Name", "Nora"],
    ["Port", "Västra"],
    ["Pilot", "Ida"],
  ])
  expect(boxesOf(few.prints, few.rulings)).toEqual([])
})

test("codes in small type above the names of goods are no captions", () => {
  const goods = aForm([
    ["AX-4711", "Shackle"],
    ["AX-4712", "Fender"],
    ["BT-9001", "Mooring line"],
    ["BT-9002", "Boat hook"],
  ])
  expect(boxesOf(goods.prints, goods.rulings)).toEqual([])
})

test("the squares of single digits are no cells", () => {
  const squares = Array.from({ length: 8 }, (_, at): Box[] => boxRulings([54 + 12 * at, 122, 66 + 12 * at, 134]))
  expect(boxesOf(form.prints, [...form.rulings, ...squares.flat()])).toContain("1 Name of skipper: Nora Lindqvist")
})

test("a caption in several languages is one", () => {
  const caption = "4 Ort u. Tag d. Ü. / Pl. a. day o. t. o. / L. e. j."
  const { prints, rulings } = aForm([
    ["1 Kapitän", "Nora"],
    ["2 Hafen", "Västra"],
    ["3 Nr.", "3911"],
    [caption, "Wels"],
  ])
  expect(boxesOf(prints, rulings)).toContain(`${caption}: Wels`)
})
