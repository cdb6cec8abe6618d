import { readFile } from "node:fs/promises"
import { createSampleInvoice } from "@docsift/example-demo/sample-invoice"
import type { Client } from "@docsift/sdk"
import { canTestBrowser } from "@docsift/testing/chromium"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

/** The first part of a PDF: an execution of it fails. */
const cutOff = "%PDF-"

describe.skipIf(!canTestBrowser())("executions", () => {
  let context: ConsoleBrowser
  let client: Client
  let invoice: Uint8Array<ArrayBuffer>
  let workflowId: string
  let batchId: string
  let executionId: string

  const execute = async (name: string, content: string | Uint8Array<ArrayBuffer> = invoice, options = {}) => {
    const { workflowExecutionId } = await client.workflows.execute(workflowId, new File([content], name), options)
    return workflowExecutionId
  }
  const end = (executionId: string) => client.executions.wait(executionId).catch(() => {})

  beforeAll(async () => {
    context = await startConsoleBrowser()
    client = context.client
    invoice = Uint8Array.from(await createSampleInvoice())
    const configuration = { objects: [{ name: "Invoice", fields: [{ name: "Total", type: "number" as const }] }] }
    workflowId = (await client.workflows.create({ name: "Invoices", configuration })).workflowId
    batchId = (await client.batches.create({ name: "March", workflowId })).id
    executionId = await execute("read.pdf", invoice, { batchId })
    await end(executionId)
    await end(await execute("<i>also read.pdf", invoice, { batchId }))
    await end(await execute("cut-off.pdf", cutOff))
  })
  afterEach(() => context.closeScreens())

  afterAll(() => context[Symbol.asyncDispose]())

  test("filters are links: a reload and the way back keep them", async () => {
    const { page, faults } = await context.open("/executions")
    await page.getByRole("rowheader", { name: "cut-off.pdf" }).waitFor()
    await page.getByLabel("Status").selectOption("Completed")
    await page.getByRole("rowheader", { name: "cut-off.pdf" }).waitFor({ state: "detached" })
    await page.getByLabel("Batch").selectOption(batchId)
    await page.getByLabel("First day").fill("2020-02-01")
    await page.waitForURL(/from=2020-02-01/)
    await page.reload()
    await page.getByRole("rowheader", { name: "read.pdf", exact: true }).waitFor()
    expect(await page.getByLabel("Status").inputValue()).toBe("Completed")
    // The batches to choose from may arrive after the rows.
    await expect.poll(() => page.getByLabel("Batch").inputValue()).toBe(batchId)
    expect(await page.getByLabel("First day").inputValue()).toBe("2020-02-01")
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await page.getByRole("rowheader", { name: "cut-off.pdf" }).waitFor()
    await expect.poll(() => page.getByLabel("Status").inputValue()).toBe("")
    expect(faults).toEqual([])
  })

  test("days of the filter are included, and an empty result offers to clear the filters", async () => {
    const { createdAt } = await client.executions.get(executionId)
    const day = new Intl.DateTimeFormat("sv").format(new Date(createdAt))
    const { page } = await context.open(`/executions?from=${day}&to=${day}`)
    await page.getByRole("rowheader", { name: "read.pdf", exact: true }).waitFor()
    await page.getByLabel("Last day").fill("2020-01-01")
    await page.getByText("No execution matches").waitFor()
    await page.getByRole("main").getByRole("link", { name: "Clear filters" }).last().click()
    await page.getByRole("rowheader", { name: "cut-off.pdf" }).waitFor()
  })

  test("in the narrowest window the status is seen, and a shadow says that the table goes on", async () => {
    const { page } = await context.open("/executions", { viewport: { width: 360, height: 700 } })
    const table = page.getByRole("region", { name: "Executions" })
    const frame = await table.boundingBox()
    const badge = await table.getByText("Completed", { exact: true }).first().boundingBox()
    expect((badge?.x ?? Infinity) + (badge?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
    const attachments = await page.evaluate(
      "getComputedStyle(document.querySelector('[role=region][aria-label=Executions]')).backgroundAttachment",
    )
    expect(attachments).toBe("local, local, scroll, scroll, scroll")
  })

  test("an execution that does not exist leads back to the list", async () => {
    const { page } = await context.open("/executions/exe_000000000000")
    await page.getByRole("alert").waitFor()
    await page.getByRole("main").getByRole("link", { name: "Executions" }).click()
    await page.getByRole("heading", { level: 1, name: "Executions" }).waitFor()
  })

  test("the address of an execution that was cut off says so, and leads back to the list", async () => {
    const { page } = await context.open("/executions/exe_0000")
    await page.getByText("There is nothing at this address. The link may be incomplete.").waitFor()
    expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0)
    await page.getByRole("main").getByRole("link", { name: "Executions" }).click()
    await page.getByRole("heading", { level: 1, name: "Executions" }).waitFor()
  })

  test("on a phone no document hides the panels of an execution, and no long name the way back", async () => {
    const id = await execute(`${"a long name ".repeat(20)}.pdf`)
    await end(id)
    const { page, faults } = await context.open(`/executions/${id}`, { viewport: { width: 390, height: 780 } })
    await page.getByRole("navigation", { name: "Panels" }).getByRole("link", { name: "History" }).waitFor()
    await page.locator("[data-page='1']").waitFor()
    const hidden = await page.evaluate(`[...document.querySelectorAll("nav[aria-label=Panels] a")].filter((link) => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }).map((link) => link.textContent)`)
    expect(hidden).toEqual([])
    const back = await page.getByRole("main").getByRole("link", { name: "Executions" }).boundingBox()
    expect(back?.width).toBeGreaterThanOrEqual(24)
    expect(faults).toEqual([])
  })

  test("a row becomes completed without a reload", async () => {
    const { page } = await context.open("/executions?status=Failed")
    const row = page.getByRole("row").filter({ hasText: "cut-off.pdf" }).first()
    await row.getByRole("button", { name: "Actions for cut-off.pdf" }).click()
    // The list of failures does not have the new execution; that of all has.
    await page.getByRole("menuitem", { name: "Run again" }).click()
    await page.getByText("Running the file again").waitFor()
    // The page sees the execution unfinished once, whatever the speed of the server, and then as it is.
    let isFirst = true
    await page.route(/\/executions\?/, async (route) => {
      const isOfAll = !new URL(route.request().url()).searchParams.has("status")
      if (!isFirst || !isOfAll) return route.continue()
      isFirst = false
      const response = await route.fetch()
      const rows = (await response.json()) as object[] // the list of executions
      return route.fulfill({ response, json: rows.map((row) => ({ ...row, status: "Processing" })) })
    })
    await page.getByRole("link", { name: "Clear filters" }).first().click()
    await page.getByRole("cell", { name: "Processing" }).first().waitFor()
    await page.getByRole("row").filter({ hasText: "read.pdf" }).getByText("Completed").first().waitFor()
    await page.getByRole("cell", { name: "Processing" }).first().waitFor({ state: "detached" })
  })

  test("an unfinished execution is cancelled from its row", async () => {
    // Without workers an execution waits forever.
    await using idle = await startConsoleBrowser({ workerConcurrency: 0 })
    const configuration = { objects: [{ name: "Invoice", fields: [{ name: "Total", type: "number" as const }] }] }
    const workflow = await idle.client.workflows.create({ name: "Invoices", configuration })
    await idle.client.workflows.execute(workflow, new File([invoice], "waiting.pdf"))
    const { page } = await idle.open("/executions")
    await page.getByRole("cell", { name: "Queued" }).waitFor()
    await page.getByRole("button", { name: "Actions for waiting.pdf" }).click()
    await page.getByRole("menuitem", { name: "Cancel" }).click()
    await page.getByRole("cell", { name: "Failed" }).waitFor()
    await page.getByText("The execution was cancelled on request.").waitFor()
  })

  test("deleting says what is lost, and keeps the filters", async () => {
    const executionId = await execute("to delete.pdf")
    await end(executionId)
    const { page } = await context.open(`/executions?workflowId=${workflowId}`)
    await page.getByRole("button", { name: "Actions for to delete.pdf" }).click()
    await page.getByRole("menuitem", { name: "Delete…" }).click()
    await page.getByRole("dialog").getByText("are lost").waitFor()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page.getByRole("rowheader", { name: "to delete.pdf" }).waitFor({ state: "detached" })
    expect(new URL(page.url()).searchParams.get("workflowId")).toBe(workflowId)
    await expect(client.executions.get(executionId)).rejects.toMatchObject({ status: 404 })
  })

  test("several executions are deleted together", async () => {
    await Promise.all(["one.pdf", "two.pdf"].map(async (name) => end(await execute(name))))
    const { page } = await context.open("/executions")
    await page.getByLabel("Select one.pdf").check()
    await page.getByLabel("Select two.pdf").check()
    await page.getByText("2 executions selected").waitFor()
    await page.getByRole("button", { name: "Delete…" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page.getByText("2 executions deleted.").waitFor()
    await page.getByRole("rowheader", { name: "one.pdf" }).waitFor({ state: "detached" })
    const names = (await client.executions.list()).map(({ fileName }) => fileName)
    expect(names).not.toContain("one.pdf")
    expect(names).not.toContain("two.pdf")
  })

  test("an export needs a workflow or a batch, and has a row for each completed execution of it", async () => {
    const { page, faults } = await context.open("/executions")
    await page.getByRole("button", { name: "Export" }).click()
    await page.getByText("choose a workflow or a batch").waitFor()
    await page.getByLabel("Batch").selectOption(batchId)
    await page.getByRole("dialog").waitFor()
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("dialog").getByRole("button", { name: "Export" }).click(),
    ])
    expect(download.suggestedFilename()).toBe("March.csv")
    const rows = (await readFile(await download.path(), "utf8")).trim().split("\r\n")
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(/^execution_id,file_name,Total/)
    expect(rows.slice(1).join("\n")).toContain("<i>also read.pdf")
    expect(faults).toEqual([])
  })

  test("a batch shows its counts, leads to its executions, and takes no more documents once it is closed", async () => {
    const { page, faults } = await context.open("/batches")
    const row = page.getByRole("row").filter({ hasText: "March" })
    await row.getByRole("button", { name: "Actions for March" }).click()
    await page.getByRole("menuitem", { name: "Close…" }).click()
    await page.getByRole("dialog").getByText("cannot be reopened").waitFor()
    await page.getByRole("button", { name: "Close batch" }).click()
    await row.getByText("Closed").waitFor()
    await row.getByRole("link", { name: "2 completed" }).click()
    await page.getByRole("link", { name: "<i>also read.pdf" }).waitFor()
    await expect.poll(() => page.getByRole("rowheader").count()).toBe(2)
    await expect(execute("late.pdf", invoice, { batchId })).rejects.toMatchObject({ status: 409 })
    expect(faults).toEqual([])
  })
})
