import { canTestBrowser } from "@docsift/testing/chromium"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

describe.skipIf(!canTestBrowser())("creating a workflow", () => {
  let context: ConsoleBrowser
  beforeAll(async () => {
    context = await startConsoleBrowser()
  })
  afterEach(() => context.closeScreens())

  afterAll(() => context[Symbol.asyncDispose]())

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
