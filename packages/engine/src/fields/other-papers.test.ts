import { expect, test } from "vitest"
import type { ValueType } from "../configuration.ts"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

function valueOf(name: string, type: ValueType, prints: readonly Print[]): unknown {
  const context = aContext([aPage([...prints, at(50, 700, "Kept for three years.")])])
  return extractFields(context, { name: "Paper", fields: [{ name, type }] }).fields.get(name)?.value ?? null
}

test.each([
  ["Gross weight", "number", "Bruttogewicht: 812,5 kg", 812.5],
  ["Net weight", "number", "Poids net : 640 kg", 640],
  ["Vehicle plate", "string", "Targa: FX 118 KM", "FX 118 KM"],
  ["Meter number", "string", "Målernr: 7720015", "7720015"],
  ["Current reading", "number", "Eindstand: 4418", 4418],
  ["Consumption", "number", "Zużycie: 318 kWh", 318],
  ["Cost center", "string", "Kostenplaats: 77-B", "77-B"],
  ["Bill of lading", "string", "Konnossement Nr. HLC 40021", "HLC 40021"],
  ["Country of origin", "string", "País de origen: Chile", "Chile"],
  ["Lot number", "string", "Šarže č.: 24B017", "24B017"],
  ["Date of birth", "date", "geb. am 14.03.1971", "1971-03-14"],
  ["Insurance premium", "number", "Celkové pojistné: 4 120,00 Kč", 4120],
] as const)("%s (%s) is found as %s", (name, type, line, value) => {
  expect(valueOf(name, type, [at(50, 60, line)])).toBe(value)
})

test("gross, tare and net weight are three values", () => {
  const prints = [
    at(50, 60, "Brutto gewicht 18.420 kg"),
    at(50, 75, "Tarra 7.100 kg"),
    at(50, 90, "Netto gewicht 11.320 kg"),
  ]
  expect(["Gross weight", "Tare weight", "Net weight"].map((name) => valueOf(name, "number", prints))).toEqual([
    18420, 7100, 11320,
  ])
})
