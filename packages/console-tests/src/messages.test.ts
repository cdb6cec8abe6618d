import type { ExecutionId } from "@docsift/sdk"
import { canTestBrowser } from "@docsift/testing/chromium"
import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

/** Longer than any message that passes by itself is shown. */
const LONG_MS = 60_000

describe.skipIf(!canTestBrowser())("messages and menus", () => {
  let context: ConsoleBrowser
  let id: ExecutionId
  beforeAll(async () => {
    context = await startConsoleBrowser()
    const { client } = context
    const configuration = { objects: [{ name: "Order", fields: [{ name: "Number", type: "string" as const }] }] }
    const { workflowId } = await client.workflows.create({ name: "Orders", configuration })
    const { workflowExecutionId } = await client.workflows.execute(workflowId, new File(["Number: 17"], "order.txt"))
    await client.executions.wait(workflowExecutionId)
    id = workflowExecutionId
  })
  afterEach(() => context.closeScreens())

  afterAll(() => context[Symbol.asyncDispose]())

  const openExecution = async () => {
    const { page, faults } = await context.open(`/executions/${id}`)
    await page.getByRole("button", { name: "Reject…" }).waitFor()
    await page.clock.install()
    return { page, faults }
  }
  const runAgain = async (page: Page) => {
    await page.getByRole("button", { name: "Actions for order.txt" }).click()
    await page.getByRole("menuitem", { name: "Run again" }).click()
  }

  test("a message with an action and one of an error stay until they are dismissed", async () => {
    const { page, faults } = await openExecution()
    await runAgain(page)
    await page.getByRole("button", { name: "Open", exact: true }).waitFor()
    const refuse = { status: 409, json: { error: "The file is gone." } }
    await page.route("**/retry", (route) => route.fulfill(refuse))
    await runAgain(page)
    await page.getByText("The file is gone.").waitFor()
    await page.clock.fastForward(LONG_MS)
    await page.getByRole("button", { name: "Open", exact: true }).waitFor()
    const dismiss = page.getByRole("button", { name: "Dismiss" })
    await page.getByText("The file is gone.").waitFor()
    await dismiss.last().click()
    await page.getByText("The file is gone.").waitFor({ state: "detached" })
    await dismiss.click()
    await page.getByRole("button", { name: "Open", exact: true }).waitFor({ state: "detached" })
    expect(faults).toEqual([])
  })

  test("a message passes by itself, but not while the pointer is on it", async () => {
    const { page } = await openExecution()
    await page.getByRole("button", { name: "Approve", exact: true }).click()
    const message = page.getByText("Approved.", { exact: true })
    await message.hover()
    await page.clock.fastForward(LONG_MS)
    await message.waitFor()
    await page.mouse.move(0, 0)
    await page.clock.fastForward(LONG_MS)
    await message.waitFor({ state: "detached" })
  })

  test("Tab leaves a menu and closes it, and moves to what follows its button", async () => {
    const { page } = await openExecution()
    await page.getByRole("button", { name: "Account", exact: true }).focus()
    await page.keyboard.press("Enter")
    await page.getByRole("menuitem", { name: "System colours" }).waitFor()
    await page.keyboard.press("Tab")
    await page.getByRole("menuitem", { name: "System colours" }).waitFor({ state: "hidden" })
    expect(await page.evaluate("document.querySelector('#main').contains(document.activeElement)")).toBe(true)
  })

  test("the navigation of a narrow window closes when the focus goes to what it covers", async () => {
    const { page } = await openExecution()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole("button", { name: "Navigation" }).click()
    await page.getByRole("link", { name: "Executions" }).first().waitFor()
    await page.getByRole("button", { name: "Account", exact: true }).focus()
    await page.keyboard.press("Tab")
    await page.getByRole("button", { name: "Account", exact: true }).waitFor({ state: "hidden" })
  })
})
