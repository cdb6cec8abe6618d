import { expect, test } from "vitest"
import { boxRulings } from "../../../test/builders/form.ts"
import { at, valuesOf } from "../../../test/builders/paper.ts"

const prints = [at(60, 300, "Causale"), at(155, 300, "Totale imponibile"), at(330, 300, "Note")]
const values = [at(54, 314, "Saldo"), at(255, 314, "832,79")]
const columns = [50, 150, 290, 400]
const rulings = [298, 312].flatMap((top) =>
  columns.slice(1).flatMap((right, index) => boxRulings([columns[index] ?? 0, top, right, top + 14])),
)

test("a number on the right of a drawn column is below the caption in its middle", () => {
  expect(valuesOf({ "Net total": "number" }, [...prints, ...values], rulings)).toEqual([832.79])
})

test("without lines it is between its caption and the next one, where the line has one value for each", () => {
  const read = (...line: Parameters<typeof at>[]) =>
    valuesOf({ "Net total": "number" }, [...prints, ...line.map((value) => at(...value))])
  expect(read([54, 314, "Saldo"], [255, 314, "832,79"])).toEqual([832.79])
  expect(read([255, 314, "832,79"])).toEqual([null])
  expect(read([54, 314, "Saldo"], [130, 314, "832,79"], [250, 314, "4,00"], [280, 314, "6,00"])).toEqual([null])
})

test("in another column it is below none", () => {
  const other = [at(54, 314, "Saldo"), at(350, 314, "832,79")]
  expect(valuesOf({ "Net total": "number" }, [...prints, ...other], rulings)).toEqual([null])
})

test("an amount alone on its line is below the caption alone above it", () => {
  const read = (...values: Parameters<typeof at>[]) =>
    valuesOf({ "Grand total": "number" }, [at(350, 300, "Grand total"), ...values.map((value) => at(...value))])
  expect(read([480, 318, "477.90"])).toEqual([477.9])
  expect(read([200, 318, "477.90"])).toEqual([null])
})
