import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Hono } from "hono"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { AppEnv } from "../http/env.ts"
import { mountConsole } from "./console.ts"

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-console-"))
  await mkdir(join(folder, "assets"))
  const page = '<!doctype html><base href="/console/" /><script type="module" src="./assets/index-1a2b.js"></script>'
  await writeFile(join(folder, "index.html"), page)
  await writeFile(join(folder, "icon.svg"), "<svg/>")
  await writeFile(join(folder, "assets/index-1a2b.js"), "plain")
  await writeFile(join(folder, "assets/index-1a2b.js.br"), "brotli")
  await writeFile(join(folder, "assets/index-1a2b.js.gz"), "gzip")
  await writeFile(join(folder, "assets/secret.txt"), "not for browsers")
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function createApp(publicUrl?: string, from = folder): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  mountConsole(app, { publicUrl, folder: from })
  return app
}

const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }

test("the root URL redirects browsers to the console, and other programs nowhere", async () => {
  const response = await createApp().request("/", { headers: browser })
  expect([response.status, response.headers.get("location")]).toEqual([302, "/console/"])
  expect((await createApp().request("/", { headers: { accept: "*/*" } })).status).toBe(404)
})

test("a cache never gives a browser what another program got at the same address", async () => {
  for (const [path, headers] of [
    ["/", browser],
    ["/", { accept: "*/*" }],
    ["/console/upload", browser],
    ["/console/upload", { accept: "*/*" }],
  ] as const) {
    expect((await createApp().request(path, { headers })).headers.get("vary")).toBe("accept")
  }
})

test("every address of a screen gets the page, which a browser asks for again only when it has changed", async () => {
  const app = createApp()
  const page = await app.request("/console/")
  const screen = await app.request("/console/executions/exe_8d02e5b7146f?page=2", { headers: browser })
  expect(await screen.text()).toBe(await page.text())
  const tag = screen.headers.get("etag") ?? ""
  expect(screen.headers.get("cache-control")).toBe("no-cache")
  const again = await app.request("/console/upload", { headers: { ...browser, "if-none-match": tag } })
  expect([again.status, await again.text()]).toEqual([304, ""])
})

// Security: the console shows documents of strangers.
test("the page may load only what the server sends, and nothing inline", async () => {
  const policy = (await createApp().request("/console/")).headers.get("content-security-policy")
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'; style-src 'self'")
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/)
})

test("built files are sent in the smallest encoding that the browser accepts, and are never asked for again", async () => {
  const get = async (acceptEncoding: string) => {
    const headers = { "accept-encoding": acceptEncoding }
    const response = await createApp().request("/console/assets/index-1a2b.js", { headers })
    return [await response.text(), response.headers.get("content-encoding"), response.headers.get("cache-control")]
  }
  const forever = "public, max-age=31536000, immutable"
  expect(await get("gzip, deflate, br")).toEqual(["brotli", "br", forever])
  expect(await get("gzip;q=0.5, br;q=0")).toEqual(["gzip", "gzip", forever])
  expect(await get("identity")).toEqual(["plain", null, forever])
})

test("a file with a fixed name is kept for an hour", async () => {
  const response = await createApp().request("/console/icon.svg")
  expect(response.headers.get("content-type")).toBe("image/svg+xml")
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600")
})

// Security: paths of requests never reach the file system.
test.each(["assets/secret.txt", "assets/index-1a2b.js.br", "../package.json", "%2e%2e/package.json", "assets/gone.js"])(
  "%s is not served",
  async (name) => expect((await createApp().request(`/console/${name}`)).status).toBe(404),
)

test("below a path of the public URL, the page and the redirects have that path, escaped", async () => {
  const app = createApp('https://example.com/a"b/docs')
  expect(await (await app.request("/console/")).text()).toContain('<base href="/a%22b/docs/console/" />')
  expect((await app.request("/console")).headers.get("location")).toBe("/a%22b/docs/console/")
})

test("a console that has not been built says how to build it, and is served once it is", async () => {
  const later = join(folder, "later")
  const app = createApp(undefined, later)
  const missing = await app.request("/console/")
  expect([missing.status, await missing.text()]).toEqual([503, expect.stringContaining("npm run build")])
  await mkdir(later)
  await writeFile(join(later, "index.html"), "<!doctype html>")
  expect((await app.request("/console/")).status).toBe(200)
})
