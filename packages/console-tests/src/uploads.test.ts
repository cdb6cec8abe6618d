import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSampleInvoice } from "@docsift/example-demo/sample-invoice"
import type { Client } from "@docsift/sdk"
import { canTestBrowser } from "@docsift/testing/chromium"
import { pdfSamples } from "@docsift/testing/hostile/pdf-samples"
import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

const MEGABYTE = 1_000_000

/** Executions are read one after the other by two cores that other tests use too. */
const ALL_READ = { timeout: 100_000 }

describe.skipIf(!canTestBrowser())("uploads", () => {
  let context: ConsoleBrowser
  let client: Client
  let invoice: Uint8Array<ArrayBuffer>
  let workflowId: string
  let folder: string
  beforeAll(async () => {
    context = await startConsoleBrowser()
    client = context.client
    invoice = Uint8Array.from(await createSampleInvoice())
    folder = await mkdtemp(join(tmpdir(), "docsift-uploads-"))
  })
  // A workflow of its own, so that no test counts the executions of another.
  beforeEach(async () => {
    const configuration = { objects: [{ name: "Invoice", fields: [{ name: "Total", type: "number" as const }] }] }
    workflowId = (await client.workflows.create({ name: "Invoices", configuration })).workflowId
  })
  afterEach(() => context.closeScreens())

  afterAll(async () => {
    await context[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })

  const named = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(invoice) })
  const choose = (page: Page, files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) =>
    page.getByLabel("Choose files", { exact: true }).and(page.locator("input")).setInputFiles(files)
  const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name })
  const executions = () => client.executions.list({ workflowId, limit: 100 })
  const openUpload = async () => {
    const screen = await context.open(`/upload?workflowId=${workflowId}`)
    await screen.page.getByText("Drop documents or folders").waitFor()
    return screen
  }

  test("of 30 files at once 28 are read, and the encrypted and the too large one say why in a sentence", async () => {
    const write = async (name: string, bytes: Uint8Array) => {
      const path = join(folder, name)
      await writeFile(path, bytes)
      return path
    }
    const paths = await Promise.all(Array.from({ length: 28 }, (_, index) => write(`invoice-${index}.pdf`, invoice)))
    const sample = pdfSamples.find(({ expected }) => expected === "file_encrypted")
    if (sample === undefined) throw new Error("No sample is an encrypted PDF.")
    paths.splice(9, 0, await write("secret.pdf", await sample.build()))
    const large = await write("large.pdf", invoice)
    await truncate(large, 60 * MEGABYTE)
    paths.splice(3, 0, large)

    const { page, faults } = await openUpload()
    await choose(page, paths)
    await page.getByText("30 files").waitFor()
    await page.getByText("28 completed, 2 failed").waitFor(ALL_READ)
    const sentenceOf = (name: string) => rowOf(page, name).getByRole("paragraph").textContent()
    expect(await sentenceOf("large.pdf")).toBe("The file may be at most 50 MiB long.")
    expect(await sentenceOf("secret.pdf")).toMatch(/^The PDF is protected by a password\./)
    expect((await executions()).filter(({ status }) => status === "Completed")).toHaveLength(28)
    expect(faults.filter((fault) => !fault.includes("net::ERR_"))).toEqual([])
  })

  test("a reload in the middle loses no acknowledged file, and choosing the others again runs none twice", async () => {
    const { page } = await openUpload()
    page.on("dialog", (dialog) => void dialog.accept())
    // The third response never reaches the page: the server has the file, and the page does not know.
    let isReloaded = false
    await page.route("**/execute", async (route) => {
      const name = /filename="([^"]*)"/.exec(route.request().postData() ?? "")?.[1] ?? ""
      if (isReloaded || ["a.pdf", "b.pdf"].includes(name)) await route.continue()
      else if (name === "c.pdf") await route.fetch()
    })
    // Playwright gives files in memory the time of the call; files of the disk keep theirs, as people's do.
    const paths = ["a.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf"].map((name) => join(folder, name))
    await Promise.all(paths.map((path) => writeFile(path, invoice)))
    await choose(page, paths)
    await page.getByText("2 completed").waitFor()
    await expect.poll(async () => (await executions()).length, ALL_READ).toBe(3)
    isReloaded = true
    await page.reload()
    await page.getByText("2 completed, 3 interrupted").waitFor()
    await rowOf(page, "a.pdf").getByRole("link", { name: "a.pdf" }).waitFor()

    await choose(page, paths)
    await page.getByText("2 files are already in the list.").waitFor()
    await page.getByText("5 completed").waitFor(ALL_READ)
    const names = (await executions()).map(({ fileName }) => fileName)
    expect(names.toSorted()).toEqual(["a.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf"])
  })

  test("uploads go on while another screen is open, which shows how far they are", async () => {
    const { page } = await openUpload()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route("**/execute", async (route) => {
      await released
      await route.continue()
    })
    await choose(page, [named("a.pdf"), named("b.pdf")])
    await page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name: "Workflows" }).click()
    await page.getByRole("heading", { level: 1, name: "Workflows" }).waitFor()
    await page.getByRole("link", { name: "0 of 2 uploaded" }).waitFor()
    release()
    await expect.poll(async () => (await executions()).length, ALL_READ).toBe(2)
    await page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name: "Upload" }).click()
    await page.getByText("2 completed").waitFor(ALL_READ)
  })

  test("a cancelled file never runs, and a retry after a broken connection runs it once", async () => {
    const { page } = await openUpload()
    // The upload of the second one lasts until it is cancelled.
    await page.route("**/execute", async (route) => {
      if (!(route.request().postData() ?? "").includes('filename="b.pdf"')) await route.abort("connectionreset")
    })
    await choose(page, [named("a.pdf"), named("b.pdf")])
    await rowOf(page, "b.pdf").getByRole("button", { name: "Cancel b.pdf" }).click()
    await rowOf(page, "b.pdf").getByText("Cancelled").waitFor()
    // After the retries of the client.
    await rowOf(page, "a.pdf").getByText("Failed").waitFor(ALL_READ)
    await page.unrouteAll()
    await page.getByRole("button", { name: "Retry 1 failed" }).click()
    await page.getByText("1 completed, 1 cancelled").waitFor(ALL_READ)
    expect((await executions()).map(({ fileName }) => fileName)).toEqual(["a.pdf"])
  })

  test("documents go into a new batch, and the links lead to its executions", async () => {
    const { page, faults } = await openUpload()
    await page.getByRole("button", { name: "New batch" }).click()
    await page.getByLabel("Name").fill("March")
    await page.getByRole("button", { name: "Create batch" }).click()
    await page
      .getByRole("combobox", { name: "Batch" })
      .and(page.locator(":has(option:checked:text('March'))"))
      .waitFor()
    await choose(page, [named("a.pdf")])
    await page.getByText("1 completed").waitFor(ALL_READ)
    await page.getByRole("link", { name: "Executions of the batch" }).click()
    await page.getByRole("heading", { level: 1, name: "Executions" }).waitFor()
    await page.getByRole("rowheader", { name: "a.pdf" }).waitFor()
    expect(new URL(page.url()).searchParams.get("batchId")).toMatch(/^bat_/)
    expect(faults).toEqual([])
  })

  test("without a choice of several workflows the files wait for it", async () => {
    await client.workflows.create({
      name: "Delivery notes",
      configuration: { objects: [{ name: "Note", fields: [{ name: "Number", type: "string" }] }] },
    })
    const { page } = await context.open("/upload")
    await page.getByText("Drop documents or folders").waitFor()
    await choose(page, [named("a.pdf")])
    await page.getByText("Choose a workflow for the document.").waitFor()
    await page.getByLabel("Workflow", { exact: true }).selectOption(workflowId)
    await page.getByText("1 completed").waitFor(ALL_READ)
    expect(await executions()).toHaveLength(1)
  })

  // Security: a file name is text of a stranger.
  test("a hostile file name is shown as text", async () => {
    const { page, faults } = await openUpload()
    const name = "<img src=x onerror=alert(1)>.pdf"
    page.on("dialog", () => faults.push("a script ran"))
    await choose(page, [named(name)])
    await page.getByRole("link", { name }).waitFor(ALL_READ)
    expect(faults).toEqual([])
  })
})
