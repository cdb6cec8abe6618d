import { inflateSync } from "node:zlib"
import { expect, test } from "vitest"
import { extractDocument } from "@docsift/engine/internal/extract/extract-document"
import type { Box, Document, Value } from "@docsift/engine"
import { cellName } from "@docsift/engine/internal/page/cell-name"
import { parseBytes } from "@docsift/engine/internal/parse/parse-document"
import { scoreDocument } from "@docsift/engine/internal/judge/score"
import { generateDocument, type GeneratedDocument, type Recipe } from "./generate-set.ts"
import { formats } from "./layout.ts"
import { layoutsOf } from "./layouts.ts"
import { localeCodes } from "./locale.ts"
import { cellKey, type ValueKey } from "./places.ts"
import { recipesOfSet } from "./set-recipes.ts"
import { spells, squeeze } from "./spelling.ts"
import { kinds } from "./terms.ts"

const paperless = formats.filter((format) => format !== "pdf" && format !== "png")

const valuesOf = ({ facts }: GeneratedDocument): [ValueKey, Value][] => [
  ...facts.fields,
  ...facts.rows.flatMap((row, index) =>
    facts.columns.map((term): [ValueKey, Value] => [cellKey(index, term), row[term] ?? null]),
  ),
]

/** Returns the text of a cell as the engine renders it. */
function cellText({ grids }: Document, page: number, cell: string): string | undefined {
  const grid = grids.find((each) => each.page === page)
  for (const [row, cells] of grid?.rows.entries() ?? []) {
    for (const [column, { text }] of cells.entries()) if (cellName(column, row) === cell) return text
  }
  return undefined
}

/** Each layout of each format without paper, going round kinds and locales. */
const recipes: Recipe[] = paperless.flatMap((format) =>
  layoutsOf("invoice", format).flatMap((layout, index) => {
    const kind = kinds[index % kinds.length]
    const locale = localeCodes[(index * 2) % localeCodes.length]
    return kind && locale ? [{ seed: "formats", kind, locale, layout }] : []
  }),
)

test.each(recipes.map((recipe) => [`${recipe.kind} ${recipe.locale} ${recipe.layout.name}`, recipe] as const))(
  "the engine reads the content of %s, and every value is at its position",
  async (_, recipe) => {
    const generated = generateDocument(recipe)
    const { bytes, places } = await generated.render()
    const document = await parseBytes(bytes, { fileName: generated.fileName })
    expect(document.kind).toBe(recipe.layout.extension)
    const words = document.pages.flatMap((page) => page.words.map(({ text }) => text))
    // Cells that wrap in the engine's rendering are complete in its grids.
    const cells = document.grids.flatMap(({ rows }) => rows.flatMap((row) => row.map(({ text }) => text)))
    const printed = squeeze([...words, ...cells].join(""))
    for (const [key, value] of valuesOf(generated)) {
      const found = places.get(key) ?? []
      expect(found.length > 0, `${key} has a place exactly when it has a value`).toBe(value !== null)
      for (const { page = 0, cell, text } of found) {
        expect(spells(text, value), `${text} of ${key} spells ${value}`).toBe(true)
        if (cell === undefined) expect(printed, `${key} in the text`).toContain(squeeze(text))
        else
          expect(cellText(document, page, cell), `${key} at ${cell}`).toSatisfy(
            (shown: string) => spells(shown, value) || squeeze(shown).includes(squeeze(text)),
          )
      }
    }
  },
)

test("a seed gives the same bytes in every format", async () => {
  for (const format of formats.filter((each) => each !== "png")) {
    const [layout] = layoutsOf("receipt", format)
    if (!layout) throw new RangeError(`${format} has no layout.`)
    const recipe: Recipe = { seed: "bytes", kind: "receipt", locale: "de", layout }
    const first = await generateDocument(recipe).render()
    const again = await generateDocument(recipe).render()
    expect(again.bytes.equals(first.bytes), format).toBe(true)
  }
})

test("the full set has at least eight layouts of every kind, format and locale", () => {
  const counts = new Map<string, number>()
  for (const { kind, locale, layout } of recipesOfSet({ set: "full" })) {
    const group = `${kind} ${layout.format} ${locale}`
    counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  expect(counts.size).toBe(kinds.length * (formats.length - 1) * localeCodes.length)
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(8)
})

test("names of files are unique within each set", () => {
  for (const set of ["small", "long", "formats", "full"] as const) {
    const names = recipesOfSet({ set }).map((recipe) => `${recipe.kind} ${recipe.locale} ${recipe.layout.name}`)
    expect(new Set(names).size, set).toBe(names.length)
  }
})

/** Every kind in every format except images, in the next layout of the format and the next locale each time. */
function everyPair(): Recipe[] {
  let next = 0
  return kinds.flatMap((kind) =>
    formats
      .filter((format) => format !== "png")
      .flatMap((format): Recipe[] => {
        const layouts = layoutsOf(kind, format)
        const layout = layouts[next % layouts.length]
        const locale = localeCodes[next++ % localeCodes.length]
        return layout && locale ? [{ seed: "pairs", kind, locale, layout }] : []
      }),
  )
}

test("the engine reads most of a sample of every kind in every format", async () => {
  const scores: number[] = []
  for (const recipe of everyPair()) {
    const { render, fileName } = generateDocument(recipe)
    const { bytes, cases } = await render()
    const document = await parseBytes(bytes, { fileName })
    for (const { configuration, expected, accept } of cases) {
      const { data } = extractDocument(document, configuration)
      const { counts } = scoreDocument(configuration, expected, data, accept)
      const right = 2 * (counts.right + counts.cellsRight)
      scores.push(right / (counts.values + counts.answered + counts.cells + counts.cellsGot))
    }
  }
  // A mean over documents, since one table of 400 rows outweighs all fields.
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  // Measured 0.952; the minimum leaves room for trade-offs, not for a broken reader.
  expect(mean).toBeGreaterThan(0.92)
})

test("a scan has ink at the positions of its values and none in its margin", async () => {
  const [layout] = layoutsOf("receipt", "png")
  if (!layout) throw new RangeError("There is no scan.")
  const recipe: Recipe = { seed: "scan", kind: "receipt", locale: "fr", layout }
  const generated = generateDocument(recipe)
  const { bytes, places } = await generated.render()
  expect((await generateDocument(recipe).render()).bytes.equals(bytes)).toBe(true)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const start = bytes.indexOf("IDAT")
  const rows = inflateSync(bytes.subarray(start + 4, start + 4 + bytes.readUInt32BE(start - 4)))
  expect(rows).toHaveLength((width + 1) * height)
  // Each row holds the differences from the row above (PNG's filter "Up").
  for (let at = width + 1; at < rows.length; at++) {
    if (at % (width + 1) > 0) rows[at] = (rows[at] ?? 0) + (rows[at - width - 1] ?? 0)
  }
  const inkIn = ([x0, y0, x1, y1]: Box): number => {
    let dark = 0
    const [left, top, right, bottom] = [x0, y0, x1, y1].map((points) => Math.round((points * 300) / 72))
    for (let y = top ?? 0; y < (bottom ?? 0); y++) {
      for (let x = left ?? 0; x < (right ?? 0); x++) if ((rows[y * (width + 1) + 1 + x] ?? 255) < 120) dark++
    }
    return dark / (((right ?? 0) - (left ?? 0)) * ((bottom ?? 0) - (top ?? 0)))
  }
  for (const [key, value] of valuesOf(generated)) {
    const found = places.get(key) ?? []
    expect(found.length > 0, key).toBe(value !== null)
    for (const { box } of found) expect(inkIn(box ?? [0, 0, 0, 0]), key).toBeGreaterThan(0.05)
  }
  expect(inkIn([0, 0, (width * 72) / 300, 6])).toBeLessThan(0.01)
})

test("a set is filtered by kind, format, locale and size, and an empty one is rejected by name", () => {
  const cut = { set: "formats", kinds: ["receipt"], formats: ["eml", "csv"], size: 5 } as const
  const cutRecipes = recipesOfSet(cut)
  expect(cutRecipes).toHaveLength(5)
  expect(new Set(cutRecipes.map(({ kind, layout }) => `${kind} ${layout.format}`))).toStrictEqual(
    new Set(["receipt eml", "receipt csv"]),
  )
  expect(recipesOfSet()).toHaveLength(144)
  expect(recipesOfSet({ set: "formats" }).some(({ layout }) => layout.format === "png")).toBe(false)
  expect(() => recipesOfSet({ kinds: ["receipt"] })).toThrow(
    "The set small has no document that matches all of: receipt.",
  )
})
