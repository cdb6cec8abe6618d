import { partsOfPointer } from "@docsift/engine/json-pointer"
import { expect, test } from "vitest"
import type { Box, Document, Value } from "@docsift/engine"
import { parseBytes } from "@docsift/engine/internal/parse/parse-document"
import { designs } from "./drawing/designs.ts"
import { receiptLayout } from "./drawing/draw-receipt.ts"
import { pdfLayout } from "./drawing/draw-sheet.ts"
import { moreDesigns } from "./drawing/more-designs.ts"
import { receiptDesigns } from "./drawing/receipt-designs.ts"
import { generateDocument, type GeneratedDocument, type Recipe } from "./generate-set.ts"
import { localeCodes } from "./locale.ts"
import { cellKey, markLines, marksOf, type Place, type ValueKey } from "./places.ts"
import { spells, squeeze } from "./spelling.ts"
import { sheetKinds } from "./terms.ts"

const containsCentre = ([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x > x0 && x < x1 && y > y0 && y < y1
}

/** Returns the words whose centre is in the boxes of a place, in the order of its lines and of the file. */
function wordsIn(document: Document, { page, box, lines }: Place): string {
  const words = document.pages.find(({ number }) => number === page)?.words ?? []
  return (lines ?? (box ? [box] : []))
    .flatMap((line) => words.filter((word) => containsCentre(line, word.box)).map(({ text }) => text))
    .join("")
}

const valuesOf = ({ facts }: GeneratedDocument): [ValueKey, Value][] => [
  ...facts.fields,
  ...facts.rows.flatMap((row, index) =>
    facts.columns.map((term): [ValueKey, Value] => [cellKey(index, term), row[term] ?? null]),
  ),
]

const receipts: Recipe[] = receiptDesigns.flatMap((design, index) =>
  localeCodes.slice(index, index + 1).map((locale) => ({
    seed: "places",
    kind: "receipt" as const,
    locale,
    layout: receiptLayout(design),
  })),
)

/** Each design with two kinds, going round kinds and locales. */
const sheets: Recipe[] = [...designs, ...moreDesigns].flatMap((design, index) =>
  [0, 2].flatMap((shift) => {
    const kind = sheetKinds[(index + shift) % sheetKinds.length]
    const locale = localeCodes[(index + shift) % localeCodes.length]
    return kind && locale ? [{ seed: "places", kind, locale, layout: pdfLayout(design) }] : []
  }),
)

const recipes = [...sheets, ...receipts]

test.each(recipes.map((recipe) => [`${recipe.kind} ${recipe.locale} ${recipe.layout.name}`, recipe] as const))(
  "PDFium's words at the positions of %s spell the values, and every value has a position",
  async (_, recipe) => {
    const generated = generateDocument(recipe)
    const { bytes, places } = await generated.render()
    const document = await parseBytes(bytes, { fileName: generated.fileName })
    for (const [key, value] of valuesOf(generated)) {
      const found = places.get(key) ?? []
      if (value === null) {
        expect(found, `${key} is null`).toStrictEqual([])
        continue
      }
      expect(found.length, `places of ${key}`).toBeGreaterThan(0)
      for (const place of found) {
        expect(squeeze(wordsIn(document, place)), `words at ${key}`).toBe(squeeze(place.text))
        expect(spells(place.text, value), `${place.text} of ${key} spells ${value}`).toBe(true)
      }
    }
  },
)

test("cases have positions by JSON pointers into the ground truth", async () => {
  const [recipe] = recipes
  if (!recipe) throw new RangeError("There is no recipe.")
  const { cases } = await generateDocument(recipe).render()
  for (const { expected, places = {} } of cases) {
    expect(Object.keys(places).length).toBeGreaterThan(5)
    for (const pointer of Object.keys(places)) {
      let at: unknown = expected
      for (const part of partsOfPointer(pointer)) at = Object(at)[part] as unknown // walks unknown JSON
      expect(["number", "string"], pointer).toContain(typeof at)
    }
  }
})

test("a value that spans lines is marked on each of them", () => {
  const text = "to Weber & Söhne OHG today"
  const marks = marksOf(text, [{ key: "buyerName", text: "Weber & Söhne OHG" }])
  const lines = markLines(text, ["to Weber &", "Söhne OHG", "today"], marks)
  expect(lines.map((line) => line.marks.map(({ start, end }) => line.text.slice(start, end)))).toStrictEqual([
    ["Weber &"],
    ["Söhne OHG"],
    [],
  ])
})

test("throws for a value that its text does not contain, and names both", () => {
  expect(() => marksOf("Total 5", [{ key: "grandTotal", text: "6" }])).toThrow('"Total 5" does not contain "6".')
})
