import { expect, test } from "vitest"
import type { Configuration } from "../configuration.ts"
import type { Document, Page, PageImage } from "../document.ts"
import { extractBuiltin } from "../extract/extract-document.ts"
import { createContext } from "../page/context.ts"
import { aPage } from "../../test/builders/page.ts"
import { extractWithModels, type Models } from "./cascade.ts"
import { aModel, type FakeAnswer } from "../../test/builders/fake-model.ts"
import type { ModelRequest } from "./language-model.ts"

const configuration: Configuration = {
  objects: [
    {
      name: "Order",
      fields: [
        { name: "Wharf", type: "string" },
        { name: "Weight", type: "number" },
      ],
      tables: [{ name: "Crew", columns: [{ name: "Sailor", type: "string" }] }],
    },
  ],
}

const page = (number: number, ...texts: string[]): Page =>
  aPage(
    texts.map((text, index) => ({ text, x: 50, y: 50 + index * 20 })),
    [],
    number,
  )
const imageOf = (number: number): PageImage => ({
  page: number,
  mediaType: "image/png",
  bytes: new Uint8Array([number]),
})

function extract(pages: readonly Page[], imagePages: readonly number[], models: Models) {
  const document: Document = { kind: "pdf", pages, grids: [], attachments: [], pageImages: imagePages.map(imageOf) }
  const context = createContext(document)
  return extractWithModels(context, configuration, extractBuiltin(context, configuration), models)
}

/** Returns `wharf` and `weight` of a line for fields, and the sailors for rows. */
const seeing =
  (line: number, wharf: string | null, weight: string | null, sailors: readonly string[] = []) =>
  ({ schema }: ModelRequest): FakeAnswer => {
    if (schema.type === "object" && "rows" in schema.properties) {
      return { json: { rows: sailors.map((v1_sailor) => ({ line, v1_sailor })) } }
    }
    return { json: { v1_wharf: { value: wharf, line }, v2_weight: { value: weight, line } } }
  }

const vision = { isVision: true }

test("pages without text go to the accurate model only, as images that a line of the text represents", async () => {
  const fast = aModel(seeing(1, null, null), vision)
  const accurate = aModel(seeing(2, "Pier Nine", "12"), vision)
  await extract([page(1, "Dear Ida"), page(2)], [2], { fast, accurate })
  expect(fast.requests.map(({ images }) => images.length)).toEqual([0, 0])
  expect(fast.requests[0]?.prompt).not.toContain("picture")
  expect(accurate.requests.map(({ images }) => images)).toEqual([[imageOf(2)], [imageOf(2)]])
  expect(accurate.requests[0]?.prompt).toContain("<page 2>\n[2] (page 2 is picture 1)")
})

test("a value read from an image only has a page, no box, a moderate confidence and a warning", async () => {
  const accurate = aModel(seeing(1, "Pier Nine", "1,200.50", ["Ann", "Bo", "Bo"]), vision)
  const { data, evidence, warnings, usage } = await extract([page(1)], [1], { accurate })
  expect(data["Order"]).toEqual({
    fields: { Wharf: "Pier Nine", Weight: 1200.5 },
    tables: { Crew: [{ Sailor: "Ann" }, { Sailor: "Bo" }, { Sailor: "Bo" }] },
  })
  expect(evidence["/Order/fields/Wharf"]).toEqual({ page: 1, text: "Pier Nine", confidence: 0.6, source: "accurate" })
  expect(warnings).toEqual([
    "Page 1: 5 values were read from the page image only and could not be verified against its text.",
  ])
  expect(usage).toMatchObject([{ slot: "accurate", calls: 2 }])
})

test("a model without vision gets no images, and no query for a document without text", async () => {
  const fast = aModel(seeing(1, null, null), vision)
  const accurate = aModel(seeing(1, null, null))
  const { usage } = await extract([page(1)], [1], { fast, accurate })
  expect([...fast.requests, ...accurate.requests]).toEqual([])
  expect(usage).toEqual([])
})

test("one model in both slots gets text and images in one pass", async () => {
  const model = aModel(seeing(2, "Pier Nine", null), vision)
  await extract([page(1, "Dear Ida"), page(2)], [2], { fast: model, accurate: model })
  expect(model.requests).toHaveLength(2)
  expect(model.requests[0]?.prompt).toContain("Dear Ida")
  expect(model.requests[0]?.images).toHaveLength(1)
})

test("a query has at most four images", async () => {
  const pages = Array.from({ length: 9 }, (_, index) => index + 1)
  const accurate = aModel(seeing(0, null, null), vision)
  await extract(
    pages.map((number) => page(number)),
    pages,
    { accurate },
  )
  const counts = accurate.requests.map(({ images }) => images.length)
  expect(Math.max(...counts)).toBeLessThanOrEqual(4)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(18)
})

test("poorly recognised words ground a value from the image and limit its confidence", async () => {
  const words = page(1, "Moored at Pier Nine").words.map((word) => ({ ...word, confidence: 0.55 }))
  const accurate = aModel(seeing(1, "Pier Nine", "9"), vision)
  const { evidence } = await extract([{ ...page(1), words }], [1], { accurate })
  expect(accurate.requests[0]?.prompt).not.toContain("Moored")
  expect(evidence["/Order/fields/Wharf"]).toMatchObject({ confidence: 0.55, text: "Pier Nine" })
  expect(evidence["/Order/fields/Wharf"]).toHaveProperty("box")
})

test("rows of an image page are joined with those of other pages in page order", async () => {
  const fast = aModel(({ schema }) =>
    schema.type === "object" && "rows" in schema.properties
      ? {
          json: {
            rows: [
              { line: 1, v1_sailor: "Ann Holm" },
              { line: 3, v1_sailor: "Eve Holm" },
            ],
          },
        }
      : { json: { v1_wharf: { value: null, line: null }, v2_weight: { value: null, line: null } } },
  )
  const accurate = aModel(seeing(2, null, null, ["Bo Holm"]), vision)
  const { data } = await extract([page(1, "Ann Holm"), page(2), page(3, "Eve Holm")], [2], { fast, accurate })
  expect(data["Order"]?.tables?.["Crew"]).toEqual([
    { Sailor: "Ann Holm" },
    { Sailor: "Bo Holm" },
    { Sailor: "Eve Holm" },
  ])
})

test("a document of images fails when the model that should read them fails", async () => {
  const usage = { inputTokens: 0, outputTokens: 0 }
  const accurate = aModel(() => ({ type: "failed", reason: "unreachable", detail: "planted", usage }), vision)
  await expect(extract([page(1)], [1], { accurate })).rejects.toMatchObject({
    name: "ModelError",
    reason: "unreachable",
  })
})
