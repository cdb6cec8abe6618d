import type { Hono } from "hono"
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { document } from "../generated/document.ts"
import type { AppEnv } from "../http/env.ts"

/** Everything is loaded from this server: the page works offline and no third party learns that it is read. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The files of swagger-ui-dist that the page needs; the build copies them, and no other file is served. */
export const assets: Readonly<Record<string, string>> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "favicon-32x32.png": "image/png",
}

/** The package's files change only with a release of the server. */
const assetCaching = "public, max-age=3600"

// URLs are relative, so that the page also works behind a proxy that adds a prefix.
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Docsift API reference</title>
    <link rel="icon" type="image/png" href="docs/favicon-32x32.png">
    <link rel="stylesheet" href="docs/swagger-ui.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`

// The document names a default server; "Try it out" must call the one that served the page.
const startScript = `fetch("openapi.json")
  .then((response) => response.json())
  .then((spec) => {
    spec.servers = [{ url: new URL(".", location.href).href.replace(/\\/$/, "") }]
    SwaggerUIBundle({ spec, dom_id: "#reference", deepLinking: true, validatorUrl: null })
  })
`

/** Serves the OpenAPI document and a page to read it. */
export function mountDocs(app: Hono<AppEnv>): void {
  const requireFrom = createRequire(import.meta.url)
  const documentText = JSON.stringify(document)
  app.get("/openapi.json", (c) => c.body(documentText, 200, { "content-type": "application/json" }))
  app.get("/docs", (c) => {
    c.header("content-security-policy", contentSecurityPolicy)
    return c.html(page)
  })
  app.get("/docs/start.js", (c) => c.body(startScript, 200, { "content-type": "text/javascript; charset=utf-8" }))
  for (const [name, mediaType] of Object.entries(assets)) {
    app.get(`/docs/${name}`, async (c) => {
      const content = await readFile(requireFrom.resolve(`#swagger-ui/${name}`))
      return c.body(new Uint8Array(content), 200, { "content-type": mediaType, "cache-control": assetCaching })
    })
  }
}
