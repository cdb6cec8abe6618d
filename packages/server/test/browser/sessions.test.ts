import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { Browser, BrowserContext, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { canTestBrowser, launchChromium } from "@docsift/testing/chromium"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { type RunningServer, startServer } from "../../src/start-server.ts"

// Security: what a browser really sends, because all defences against other pages depend on that.

/** The address of the operation that a foreign page tries to call, on the server at `url`. */
type Target = { readonly url: string; readonly workflowId: string }

describe.skipIf(!canTestBrowser())("sessions in Chromium", () => {
  let server: RunningServer
  let other: RunningServer
  /** A server of another owner, at another port: the same site for 127.0.0.1, another one for localhost. */
  let foreign: Server
  let foreignPort: number
  let browser: Browser
  const cleanup = new AsyncDisposableStack()

  beforeAll(async () => {
    const database = { kind: "memory", template: await migratedDatabase() } as const
    server = cleanup.use(await startServer({ database, workerConcurrency: 0 }))
    other = cleanup.use(await startServer({ database, workerConcurrency: 0 }))
    foreign = createServer((_, response) =>
      response.setHeader("content-type", "text/html").end("<title>Elsewhere</title>"),
    )
    foreign.listen(0, "127.0.0.1")
    await once(foreign, "listening")
    cleanup.defer(() => void foreign.close())
    // The address of a TCP server is an object.
    foreignPort = (foreign.address() as AddressInfo).port
    browser = await launchChromium()
    cleanup.defer(() => browser.close())
  })
  afterAll(() => cleanup.disposeAsync())

  async function newContext(): Promise<BrowserContext> {
    const context = await browser.newContext()
    onTestFinished(() => context.close())
    return context
  }

  /** Opens a page of a server, which signs in with the admin's key. */
  async function signIn(context: BrowserContext, { url, adminKey }: RunningServer): Promise<Page> {
    const page = await context.newPage()
    await page.goto(`${url}/docs`)
    expect(await call(page, "POST", "/api/v1/sessions", { apiKey: adminKey })).toMatchObject({ status: 200 })
    return page
  }

  test("a page signs in, reads, writes and uploads with a cookie that it cannot see, and signs out", async () => {
    const context = await newContext()
    const page = await signIn(context, server)
    expect(await page.evaluate("document.cookie")).toBe("")
    const [cookie] = await context.cookies(server.url)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/", secure: false, domain: "127.0.0.1" })
    expect(cookie?.name).toMatch(/^docsift-[0-9a-f]{6}$/)

    expect(await call(page, "GET", "/api/v1/me")).toMatchObject({ status: 200, body: { user: { role: "admin" } } })
    const { workflowId } = await createWorkflow(page)
    expect(await upload(page, workflowId)).toBe(200)

    const stolen = cookie?.value ?? ""
    expect(await call(page, "DELETE", "/api/v1/sessions/current")).toMatchObject({ status: 200 })
    expect(await context.cookies(server.url)).toEqual([])
    expect(await call(page, "GET", "/api/v1/me")).toMatchObject({ status: 401 })
    const headers = { cookie: `${cookie?.name}=${stolen}`, "sec-fetch-site": "same-origin" }
    expect((await server.app.request("/api/v1/me", { headers })).status).toBe(401)
  })

  // Neither page may read a response, so the server's own records show what happened.
  test.each(["127.0.0.1", "localhost"])("a page at another port of %s does nothing with the session", async (host) => {
    const context = await newContext()
    const page = await signIn(context, server)
    const { workflowId } = await createWorkflow(page)
    const elsewhere = await context.newPage()
    await elsewhere.goto(`http://${host}:${foreignPort}/`)
    const statuses: number[] = []
    elsewhere.on("response", (response) => {
      if (response.url().startsWith(server.url)) statuses.push(response.status())
    })
    const target: Target = { url: server.url, workflowId }
    await elsewhere.evaluate(attackByFetch, target)
    await elsewhere.evaluate(`(${attackByForm})(${JSON.stringify(target)})`)
    await expect.poll(() => statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(4)
    expect(statuses.filter((status) => status < 400)).toEqual([])

    expect(await call(page, "GET", `/api/v1/executions?workflowId=${workflowId}`)).toEqual({ status: 200, body: [] })
    const keys = await call(page, "GET", "/api/v1/api-keys")
    expect(JSON.stringify(keys)).not.toContain("Stolen")
    expect(await call(page, "GET", "/api/v1/me")).toMatchObject({ status: 200 })
  })

  test("a link from another site opens the page, which is still signed in", async () => {
    const context = await newContext()
    await signIn(context, server)
    const elsewhere = await context.newPage()
    await elsewhere.goto(`http://localhost:${foreignPort}/`)
    await Promise.all([
      elsewhere.waitForURL(`${server.url}/docs`),
      elsewhere.evaluate(`void (location.href = "${server.url}/docs")`),
    ])
    expect(await call(elsewhere, "GET", "/api/v1/me")).toMatchObject({ status: 200 })
  })

  test("two servers on one host keep their sessions apart", async () => {
    const context = await newContext()
    const [first, second] = [await signIn(context, server), await signIn(context, other)]
    expect(await call(first, "GET", "/api/v1/me")).toMatchObject({ status: 200 })
    expect(await call(second, "GET", "/api/v1/me")).toMatchObject({ status: 200 })
    await call(second, "DELETE", "/api/v1/sessions/current")
    expect(await call(first, "GET", "/api/v1/me")).toMatchObject({ status: 200 })
    expect(await call(second, "GET", "/api/v1/me")).toMatchObject({ status: 401 })
  })

  /** Creates a workflow as a page. */
  async function createWorkflow(page: Page): Promise<{ workflowId: string }> {
    const configuration = { objects: [{ name: "Invoice", fields: [{ name: "number", type: "string" }] }] }
    const { body } = await call(page, "POST", "/api/v1/workflows", { name: "Invoices", configuration })
    return { workflowId: String(Object(body).workflowId) }
  }
})

/** Sends a request as a script of the page. */
function call(page: Page, method: string, path: string, json?: unknown): Promise<{ status: number; body: unknown }> {
  return page.evaluate(
    async (sent) => {
      const headers = { "content-type": "application/json" }
      const init = sent.json === undefined ? {} : { headers, body: JSON.stringify(sent.json) }
      const response = await fetch(sent.path, { method: sent.method, ...init })
      const body: unknown = await response.json()
      return { status: response.status, body }
    },
    { method, path, json },
  )
}

/** Uploads a document as a script of the page. */
function upload(page: Page, workflowId: string): Promise<number> {
  return page.evaluate(async (id) => {
    const form = new FormData()
    form.append("file", new Blob(["Invoice number: A-17"]), "a.txt")
    return (await fetch(`/api/v1/workflows/${id}/execute`, { method: "POST", body: form })).status
  }, workflowId)
}

/** Runs in a foreign page: sends what a browser sends without asking the server first, and what it asks for. */
async function attackByFetch({ url, workflowId }: Target): Promise<void> {
  const form = new FormData()
  form.append("file", new Blob(["Invoice number: A-17"]), "a.txt")
  const key = JSON.stringify({ name: "Stolen" })
  const simple: [string, RequestInit][] = [
    [`/api/v1/workflows/${workflowId}/execute`, { method: "POST", body: form }],
    ["/api/v1/api-keys", { method: "POST", body: key }],
    ["/api/v1/me", {}],
  ]
  for (const [path, init] of simple) {
    await fetch(url + path, { ...init, mode: "no-cors", credentials: "include" }).catch(() => undefined)
  }
  // Needs a preflight, which the server does not answer.
  const headers = { "content-type": "application/json" }
  const init = { method: "POST", headers, body: key, credentials: "include" } as const
  await fetch(`${url}/api/v1/api-keys`, init).catch(() => undefined)
}

/** Runs in a foreign page: submits a form with a file, as a click would. Text, because tests have no types of the DOM. */
const attackByForm = `async ({ url, workflowId }) => {
  document.body.innerHTML = '<iframe name="hidden"></iframe><form method="POST" enctype="multipart/form-data" target="hidden"><input type="file" name="file"></form>'
  const form = document.querySelector("form")
  form.action = url + "/api/v1/workflows/" + workflowId + "/execute"
  const files = new DataTransfer()
  files.items.add(new File(["Invoice number: A-17"], "a.txt"))
  form.querySelector("input").files = files.files
  const loaded = new Promise((resolve) => document.querySelector("iframe").addEventListener("load", resolve))
  form.submit()
  await loaded
}`
