import { expect, test } from "vitest"
import { at, valueOf } from "../../../test/builders/paper.ts"

/** A column of labels with their values below, beside the lines of an address at heights of their own. */
const pairs = [
  at(280, 100, "Account Number"),
  at(280, 111, "HALLI01"),
  at(280, 130, "Invoice Number"),
  at(280, 141, "INV-2291"),
  at(280, 160, "Reference"),
  at(280, 171, "Plot 9"),
]
const address = [at(410, 108, "Thornbury Hire Ltd"), at(410, 119, "Station Road"), at(410, 130, "BS35 2PX")]

test("a label in a column of labels above their values has no value beside it", () => {
  expect(valueOf("Invoice number", "string", [...pairs, ...address])).toBe("INV-2291")
  expect(valueOf("Account number", "string", [...pairs.slice(0, 4), at(410, 100, "BS35 2PX")])).toBe("HALLI01")
})

test("a label of a list with its value beside it keeps that value", () => {
  const list = [
    at(280, 100, "Account Number"),
    at(410, 100, "HALLI01"),
    at(280, 112, "Invoice Number"),
    at(410, 112, "INV-2291"),
    at(280, 124, "Reference"),
    at(410, 124, "Plot 9"),
  ]
  expect(valueOf("Invoice number", "string", list)).toBe("INV-2291")
})

test("a total keeps the amount beside it where a line about its tax is close below", () => {
  const right = (y: number, text: string) => ({ text, x: 400, y, isRight: true })
  const slip = [
    at(50, 100, "Grand total"),
    right(100, "45.97"),
    at(50, 111, "Whereof duty"),
    right(111, "6.90"),
    at(50, 134, "Cash tendered"),
    right(134, "50.00"),
    at(50, 145, "By other means"),
    right(145, "0.00"),
  ]
  expect(valueOf("Grand total", "number", slip)).toBe(45.97)
  expect(valueOf("Cash tendered", "number", slip)).toBe(50)
})

test("a total keeps the amount beside it above its amount in words, and above a heading with a note", () => {
  const list = [
    at(40, 100, "Paid so far"),
    at(110, 100, "0.00 EUR"),
    at(40, 112, "Still to pay"),
    at(110, 112, "186.39 EUR"),
    at(40, 124, "Written out"),
    at(110, 124, "one hundred eighty-six euros"),
    at(40, 146, "Notes"),
    at(40, 157, "Order 4471"),
  ]
  expect(valueOf("Still to pay", "number", list)).toBe(186.39)
})
