import { describe, expect, test } from "vitest"
import type { ValueType } from "../configuration.ts"
import { composedConcept } from "./meanings.ts"
import { planField } from "./plan-field.ts"
import { planFields } from "./plan-fields.ts"

test.each([
  ["The number of the invoice", "invoiceNumber"],
  ["Kennziffer der Faktura", "invoiceNumber"],
  ["Kundennummernkennung", "customerNumber"],
  ["Rechnungsausstellungsdatum", "invoiceDate"],
  ["Summe vor Steuern", "netTotal"],
  ["Montant toutes taxes", "grossTotal"],
  ["Importe de los impuestos", "taxTotal"],
  ["Valor de la factura", "grossTotal"],
  ["Totaal openstaand bedrag", "amountDue"],
  ["Data wystawienia faktury", "invoiceDate"],
  ["Codice del fornitore", "supplierNumber"],
  ["Limite de pagamento", "dueDate"],
  ["Bruttobetrag vor Abzug der Provision", "grossTotal"],
  ["Montant avant commission", "grossTotal"],
  ["Coste bruto", "grossTotal"],
  ["Net amount after agency commission", "netAfterCommission"],
  ["Vertrags- oder Auftragsnummer", "contractNumber"],
  ["Client de la publicité", "advertiser"],
  ["Name of the advertising party", "advertiser"],
  ["Total consideration before agency commission", "grossTotal"],
  ["Expiry date of the broadcast period", "periodTo"],
  ["Date on which the campaign commences", "periodFrom"],
  ["Number of the advertising contract", "contractNumber"],
  ["Contracting advertiser", "advertiser"],
  ["Vertragskunde", "buyer"],
  ["Ordering agency", "agency"],
] as const)("%s means %s word by word, though no list holds it", (text, concept) => {
  expect(composedConcept(text)).toBe(concept)
})

test.each(["Passport number", "Geburtsdatum", "Net weight", "Order type", "", "7 days"])(
  "%s has no meaning in the lexicon",
  (text) => {
    expect(composedConcept(text)).toBeUndefined()
  },
)

describe("a field of another meaning", () => {
  const labelsOf = (name: string, type: ValueType = "string") => [
    ...planField({ name: "Document" }, { name, type }).labels.keys(),
  ]

  test.each([
    ["Date of adoption", "date", ["adoption"]],
    ["Eröffnungsfeierdatum", "date", ["eroffnungsfeier"]],
    ["Passport number", "string", ["passport"]],
    ["Número de pasaporte", "string", ["pasaporte"]],
    ["Hull colour", "string", []],
    ["Interest rate", "number", []],
    ["Inspection date", "date", ["inspection"]],
  ] as const)("is led to by %s itself, not by a word that many labels share", (name, type, parts) => {
    const [whole, ...others] = labelsOf(name, type)
    expect(whole).toBeDefined()
    expect(others).toEqual(parts)
  })

  test("is labelled by most words of a long name", () => {
    expect(labelsOf("Hull colour of the vessel")).toEqual(expect.arrayContaining(["hullcolour"]))
  })
})

test("a date that ends something else is not an end of the document's period, unless both ends are requested", () => {
  const endsOf = (...names: string[]) =>
    planFields({ name: "Document", fields: names.map((name) => ({ name, type: "date" as const })) }).map(
      ({ end }) => end,
    )
  expect(endsOf("Warranty until")).toEqual([undefined])
  expect(endsOf("Expiry date")).toEqual([undefined])
  expect(endsOf("Warranty from", "Warranty until")).toEqual(["start", "end"])
  expect(endsOf("Valid from", "Valid until")).toEqual(["start", "end"])
  expect(endsOf("Campagne van", "Campagne tot")).toEqual(["start", "end"])
  expect(endsOf("Fecha de inicio de emisión", "Fecha final de emisión")).toEqual(["start", "end"])
  expect(endsOf("Start of the works", "Latest payment date")).toEqual([undefined, undefined])
})

test("both ends of a period have the labels of periods, whether the words of their names or the lexicon say so", () => {
  const plans = planFields({
    name: "Document",
    fields: [
      { name: "Anreise", type: "date" },
      { name: "Abreise", type: "date" },
    ],
  })
  expect(plans.map(({ labels }) => labels.has("flightdate"))).toEqual([true, true])
})

test.each([
  ["Fin du vol", "end"],
  ["Début du vol", "start"],
  ["Flug von", "start"],
  ["Final de la campaña", "end"],
] as const)("%s is the %s of a period", (name, end) => {
  expect(planField({ name: "Document" }, { name, type: "date" }).end).toBe(end)
})
