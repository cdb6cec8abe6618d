import { expect, test } from "vitest"
import { at, valueOf } from "../../../test/builders/paper.ts"

test("a remark in brackets is a part of the label before it, up to its colon or at the end of its segment", () => {
  expect(valueOf("Interest", "number", [at(50, 60, "Interest (4.5 % p. a.): 12.80")])).toBe(12.8)
  const columns = [at(50, 60, "Prélèvement à la source (taux 2,40)"), at(400, 60, "48,12")]
  expect(valueOf("Prélèvement à la source", "number", columns)).toBe(48.12)
  expect(valueOf("Contract number", "string", [at(50, 60, "Contract no. (if any)"), at(50, 74, "KT881")])).toBe("KT881")
})

test("a rate alone in brackets is a value", () => {
  expect(valueOf("VAT rate", "number", [at(50, 60, "VAT (19 %)"), at(200, 60, "12.80")])).toBe(19)
})

test("what a form says about a label is not its value", () => {
  expect(valueOf("Website", "string", [at(50, 60, "Website"), at(50, 74, "(optional)")])).toBeNull()
})

test("the heading of a party may have the number of its box and a remark", () => {
  const prints = [
    at(50, 60, "4. VENDOR (name and address)"),
    at(300, 60, "5. SHIP TO (consignee)"),
    at(50, 74, "Kolby Valves Inc."),
    at(300, 74, "Harbour Pump Station"),
    at(50, 86, "12 Foundry Row"),
    at(300, 86, "80 Pier Rd"),
    at(50, 98, "Lowell, MA 01851"),
    at(300, 98, "Salem, MA 01970"),
  ]
  expect(valueOf("Ship to", "string", prints)).toBe("Harbour Pump Station")
})

test("a number may have as many groups as that of a French insured person, and a code may follow a colon of its own", () => {
  const number = [at(50, 60, "N° Sécurité sociale"), at(200, 60, "1 84 12 76 451 089 46")]
  expect(valueOf("Numéro de sécurité sociale", "string", number)).toBe("1 84 12 76 451 089 46")
  expect(valueOf("Currency", "string", [at(50, 60, "Currency"), at(150, 60, ": SEK")])).toBe("SEK")
})

test("the tax that a total includes is in brackets after it, below a heading that ends with the tax", () => {
  const prints = [
    at(400, 60, "Amount (inc"),
    at(440, 71, "GST)"),
    at(50, 85, "Call-out and first hour"),
    at(430, 85, "$2,373.00"),
    at(250, 110, "TOTAL (includes GST of $215.73)"),
    at(430, 110, "$2,373.00"),
  ]
  expect(valueOf("GST", "number", prints)).toBe(215.73)
})

test("a label in brackets at the end of a value is a part of the value", () => {
  const prints = [at(50, 60, "Delivery terms FCA Genoa (Incoterms 2020)")]
  expect(valueOf("Incoterm", "string", prints)).toBe("FCA Genoa (Incoterms 2020)")
})

test("a number of days is no amount", () => {
  const prints = [at(50, 60, "Payment: 14 days 3 % discount, 45 days net"), at(50, 80, "Total"), at(300, 80, "120.00")]
  expect(valueOf("Discount", "number", prints)).toBeNull()
})

test.each(["% IPI", "%IPI"])("a label of rates above a column leads to no amount: %s", (label) => {
  const prints = [
    at(50, 60, "Item"),
    at(300, 60, label),
    at(400, 60, "Total"),
    at(50, 75, "Hinge"),
    at(300, 75, "5.00"),
    at(400, 75, "346.00"),
  ]
  expect(valueOf("IPI amount", "number", prints)).toBeNull()
})

test("a floor and the code of a branch are no numbers of documents and accounts", () => {
  expect(
    valueOf("Invoice number", "string", [at(50, 60, "Invoice number"), at(200, 60, "3rd Floor, 26 Bridge Street")]),
  ).toBeNull()
  const bank = [at(50, 60, "Account No. : 50200041187732"), at(50, 72, "Branch & IFS Code : Vatva & HDFC0001877")]
  expect(valueOf("Bank account number", "string", bank)).toBe("50200041187732")
})

test("the tax that a sum leaves out is no label of it", () => {
  const prints = [at(300, 60, "Total Net Value Excl. Tax"), at(480, 60, "USD 2,058.50")]
  expect(valueOf("Sales tax amount", "number", prints)).toBeNull()
})

test("a word for a number with the number is no name", () => {
  const prints = [at(50, 60, "RECORD OF A STUDENT"), at(50, 74, "no. WIZ/1047/2026")]
  expect(valueOf("Student", "string", prints)).toBeNull()
})
