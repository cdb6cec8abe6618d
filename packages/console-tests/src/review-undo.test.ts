import type { Client, ExecutionId } from "@docsift/sdk"
import { canTestBrowser } from "@docsift/testing/chromium"
import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

const NUMBER = "/Order/fields/Number"
const MISSING = "/Order/fields/Approved by"
const CONSTRUCTOR = "/Order/fields/constructor"

describe.skipIf(!canTestBrowser())("changing one's mind in a review", () => {
  let context: ConsoleBrowser
  let client: Client
  let workflowId: string
  beforeAll(async () => {
    context = await startConsoleBrowser()
    client = context.client
    const fields = ["Number", "Approved by", "constructor"].map((name) => ({ name, type: "string" as const }))
    const created = await client.workflows.create({
      name: "Orders",
      configuration: { objects: [{ name: "Order", fields }] },
      review: { threshold: 0.5, required: [MISSING], always: true },
    })
    workflowId = created.workflowId
  })
  afterEach(() => context.closeScreens())

  afterAll(() => context[Symbol.asyncDispose]())

  async function openOrder() {
    const file = new File(["Order\n\nNumber: A-17\n"], "order.txt")
    const { workflowExecutionId: id } = await client.workflows.execute(workflowId, file)
    await client.executions.wait(id)
    return { id, ...(await context.open(`/executions/${id}`)) }
  }
  const correctionsOf = async (id: ExecutionId) => (await client.executions.review(id)).corrections

  test("what was discarded is brought back, also after another change, which stays", async () => {
    const { page, faults } = await openOrder()
    await correct(page, NUMBER, "B-18")
    await page.getByRole("button", { name: "Discard" }).click()
    await correct(page, CONSTRUCTOR, "a value")
    await page.getByText("1 change discarded.").waitFor()
    await page.getByRole("button", { name: "Bring back" }).click()
    await page.getByText("1 change brought back.").waitFor()
    await valueButton(page, NUMBER).getByText("B-18").waitFor()
    await valueButton(page, CONSTRUCTOR).getByText("a value").waitFor()
    await page.getByText("2 unsaved changes").waitFor()
    expect(faults).toEqual([])
  })

  test("the message that brings changes back is gone with the screen that it belongs to", async () => {
    const { page } = await openOrder()
    await correct(page, NUMBER, "B-18")
    await page.getByRole("button", { name: "Discard" }).click()
    await page.getByRole("button", { name: "Bring back" }).waitFor()
    await page.getByRole("link", { name: "Workflows" }).click()
    await page.getByRole("heading", { level: 1, name: "Workflows" }).waitFor()
    await page.getByRole("button", { name: "Bring back" }).waitFor({ state: "detached" })
  })

  test("a required value that the document does not contain is confirmed, and is no longer to be checked", async () => {
    const { id, page, faults } = await openOrder()
    await page.getByRole("button", { name: "1 to check" }).click()
    await page.locator(`button[data-pointer="${MISSING}"]:focus`).waitFor()
    await page.keyboard.press("x")
    await page.getByText("confirmed by a person").waitFor()
    await page.getByRole("button", { name: /to check$/ }).waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await page.getByText("Saved.").waitFor()
    expect(await correctionsOf(id)).toMatchObject({ [MISSING]: { value: null } })
    await page.reload()
    await page.getByText("confirmed by a person").waitFor()
    await page.getByRole("button", { name: /to check$/ }).waitFor({ state: "detached" })
    expect(faults).toEqual([])
  })

  test("a number with more digits than are kept is refused where it is typed", async () => {
    const configuration = { objects: [{ name: "Order", fields: [{ name: "Amount", type: "number" as const }] }] }
    const { workflowId } = await client.workflows.create({ name: "Amounts", configuration })
    const file = new File(["Amount: 17\n"], "amount.txt")
    const { workflowExecutionId: id } = await client.workflows.execute(workflowId, file)
    await client.executions.wait(id)
    const { page } = await context.open(`/executions/${id}`)
    await valueButton(page, "/Order/fields/Amount").dblclick()
    const input = page.getByRole("textbox", { name: "Amount" })
    for (const [text, sentence] of [
      ["9007199254740993", "has more digits than a number can keep"],
      ["12 5", "“12 5” is not a number."],
    ] as const) {
      await input.fill(text)
      await input.press("Enter")
      await page.getByText(sentence).waitFor()
      expect(await input.getAttribute("aria-invalid")).toBe("true")
    }
  })
})

const valueButton = (page: Page, pointer: string) => page.locator(`button[data-pointer="${pointer}"]`)

async function correct(page: Page, pointer: string, value: string): Promise<void> {
  await valueButton(page, pointer).dblclick()
  const input = page.locator("li", { has: valueButton(page, pointer) }).getByRole("textbox")
  await input.fill(value)
  await input.press("Enter")
  await page.locator(`button[data-pointer="${pointer}"]:focus`).waitFor()
}
