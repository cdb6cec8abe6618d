import { expect, test } from "vitest"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { planField } from "../../lexicon/plan-field.ts"
import { candidateOf } from "../candidates/candidate.ts"
import { fragmentsOf } from "../candidates/fragments.ts"
import { preferLoneTaxes } from "./lone-taxes.ts"

const field = { name: "VAT amount", type: "number" } as const
const plan = planField({ name: "Invoice", fields: [field] }, field)

/** Returns the values that remain, the best first, of a column of taxes by rate that follow each other with equal scores. */
function orderOf(...taxes: readonly string[]): unknown[] {
  const { segments } = aContext([aPage(taxes.map((text, row) => ({ text, x: 500, y: 100 + 14 * row, isRight: true })))])
  const derivation = { by: "label", label: { by: "nameWords" }, relation: "below" } as const
  const below = segments.map((segment) => candidateOf(Number(segment.text), fragmentsOf(segment), 1, derivation))
  return preferLoneTaxes([plan], [below])[0]?.map(({ value }) => value) ?? []
}

test("the only tax of a column that is not 0 is preferred", () => {
  expect(orderOf("0.00", "1746.66", "0.00")).toEqual([1746.66, 0, 0])
})

test("of two taxes none is preferred, nor one without zeros", () => {
  expect(orderOf("0.00", "1746.66", "12.00")).toEqual([0, 1746.66, 12])
  expect(orderOf("12.00", "1746.66")).toEqual([12, 1746.66])
})
