import { expect, test } from "vitest"
import { joinPrinted } from "./wrapped-text.ts"

/** Builds the words of lines that are separated by ` | `, ten points high and twelve apart. */
function linesOf(text: string) {
  return text
    .split(" | ")
    .flatMap((line, index) =>
      line.split(" ").map((word) => ({ text: word, box: [0, index * 12, 50, index * 12 + 10] as const })),
    )
}

test.each([
  ["Zahlungs- | bedingungen laut Vertrag", "Zahlungsbedingungen laut Vertrag"],
  ["Hochdruck\u2010 | reiniger", "Hochdruckreiniger"],
  ["Emergency call- | out fee", "Emergency call-out fee"],
  ["Filter cartridge FX- | 200", "Filter cartridge FX-200"],
  ["Translation EN- | DE", "Translation EN-DE"],
  ["INV/2023/ | 0001", "INV/2023/0001"],
  ["accounts@ | example.com", "accounts@example.com"],
  ["CHAIR-STACK-ALU-TE | XT-GR", "CHAIR-STACK-ALU-TEXT-GR"],
  ["BENCH-TEAK-150 | -XL", "BENCH-TEAK-150-XL"],
])("a word that goes on in the next line is joined: %s", (printed, text) => {
  expect(joinPrinted(linesOf(printed))).toBe(text)
})

test.each([
  ["Landschafts- | und Gartenbau", "Landschafts- und Gartenbau"],
  ["Landschafts- und Gartenbau", "Landschafts- und Gartenbau"],
  ["Rows - | columns", "Rows - columns"],
  ["Office | chair", "Office chair"],
  ["5,00- | (net)", "5,00- (net)"],
  ["KX-149-A | KX-150-B", "KX-149-A KX-150-B"],
  ["CHAIR-STACK-ALU | DESK-LAMP-STEEL", "CHAIR-STACK-ALU DESK-LAMP-STEEL"],
])("words keep their space: %s", (printed, text) => {
  expect(joinPrinted(linesOf(printed))).toBe(text)
})

test("words without a place are joined with spaces", () => {
  expect(joinPrinted([{ text: "Vor-" }, { text: "namen" }])).toBe("Vor- namen")
})
