import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

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

test("the captions of a small table below a title are its own, though lines of the letterhead are between them and their values", () => {
  const page = [
    { ...at(354, 40, "FACTURE"), size: 19 },
    { ...at(34, 66, "Ateliers du Nord"), size: 13 },
    at(365, 75, "Numéro"),
    at(425, 75, "Date"),
    at(465, 75, "Code client"),
    at(34, 81, "214 rue des Forgerons"),
    at(34, 92, "83480 Puget"),
    at(360, 91, "FA0012847"),
    at(413, 91, "31/03/2023"),
    at(473, 91, "C01442"),
    at(34, 103, "N° 4711 du catalogue"),
  ]
  expect(valuesOf({ "Invoice number": "string" }, page)).toEqual(["FA0012847"])
})
