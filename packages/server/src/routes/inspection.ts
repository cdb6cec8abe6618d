import { pageImageWidths } from "@docsift/engine"
import type { gridRowsSchema, pageWordsSchema, triedExtractionSchema } from "../generated/routes.ts"
import type { AppServices } from "../http/app-services.ts"
import type { Handlers } from "../http/operations.ts"
import { writable } from "../http/present.ts"
import { matchesTag } from "../http/send-file.ts"
import { sendWrittenJson } from "../http/written-json.ts"

type InspectionHandlers = Pick<
  Handlers,
  "listFilePages" | "getPageImage" | "getPageWords" | "getGrid" | "readRegion" | "extractFile" | "suggestWorkflow"
>

/** A page image never changes; `private`, because it shows the document of one organization. */
const imageCacheControl = "private, max-age=31536000, immutable"

/** Returns the handlers of the operations that look into stored files. */
export function inspectionRoutes({ inspection }: Pick<AppServices, "inspection">): InspectionHandlers {
  return {
    async listFilePages(c) {
      const { fileId } = c.req.valid("param")
      return c.json(writable(await inspection.outline(c.get("caller"), fileId, c.req.raw.signal)), 200)
    },

    async getPageImage(c) {
      const { fileId, page } = c.req.valid("param")
      const width = pageImageWidths.find((each) => String(each) === c.req.valid("query").width) ?? 1200
      const image = await inspection.image(c.get("caller"), fileId, { page, width })
      if (matchesTag(c.req.header("if-none-match"), image.entityTag)) {
        c.header("etag", image.entityTag)
        c.header("cache-control", imageCacheControl)
        return c.body(null, 304)
      }
      const bytes = await image.read(c.req.raw.signal)
      c.header("etag", image.entityTag)
      c.header("cache-control", imageCacheControl)
      return c.body(bytes, 200, { "content-type": "image/png" })
    },

    async getPageWords(c) {
      const { fileId, page } = c.req.valid("param")
      const json = await inspection.wordsJson(c.get("caller"), fileId, page, c.req.raw.signal)
      return sendWrittenJson<typeof pageWordsSchema>(c, json)
    },

    async getGrid(c) {
      const { fileId, page } = c.req.valid("param")
      const request = { page, ...c.req.valid("query") }
      const json = await inspection.gridJson(c.get("caller"), fileId, request, c.req.raw.signal)
      return sendWrittenJson<typeof gridRowsSchema>(c, json)
    },

    async readRegion(c) {
      const { fileId } = c.req.valid("param")
      const region = await inspection.read(c.get("caller"), fileId, c.req.valid("json"), c.req.raw.signal)
      return c.json(writable(region), 200)
    },

    async extractFile(c) {
      const { fileId } = c.req.valid("param")
      const json = await inspection.extractJson(c.get("caller"), fileId, c.req.valid("json"), c.req.raw.signal)
      return sendWrittenJson<typeof triedExtractionSchema>(c, json)
    },

    async suggestWorkflow(c) {
      const suggested = await inspection.suggest(c.get("caller"), c.req.valid("json"), c.req.raw.signal)
      return c.json(writable(suggested), 200)
    },
  }
}
