import { array, assert, constantFrom, property } from "fast-check"
import { expect, test } from "vitest"
import { GrowingKey, labelKey, significantTokens } from "./label-key.ts"

const tokens = array(constantFrom("total", "number", "of", "de", "eur", "invoice"), { minLength: 1, maxLength: 6 })

test("a key that grows is that of all its tokens at every step", () => {
  assert(
    property(tokens, (all) => {
      const key = new GrowingKey()
      for (const [index, token] of all.entries()) {
        key.add(token)
        const significant = significantTokens(all.slice(0, index + 1))
        expect([key.text, key.first]).toEqual([significant.join(""), significant[0]])
      }
    }),
  )
})

test("please before a label changes nothing", () => {
  expect(labelKey("Please deliver to")).toBe(labelKey("Deliver to"))
  expect(labelKey("Bitte liefern an")).toBe(labelKey("Liefern an"))
})

test.each([
  ["Réf. cde", "Réf. commande"],
  ["Mt HT", "Montant HT"],
  ["Cod. SDI", "Codice SDI"],
  ["Tot. documento", "Totale documento"],
  ["Nº ped.", "Número pedido"],
  ["Fec. vto.", "Fecha vencimiento"],
  ["Vlr. total", "Valor total"],
  ["Nr zam.", "Numer zamówienia"],
  ["Č. obj.", "Číslo objednávky"],
])("%s is %s", (abbreviated, label) => {
  expect(labelKey(abbreviated)).toBe(labelKey(label))
})
