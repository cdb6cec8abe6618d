import { expect, test } from "vitest"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { fragmentsOf } from "../candidates/fragments.ts"
import { isIban, missingOfIban, parseAccount, parseIban } from "./iban.ts"

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

test("an IBAN with wrong check digits ends where those of its country do", () => {
  const [parsed] = parseIban(runOf("GB29 NWBK 6016 1331 9268 19 40 days net"))
  expect(parsed?.value).toBe("GB29 NWBK 6016 1331 9268 19")
})

test("an IBAN with a wrong digit is read with a lower fit", () => {
  const [parsed] = parseIban(runOf("DE12 1234 4321 9876 00"))
  expect(parsed?.value).toBe("DE12 1234 4321 9876 00")
  expect(parsed?.fit).toBeLessThan(1)
})

test("an IBAN that a narrow cell cuts lacks as many characters as its country's have more", () => {
  expect(missingOfIban("NL20 RABO 8925")).toBe(6)
  expect(missingOfIban("NL50 INGB 0683 2513 09")).toBeUndefined()
  expect(missingOfIban("Invoice 4711")).toBeUndefined()
})

test.each([
  ["IBAN NL50 INGB 0683 2513 09", "NL50 INGB 0683 2513 09"],
  ["Account 19-2000145399/0800", "19-2000145399/0800"],
  ["Sort code 20-00-00", "20-00-00"],
  ["Account no. 1234 5678 Bank of Nowhere", "1234 5678"],
])("the account in %s is %s", (text, value) => {
  expect(parseAccount(runOf(text))[0]?.value).toBe(value)
})

test("the beginning of a longer number is not an IBAN, although its check digits are valid by chance", () => {
  expect(isIban("FR76 1027 8060 0000 0204")).toBe(false)
  expect(parseIban(runOf("FR76 1027 8060 0000 0204 7000 145"))[0]?.value).toBe("FR76 1027 8060 0000 0204 7000 145")
})
