import { describe, expect, test } from "vitest"
import { LANGUAGES } from "./all-languages.ts"
import { CONCEPTS } from "./concepts.ts"
import type { ConceptId } from "./concept.ts"

/** Concepts for which every language must have words; for others `null` means that it has none of its own. */
const REQUIRED: readonly ConceptId[] = [
  "invoiceNumber",
  "orderNumber",
  "contractNumber",
  "customerNumber",
  "invoiceDate",
  "dueDate",
  "orderDate",
  "deliveryDate",
  "periodFrom",
  "periodTo",
  "netTotal",
  "taxTotal",
  "grossTotal",
  "amountDue",
  "openingBalance",
  "closingBalance",
  "totalPaid",
  "seller",
  "buyer",
  "shipTo",
  "advertiser",
  "agency",
  "payer",
  "payee",
  "accountHolder",
  "address",
  "vatId",
  "phone",
  "currency",
  "paymentTerms",
]

describe.each(LANGUAGES)("language $code", (language) => {
  test("has words for every required concept, and words or null for all others", () => {
    const missing = CONCEPTS.filter(({ id }) => language.labels[id] === undefined).map(({ id }) => id)
    const wordless = REQUIRED.filter((id) => !language.labels[id])
    expect({ missing, wordless }).toEqual({ missing: [], wordless: [] })
  })

  test("has headings for every kind of column but a few", () => {
    const wordless = Object.entries(language.headings).filter(([, texts]) => texts === null)
    expect(wordless).toEqual([])
  })

  test("names twelve months in every form", () => {
    expect(language.months.length).toBeGreaterThan(0)
    for (const names of language.months) expect(new Set(names.split(" ")).size).toBe(12)
  })

  test("lists texts without empty ones or surrounding spaces", () => {
    const { labels, weakLabels, headings, weakHeadings, totals, taxes, carries, periodLabels, recipientLabels } =
      language
    const lists = [labels, weakLabels, headings, weakHeadings].flatMap((record) => Object.values(record))
    for (const texts of [...lists, totals, taxes, carries, periodLabels, recipientLabels]) {
      if (texts === null || texts === undefined) continue
      expect(texts.split("|").filter((text) => text !== text.trim() || text === "")).toEqual([])
    }
  })

  test("has patterns that compile and a title for every kind of document", () => {
    const { titles, purchases, captions, footnotes } = language
    expect(Object.values(titles).filter((pattern) => pattern === "")).toEqual([])
    for (const pattern of [...Object.values(titles), purchases, captions, footnotes]) {
      expect(() => new RegExp(pattern, "u")).not.toThrow()
    }
  })
})

test("every language has a code of its own", () => {
  expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(LANGUAGES.length)
})
