import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

const fields = { "Start date": "date", "End date": "date" } as const

test.each([
  "This Agreement shall commence on 1 February 2026 and shall continue for 24 months, ending on 31 January 2028.",
  "Das Mietverhältnis beginnt am 01.02.2026 und endet am 31.01.2028 ohne Kündigung.",
  "Le présent contrat débute le 1er février 2026 et expire le 31 janvier 2028 sans préavis.",
  "El contrato comienza el 1 de febrero de 2026 y termina el 31 de enero de 2028 sin aviso.",
])("the days of a contract are those after its verbs: %s", (sentence) => {
  expect(valuesOf(fields, [at(50, 60, sentence)])).toEqual(["2026-02-01", "2028-01-31"])
})

test("a paragraph may break between the verb and the day", () => {
  const contract = [
    at(50, 60, "The term of this agreement, unless it is terminated earlier, shall expire on"),
    at(50, 72, "31 January 2028 at midnight."),
  ]
  expect(valuesOf(fields, contract)).toEqual([null, "2028-01-31"])
})
