import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"
import { at, valuesOf } from "../../test/builders/paper.ts"
import { formSections } from "./form-sections.ts"

const lease = (
  first: string,
  second: string,
  third: string,
  [name, taxId, address]: readonly [string, string, string],
) => [
  { text: first, x: 50, y: 100, isBold: true },
  ...aTable(
    [56, 220],
    [
      [name, "Ann Miller"],
      [taxId, "17284036L"],
      [address, "Paseo de las Damas 41, 50008 Zaragoza"],
    ],
    { top: 118 },
  ),
  { text: second, x: 50, y: 190, isBold: true },
  ...aTable(
    [56, 220],
    [
      [name, "Carl Baker"],
      [taxId, "72610958G"],
      ["Notices", "At the property"],
    ],
    { top: 208 },
  ),
  { text: third, x: 50, y: 280, isBold: true },
  ...aTable(
    [56, 220],
    [
      [address, "Calle Alta 22, 50002 Zaragoza"],
      ["Reference", "6730418XM7163B0009QT"],
    ],
    { top: 298 },
  ),
]
const spanish = lease("1. ARRENDADOR", "2. ARRENDATARIO", "3. FINCA", [
  "Nombre / Razón social",
  "DNI / NIF",
  "Domicilio",
])

test("names and numbers in the numbered sections of a form are those of the party of their heading", () => {
  const fields = {
    Arrendador: "string",
    "NIF del arrendador": "string",
    Arrendatario: "string",
    "NIF del arrendatario": "string",
  } as const
  const title = { text: "CONTRATO DE ARRENDAMIENTO", x: 50, y: 40, size: 16 }
  expect(valuesOf(fields, [title, ...spanish])).toEqual(["Ann Miller", "17284036L", "Carl Baker", "72610958G"])
})

test("sections follow each other by their numbers above rows of labels and values, and one of them is a party's", () => {
  const sectionsOf = (...prints: Parameters<typeof aPage>[0]) => formSections(aContext([aPage(prints)]))
  expect(sectionsOf(...spanish).map(({ party, values }) => [party?.concept, values.length])).toEqual([
    ["seller", 3],
    ["buyer", 3],
    [undefined, 2],
  ])
  const clauses = ["1. TENANT", "pays the rent on the first day", "2. LANDLORD", "keeps the house in good repair"]
  expect(sectionsOf(...clauses.map((text, index) => at(50, 40 + 14 * index, text)))).toEqual([])
  const others = lease("1. Boiler", "2. Radiators", "3. Meter", ["Make", "Type", "Place"])
  expect(sectionsOf(...others)).toEqual([])
})

/** Prints rows of a label and its value, each on a line of its own. */
const rows = (x: number, y: number, pairs: readonly (readonly [string, string])[]) =>
  pairs.flatMap(([label, value], index) => [
    at(x, y + 14 * index, label),
    at(x + 90, y + 13.5 + 14 * index - 14, value),
  ])

test("sections of parties beside each other are of rows of their own, between which are those of the other", () => {
  const buyer = rows(40, 118, [
    ["Leitweg-ID:", "03401000-57"],
    ["Name:", "Stadt Delmenfeld"],
    ["Ort:", "Delmenfeld"],
    ["Land:", "DE"],
  ])
  const seller = rows(310, 122, [
    ["Firmenname:", "Nordwind"],
    ["Ort:", "Bremen"],
    ["Land:", "DE"],
    ["USt-IdNr.:", "DE284719361"],
  ])
  const codes = [118, 132, 146].map((y) => ({ text: "BT-10", x: 270, y, size: 6 }))
  const headings = [at(44, 100, "Informationen zum Käufer"), at(314, 100, "Informationen zum Verkäufer")]
  const prints = [...headings, ...buyer, ...seller, ...codes, at(40, 200, "Preis pro"), at(40, 212, "Einheit (netto)")]
  expect(formSections(aContext([aPage(prints)])).map(({ party, values }) => [party?.concept, values.length])).toEqual([
    ["buyer", 4],
    ["seller", 4],
  ])
  const fields = {
    Buyer: "string",
    Seller: "string",
    "Buyer VAT number": "string",
    "Seller VAT number": "string",
  } as const
  expect(valuesOf(fields, prints)).toEqual(["Stadt Delmenfeld", "Nordwind", null, "DE284719361"])
})
