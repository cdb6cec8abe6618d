import { canTestBrowser } from "@docsift/testing/chromium"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { findColorViolations, findViolations } from "./accessibility.ts"
import { type ConsoleBrowser, type OpenOptions, type OpenScreen, startConsoleBrowser } from "./console-browser.ts"
import { anItemList, aScannedInvoice, extract, invoiceFields, itemTable } from "./document-samples.ts"
import { addSampleData, addSampleWebhook, type SampleData, type SampleWebhook } from "./sample-data.ts"

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

/** A wide window, whose elements are those of the other. */
const wideWindow = { width: 2560, height: 1300 }

/** The scheme changes colours only: elements, names and sizes are the same in both. */
const searches = [
  ["light", findViolations],
  ["dark", findColorViolations],
] as const

/** Every screen, and the states of a screen that look different. */
const screens: readonly (readonly [name: string, path: (data: SampleData & SampleWebhook) => string])[] = [
  ["workflows", () => "/workflows"],
  ["a new workflow", () => "/workflows/new"],
  ["a suggestion", ({ fileId }) => `/workflows/new?files=${fileId}`],
  ["the editor", ({ workflowId }) => `/workflows/${workflowId}`],
  ["the editor with a sample", ({ workflowId, fileId }) => `/workflows/${workflowId}?file=${fileId}`],
  ["versions", ({ workflowId }) => `/workflows/${workflowId}/versions`],
  ["upload", ({ workflowId }) => `/upload?workflowId=${workflowId}`],
  ["executions", () => "/executions"],
  ["executions that no filter leaves", () => "/executions?status=Queued"],
  ["an execution", ({ executionId }) => `/executions/${executionId}`],
  ["an execution as JSON", ({ executionId }) => `/executions/${executionId}?tab=json`],
  ["the usage of an execution", ({ executionId }) => `/executions/${executionId}?tab=usage`],
  ["the history of an execution", ({ executionId }) => `/executions/${executionId}?tab=history`],
  ["a failed execution", ({ failedExecutionId }) => `/executions/${failedExecutionId}`],
  ["the review queue", () => "/review"],
  ["batches", () => "/batches"],
  ["API keys", () => "/keys"],
  ["webhooks", () => "/webhooks"],
  ["a webhook", ({ webhookId }) => `/webhooks/${webhookId}`],
  ["deliveries that no filter leaves", ({ webhookId }) => `/webhooks/${webhookId}?state=failed`],
  ["a test of a webhook", ({ webhookId, messageId }) => `/webhooks/${webhookId}?test=${messageId}`],
  ["a delivery", ({ webhookId, messageId }) => `/webhooks/${webhookId}/deliveries/${messageId}`],
  ["usage", () => "/usage"],
  ["models", () => "/settings/models"],
  ["organizations", () => "/settings/organizations"],
  ["users", () => "/settings/users"],
  ["the audit log", () => "/settings/audit"],
  ["the system", () => "/settings/system"],
  ["an address that leads nowhere", () => "/nowhere"],
]

/** Screens that look different to someone else, or before anything is there. */
const otherScreens: readonly (readonly [name: string, path: string, as: "nobody" | "member"])[] = [
  ["the sign-in", "/sign-in", "nobody"],
  ["a sign-in that failed at the provider", "/sign-in?error=refused", "nobody"],
  ["workflows before the first", "/workflows", "member"],
  ["executions before the first", "/executions", "member"],
  ["a review queue with nothing to review", "/review", "member"],
  ["batches before the first", "/batches", "member"],
  ["webhooks before the first", "/webhooks", "member"],
  ["usage before the first execution", "/usage", "member"],
  ["an upload before the first workflow", "/upload", "member"],
  ["a screen for admins", "/settings/models", "member"],
  ["an execution that does not exist", "/executions/exe_000000000000", "member"],
]

/** Documents that are displayed in another way than a PDF. */
const documents: readonly (readonly [
  name: string,
  configuration: typeof invoiceFields | typeof itemTable,
  file: (context: ConsoleBrowser) => Promise<File>,
])[] = [
  ["a scan", invoiceFields, async ({ browser }) => new File([await aScannedInvoice(browser)], "scan.tiff")],
  ["a sheet", itemTable, async () => new File([anItemList(120, (row) => `Item ${row + 1}`)], "items.csv")],
  ["a mail", invoiceFields, async () => new File([aMail], "mail.eml")],
]

const aMail =
  "From: sales@example.com\r\nTo: books@example.com\r\nSubject: Invoice\r\nDate: Thu, 12 Mar 2026 10:00:00 +0000\r\n\r\n" +
  "Invoice number: INV-2041\r\nTotal amount: 1,290.50 EUR\r\n"

describe.skipIf(!canTestBrowser())("every screen", () => {
  let context: ConsoleBrowser
  let data: SampleData & SampleWebhook
  let memberKey: string
  beforeAll(async () => {
    context = await startConsoleBrowser()
    const { client } = context
    // A name that no name server knows, so that attempts fail.
    const webhook = await addSampleWebhook(client, "https://erp.invalid/hooks/docsift")
    data = { ...(await addSampleData(client)), ...webhook }
    const organization = await client.admin.organizations.create({ name: "Newcomers" })
    const user = await client.admin.users.create({ organizationId: organization.id, name: "Ada", role: "member" })
    memberKey = (await client.admin.users.createApiKey(user.id, { name: "Key of Ada" })).key
  })
  afterEach(() => context.closeScreens())

  afterAll(() => context[Symbol.asyncDispose]())

  test.each(screens)(
    "%s is accessible in light and dark, fits every window, and causes no error, violation or foreign request",
    (_name, path) => expectSound(path(data)),
  )

  test.each(otherScreens)("%s is as sound as the others", (_name, path, as) =>
    expectSound(path, { apiKey: as === "nobody" ? null : memberKey }),
  )

  test.each(documents)("an execution of %s is as sound as the others", async (_name, configuration, file) => {
    const id = await extract(context.client, configuration, await file(context))
    await expectSound(`/executions/${id}`)
  })

  async function expectSound(path: string, options: OpenOptions = {}): Promise<void> {
    const { page, faults } = await context.open(path, options)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await page.waitForLoadState("networkidle")
    await expect.poll(() => page.getByRole("status").filter({ hasText: loading }).count()).toBe(0)
    for (const viewport of windows) {
      await page.setViewportSize(viewport)
      await expectNoSidewaysScroll(page)
      for (const [colorScheme, find] of searches) {
        await page.emulateMedia({ colorScheme })
        // A busy machine paints the new colours late.
        await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        expect(await find(page), `${viewport.width} px, ${colorScheme}`).toEqual([])
      }
    }
    await page.setViewportSize(wideWindow)
    await expectNoSidewaysScroll(page)
    expect(faults).toEqual([])
    await page.context().close()
  }

  test("a screen is reached again by its address alone, in a new tab", async () => {
    const { page } = await context.open(`/executions?status=Failed`)
    await page.getByRole("link", { name: "cut-off.pdf" }).click()
    await page.getByRole("heading", { level: 1, name: "cut-off.pdf" }).waitFor()
    const address = page.url()
    const tab = await page.context().newPage()
    await tab.goto(address)
    await tab.getByRole("heading", { level: 1, name: "cut-off.pdf" }).waitFor()
  })
})

/** What a screen says while parts of it are missing. */
const loading = /(?:Loading|Opening the document|Drawing the page|Reading the words)…/

async function expectNoSidewaysScroll(page: OpenScreen["page"]): Promise<void> {
  // What follows the size of the window by script does so a frame later.
  const overhang = () => page.evaluate("document.documentElement.scrollWidth - innerWidth")
  await expect.poll(overhang).toBeLessThanOrEqual(0)
}
