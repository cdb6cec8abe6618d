import { expect, test } from "vitest"
import { rateNamed } from "./rate-named.ts"

const named = (name: string) => rateNamed({ name, type: "number" })

test.each(["VAT 20%", "vat_20", "taxAt20pct", "TVA à 20 %", "MwSt. 20 %", "btw 20%", "DPH 20 %", "Moms 20 %"])(
  "%s is the tax at that rate",
  (name) => {
    expect(named(name)).toEqual({ rate: 20, amount: "tax" })
  },
)

test.each(["Base 5.5%", "base_tva_5_5", "net5,5pct", "Grondslag 5,5%", "Základ 5,5 %", "Imponibile 5,5%"])(
  "%s is what is taxed at that rate",
  (name) => {
    expect(named(name)).toEqual({ rate: 5.5, amount: "base" })
  },
)

test.each(["VAT", "Discount 5%", "Total incl. VAT 20%", "VAT 10% and 20%", "Line 2", "VAT 2023"])(
  "%s names no rate of a tax",
  (name) => {
    expect(named(name)).toBeUndefined()
  },
)
