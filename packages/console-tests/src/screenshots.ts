import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Page } from "playwright-core"
import { startConsoleBrowser } from "./console-browser.ts"
import { setup } from "./prepare-console.ts"
import { addSampleData, addSampleWebhook, type SampleData, type SampleWebhook } from "./sample-data.ts"
import { startWebhookReceiver } from "./webhook-receiver.ts"

/*
 * Takes the screenshots of README.md and docs/console.md, each in light and dark:
 *
 *   npm exec --offline -- node --conditions=@docsift/source packages/console-tests/src/screenshots.ts [NAME …]
 */

interface Screenshot {
  readonly name: string
  readonly path: (data: SampleData & SampleWebhook) => string
  readonly width?: number
  readonly height?: number
  /** Brings the screen into the state that is shown. */
  readonly act?: (page: Page) => Promise<void>
}

const screenshots: readonly Screenshot[] = [
  {
    name: "execution",
    path: ({ executionId }) => `/executions/${executionId}?at=${encodeURIComponent("/Invoice/fields/Due date")}`,
  },
  { name: "suggestion", path: ({ fileId }) => `/workflows/new?files=${fileId}` },
  { name: "editor", path: ({ workflowId, fileId }) => `/workflows/${workflowId}?file=${fileId}` },
  {
    name: "review",
    path: ({ executionId }) =>
      `/executions/${executionId}?${new URLSearchParams({ queue: "all", at: "/Invoice/fields/Order number" }).toString()}`,
    async act(page) {
      await page.locator("button[aria-current][data-pointer]").press("Enter")
      // A word is marked as soon as the words of the page are known.
      const word = page.locator('[data-page="1"] rect[data-pointer="/Invoice/fields/Customer number"]')
      await word.hover({ force: true })
      await page.locator('[data-page="1"] [data-kind="words"] rect').waitFor({ state: "attached" })
    },
  },
  { name: "webhook", path: ({ webhookId }) => `/webhooks/${webhookId}`, height: 620 },
  { name: "phone", path: ({ executionId }) => `/executions/${executionId}`, width: 390, height: 780 },
]

const folder = fileURLToPath(new URL("../../../docs/images", import.meta.url))
const wanted = new Set(process.argv.slice(2))

await mkdir(folder, { recursive: true })
await setup()
// A port that reads well in a screenshot.
await using receiver = await startWebhookReceiver(8080)
await using context = await startConsoleBrowser({ webhookAllowedHosts: ["127.0.0.1"] })
const webhook = await addSampleWebhook(context.client, receiver.url)
const data = { ...(await addSampleData(context.client)), ...webhook }
for (const { name, path, width = 1280, height = 800, act } of screenshots) {
  if (wanted.size > 0 && !wanted.has(name)) continue
  for (const colorScheme of ["light", "dark"] as const) {
    const { page, faults } = await context.open(path(data), { viewport: { width, height }, colorScheme })
    await page.getByRole("heading", { level: 1 }).waitFor()
    await page.waitForLoadState("networkidle")
    // A spinner or a half-loaded page image would be a lie.
    await page.locator("[role=status]:has-text('Loading')").waitFor({ state: "hidden" })
    await act?.(page)
    if (faults.length > 0) throw new Error(`${name}: ${faults.join("; ")}`)
    await page.screenshot({ path: join(folder, `console-${name}-${colorScheme}.png`) })
    await page.context().close()
  }
}
// It would keep this program running.
await context.browser.close()
