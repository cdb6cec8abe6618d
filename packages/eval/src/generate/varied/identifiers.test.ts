import { expect, test } from "vitest"
import { weighted } from "../identifiers.ts"
import { Random } from "../random.ts"
import { accountCountries, drawBankAccount } from "./bank-accounts.ts"
import { countries } from "./countries/countries.ts"
import { drawTaxNumber, taxCountries } from "./tax-numbers.ts"

test("there are tax numbers and bank accounts of forty countries, and of every country with companies", () => {
  expect(taxCountries.length).toBeGreaterThanOrEqual(40)
  expect(accountCountries.length).toBeGreaterThanOrEqual(40)
  for (const { code } of countries) {
    expect(taxCountries).toContain(code)
    expect(accountCountries).toContain(code)
  }
})

test("accounts with an IBAN pass the check of ISO 13616", () => {
  for (const country of accountCountries) {
    const { isIban, number } = drawBankAccount(new Random(country), country)
    if (!isIban) continue
    const compact = number.replaceAll(" ", "")
    const digits = `${compact.slice(4)}${compact.slice(0, 4)}`.replace(/[A-Z]/gu, (letter) =>
      String(letter.charCodeAt(0) - 55),
    )
    expect(BigInt(digits) % 97n, number).toBe(1n)
  }
})

const digitsOf = (country: string, seed: string): string => drawTaxNumber(new Random(seed), country).replace(/\D/gu, "")

test("tax numbers have the check digits of their countries", () => {
  for (const seed of ["a", "b", "c", "d", "e"]) {
    // Danish CVR, Norwegian organisation number, Polish NIP: weighted sums by modulus 11.
    expect(weighted(digitsOf("DK", seed), [2, 7, 6, 5, 4, 3, 2, 1]) % 11).toBe(0)
    expect(weighted(digitsOf("NO", seed), [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11).toBe(0)
    const nip = digitsOf("PL", seed)
    expect(weighted(nip, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11).toBe(Number(nip.at(-1)))
    // Australian ABN: modulus 89 after taking one from the first digit.
    const abn = digitsOf("AU", seed)
    expect(weighted(`${Number(abn[0]) - 1}${abn.slice(1)}`, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89).toBe(0)
    // Belgian enterprise number: 97 less the first eight digits by modulus 97.
    const belgian = digitsOf("BE", seed)
    expect(97 - (Number(belgian.slice(0, 8)) % 97)).toBe(Number(belgian.slice(8)))
  }
})

test("throws for a country whose numbers are not known", () => {
  expect(() => drawTaxNumber(new Random("x"), "XX")).toThrow("No tax numbers of XX are known.")
  expect(() => drawBankAccount(new Random("x"), "XX")).toThrow("No bank accounts of XX are known.")
})
