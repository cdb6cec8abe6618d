import { expect, test } from "vitest"
import { at, valuesOf } from "../../test/builders/paper.ts"

const fields = { "Certificate number": "string", "Order number": "string" } as const

test("a number below a title is that of the thing which the title names", () => {
  const page = [at(200, 60, "CERTIFICATE OF ANALYSIS"), at(230, 76, "No. WQ25/3047"), at(50, 120, "Order no.: UPA 772")]
  expect(valuesOf(fields, page)).toEqual(["WQ25/3047", "UPA 772"])
})

test("it is no number of another thing where that has none", () => {
  const page = [at(200, 60, "CERTIFICATE OF ANALYSIS"), at(230, 76, "No. WQ25/3047"), at(50, 120, "Order no.: –")]
  expect(valuesOf(fields, page)).toEqual(["WQ25/3047", null])
})

test("a number below another text is none of it", () => {
  const page = [at(200, 60, "Umzimkulu Analytical"), at(200, 76, "No. WQ25/3047")]
  expect(valuesOf({ "Certificate number": "string" }, page)).toEqual([null])
})
