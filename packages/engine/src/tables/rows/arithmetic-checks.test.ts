import { array, assert, constantFrom, integer, option, property, record, tuple } from "fast-check"
import { expect, test } from "vitest"
import type { ColumnConcept } from "../../lexicon/concept.ts"
import { greatestArithmetic, scoreArithmetic, scoreReduced } from "./arithmetic-checks.ts"

const CONCEPTS = [
  "quantity",
  "unitPrice",
  "lineTotal",
  "lineGross",
  "discount",
  "taxRate",
  "taxAmount",
  "grossAmount",
  "paidAmount",
  "balance",
  "amount",
  "debit",
  "credit",
] as const satisfies readonly ColumnConcept[]

test("no table scores more than the bound for its columns", () => {
  const cell = option(integer({ min: 0, max: 4 }), { nil: undefined })
  const column = record({ concept: constantFrom(...CONCEPTS), figures: tuple(cell, cell, cell) })
  assert(
    property(array(column, { maxLength: 8 }), (columns) => {
      const figures = new Map<ColumnConcept, readonly (number | undefined)[]>(
        columns.map((own) => [own.concept, own.figures]),
      )
      const figuresOf = (concept: ColumnConcept) => figures.get(concept)
      const score = scoreArithmetic(figuresOf) + scoreReduced(figuresOf)
      expect(score).toBeLessThanOrEqual(greatestArithmetic(new Set(figures.keys())))
    }),
    { numRuns: 500 },
  )
})

test("a table without columns that go together has nothing to gain", () => {
  expect(greatestArithmetic(new Set(["quantity", "lineTotal", "taxRate"]))).toBeLessThan(0.01)
})
