import { expect, test } from "vitest"
import { at, valueOf } from "../../test/builders/paper.ts"

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
