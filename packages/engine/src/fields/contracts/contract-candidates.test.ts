import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

const parties = {
  Supplier: "string",
  Customer: "string",
  "Supplier address": "string",
  "Customer address": "string",
} as const

test("a contract's parties and their addresses are what its definitions stand for", () => {
  const contract = [
    at(
      50,
      60,
      "This Agreement is made on 14 January 2026 (the “Effective Date”) between Northgate Facilities Limited, a company",
    ),
    at(
      50,
      72,
      "registered in England and Wales with number 08214573, whose registered office is at 22 Canal Wharf, Leeds",
    ),
    at(
      50,
      84,
      "LS11 5PS (the “Supplier”), and Hartwell Dental Group LLP, whose principal place of business is at 3 Mill Lane,",
    ),
    at(50, 96, "York YO1 9RN (the “Customer”)."),
  ]
  expect(valuesOf({ ...parties, "Effective date": "date" }, contract)).toEqual([
    "Northgate Facilities Limited",
    "Hartwell Dental Group LLP",
    "22 Canal Wharf, Leeds LS11 5PS",
    "3 Mill Lane, York YO1 9RN",
    "2026-01-14",
  ])
})

test("a definition may follow a word instead of brackets, and a person has a salutation", () => {
  const contract = [
    at(50, 60, "zwischen"),
    at(50, 90, "der Immobilien Seeblick GmbH, Uferstraße 12, 78462 Konstanz"),
    at(50, 102, "– nachfolgend „Vermieter“ genannt –"),
    at(50, 140, "und"),
    at(50, 170, "Herrn Jonas Brandner, Lindenweg 4, 78464 Konstanz"),
    at(50, 182, "– nachfolgend „Mieter“ genannt –"),
  ]
  const fields = { Vermieter: "string", Mieter: "string", "Adresse des Mieters": "string" } as const
  expect(valuesOf(fields, contract)).toEqual([
    "Immobilien Seeblick GmbH",
    "Jonas Brandner",
    "Lindenweg 4, 78464 Konstanz",
  ])
})

test.each([
  [
    "Ferme du Pré SARL, 4 rue des Lilas, 35000 Rennes (ci-après dénommée « le Prestataire »)",
    "Prestataire",
    "Ferme du Pré SARL",
  ],
  [
    "Talleres Ibor S.L., calle Mayor 3, 50001 Zaragoza (en adelante, «el Arrendador»)",
    "Arrendador",
    "Talleres Ibor S.L.",
  ],
  ["Bosco Mobili S.r.l., via Roma 2, 20121 Milano (di seguito “Locatore”)", "Locatore", "Bosco Mobili S.r.l."],
])("definitions are read in other languages: %s", (line, name, value) => {
  expect(valuesOf({ [name]: "string" }, [at(50, 60, line)])).toEqual([value])
})

test("a quotation is no definition", () => {
  const letter = [at(50, 60, "Ms Ferris told us that Mill Foods Ltd was “Customer” of the year in York, and we agree")]
  expect(valuesOf({ Customer: "string" }, letter)).not.toContain("Mill Foods Ltd")
})

test("the definitions of general terms name nobody", () => {
  const terms = [
    at(50, 60, "STANDARD TERMS AND CONDITIONS FOR PURCHASE OF BROADCAST ADVERTISING"),
    at(
      50,
      72,
      "The person or firm or other business entity contracting to purchase advertising (the “Advertiser”), and Station Two",
    ),
  ]
  expect(valuesOf({ Advertiser: "string" }, terms)).toEqual([null])
})
