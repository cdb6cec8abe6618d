import { expect, test } from "vitest"
import type { Configuration } from "../configuration.ts"
import type { Document } from "../document.ts"
import { extractBuiltin } from "../extract/extract-document.ts"
import { createContext } from "../page/context.ts"
import { aPage } from "../../test/builders/page.ts"
import { extractWithModels } from "./cascade.ts"
import { aModel, type FakeAnswer } from "../../test/builders/fake-model.ts"
import type { ModelRequest, ModelTraits } from "./language-model.ts"

/* Rows over many passages: each once, in order, and none lost silently. */

const configuration: Configuration = {
  objects: [
    {
      name: "Order",
      tables: [
        {
          name: "Items",
          columns: [
            { name: "Article", type: "string" },
            { name: "Pieces", type: "number" },
          ],
        },
      ],
    },
  ],
}

interface Item {
  readonly article: string
  readonly pieces: string
}

/** Pages of 20 rows under a heading. */
function aDocument(items: readonly Item[]): Document {
  const pages = Array.from({ length: Math.ceil(items.length / 20) }, (_, page) =>
    aPage(
      [{ article: "Article", pieces: "Pieces" }, ...items.slice(page * 20, page * 20 + 20)].flatMap(
        ({ article, pieces }, row) => [
          { text: article, x: 50, y: 50 + row * 20 },
          { text: pieces, x: 300, y: 50 + row * 20, isRight: true },
        ],
      ),
      [],
      page + 1,
    ),
  )
  return { kind: "pdf", pages, grids: [], attachments: [] }
}

/** The requested lines of a prompt that are rows, as a perfect model returns them. */
function rowsIn({ prompt }: ModelRequest) {
  const wanted = /<wanted>\n([\s\S]*?)\n<\/wanted>/u.exec(prompt)?.[1] ?? ""
  return [...wanted.matchAll(/^\[(\d+)\] *(\S.*?) {2,}(\d+)$/gmu)].map(([, line, article, pieces]) => ({
    line: Number(line),
    v1_article: article,
    v2_pieces: pieces,
  }))
}

const numbered = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ article: `Bolt ${index + 1}`, pieces: String(index + 1) }))

async function read(
  items: readonly Item[],
  answer: (request: ModelRequest) => FakeAnswer,
  traits?: Partial<ModelTraits>,
) {
  const model = aModel(answer, traits)
  const context = createContext(aDocument(items))
  const builtin = extractBuiltin(context, configuration)
  const { data, warnings, evidence } = await extractWithModels(context, configuration, builtin, {
    fast: model,
    accurate: model,
  })
  const rows = (data["Order"]?.tables?.["Items"] ?? []).map((row) => ({
    article: row["Article"],
    pieces: String(row["Pieces"]),
  }))
  return { rows, warnings, evidence, requests: model.requests }
}

const perfect = (request: ModelRequest): FakeAnswer => ({ json: { rows: rowsIn(request) } })

test("equal rows stay separate rows, even when a passage ends between them", async () => {
  const items = Array.from({ length: 90 }, () => ({ article: "Bolt M4", pieces: "7" }))
  const { rows, warnings, evidence, requests } = await read(items, perfect, { maxOutputTokens: 600 })
  expect([rows, warnings]).toEqual([items, []])
  expect(requests.length).toBeGreaterThan(4)
  const positions = new Set(Object.values(evidence).map(({ page, box }) => `${page} ${box?.join()}`))
  expect(positions.size).toBe(180)
})

test("rows that a model takes from the lines around its passage are not returned twice", async () => {
  const greedy = ({ prompt }: ModelRequest): FakeAnswer => ({
    json: { rows: rowsIn({ prompt: `<wanted>\n${prompt}\n</wanted>` } as ModelRequest) }, // only the prompt is read
  })
  const { rows } = await read(numbered(90), greedy, { maxOutputTokens: 600 })
  expect(rows).toEqual(numbered(90))
})

test("equal rows of a model that cites no lines are grounded on lines of their own", async () => {
  const items = Array.from({ length: 30 }, () => ({ article: "Bolt M4", pieces: "700000" }))
  const { rows, evidence } = await read(items, (request) => ({
    json: { rows: rowsIn(request).map((row) => ({ ...row, line: null })) },
  }))
  expect(rows).toEqual(items)
  expect(new Set(Object.values(evidence).map(({ page, box }) => `${page} ${box?.join()}`)).size).toBe(60)
})

test("rows of a model that cites the same line for all are grounded on lines of their own", async () => {
  const { rows, evidence } = await read(numbered(30), (request) => ({
    json: { rows: rowsIn(request).map((row) => ({ ...row, line: 2 })) },
  }))
  expect(rows).toEqual(numbered(30))
  const positions = Object.entries(evidence).filter(([pointer]) => pointer.endsWith("Article"))
  expect(positions.map(([, { text }]) => text)).toEqual(numbered(30).map(({ article }) => article))
})

test("a model with small limits is queried in parts that fit, and what failed is not tried again", async () => {
  const usage = { inputTokens: 0, outputTokens: 0 }
  const short = (request: ModelRequest): FakeAnswer => {
    if (request.prompt.length > 1_500) return { type: "failed", reason: "too_long", detail: "", usage }
    const rows = rowsIn(request)
    return rows.length > 6 ? { json: { rows: rows.slice(0, 6) }, isCut: true } : { json: { rows } }
  }
  const { rows, warnings, requests } = await read(numbered(160), short)
  expect([rows, warnings]).toEqual([numbered(160), []])
  expect(requests.length).toBeLessThan(90)
})

test("a lazy model is queried in smaller parts while these return more rows; then a warning reports what is missing", async () => {
  const lazy = await read(numbered(60), (request) => ({ json: { rows: rowsIn(request).slice(0, 10) } }))
  expect([lazy.rows, lazy.warnings]).toEqual([numbered(60), []])
  const blind = await read(numbered(60), () => ({ json: { rows: [] } }))
  expect(blind.rows).toEqual([])
  expect(blind.warnings).toEqual([
    expect.stringMatching(/Table "Items", .* returned 0 rows, but the page layout shows \d+/u),
  ])
  expect(blind.requests.length).toBeLessThanOrEqual(3 * 2)
})

test("an invented row has no position in the document", async () => {
  const { evidence } = await read(numbered(12), (request) => ({
    json: { rows: [...rowsIn(request), { line: 9, v1_article: "Zyxw", v2_pieces: "3" }] },
  }))
  const last = [evidence["/Order/tables/Items/12/Article"], evidence["/Order/tables/Items/12/Pieces"]]
  for (const each of last) {
    expect(each?.confidence).toBeLessThanOrEqual(0.3)
    expect(each).not.toHaveProperty("box")
  }
})
