import { once } from "node:events"
import { createServer, request } from "node:http"
import { mkdtemp, rm } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startServer } from "@docsift/server"
import { canTestBrowser } from "@docsift/testing/chromium"
import { findFreePort } from "@docsift/testing/free-port"
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

/** Starts a proxy that serves a server below a path, as a company's front would. */
async function startProxy(prefix: string, target: () => string): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/"
    if (!path.startsWith(`${prefix}/`)) {
      outgoing.writeHead(404).end("not below the prefix")
      return
    }
    const { method, headers } = incoming
    const forwarded = request(new URL(path.slice(prefix.length), target()), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    forwarded.on("error", () => outgoing.writeHead(502).end())
    incoming.pipe(forwarded)
  })
  proxy.listen(0, "127.0.0.1")
  await once(proxy, "listening")
  onTestFinished(async () => {
    proxy.closeAllConnections()
    await new Promise((resolve) => proxy.close(resolve))
  })
  const { port } = proxy.address() as AddressInfo // a TCP server's address is an object
  return `http://127.0.0.1:${port}`
}

describe.skipIf(!canTestBrowser())("hosting", () => {
  let context: ConsoleBrowser
  beforeAll(async () => {
    context = await startConsoleBrowser()
  })
  afterEach(() => context.closeScreens())
  afterAll(() => context[Symbol.asyncDispose]())

  test("below a path of a proxy, the console signs in, and the address of a screen can be opened again", async () => {
    let serverUrl = ""
    const origin = await startProxy("/tools/docsift", () => serverUrl)
    await using behind = await startConsoleBrowser({ publicUrl: `${origin}/tools/docsift` })
    serverUrl = behind.server.url
    const { page, faults } = await behind.openAt(`${origin}/tools/docsift/console/executions?status=Failed`)
    await page.getByLabel("API key").fill(behind.server.adminKey)
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "Executions" }).waitFor()
    expect(page.url()).toBe(`${origin}/tools/docsift/console/executions?status=Failed`)
    await page.reload()
    await page.getByRole("heading", { level: 1, name: "Executions" }).waitFor()
    expect(faults).toEqual([])
  })

  test("while the server is unavailable, a screen says so, and recovers with a click", async () => {
    const { page } = await context.open("/workflows")
    await page.getByRole("heading", { level: 1, name: "Workflows" }).waitFor()
    await page.route("**/api/**", (route) => route.abort("connectionrefused"))
    await page.getByRole("link", { name: "API keys" }).click()
    const alert = page.getByRole("alert")
    await alert.waitFor()
    expect(await alert.textContent()).toMatch(/cannot reach/i)
    await page.unroute("**/api/**")
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("region", { name: "API keys" }).waitFor()
  })

  test("a server that stops under an open screen is noticed there, and one click goes on once it is back", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "docsift-restart-"))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    // Nobody else gets the port while no server listens.
    const port = await findFreePort()
    const first = await startServer({ dataDir, workerConcurrency: 0, port })
    const { page } = await context.openAt(`${first.url}/console/keys`)
    await page.getByLabel("API key").fill(first.adminKey)
    await page.keyboard.press("Enter")
    await page.getByRole("rowheader", { name: "First admin key" }).waitFor()
    await first.close(0)

    // Scripts of a screen that has not been open yet cannot be loaded either.
    await page.getByRole("link", { name: "Webhooks" }).click()
    await page
      .getByRole("alert")
      .getByText(/cannot reach/i)
      .waitFor()
    await page.getByRole("link", { name: "Webhooks" }).waitFor()
    await using restarted = await startServer({
      dataDir,
      workerConcurrency: 0,
      adminKey: first.adminKey,
      port,
    })
    expect(restarted.url).toBe(first.url)
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("heading", { level: 1, name: "Webhooks" }).waitFor()
    await page.getByText("No webhooks yet").waitFor()
    await page.context().close()
  })

  // Security: a link must not lead a person who signs in to another site.
  test.each(["https://evil.example/", "//evil.example/", String.raw`/\evil.example/`, "javascript:alert(1)"])(
    "after the sign-in, next=%s leads to the console",
    async (next) => {
      const path = `/sign-in?next=${encodeURIComponent(next)}`
      const { page, faults } = await context.open(path, { apiKey: null })
      await page.getByLabel("API key").fill(context.server.adminKey)
      await page.keyboard.press("Enter")
      await page.getByRole("heading", { level: 1, name: "Workflows" }).waitFor()
      expect(faults).toEqual([])
    },
  )

  // Security: names come from documents and from other people.
  test("a name of a workflow that is markup is shown as text", async () => {
    const name = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>`
    const configuration = { objects: [{ name: "A", fields: [{ name: "b", type: "string" as const }] }] }
    await context.client.workflows.create({ name, configuration })
    const { page, faults } = await context.open("/workflows")
    await page.getByRole("link", { name }).waitFor()
    expect(await page.title()).toBe("Workflows · Docsift")
    expect(faults).toEqual([])
  })
})
