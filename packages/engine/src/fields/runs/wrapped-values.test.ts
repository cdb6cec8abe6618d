import { expect, test } from "vitest"
import type { ValueType } from "../../configuration.ts"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

function valueOf(name: string, type: ValueType, prints: readonly Print[]) {
  return extractFields(aContext([aPage(prints)]), { name: "Document", fields: [{ name, type }] }).fields.get(name)
    ?.value
}

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

test("an amount below its currency belongs to the label beside the currency", () => {
  const prints = [
    at(50, 100, "Subtotal"),
    at(200, 100, "€"),
    at(50, 112, "VAT"),
    at(200, 112, "3.271,00"),
    at(50, 124, "VAT"),
    at(200, 124, "€ 686,91"),
  ]
  expect(valueOf("Subtotal", "number", prints)).toBe(3271)
})

test("a name that ends with an ampersand continues in the next line", () => {
  const prints = [at(50, 100, "Customer:"), at(200, 100, "Harbour Fencing &"), at(200, 112, "Gates")]
  expect(valueOf("Customer", "string", prints)).toBe("Harbour Fencing & Gates")
})

test("a name continues in its own column, whatever line another column prints between", () => {
  const prints = [
    at(50, 105, "2100 Mason Street"),
    at(250, 100, "Advertiser"),
    at(350, 100, "Harbour Fencing &"),
    at(350, 112, "Gates"),
    at(250, 126, "Product"),
    at(350, 126, "Spring sale"),
  ]
  expect(valueOf("Advertiser", "string", prints)).toBe("Harbour Fencing & Gates")
})

test("an account number continues in the next line", () => {
  const prints = [at(50, 100, "IBAN"), at(200, 100, "NL91 ABNA 0417"), at(200, 112, "1643 00")]
  expect(valueOf("IBAN", "string", prints)).toBe("NL91 ABNA 0417 1643 00")
})

test("an id that breaks at its slash is read whole", () => {
  const prints = [at(50, 100, "Invoice number"), at(200, 100, "INV/2023/"), at(200, 112, "00017")]
  expect(valueOf("Invoice number", "string", prints)).toBe("INV/2023/00017")
})

test.each([
  ["a line beside a label", [at(50, 112, "Remark"), at(200, 112, "deliver to the back door")]],
  ["a line set apart", [at(200, 130, "deliver to the back door")]],
  ["a line in another size", [{ ...at(200, 112, "deliver to the back door"), size: 7 }]],
])("a text does not go on in %s", (_, below) => {
  const prints = [at(50, 100, "Payment terms"), at(200, 100, "30 days net"), ...below]
  expect(valueOf("Payment terms", "string", prints)).toBe("30 days net")
})

test("an IBAN may break after its first group", () => {
  const prints = [
    at(50, 100, "Bitte überweisen Sie den Betrag auf mein Konto DE21"),
    at(50, 112, "8046 2123 9669 5952 60 (wie oben)."),
  ]
  expect(valueOf("IBAN", "string", prints)).toBe("DE21 8046 2123 9669 5952 60")
})

test("an IBAN that ends a sentence may break before its last group", () => {
  const prints = [
    at(50, 100, "Bitte überweisen Sie den Betrag auf mein Konto DE21 8046 2123 9669 5952"),
    at(50, 112, "60."),
  ]
  expect(valueOf("IBAN", "string", prints)).toBe("DE21 8046 2123 9669 5952 60")
})

test("a Polish account number has 26 digits", () => {
  const prints = [at(50, 100, "Nr konta: 36 3032 6574 0319 4544 6072 7083")]
  expect(valueOf("Bank account number", "string", prints)).toBe("36 3032 6574 0319 4544 6072 7083")
})

test("a text continues in the next line where the first has no room for its first word", () => {
  const edge = at(300, 40, "All sums are in pounds and include carriage")
  const prints = [edge, at(300, 100, "Reason"), at(380, 100, "Items returned, wrong"), at(380, 115, "measurements")]
  expect(valueOf("Reason", "string", prints)).toBe("Items returned, wrong measurements")
})

test("a name that ends with a linking word continues in the next line", () => {
  const prints = [
    at(50, 100, "Advertiser"),
    at(150, 100, "Marta Lindqvist for"),
    at(150, 111, "Assembly"),
    at(50, 126, "Product"),
    at(150, 126, "General"),
  ]
  expect(valueOf("Advertiser", "string", prints)).toBe("Marta Lindqvist for Assembly")
})

test("the name in the section of a party continues after a linking word, and no further", () => {
  const prints = [
    at(50, 80, "Advertiser"),
    at(50, 100, "Name"),
    at(150, 100, "Marta Lindqvist for"),
    at(150, 111, "Assembly"),
    at(50, 126, "Category"),
    at(150, 126, "Political"),
  ]
  expect(valueOf("Advertiser", "string", prints)).toBe("Marta Lindqvist for Assembly")
})
