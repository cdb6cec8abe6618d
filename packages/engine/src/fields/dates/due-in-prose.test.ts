import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

function dueDateOf(...lines: readonly string[]) {
  const prose = lines.map((text, index): Print => ({ text, x: 50, y: 600 + 12 * index }))
  const prints = [
    { text: "Invoice", x: 50, y: 50, size: 18 },
    { text: "Date: 14 January 2024", x: 50, y: 80 },
    ...prose,
  ]
  const fields = [{ name: "Due date", type: "date" as const }]
  return extractFields(aContext([aPage(prints)]), { name: "Invoice", fields }).fields.get("Due date")?.value
}

test.each([
  [["Kindly remit to our client account not later than 13 February 2024."], "2024-02-13"],
  [["Wir bitten um Überweisung auf unser Konto bei der Sparkasse bis 7.", "April 2024. Vielen Dank."], "2024-04-07"],
  [["Bitte begleichen Sie den Betrag durch Zahlung auf das Konto bis zum 07.04.2024."], "2024-04-07"],
  [["Forma de pago: transferencia a la cuenta antes del 18 de septiembre", "de 2023."], "2023-09-18"],
  [["We will take this from your bank account by Direct Debit on or just after 31 January 2024."], "2024-01-31"],
  [["Der Betrag wird am 29.01.2024 von Ihrem Konto abgebucht."], "2024-01-29"],
  [["Die Bezahlung bis 31.1.2024 erbitte ich auf das Konto der Sparkasse."], "2024-01-31"],
  [["Merci d'effectuer votre virement sur notre compte avant le", "12 mars 2024."], "2024-03-12"],
])("the last day of payment is read in the sentence %s", (lines, day) => {
  expect(dueDateOf(...lines)).toBe(day)
})

test.each([
  ["The exhibition in our rooms stays open until 13 February 2024."],
  ["Bei Zahlung auf unser Konto bis 20. Januar 2024 gewähren wir 2 % Skonto."],
  ["We thank you for your payment to our account of 13 February 2024."],
  ["The account statement covers your payments from 1 January to 31 January 2024."],
])("no last day of payment is read in the sentence %s", (line) => {
  expect(dueDateOf(line)).toBeUndefined()
})

test.each([
  ["Payment terms: bank transfer, 30 days: 13 February 2024", "2024-02-13"],
  ["Sposób zapłaty: przelew, termin 30 dni: 13.02.2024", "2024-02-13"],
  ["Payment terms: 2 % discount, 10 days: 24 January 2024", undefined],
])("the last day of payment in the terms %s", (line, day) => {
  expect(dueDateOf(line)).toBe(day)
})
