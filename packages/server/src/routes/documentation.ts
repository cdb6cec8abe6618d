import type { Hono } from "hono"
import { type Documentation, findDocumentationFolder, readDocumentation } from "../documentation/read-documentation.ts"
import type { AppContext, AppEnv } from "../http/env.ts"
import { matchesTag } from "../http/send-file.ts"

/** The pages change only with a release of the server. */
const caching = "public, max-age=3600"

/**
 * Serves the documentation to programs: `/llms.txt` lists it, `/llms-full.txt` is all of it, and each page is Markdown below
 * `/docs/`. It is the same for every caller, so it needs no key.
 */
export function mountDocumentation(app: Hono<AppEnv>, folder = findDocumentationFolder()): void {
  let reading: Promise<Documentation> | undefined
  const read = async (): Promise<Documentation> => {
    // At the first request, so that a start does not pay for it.
    reading ??= readDocumentation(folder)
    try {
      return await reading
    } catch (error) {
      reading = undefined
      throw error
    }
  }
  const send = async (c: AppContext) => {
    const found = (await read()).get(c.req.path.slice(1))
    if (found === undefined) return c.notFound()
    c.header("etag", found.entityTag)
    c.header("cache-control", caching)
    c.header("content-type", found.mediaType)
    c.header("x-content-type-options", "nosniff")
    return matchesTag(c.req.header("if-none-match"), found.entityTag) ? c.body(null, 304) : c.body(found.text)
  }
  app.get("/llms.txt", send)
  app.get("/llms-full.txt", send)
  app.get("/docs/*", send)
}
