import { expect, test } from "vitest"
import type { Configuration } from "../configuration.ts"
import type { Document } from "../document.ts"
import { extractBuiltin } from "../extract/extract-document.ts"
import { createContext } from "../page/context.ts"
import { aPage } from "../../test/builders/page.ts"
import { extractWithModels, type CascadeOptions, type Models } from "./cascade.ts"
import { aModel } from "../../test/builders/fake-model.ts"

const aDocument = (...texts: string[]): Document => ({
  kind: "pdf",
  pages: [aPage(texts.map((text, index) => ({ text, x: 50, y: 50 + index * 20 })))],
  grids: [],
  attachments: [],
})

const configuration: Configuration = {
  objects: [
    {
      name: "Order",
      fields: [
        { name: "Wharf", type: "string" },
        { name: "Skipper", type: "string" },
      ],
    },
  ],
}

const document = aDocument("Moored at Pier Nine", "Captain Ida Holm", "Invoice number: A-17")

function extract(models: Models, options?: CascadeOptions) {
  const context = createContext(document)
  return extractWithModels(context, configuration, extractBuiltin(context, configuration), models, options)
}

const saying = (wharf: string | null, skipper: string | null) =>
  aModel(() => ({
    json: { v1_wharf: { value: wharf, line: wharf && 1 }, v2_skipper: { value: skipper, line: skipper && 2 } },
  }))

test("the accurate model is queried only for what the fast one left unresolved, and fills it in", async () => {
  const accurate = aModel(() => ({ json: { v1_skipper: { value: "Ida Holm", line: 2 } } }))
  const { data, evidence } = await extract({ fast: saying("Pier Nine", null), accurate })
  expect(data).toEqual({ Order: { fields: { Wharf: "Pier Nine", Skipper: "Ida Holm" } } })
  expect(accurate.requests).toHaveLength(1)
  expect(accurate.requests[0]?.prompt).not.toContain("Wharf")
  expect(evidence["/Order/fields/Skipper"]).toMatchObject({ source: "accurate", text: "Ida Holm", page: 1 })
})

test("a value that the document does not contain has no box, low confidence, and is queried again", async () => {
  const accurate = saying("Pier Nine", null)
  const { data, evidence } = await extract({ fast: saying("Pier Twelve", "Ida Holm"), accurate })
  expect(data["Order"]?.fields?.["Wharf"]).toBe("Pier Nine")
  expect(accurate.requests).toHaveLength(1)
  const alone = await extract({ fast: saying("Pier Twelve", "Ida Holm") })
  expect(alone.data["Order"]?.fields?.["Wharf"]).toBe("Pier Twelve")
  expect(alone.evidence["/Order/fields/Wharf"]).toMatchObject({ confidence: 0.3 })
  expect(alone.evidence["/Order/fields/Wharf"]).not.toHaveProperty("box")
  expect(evidence["/Order/fields/Wharf"]).toHaveProperty("box")
})

test("one model in both slots reads once", async () => {
  const model = saying("Pier Nine", null)
  const { data } = await extract({ fast: model, accurate: model })
  expect(data["Order"]?.fields).toEqual({ Wharf: "Pier Nine", Skipper: null })
  expect(model.requests).toHaveLength(1)
})

test("an accurate model that fails causes a warning, and the fast one's answers are kept", async () => {
  const usage = { inputTokens: 0, outputTokens: 0 }
  const accurate = aModel(() => ({ type: "failed", reason: "unreachable", detail: "planted", usage }))
  const { data, warnings } = await extract({ fast: saying("Pier Nine", null), accurate })
  expect(data["Order"]?.fields).toEqual({ Wharf: "Pier Nine", Skipper: null })
  expect(warnings).toEqual([expect.stringContaining("unreachable")])
})

test("a fast model that fails also fails the document, unless the built-in extractor is the fallback", async () => {
  const usage = { inputTokens: 0, outputTokens: 0 }
  const fast = aModel(() => ({ type: "failed", reason: "unreachable", detail: "planted", usage }))
  await expect(extract({ fast })).rejects.toMatchObject({ name: "ModelError", reason: "unreachable" })
  const { warnings } = await extract({ fast }, { hasFallback: true })
  expect(warnings).toEqual([expect.stringContaining("unreachable")])
})

test("an invalid answer is sent back once with its findings", async () => {
  const fast = aModel((_, call) =>
    call === 0
      ? { json: { v1_wharf: { value: "Pier Nine", line: 1 } } }
      : { json: { v1_wharf: { value: "Pier Nine", line: 1 }, v2_skipper: { value: null, line: null } } },
  )
  const { data } = await extract({ fast })
  expect(data["Order"]?.fields?.["Wharf"]).toBe("Pier Nine")
  expect(fast.requests).toHaveLength(2)
  expect(fast.requests[1]?.prompt).toContain("v2_skipper: is missing")
})
