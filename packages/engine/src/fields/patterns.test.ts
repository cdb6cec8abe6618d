import { expect, test } from "vitest"
import { aContext, aPage } from "../../test/builders/page.ts"
import { isIban, parseBic, parseEmail, parseIban, parsePhone, parseVatId } from "./patterns.ts"
import { fragmentsOf } from "./fragments.ts"

function runOf(text: string) {
  const { segments } = aContext([aPage([{ text, x: 20, y: 50 }])])
  return segments.flatMap(fragmentsOf)
}

test("check digits distinguish an IBAN from other digits", () => {
  expect(isIban("NL50 INGB 0683 2513 09")).toBe(true)
  expect(isIban("NL51INGB0683251309")).toBe(false)
})

test("an IBAN ends before the words after it", () => {
  const [parsed] = parseIban(runOf("IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX"))
  expect(parsed).toMatchObject({ value: "DE89 3704 0044 0532 0130 00", fit: 1 })
})

test("an IBAN with a wrong digit is read with a lower fit", () => {
  const [parsed] = parseIban(runOf("DE12 1234 4321 9876 00"))
  expect(parsed?.value).toBe("DE12 1234 4321 9876 00")
  expect(parsed?.fit).toBeLessThan(1)
})

test.each(["DE 232 446 240", "NL810433941B01", "FR60421938861", "ATU12345678", "06AABCO6063D1ZQ"])(
  "%s is a VAT id",
  (text) => {
    expect(parseVatId(runOf(`VAT ${text}`))[0]).toMatchObject({ value: text, fit: 1 })
  },
)

test("words and amounts are not VAT ids", () => {
  expect(parseVatId(runOf("DELIVERY ON 12.50 EUR"))).toEqual([])
})

test("BIC, mail and phone are read inside words", () => {
  const run = runOf("COBADEFFXXX info@example.com +49 6051 916440")
  expect(parseBic(run)[0]?.value).toBe("COBADEFFXXX")
  expect(parseEmail(run)[0]?.value).toBe("info@example.com")
  expect(parsePhone(run)[0]?.value).toBe("+49 6051 916440")
})
