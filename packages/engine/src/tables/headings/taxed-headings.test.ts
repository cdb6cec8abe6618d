import { expect, test } from "vitest"
import { taxSideOf } from "./taxed-headings.ts"

test.each([
  ["Precio sin IVA", "without"],
  ["(IVA incluido)", "with"],
  ["P. Unitario (IVA excluido)", "without"],
  ["Price incl. VAT", "with"],
  ["Wartość netto", "without"],
  ["Wartość brutto", "with"],
  ["Excl. Total", "without"],
  ["Incl. Total", "with"],
  ["Price", undefined],
  ["VAT", undefined],
  ["Net / gross", undefined],
])("%s", (heading, side) => expect(taxSideOf(heading)).toBe(side))
