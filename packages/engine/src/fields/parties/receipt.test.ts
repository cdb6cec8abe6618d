import { expect, test } from "vitest"
import type { Document } from "../../document.ts"
import { createContext } from "../../page/context.ts"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { isReceipt, listsAmounts } from "./receipt.ts"

const aDocument = (kind: Document["kind"]): Document => ({
  kind,
  pages: [
    aPage(
      ["ADA'S SHOP", "Quay 4", "Milk 1.99", "Bread 2.10", "Total 4.09", "Thanks"].map((text, index) => ({
        text,
        x: 20,
        y: 20 + index * 14,
      })),
    ),
  ],
  grids: [],
  attachments: [],
})

test("narrow text is a receipt, unless it is an email", () => {
  expect(isReceipt(createContext(aDocument("pdf")))).toBe(true)
  expect(isReceipt(createContext(aDocument("eml")))).toBe(false)
})

test("a page that prints two amounts with cents lists them, a letter with a date and a number does not", () => {
  const print = (...texts: string[]) =>
    aContext([aPage(texts.map((text, line) => ({ text, x: 20, y: 20 + 14 * line })))])
  expect(listsAmounts(print("Nordwind Bakery", "Bread 4.15", "Summe 4,15 €"))).toBe(true)
  expect(listsAmounts(print("Nordwind Bakery", "Total 4.15"))).toBe(false)
  expect(listsAmounts(print("Nordwind GmbH", "28195 Bremen", "Datum 05.03.2018", "Nr. 4711"))).toBe(false)
})

test("a letter in one narrow column, from one town to another, is not a receipt", () => {
  const lines = [
    "Blue Hats",
    "Quay 4",
    "28195 Bremen",
    "Hats 4.09",
    "Total 4.09",
    "Nordwind",
    "Am Hang 3",
    "27568 Bremerhaven",
  ]
  const page = aPage(lines.map((text, index) => ({ text, x: 90, y: 20 + index * 14 })))
  expect(isReceipt(aContext([page]))).toBe(false)
})
