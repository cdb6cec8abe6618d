import { expect, test } from "vitest"
import { at, valueOf } from "../../../test/builders/paper.ts"

test("the parts of an address with a caption each are joined, also those that share a line, up to a caption of something else", () => {
  const prints = [
    "Cedente/prestatore (fornitore)",
    "Denominazione: Studio Tecnico Ferrarin S.r.l.",
    "Indirizzo: Via dei Carpini 12/B",
    "Comune: Thiene Provincia: VI",
    "Cap: 36016 Nazione: IT Telefono: 0445 550188",
  ].map((text, row) => at(50, 100 + 12 * row, text))
  expect(valueOf("Indirizzo fornitore", "string", prints)).toBe("Via dei Carpini 12/B Thiene VI 36016 IT")
})
