import { createSampleInvoice } from "@docsift/example-demo/sample-invoice"
import { createModelStub, listenToStub, type ListeningStub } from "@docsift/model-stub"
import { canTestBrowser } from "@docsift/testing/chromium"
import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

describe.skipIf(!canTestBrowser())("usage", () => {
  let context: ConsoleBrowser
  let stub: ListeningStub
  let invoice: Uint8Array
  const workflowIds: string[] = []

  const execute = async (workflowId: string | undefined, bytes: Uint8Array) => {
    if (workflowId === undefined) throw new Error("The workflow is not there.")
    const file = new File([new Uint8Array(bytes)], "invoice.pdf")
    const { workflowExecutionId } = await context.client.workflows.execute(workflowId, file)
    await context.client.executions.wait(workflowExecutionId).catch(() => {})
  }

  beforeAll(async () => {
    context = await startConsoleBrowser()
    stub = await listenToStub(createModelStub())
    invoice = await createSampleInvoice()
    for (const name of ["Invoices", "Orders"]) {
      const configuration = { objects: [{ name: "Document", fields: [{ name: "Number", type: "string" as const }] }] }
      const { workflowId } = await context.client.workflows.create({ name, configuration })
      workflowIds.push(workflowId)
    }
    await execute(workflowIds[0], invoice)
    await execute(workflowIds[0], new TextEncoder().encode("%PDF-"))
    await execute(workflowIds[1], invoice)
  })
  afterEach(() => context.closeScreens())

  afterAll(async () => {
    await context[Symbol.asyncDispose]()
    await stub.close()
  })

  test("days and workflows add up to the same totals, without a cost where no model was called", async () => {
    const { page, faults } = await context.open("/usage")
    const byDay = await cellsOf(page, "Total")
    expect(byDay.slice(0, 2)).toEqual(["3", "1"])
    await page.getByRole("link", { name: "Workflow", exact: true }).click()
    await page.getByRole("link", { name: "Invoices" }).waitFor()
    expect(await cellsOf(page, "Total")).toEqual(byDay)
    expect((await cellsOf(page, "Invoices")).slice(0, 2)).toEqual(["2", "1"])
    expect((await cellsOf(page, "Orders")).slice(0, 2)).toEqual(["1", "0"])
    expect(await page.getByRole("columnheader", { name: "Cost" }).count()).toBe(0)
    await page.getByRole("link", { name: "Model", exact: true }).click()
    await page.getByRole("heading", { name: "No model was called in this period" }).waitFor()
    expect(faults).toEqual([])
  })

  test("the address holds the period; a preset replaces it, and days without an execution say so", async () => {
    const { page, faults } = await context.open("/usage?groupBy=workflow&from=2020-01-01&to=2020-01-31")
    await page.getByRole("heading", { name: "No executions ended in this period" }).waitFor()
    expect(await page.getByLabel("First day").inputValue()).toBe("2020-01-01")
    await page.getByRole("link", { name: "7 days" }).click()
    await page.getByRole("link", { name: "Invoices" }).waitFor()
    const { searchParams } = new URL(page.url())
    expect(searchParams.get("groupBy")).toBe("workflow")
    expect(await page.getByLabel("First day").inputValue()).toBe(searchParams.get("from"))
    await page.getByLabel("First day").fill("2020-01-01")
    await page.getByText("A period has at most 400 days.").waitFor()
    expect(faults).toEqual([])
  })

  // A cost of 0 would be read as "free".
  test("a cost is shown where prices are known, and is not known as soon as one is missing", async () => {
    const { admin } = context.client
    const connection = { modelName: "perfect", baseUrl: stub.baseUrls.openai }
    const prices = { inputPrice: 2, outputPrice: 8, currency: "EUR" }
    const priced = await admin.models.add({ ...connection, ...prices, displayName: "Priced" })
    const unpriced = await admin.models.add({ ...connection, displayName: "Unpriced" })
    await admin.runtimeConfig.set({ modelId: priced.model.id, type: "fast" })
    await execute(workflowIds[0], invoice)
    const { page, faults } = await context.open("/usage?groupBy=workflow")
    expect((await cellsOf(page, "Invoices")).at(-1)).toMatch(/€.*[1-9]/)
    expect((await cellsOf(page, "Orders")).at(-1)).toBe("")
    const known = (await cellsOf(page, "Total")).at(-1)
    await admin.runtimeConfig.set({ modelId: unpriced.model.id, type: "fast" })
    await execute(workflowIds[1], invoice)
    await page.reload()
    await page.getByRole("row", { name: /Orders.*Unknown/ }).waitFor()
    expect((await cellsOf(page, "Total")).at(-1)).toBe("Unknown")
    await page.getByRole("link", { name: "Model", exact: true }).click()
    await page.getByRole("rowheader", { name: "Unpriced" }).waitFor()
    expect((await cellsOf(page, "Priced")).at(-1)).toBe(known)
    expect((await cellsOf(page, "Unpriced")).at(-1)).toBe("Unknown")
    expect(faults).toEqual([])
  })

  test("an admin chooses the organization; a member who follows the link sees the own one", async () => {
    const { admin } = context.client
    const { id: organizationId } = await admin.organizations.create({ name: "Accounting" })
    const user = await admin.users.create({ organizationId, name: "Ada", role: "member" })
    const { key } = await admin.users.createApiKey(user.id, { name: "Ada" })
    const { page } = await context.open("/usage")
    await page.getByLabel("Organization").selectOption("Accounting")
    await page.getByRole("heading", { name: "No executions ended in this period" }).waitFor()
    await page.getByLabel("Organization").selectOption("All organizations")
    await page.getByRole("rowheader", { name: "Total" }).waitFor()
    const search = new URL(page.url()).search
    const { page: member } = await context.open(`/usage${search}`, { apiKey: key })
    await member.getByRole("heading", { name: "No executions ended in this period" }).waitFor()
    expect(await member.getByLabel("Organization").count()).toBe(0)
  })
})

/** Returns the texts of a row after its heading. */
async function cellsOf(page: Page, heading: string): Promise<string[]> {
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: heading, exact: true }) })
  await row.waitFor()
  return row.getByRole("cell").allTextContents()
}
