import { expect, test } from "vitest"
import { Random } from "../random.ts"
import { variedKinds } from "./attributes.ts"
import { countries } from "./countries/countries.ts"
import { documentLanguages } from "./countries/country.ts"
import { drawDeal } from "./deal.ts"

const deals = Array.from({ length: 200 }, (_, index) =>
  drawDeal(new Random(`deal ${index}`), variedKinds, documentLanguages),
)

test("lines, discounts, shipping and taxes add up to the total", () => {
  for (const { kind, lines, taxes, totals } of deals) {
    if (kind === "delivery") {
      expect(totals).toStrictEqual({})
      continue
    }
    const { subtotal = 0, discount = 0, shipping = 0, netTotal = 0, taxTotal = 0, grandTotal = 0 } = totals
    const sum = lines.reduce((total, { values }) => total + Number(values.lineTotal), 0)
    expect(sum).toBeCloseTo(subtotal, 2)
    expect(subtotal - discount + shipping).toBeCloseTo(netTotal, 2)
    expect(taxes.reduce((total, { tax }) => total + tax, 0)).toBeCloseTo(taxTotal, 2)
    expect(netTotal + taxTotal).toBeCloseTo(grandTotal, 2)
    if (totals.amountDue !== undefined) expect(grandTotal - (totals.amountPaid ?? 0)).toBeCloseTo(totals.amountDue, 2)
  }
})

test("seller and buyer differ, and have an address of at least a street and a town", () => {
  for (const { seller, buyer } of deals) {
    expect(seller.name).not.toBe(buyer.name)
    for (const { address, name } of [seller, buyer]) {
      expect(address.length, name).toBeGreaterThanOrEqual(2)
      for (const line of address) expect(line, name).not.toMatch(/^[,\s/-]|[,\s/-]$|\(\)|\{/u)
    }
  }
})

test("companies come from at least 25 countries, and from those of every language", () => {
  expect(countries.length).toBeGreaterThanOrEqual(25)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
  expect(new Set(deals.map(({ seller }) => seller.country.code)).size).toBeGreaterThanOrEqual(25)
  expect(new Set(deals.map(({ language }) => language)).size).toBe(documentLanguages.length)
})
