import { expect, test } from "vitest"
import { extractDocument } from "@docsift/engine/internal/extract/extract-document"
import type { Value } from "@docsift/engine"
import { parseBytes } from "@docsift/engine/internal/parse/parse-document"
import { Counts } from "@docsift/engine/internal/judge/counts"
import { scoreDocument } from "@docsift/engine/internal/judge/score"
import { designs } from "./drawing/designs.ts"
import { pdfLayout } from "./drawing/draw-sheet.ts"
import { generateDocument, recipesOf, type GeneratedDocument, type Recipe } from "./generate-set.ts"
import { localeCodes } from "./locale.ts"
import { sheetKinds, type Term } from "./terms.ts"

/** One document of each design, going round the kinds and locales. */
const slice: Recipe[] = designs.flatMap((design, index) => {
  const kind = sheetKinds[index % sheetKinds.length]
  const locale = localeCodes[index % localeCodes.length]
  return kind && locale ? [{ seed: "slice", kind, locale, layout: pdfLayout(design) }] : []
})

/** The one document whose letters are changed for its printer. */
const polishPrint: Recipe[] = designs.flatMap((design) =>
  design.isLinePrinter ? [{ seed: "slice", kind: "order", locale: "pl", layout: pdfLayout(design) }] : [],
)

const everything = recipesOf("arithmetic", designs.length).map(generateDocument)

const ofKind = (kind: string): GeneratedDocument[] => everything.filter(({ facts }) => facts.kind === kind)

const sumOf = ({ facts }: GeneratedDocument, term: Term): number =>
  facts.rows.reduce((sum, row) => sum + Number(row[term] ?? 0), 0)

const field = ({ facts }: GeneratedDocument, term: Term): Value | undefined => facts.fields.get(term)

test("a seed gives the same documents and the same bytes, another seed gives others", async () => {
  const [recipe] = slice
  if (!recipe) throw new RangeError("The sample is empty.")
  const first = generateDocument(recipe)
  const again = generateDocument(recipe)
  expect(again.cases).toStrictEqual(first.cases)
  const { bytes } = await first.render()
  expect((await again.render()).bytes.equals(bytes)).toBe(true)
  expect(generateDocument({ ...recipe, seed: "other" }).cases).not.toStrictEqual(first.cases)
})

test("every design meets every kind and every locale", () => {
  expect(everything).toHaveLength(sheetKinds.length * localeCodes.length * designs.length)
  expect(new Set(everything.map(({ fileName }) => fileName)).size).toBe(everything.length)
})

test("lines, taxes and totals of invoices and orders add up", () => {
  for (const document of [...ofKind("invoice"), ...ofKind("order")]) {
    for (const row of document.facts.rows) {
      expect(Number(row.quantity) * Number(row.unitPrice)).toBeCloseTo(Number(row.lineTotal), 1.9)
    }
    const net = Number(field(document, "netTotal"))
    const shipping = net - sumOf(document, "lineTotal")
    expect(shipping).toBeGreaterThan(-0.01)
    expect(shipping).toBeLessThan(46)
    const total = field(document, "grandTotal")
    if (total !== undefined) expect(net + Number(field(document, "taxTotal"))).toBeCloseTo(Number(total), 2)
  }
})

test("transactions lead from the opening to the closing balance", () => {
  for (const document of ofKind("statement")) {
    const moved = sumOf(document, "amount") + sumOf(document, "credit") - sumOf(document, "debit")
    expect(Number(field(document, "openingBalance")) + moved).toBeCloseTo(Number(field(document, "closingBalance")), 2)
  }
})

test("a payment is the sum of what its invoices leave after discounts", () => {
  for (const document of ofKind("remittance")) {
    expect(sumOf(document, "paidAmount")).toBeCloseTo(Number(field(document, "totalPaid")), 2)
    expect(sumOf(document, "grossAmount") - sumOf(document, "discount")).toBeCloseTo(sumOf(document, "paidAmount"), 2)
  }
})

test("bank accounts pass the check of ISO 13616", () => {
  for (const document of everything) {
    const iban = field(document, "iban")
    if (typeof iban !== "string") continue
    const compact = iban.replaceAll(" ", "")
    const digits = `${compact.slice(4)}${compact.slice(0, 4)}`.replace(/[A-Z]/gu, (letter) =>
      String(letter.charCodeAt(0) - 55),
    )
    expect(BigInt(digits) % 97n).toBe(1n)
  }
})

test("names of fields and columns are unique within their object and table, in both vocabularies", () => {
  const other = recipesOf("arithmetic", designs.length, "other").map(generateDocument)
  for (const { configuration } of [...everything, ...other].flatMap(({ cases }) => cases)) {
    for (const { fields = [], tables = [] } of configuration.objects) {
      for (const names of [fields, ...tables.map(({ columns }) => columns)]) {
        expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
      }
    }
  }
})

const squeeze = (text: string): string => text.normalize("NFKC").replace(/\s+/gu, "")

test("texts of the ground truth are printed, and the engine reads most of a sample it was not tuned for", async () => {
  const sum = new Counts()
  for (const recipe of [...slice, ...polishPrint]) {
    const { facts, cases, render, fileName } = generateDocument(recipe)
    const document = await parseBytes((await render()).bytes, { fileName })
    for (const { width, height, words } of document.pages) {
      for (const { box, text } of words) {
        const [x0, y0, x1, y1] = box
        expect(x0 > 0 && y0 > 0 && x1 < width && y1 < height, `${text} of ${fileName} is on the page`).toBe(true)
      }
    }
    const printed = squeeze(document.pages.flatMap(({ words }) => words.map(({ text }) => text)).join(""))
    for (const [term, value] of facts.fields) {
      if (typeof value === "string" && !/^\d{4}-\d\d-\d\d$/u.test(value))
        expect(printed, term).toContain(squeeze(value))
    }
    for (const { configuration, expected, accept } of cases) {
      const { data } = extractDocument(document, configuration)
      sum.add(scoreDocument(configuration, expected, data, accept).counts)
    }
  }
  const f1 = (2 * (sum.right + sum.cellsRight)) / (sum.values + sum.answered + sum.cells + sum.cellsGot)
  // Measured 0.992 on this slice; the minimum leaves room for trade-offs, not for a broken reader.
  expect(f1).toBeGreaterThan(0.96)
})
