import { expect, test } from "vitest"
import { at, valuesOf } from "../../test/builders/paper.ts"

test("each label of a long legal line has the value up to the next dash", () => {
  const line =
    "EURL MOULIN PLOMBERIE au capital de 8 000 € – SIRET 512 844 077 00028 – RM 56 – APE 4322A – TVA intracom. FR14512844077 – Assurance décennale"
  expect(valuesOf({ SIRET: "string", "Numéro de TVA": "string" }, [at(50, 800, line)])).toEqual([
    "512 844 077 00028",
    "FR14512844077",
  ])
})

test("a word of a sentence is no label of what is printed beside the sentence", () => {
  const page = [at(50, 60, "la remise de l’attestation par le client."), at(500, 60, "199,35 €")]
  expect(valuesOf({ Remise: "number" }, page)).toEqual([null])
  expect(valuesOf({ Remise: "number" }, [at(50, 60, "Remise"), at(500, 60, "199,35 €")])).toEqual([199.35])
})

test("the number of a register is not the tax number beside it", () => {
  const line = "Maison Lune SARL - SIRET 84120577600039 - TVA FR59841205776"
  expect(valuesOf({ SIRET: "string" }, [at(50, 800, line)])).toEqual(["84120577600039"])
})
