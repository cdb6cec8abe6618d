import { expect, test } from "vitest"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

function bankOf(...lines: readonly string[]) {
  const prints = lines.map((text, index) => ({ text, x: 50, y: 600 + 12 * index }))
  const context = aContext([aPage([{ text: "Invoice 4711", x: 50, y: 50 }, ...prints])])
  const fields = [{ name: "Bank name", type: "string" as const }]
  return extractFields(context, { name: "Invoice", fields }).fields.get("Bank name")?.value
}

test.each([
  ["above the account", ["Sparkasse Nordwind-Uferland", "DE89 3704 0044 0532 0130 00"], "Sparkasse Nordwind-Uferland"],
  [
    "after a label without a colon",
    ["Bankverbindung Volksbank Uferland", "IBAN DE89 3704 0044 0532 0130 00"],
    "Volksbank Uferland",
  ],
  [
    "in a sentence",
    [
      "Bitte überweisen Sie auf unser Konto IBAN DE89 3704 0044 0532 0130 00 bei der",
      "VR-Bank Uferland mit Angabe der Nummer.",
    ],
    "VR-Bank Uferland",
  ],
  ["before the code of the branch", ["EFT: Kettle Mutual Bank, BSB 734-901, Account 76152511"], "Kettle Mutual Bank"],
  [
    "with its first word, which is no label without a colon",
    ["Banca Alto Colle", "IBAN DE89 3704 0044 0532 0130 00"],
    "Banca Alto Colle",
  ],
  ["after such a label and a colon", ["Bank: Alto Colle", "IBAN DE89 3704 0044 0532 0130 00"], "Alto Colle"],
  ["after such a label", ["Bank Sparkasse Uferland", "IBAN DE89 3704 0044 0532 0130 00"], "Sparkasse Uferland"],
  ["with two small words", ["Banco de la Ribera", "ES91 2100 0418 4502 0005 1332"], "Banco de la Ribera"],
  ["with small words between", ["Banco de Ribera", "ES91 2100 0418 4502 0005 1332"], "Banco de Ribera"],
] as const)("the name of a bank is read %s", (_place, lines, name) => {
  expect(bankOf(...lines)).toBe(name)
})

test("a heading of the bank details, and a bank far from any account, are not the name of the bank", () => {
  expect(bankOf("Bank details", "DE89 3704 0044 0532 0130 00")).toBeUndefined()
  expect(bankOf("Landbank Uferland", "Goods", "Service", "Thank you", "Account holder", "Jo Nordwind")).toBeUndefined()
})

test.each([
  ["EFT: Kettle Mutual Bank, BSB 734-901, Account 76152511", "BSB", "734-901"],
  ["EFT: Kettle Mutual Bank, BSB 734-901, Account 76152511", "Supplier bank code", "734-901"],
  ["Bankverbindung: Volksbank Uferland, BLZ 370 400 44, Konto 5320130", "Bankleitzahl", "370 400 44"],
  ["Sort code: 20-00-31", "Bank routing code", "20-00-31"],
  ["IBAN DE89 3704 0044 0532 0130 00", "Bankleitzahl", undefined],
])("%s has this bank code, asked for as %s: %s", (text, name, code) => {
  const context = aContext([
    aPage([
      { text: "Invoice 4711", x: 50, y: 50 },
      { text, x: 50, y: 600 },
    ]),
  ])
  const fields = [{ name, type: "string" as const }]
  expect(extractFields(context, { name: "Invoice", fields }).fields.get(name)?.value).toBe(code)
})
