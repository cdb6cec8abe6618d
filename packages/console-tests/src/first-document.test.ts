import { readFile } from "node:fs/promises"
import { createSampleInvoice } from "@docsift/example-demo/sample-invoice"
import { canTestBrowser } from "@docsift/testing/chromium"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"
import { tabTo } from "./keyboard.ts"

describe.skipIf(!canTestBrowser())("the first document", () => {
  let context: ConsoleBrowser
  beforeAll(async () => {
    context = await startConsoleBrowser()
  })
  afterEach(() => context.closeScreens())
  afterAll(() => context[Symbol.asyncDispose]())

  test("the way from the sign-in to reviewed, exported data needs no mouse", async () => {
    const { page, faults } = await context.open("/", { apiKey: null })
    await page.getByLabel("API key").and(page.locator(":focus")).waitFor()
    await page.keyboard.type(context.server.adminKey)
    await page.keyboard.press("Enter")
    await page.getByText("There is no workflow yet.").waitFor()

    // Waited for before the keys: it takes the browser a moment until it reports a chooser instead of showing it.
    const chosen = page.waitForEvent("filechooser")
    await tabTo(page, "Choose files")
    await page.keyboard.press("Enter")
    const chooser = await chosen
    const buffer = Buffer.from(await createSampleInvoice())
    await chooser.setFiles({ name: "invoice.pdf", mimeType: "application/pdf", buffer })
    await page.getByRole("heading", { name: "Fields" }).waitFor()
    await tabTo(page, "Name of the workflow")
    await page.keyboard.press("Enter")

    await page.waitForURL(/executions\/exe_/)
    const seller = page.locator('button[data-pointer="/Invoice/fields/Seller"]')
    await seller.getByText("Larkfield & Moss Interiors Ltd").waitFor()
    await page.keyboard.press("j")
    await seller.and(page.locator(":focus")).waitFor()
    await page.keyboard.press("Enter")
    await page.getByRole("textbox", { name: "Seller" }).waitFor()
    await page.keyboard.type("Larkfield Ltd")
    await page.keyboard.press("Enter")
    await seller.getByText("Larkfield Ltd").waitFor()
    await page.keyboard.press("a")
    await page.getByText("Approved").first().waitFor()

    await tabTo(page, "Export invoice.pdf", "Shift+Tab")
    await page.keyboard.press("Enter")
    await page.getByRole("menuitem", { name: "CSV" }).first().and(page.locator(":focus")).waitFor()
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")])
    const text = await readFile(await download.path(), "utf8")
    expect(text).toContain("Larkfield Ltd")
    expect(text).toContain("LM-2026-00417")
    expect(faults).toEqual([])
  })
})
