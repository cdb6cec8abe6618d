import { expect, test } from "vitest"
import type { Box } from "../../document.ts"
import { at, valuesOf } from "../../../test/builders/paper.ts"

const captions = [at(50, 400, "Signed by"), at(250, 400, "Signature"), at(450, 400, "Place of handover")]
const lines: Box[] = [
  [50, 398, 200, 399],
  [250, 398, 400, 399],
  [450, 398, 560, 399],
]

test("the person above a line is the value of the caption below it", () => {
  const prints = [at(50, 386, "P. Miller-Okoro"), at(450, 386, "Dock 4"), ...captions]
  expect(valuesOf({ "Signed by": "string" }, prints, lines)).toEqual(["P. Miller-Okoro"])
})

test("text above the lines between the rows of a table is not the value of what is below", () => {
  const rows = [at(50, 386, "North Bay"), at(250, 386, "12"), at(50, 400, "Signed by"), at(250, 400, "Ida Moe")]
  expect(valuesOf({ "Signed by": "string" }, rows, [[50, 398, 560, 399]])).toEqual(["Ida Moe"])
})
