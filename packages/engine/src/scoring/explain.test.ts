import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractDocument } from "../extract/extract-document.ts"
import { readExtraction, writeExtraction } from "../extract/extraction-json.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })
const configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [
        { name: "Invoice number", type: "string" as const },
        { name: "Due date", type: "date" as const },
      ],
    },
  ],
}

const extract = (prints: readonly Print[], explain?: boolean) =>
  extractDocument(aContext([aPage(prints)]).document, configuration, { explain })

const many = Array.from({ length: 30 }, (_, index) => at(50, 50 + index * 15, `Invoice number: A-${index}7`))

test("the chosen value is explained by features whose contributions add up to its strength", () => {
  const { data, explanations } = extract([at(50, 50, "Invoice number: A-17")], true)
  const [chosen] = explanations?.["/Invoice/fields/Invoice number"]?.candidates ?? []
  expect(chosen).toMatchObject({ value: "A-17", isChosen: true, derivation: "label inline", evidence: { page: 1 } })
  expect(data["Invoice"]?.fields?.["Invoice number"]).toBe("A-17")
  const sum = chosen?.features.reduce((total, { value, weight }) => total + value * weight, 0)
  expect(sum).toBeCloseTo(chosen?.strength ?? Number.NaN, 1)
})

test("an empty field is explained as well: no candidate, and an empty field is certain", () => {
  const { explanations } = extract([at(50, 50, "Invoice number: A-17")], true)
  expect(explanations?.["/Invoice/fields/Due date"]).toMatchObject({
    candidates: [],
    compared: 0,
    emptyProbability: 1,
  })
})

test("of many candidates five are explained, most likely first, and the number compared is given", () => {
  const explanation = extract(many, true).explanations?.["/Invoice/fields/Invoice number"]
  const probabilities = explanation?.candidates.map(({ probability }) => probability) ?? []
  expect(probabilities).toHaveLength(5)
  expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a))
  expect(explanation?.compared).toBeGreaterThan(5)
})

test("nothing is explained unless it is requested", () => {
  expect(extract(many)).not.toHaveProperty("explanations")
})

test("explanations survive the way out of a thread, and are dropped with a warning where they do not fit", () => {
  const extraction = extract(many, true)
  expect(readExtraction(writeExtraction(extraction, configuration))).toEqual(extraction)
  const small = writeExtraction(extraction, configuration, 600)
  expect(small.explanationsJson).toBeUndefined()
  expect(small.warnings).toEqual([
    "The explanations are left out: with them, the result would exceed 0.0006 MB of JSON.",
  ])
})
