import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"

/** A server that serves the bundled page. */
export interface PageServer {
  readonly url: string
  close(): Promise<void>
}

/** Bundles `page.ts` for browsers, as the global `page`, and serves it with msw's service worker. */
export async function servePage(): Promise<PageServer> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("page.ts", import.meta.url))],
    bundle: true,
    platform: "browser",
    format: "iife",
    globalName: "page",
    conditions: ["@docsift/source"],
    write: false,
  })
  const worker = await readFile(fileURLToPath(import.meta.resolve("msw/mockServiceWorker.js")), "utf8")
  const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
    "/": ["text/html", '<!doctype html><title>page</title><script src="/page.js"></script>'],
    "/page.js": ["text/javascript", outputFiles.map(({ text }) => text).join("")],
    "/mockServiceWorker.js": ["text/javascript", worker],
    "/elsewhere": ["text/plain", "from the page's own server"],
  }
  const server = createServer((request, response) => {
    const file = files[request.url ?? ""]
    response.writeHead(file === undefined ? 404 : 200, {
      "content-type": `${file?.[0] ?? "text/plain"}; charset=utf-8`,
    })
    response.end(file?.[1])
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
