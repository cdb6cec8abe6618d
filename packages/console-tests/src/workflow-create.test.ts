import { createSampleInvoice } from "@docsift/example-demo/sample-invoice"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { canTestBrowser } from "@docsift/testing/chromium"
import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

describe.skipIf(!canTestBrowser())("creating a workflow", () => {
  let context: ConsoleBrowser
  beforeAll(async () => {
    context = await startConsoleBrowser()
  })
  afterEach(() => context.closeScreens())

  afterAll(() => context[Symbol.asyncDispose]())

  test("a file that is dropped on the first screen becomes a suggestion; where none is taken, the page stays", async () => {
    const folder = await mkdtemp(join(tmpdir(), "docsift-drop-"))
    try {
      const invoice = join(folder, "invoice.pdf")
      await writeFile(invoice, await createSampleInvoice())
      const { page, faults } = await context.open("/keys")
      await page.getByRole("heading", { name: "API keys", level: 1 }).waitFor()
      await drop(page, invoice)
      await page.getByRole("link", { name: "Workflows" }).first().click()
      await page.getByText("Drop one to five documents").waitFor()
      await drop(page, invoice)
      await page.waitForURL(/workflows\/new\?files=file_/)
      await page.getByText("These values are printed on the document").waitFor()
      expect(faults).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test("what is typed while the workflow is created is there afterwards, with the focus and as unsaved", async () => {
    const { page, faults } = await context.open("/workflows/new?by=hand")
    await page.getByRole("textbox", { name: "Name of the workflow" }).fill("Orders")
    const field = page.getByRole("textbox", { name: /^Name of (?:this )?field/ })
    await field.fill("Num")
    const { promise: typed, resolve: endTyping } = Promise.withResolvers<void>()
    await page.route("**/api/v1/workflows", async (route) => {
      if (route.request().method() === "POST") await typed
      await route.continue()
    })
    // Twice: the shortcut creates no second workflow.
    await page.keyboard.press("Control+s")
    await page.keyboard.press("Control+s")
    await field.press("End")
    await page.keyboard.type("ber")
    endTyping()
    await page.waitForURL(/workflows\/wkf_/)
    await page.getByText("Not saved").waitFor()
    await page.keyboard.type(" of the order")
    expect(await field.inputValue()).toBe("Number of the order")
    await page.keyboard.press("Control+s")
    await page.getByText("Saved as version 2.").waitFor()

    const workflows = await context.client.workflows.list()
    expect(workflows.map(({ name }) => name)).toEqual(["Orders"])
    const { configuration } = await context.client.workflows.get(workflows[0]?.id ?? "")
    expect(configuration.objects[0]?.fields?.map(({ name }) => name)).toEqual(["Number of the order"])
    expect(faults).toEqual([])
  })

  test("days of the retention that are no number are refused, not taken for none", async () => {
    const { page } = await context.open("/workflows/new?by=hand&view=settings")
    await page.getByRole("spinbutton", { name: "Days" }).pressSequentially("1e")
    await page.getByText("A whole number from 1 to 3650, or empty.").waitFor()
  })
})

/** Drops a file in the middle of the window as a person does: the browser opens the file when the page does not take it. */
async function drop(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const place = { x: 640, y: 400, data: { items: [], files: [path], dragOperationsMask: 1 } }
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", { type, ...place })
}
