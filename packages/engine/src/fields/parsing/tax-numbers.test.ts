import { expect, test } from "vitest"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { fragmentsOf } from "../candidates/fragments.ts"
import { parseTaxNumber, parseVatId } from "./tax-numbers.ts"

function runOf(text: string) {
  const { segments } = aContext([aPage([{ text, x: 20, y: 50 }])])
  return segments.flatMap(fragmentsOf)
}

test.each([
  "DE 232 446 240",
  "NL810433941B01",
  "NL 8104.33.941.B.01",
  "FR60421938861",
  "ATU12345678",
  "06AABCO6063D1ZQ",
  "GB 980 7806 84",
  "CHE-123.456.788 MWST",
])("%s is a VAT id", (text) => {
  expect(parseVatId(runOf(`VAT ${text}`))[0]).toMatchObject({ value: text, fit: 1 })
})

test("words and amounts are not VAT ids", () => {
  expect(parseVatId(runOf("DELIVERY ON 12.50 EUR"))).toEqual([])
})

test.each([
  ["EIN: 58-4192067", "58-4192067"],
  ["Adószám: 23456781-2-13", "23456781-2-13"],
  ["CNPJ 12.345.678/0001-95", "12.345.678/0001-95"],
  ["ABN 51 824 753 556", "51 824 753 556"],
  ["SIRET 512 734 609 00013", "512 734 609 00013"],
  ["RFC: GOMA800101AB1", "GOMA800101AB1"],
  ["Steuernummer 143/123/12345", "143/123/12345"],
  ["NIP 123-456-32-18", "123-456-32-18"],
  ["CIF B12345674", "B12345674"],
  ["NIF A-12345674", "A-12345674"],
  ["NIF 12345678-K", "12345678-K"],
  ["GST Reg. No. 201389785X", "201389785X"],
  ["HST # 813340098 RT0001", "813340098 RT0001"],
  ["GST No. 634-399-817", "634-399-817"],
])("the tax number in %s is %s, which needs a label", (text, value) => {
  const [parsed] = parseTaxNumber(runOf(text))
  expect(parsed?.value).toBe(value)
  expect(parsed?.fit).toBeLessThan(0.8)
})

test("a tax number before a VAT id is read as well, one after it is not", () => {
  const values = (text: string) => parseVatId(runOf(text)).map(({ value }) => value)
  expect(values("512 734 609 00013 - APE 0149Z - N° TVA FR 37 512734609")).toEqual([
    "FR 37 512734609",
    "512 734 609 00013",
  ])
  expect(values("N° TVA FR 37 512734609 - SIRET 512 734 609 00013")).toEqual(["FR 37 512734609"])
})
