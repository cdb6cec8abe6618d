import { expect, test } from "vitest"
import type { Document, Value } from "../../src/index.ts"
import { cellName } from "../../src/parse/cell-name.ts"
import { parseBytes } from "../../src/parse/parse-document.ts"
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

/** The text of a cell as the engine shows it. */
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
  "the engine reads what %s says, and every value stands in it where the places say",
  async (_, recipe) => {
    const generated = generateDocument(recipe)
    const { bytes, places } = await generated.render()
    const document = await parseBytes(bytes, { fileName: generated.fileName })
    expect(document.kind).toBe(recipe.layout.ending)
    const words = document.pages.flatMap((page) => page.words.map(({ text }) => text))
    // Cells that wrap in the engine's rendering are whole in its grids.
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

test("the full set holds eight layouts or more of every kind, format and locale", () => {
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
