import { expect, test } from "vitest"
import { conceptOf } from "./column-labels.ts"

test.each([
  ["Importe de esta línea", "lineTotal"],
  ["Preis pro Stück", "unitPrice"],
  ["Totale riga articolo", "lineTotal"],
  ["Prix de l'article", "unitPrice"],
  ["Number of units", "quantity"],
  ["Total per line", "lineTotal"],
])("%s is a column of %s: what is named counts, not what it belongs to", (name, concept) => {
  expect(conceptOf(name)).toBe(concept)
})

test("an unknown property of a line is not taken for its number", () => {
  expect(conceptOf("Zwxvq van de regel")).toBeUndefined()
})
