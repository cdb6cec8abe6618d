import { canTestBrowser } from "@docsift/testing/chromium"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { findColorViolations, findViolations } from "./accessibility.ts"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"
import { addSampleData, addSampleWebhook, type SampleData, type SampleWebhook } from "./sample-data.ts"

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

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

describe.skipIf(!canTestBrowser())("every screen", () => {
  let context: ConsoleBrowser
  let data: SampleData & SampleWebhook
  beforeAll(async () => {
    context = await startConsoleBrowser()
    // A name that no name server knows, so that attempts fail.
    const webhook = await addSampleWebhook(context.client, "https://erp.invalid/hooks/docsift")
    data = { ...(await addSampleData(context.client)), ...webhook }
  })
  afterEach(() => context.closeScreens())

  afterAll(() => context[Symbol.asyncDispose]())

  test.each(screens)(
    "%s is accessible in light and dark, fits narrow windows, and causes no error, violation or foreign request",
    async (_name, path) => {
      // A colour on its way to another would count as too little contrast.
      const { page, faults } = await context.open(path(data), { reducedMotion: "reduce" })
      await page.getByRole("heading", { level: 1 }).waitFor()
      await page.waitForLoadState("networkidle")
      for (const viewport of windows) {
        await page.setViewportSize(viewport)
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0)
        for (const [colorScheme, find] of searches) {
          await page.emulateMedia({ colorScheme })
          // A busy machine paints the new colours late.
          await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
          expect(await find(page), `${viewport.width} px, ${colorScheme}`).toEqual([])
        }
      }
      expect(faults).toEqual([])
      await page.context().close()
    },
  )

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
