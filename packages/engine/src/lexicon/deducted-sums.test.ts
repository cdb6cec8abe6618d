import { expect, test } from "vitest"
import { planFields } from "./plan-fields.ts"

const conceptOf = (name: string): string | undefined =>
  planFields({ name: "Paper", fields: [{ name, type: "number" }] })[0]?.concept

test.each([
  "Credit applied",
  "Verrechnete Anzahlung",
  "Mensualités déjà réglées",
  "Anticipo deducido",
  "Acconto detratto",
  "Adiantamento deduzido",
  "Verrekend voorschot",
  "Rozliczona zaliczka",
  "Odečtená záloha",
  "Fratrukket aconto",
  "Fratrukket forskudd",
  "Avdraget förskott",
  "Vähennetty ennakko",
  "Levont előleg",
  "Avans dedus",
])("%s is what was paid before", (name) => {
  expect(conceptOf(name)).toBe("amountPaid")
})

test.each([
  "Quote total",
  "Angebotssumme",
  "Total du devis",
  "Total presupuesto",
  "Totale preventivo",
  "Total do orçamento",
  "Offertebedrag",
  "Wartość oferty",
  "Celková nabídková cena",
  "Tilbudspris",
  "Offertpris",
  "Tarjoushinta",
  "Ajánlati ár",
  "Valoarea ofertei",
])("%s is the total of a quote", (name) => {
  expect(conceptOf(name)).toBe("grossTotal")
})
