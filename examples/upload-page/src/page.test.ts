import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "@docsift/sdk"
import { type RunningServer, startServer } from "@docsift/server"
import { serve } from "@hono/node-server"
import type { Browser, Page } from "playwright-core"
import { build } from "vite"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { canTestBrowser, launchChromium } from "@docsift/testing/chromium"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { createSampleInvoice } from "@docsift/example-demo/sample-invoice"
import { createApp } from "./app.ts"
import { invoiceWorkflow } from "./invoice-workflow.ts"
import { Sessions } from "./sessions.ts"

const maxFileBytes = 4_000_000

describe.skipIf(!canTestBrowser())("in a browser", () => {
  const cleanup = new AsyncDisposableStack()
  let browser: Browser
  let pageFolder: string
  /** A server with a worker. */
  let server: RunningServer
  /** A server without a worker: its executions stay `Queued`. */
  let idleServer: RunningServer

  beforeAll(async () => {
    pageFolder = await mkdtemp(join(tmpdir(), "docsift-upload-page-"))
    cleanup.defer(() => rm(pageFolder, { recursive: true, force: true }))
    const root = join(import.meta.dirname, "..")
    await build({ root, logLevel: "warn", build: { outDir: pageFolder, emptyOutDir: true } })
    const database = { kind: "memory", template: await migratedDatabase() } as const
    server = cleanup.use(await startServer({ database, maxFileBytes }))
    idleServer = cleanup.use(await startServer({ database, workerConcurrency: 0 }))
    browser = await launchChromium()
    cleanup.defer(() => browser.close())
  })
  afterAll(() => cleanup.disposeAsync())

  /** Opens the page in front of a server, and collects its errors. */
  async function open(docsift: RunningServer) {
    const client = new Client({ apiKey: docsift.adminKey, baseUrl: docsift.url })
    const { workflowId } = await client.workflows.create(invoiceWorkflow)
    const faults: unknown[] = []
    const sessions = new Sessions()
    const log = (error: unknown) => faults.push(error)
    const app = createApp({ baseUrl: docsift.url, apiKey: docsift.adminKey, workflowId, sessions, pageFolder, log })
    const program = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" })
    await once(program, "listening")
    const page = await browser.newPage()
    onTestFinished(async () => {
      await page.context().close()
      await new Promise((resolve) => program.close(resolve))
    })
    page.on("pageerror", (error) => faults.push(error))
    const { port } = program.address() as AddressInfo // a TCP server's address is an object
    await page.goto(`http://127.0.0.1:${port}/`)
    return { page, client, workflowId, faults }
  }

  const choose = (page: Page, name: string, buffer: Buffer) =>
    page.getByLabel("Choose a document").setInputFiles({ name, mimeType: "application/octet-stream", buffer })

  /** Throttles the browser's uploads, so that progress can be observed. */
  async function slowUploads(page: Page, bytesPerSecond: number): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const network = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond }
    await session.send("Network.emulateNetworkConditions", network)
  }

  /** Returns a valid invoice of two megabytes, mostly a comment. */
  const aLargeInvoice = async () =>
    Buffer.concat([await createSampleInvoice(), Buffer.from(`\n%${"x".repeat(2_000_000)}\n`)])

  test("a chosen document shows its progress, and then its values with page and confidence", async () => {
    const { page, faults } = await open(server)
    await slowUploads(page, 2_000_000)
    await page.evaluate(`
      globalThis.seen = { percents: [], sentences: [] }
      new MutationObserver(() => {
        const value = document.querySelector("progress")?.getAttribute("value")
        if (value != null) seen.percents.push(Number(value))
        const sentence = document.querySelector("[role=status]")?.textContent
        if (sentence) seen.sentences.push(sentence)
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    `)

    await choose(page, "invoice.pdf", await aLargeInvoice())
    await page.getByRole("heading", { name: "Extracted data" }).waitFor()

    const { percents, sentences } = (await page.evaluate("seen")) as { percents: number[]; sentences: string[] } // set above
    expect(percents).toStrictEqual(percents.toSorted((a, b) => a - b))
    expect(percents.at(-1)).toBe(100)
    expect(new Set(percents).size).toBeGreaterThan(5)
    expect(sentences).toContain("Waiting in the queue")
    const field = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Grand total" }) })
    expect(await field.getByRole("cell").allTextContents()).toStrictEqual([
      "29,683.92",
      "2",
      expect.stringMatching(/^\d+ %/),
      "29,683.92",
    ])
    const lines = page.getByRole("region", { name: "Line items" }).getByRole("row")
    expect(await lines.count()).toBe(1 + 22)
    expect(await lines.nth(1).getByRole("cell").allTextContents()).toStrictEqual([
      "Standing desk, oak top, 160 × 80 cm",
      "6",
      "489.00",
      "2,934.00",
      "1",
      expect.stringMatching(/^\d+ %/),
    ])
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Extracted data")
    expect(faults).toStrictEqual([])
  })

  test("a dropped document is processed like a chosen one", async () => {
    const { page } = await open(server)
    const transfer = await page.evaluateHandle(`
      const data = new DataTransfer()
      data.items.add(new File(["Invoice number: A-17"], "invoice.txt"))
      data
    `)
    await page.locator(".picker").dispatchEvent("drop", { dataTransfer: transfer })
    await page.getByRole("cell", { name: "A-17" }).first().waitFor()
  })

  test("a broken document shows the reason, and the next one is processed", async () => {
    const { page } = await open(server)
    await choose(page, "broken.pdf", Buffer.from("%PDF-1.7\nnothing that a PDF needs"))
    await page.getByText("This file is damaged").waitFor()
    await page.getByText(/^file_unreadable, exe_/).waitFor()
    await choose(page, "invoice.txt", Buffer.from("Invoice number: A-18\n"))
    await page.getByRole("cell", { name: "A-18" }).first().waitFor()
  })

  test("Cancel aborts an upload, and no execution is created", async () => {
    const { page, client, workflowId, faults } = await open(server)
    await slowUploads(page, 200_000)
    const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/execute"))
    await choose(page, "invoice.pdf", await aLargeInvoice())
    await page.getByText(/^[1-9]\d? % uploaded/).waitFor()

    await page.getByRole("button", { name: "Cancel" }).click()

    await page.getByRole("heading", { name: "Cancelled" }).waitFor()
    await ended
    await expect.poll(() => client.executions.list({ workflowId })).toStrictEqual([])
    expect(faults).toStrictEqual([])
  })

  test("Cancel ends a queued execution", async () => {
    const { page, client, workflowId } = await open(idleServer)
    await choose(page, "invoice.txt", Buffer.from("Invoice number: A-17\n"))
    await page.getByText("Waiting in the queue").waitFor()

    await page.getByRole("button", { name: "Cancel" }).click()

    await page.getByRole("heading", { name: "Cancelled" }).waitFor()
    const status = async () => (await client.executions.list({ workflowId })).map(({ errorMessage }) => errorMessage)
    await expect.poll(status).toStrictEqual([expect.stringMatching(/^cancelled: /)])
  })

  test("a document that is too large is rejected with an explanation", async () => {
    const { page } = await open(server)
    await choose(page, "large.pdf", Buffer.alloc(maxFileBytes + 100_000, "x"))
    await page.getByText("This file is too large").waitFor()
  })

  test("a rate limit says when to try again", async () => {
    const { page } = await open(server)
    const headers = { "retry-after": "600", "x-error-code": "rate_limited" }
    await page.route("**/execute", (route) => route.fulfill({ status: 429, headers, json: { error: "Too many." } }))
    await choose(page, "invoice.txt", Buffer.from("Invoice number: A-17\n"))
    await page.getByText("Too many documents at the moment. Try again in 10 minutes.").waitFor()
  })

  test.each(["**/session", "**/execute"])("a connection lost at %s is explained", async (route) => {
    const { page } = await open(server)
    await page.route(route, (request) => request.abort())
    await choose(page, "invoice.txt", Buffer.from("Invoice number: A-17\n"))
    await page.getByText("The connection failed. Check your network").waitFor()
  })

  // The reason why the page has a server of its own.
  test("the API key never reaches the browser", async () => {
    const { page } = await open(server)
    const bodies: Promise<string>[] = []
    page.on("response", (response) => {
      bodies.push(response.text().then(async (text) => text + JSON.stringify(await response.allHeaders())))
    })
    await page.reload()
    await choose(page, "invoice.txt", Buffer.from("Invoice number: A-17\n"))
    await page.getByRole("heading", { name: "Extracted data" }).waitFor()
    const texts = await Promise.all(bodies)
    expect(texts.length).toBeGreaterThan(6)
    for (const text of texts) expect(text.includes(server.adminKey)).toBe(false)
  })
})
