import { canTestBrowser } from "@docsift/testing/chromium"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

const NUMBER = "/Order/fields/Number"

describe.skipIf(!canTestBrowser())("keys and names", () => {
  let context: ConsoleBrowser
  let workflowId: string
  let executionId: string
  beforeAll(async () => {
    context = await startConsoleBrowser()
    const { client } = context
    const configuration = { objects: [{ name: "Order", fields: [{ name: "Number", type: "string" as const }] }] }
    workflowId = (await client.workflows.create({ name: "Orders", configuration })).workflowId
    const file = new File(["Number: 17"], "order.txt")
    executionId = (await client.workflows.execute(workflowId, file)).workflowExecutionId
    await client.executions.wait(executionId)
  })
  afterEach(() => context.closeScreens())

  afterAll(() => context[Symbol.asyncDispose]())

  test("single-key shortcuts are listed at ?, and switched off they do nothing, also after a reload", async () => {
    const { page, faults } = await context.open(`/executions/${executionId}?at=${encodeURIComponent(NUMBER)}`)
    const value = page.locator(`button[data-pointer="${NUMBER}"]`)
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" })
    await value.focus()
    await page.keyboard.press("?")
    await help.getByText("The value is not in the document").waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Account", exact: true }).click()
    await page.getByRole("menuitemcheckbox", { name: "Single-key shortcuts", checked: true }).click()
    await page.reload()

    await value.focus()
    for (const key of ["x", "a", "?", "+", "]"]) await page.keyboard.press(key)
    // Enter is no single letter or sign, and what it opens comes after everything that the keys before could do.
    await page.keyboard.press("Enter")
    await page.getByRole("textbox", { name: "Number" }).waitFor()
    expect(await help.count()).toBe(0)
    expect(await page.getByText("unsaved change").count()).toBe(0)
    expect((await context.client.executions.review(executionId)).revision).toBe(0)
    await page.keyboard.press("Escape")

    await page.getByRole("button", { name: "Keyboard shortcuts" }).click()
    await help.getByRole("checkbox", { name: /^Letters, digits and signs are shortcuts/ }).check()
    await page.keyboard.press("Escape")
    await value.focus()
    await page.keyboard.press("x")
    await page.getByText("1 unsaved change").waitFor()
    expect(faults).toEqual([])
  })

  // Members may not read users, so the interface gives them no names.
  test("a member sees another member without a bare id, and an admin sees the name", async () => {
    const { client } = context
    const { organization, user } = await client.caller.get()
    const member = await client.admin.users.create({
      name: "Mia Member",
      role: "member",
      organizationId: organization.id,
    })
    const { key: apiKey } = await client.admin.users.createApiKey(member.id, { name: "screen" })
    const { page, faults } = await context.open(`/workflows/${workflowId}/versions`, { apiKey })
    const other = page.getByRole("row", { name: /Version 1/ }).getByText("Another member")
    await other.waitFor()
    expect(await other.getAttribute("title")).toBe(user.id)
    expect(await page.getByRole("main").textContent()).not.toContain(user.id)
    expect(faults).toEqual([])

    const { page: adminPage } = await context.open("/keys")
    await adminPage
      .getByRole("row", { name: /screen/ })
      .getByText("Mia Member")
      .waitFor()
  })
})
