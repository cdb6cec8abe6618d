import { Client } from "@docsift/sdk"
import { unwrap } from "@docsift/sdk/webhooks"
import { canTestBrowser } from "@docsift/testing/chromium"
import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { findViolations } from "./accessibility.ts"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"
import { startWebhookReceiver, type WebhookReceiver } from "./webhook-receiver.ts"

describe.skipIf(!canTestBrowser())("webhooks", () => {
  let context: ConsoleBrowser
  let receiver: WebhookReceiver
  beforeAll(async () => {
    receiver = await startWebhookReceiver()
    context = await startConsoleBrowser({ webhookAllowedHosts: ["127.0.0.1"] })
  })
  afterEach(async () => {
    receiver.respondWith(204)
    await context.closeScreens()
  })

  afterAll(async () => {
    await context[Symbol.asyncDispose]()
    await receiver[Symbol.asyncDispose]()
  })

  const addWebhook = (description: string) =>
    context.client.webhooks.create({ url: receiver.url, events: ["*"], description })

  /** Verifies the newest test message as its receiver would. Those about executions may still arrive for other webhooks. */
  const verifyNewest = async (secret: string) => {
    const newest = receiver.received.findLast(({ body }) => body.includes('"webhook.test"'))
    if (newest === undefined) throw new Error("No message has arrived.")
    return unwrap(newest.body, newest.headers, secret)
  }

  const sendTest = async (page: Page) => {
    await page.getByRole("button", { name: "Send a test message" }).click()
    await page.getByText("The test message arrived.").waitFor()
  }

  // Security: a person who opens the screen later, or reads the memory of the page, must not find the secret.
  test("a rejection is shown at its field, and the secret is shown once, verifies messages and is nowhere after", async () => {
    const { page, faults } = await context.open("/webhooks")
    await page.getByRole("button", { name: "New webhook" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Create webhook" }).click()
    await dialog.getByText("Enter the URL that receives the messages.").waitFor()
    const url = dialog.getByLabel("URL")
    await url.fill("https://10.0.0.7/hooks")
    await page.keyboard.press("Enter")
    await dialog.getByText("DOCSIFT_WEBHOOK_ALLOWED_HOSTS").waitFor()
    expect(await url.getAttribute("aria-invalid")).toBe("true")
    expect(await dialog.locator("input:focus").inputValue()).toBe("https://10.0.0.7/hooks")
    await url.fill(receiver.url)
    // What was said is about another URL.
    await dialog.getByText("DOCSIFT_WEBHOOK_ALLOWED_HOSTS").waitFor({ state: "detached" })
    await dialog.getByLabel("Description").fill("Books invoices")
    await dialog.getByLabel("Every workflow").uncheck()
    await dialog.getByRole("button", { name: "Create webhook" }).click()
    await dialog.getByText("Choose at least one workflow").waitFor()
    await expectAccessible(page)
    await dialog.getByLabel("Every workflow").check()
    await dialog.getByRole("button", { name: "Create webhook" }).click()

    const secret = await page.getByLabel("Secret", { exact: true }).inputValue()
    // Escape would lose it; the second one closes a dialog without asking the page.
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    expect(await page.getByLabel("Secret", { exact: true }).inputValue()).toBe(secret)
    await page.getByText('import { unwrap } from "@docsift/sdk/webhooks"').waitFor()
    await expectAccessible(page)
    await page.getByRole("button", { name: "I have stored it" }).click()

    await page.getByRole("heading", { level: 1, name: "Books invoices" }).waitFor()
    await sendTest(page)
    expect(await verifyNewest(secret)).toMatchObject({ type: "webhook.test" })
    expect(await htmlOf(page)).not.toContain(secret.slice("whsec_".length, -4))
    const [stored] = await context.client.webhooks.list()
    expect(stored).toMatchObject({ url: receiver.url, events: ["execution.completed", "execution.failed"] })
    expect(stored).not.toHaveProperty("workflowIds")
    expect(faults).toEqual([])
  })

  test("a delivery shows the message and each attempt, and arrives when it is sent again", async () => {
    receiver.respondWith(503)
    const { id } = await addWebhook("Responds late")
    const { page, faults } = await context.open(`/webhooks/${id}`)
    await page.getByText("No deliveries yet").waitFor()
    await page.getByRole("button", { name: "Send a test message" }).click()
    const result = page.getByRole("status").filter({ hasText: "The test message has not arrived yet." })
    await result.getByText("The receiver responded with 503").waitFor()
    // The address says what was tested.
    await page.reload()
    await page.getByRole("link", { name: "Show the delivery" }).click()
    await page.getByRole("heading", { level: 1, name: "Test message" }).waitFor()
    await page.getByRole("region", { name: "Data as JSON" }).getByText(`"webhookId": "${id}"`).waitFor()
    await page.getByRole("row").filter({ hasText: "The receiver responded with 503" }).first().waitFor()
    receiver.respondWith(200)
    await page.getByRole("button", { name: "Send again" }).click()
    await page.getByRole("row").filter({ hasText: "The receiver responded with 200" }).waitFor()
    await page.getByText("Delivered", { exact: true }).first().waitFor()
    const ids = receiver.received.slice(-2).map(({ headers }) => headers.get("webhook-id"))
    expect(new Set(ids).size).toBe(1)
    // The log keeps the attempts before the restart, the list counts those after it.
    const logged = page.getByRole("row").filter({ hasText: "The receiver responded with" })
    await expect.poll(() => logged.count()).toBeGreaterThan(1)
    await page.goto(page.url().replace(/\/deliveries\/.*$/, ""))
    await page.getByRole("columnheader", { name: "Attempts since last start" }).waitFor()
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Test message" }) })
    expect(await row.getByRole("cell").nth(2).textContent()).toBe("1")
    expect(faults).toEqual([])
  })

  test("deliveries are those of executions, and filtered by their state in the address", async () => {
    const { id } = await addWebhook("Every execution")
    const { workflowId } = await context.client.workflows.create({
      name: "Notes",
      configuration: { objects: [{ name: "Note", fields: [{ name: "Number", type: "string" }] }] },
    })
    const run = await context.client.workflows.execute(workflowId, new File(["%PDF-"], "cut-off.pdf"))
    await context.client.executions.wait(run.workflowExecutionId).catch(() => {})
    const { page, faults } = await context.open(`/webhooks/${id}`)
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Execution failed" }) })
    await row.getByText("Delivered").waitFor()
    await page.getByRole("link", { name: "Pending" }).click()
    await page.getByRole("heading", { name: "No pending deliveries" }).waitFor()
    expect(new URL(page.url()).searchParams.get("state")).toBe("pending")
    await page.goto(page.url().replace("pending", "delivered"))
    await row.getByRole("link", { name: run.workflowExecutionId }).click()
    await page.getByRole("heading", { level: 1, name: "cut-off.pdf" }).waitFor()
    expect(faults).toEqual([])
  })

  test("during a rotation both secrets verify, the screen says until when, and no other rotation is offered", async () => {
    const { id, secret } = await addWebhook("Rotated")
    const { page, faults } = await context.open(`/webhooks/${id}`)
    await openMenu(page, "Rotate the secret…")
    await page.getByLabel("The previous secret signs for").selectOption("1 hour")
    await expectAccessible(page)
    await page.getByRole("button", { name: "Rotate secret" }).click()
    const next = await page.getByLabel("Secret", { exact: true }).inputValue()
    expect(next).not.toBe(secret)
    await page.getByRole("button", { name: "I have stored it" }).click()
    await page.getByText("Two secrets sign each message until").waitFor()
    await sendTest(page)
    expect(await verifyNewest(secret)).toMatchObject({ type: "webhook.test" })
    expect(await verifyNewest(next)).toMatchObject({ type: "webhook.test" })
    await page.getByRole("button", { name: "More actions" }).click()
    await page.getByRole("menuitem", { name: "Delete…" }).waitFor()
    expect(await page.getByRole("menuitem", { name: "Rotate the secret…" }).count()).toBe(0)
    expect(faults).toEqual([])
  })

  test("a receiver that responds with 410 disables the webhook, the screens say why, and it can be enabled again", async () => {
    receiver.respondWith(410)
    const { id } = await addWebhook("Gone")
    const { page, faults } = await context.open(`/webhooks/${id}`)
    await page.getByRole("button", { name: "Send a test message" }).click()
    await page.getByText("The server has disabled the webhook. The receiver responded with 410.").waitFor()
    await page.getByRole("link", { name: "Webhooks", exact: true }).first().click()
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Gone" }) })
    await row.getByText("The receiver responded with 410.").waitFor()
    await row.getByRole("link").click()
    receiver.respondWith(204)
    await page.getByRole("button", { name: "Enable again" }).click()
    // What comes next is offered.
    await page.getByRole("button", { name: "Send what failed again" }).click()
    await page.getByRole("dialog").getByLabel("Since the beginning of").waitFor()
    await expectAccessible(page)
    await page.getByRole("dialog").getByRole("button", { name: "Send again" }).click()
    await page.getByText("1 failed message sent again.").waitFor()
    await page.getByText("Delivered", { exact: true }).last().waitFor()
    expect(await context.client.webhooks.get(id)).toMatchObject({ isEnabled: true })
    expect(faults).toEqual([])
  })

  test("what is edited keeps what is not, disabling can be undone, and deleting asks first", async () => {
    const { id } = await addWebhook("Edited")
    const { page, faults } = await context.open(`/webhooks/${id}`)
    const dialog = page.getByRole("dialog")
    await page.getByRole("button", { name: "Edit" }).click()
    await dialog.getByLabel("Every event").uncheck()
    await dialog.getByLabel("Execution reviewed").check()
    await dialog.getByRole("button", { name: "Save" }).click()
    await page.getByText("Webhook saved.").waitFor()
    const edited = { url: receiver.url, description: "Edited", events: ["execution.reviewed"] }
    expect(await context.client.webhooks.get(id)).toMatchObject({ ...edited, isEnabled: true })
    await openMenu(page, "Disable")
    await page.getByText("The webhook is disabled.").waitFor()
    expect(await context.client.webhooks.get(id)).toMatchObject({ ...edited, isEnabled: false })
    await page.getByRole("button", { name: "Undo" }).click()
    await page.getByText("The webhook is disabled.").waitFor({ state: "detached" })
    await openMenu(page, "Delete…")
    await dialog.getByText("The secret and the list of deliveries are lost.").waitFor()
    await dialog.getByRole("button", { name: "Delete webhook" }).click()
    await page.getByRole("heading", { level: 1, name: "Webhooks" }).waitFor()
    await page.getByText("Webhook deleted.").waitFor()
    await page.locator("#main:focus").waitFor()
    await page.getByRole("rowheader", { name: "Edited" }).waitFor({ state: "detached" })
    await page.goto(`${context.server.url}/console/webhooks/${id}`)
    await page.getByText("No webhook with this id exists.").waitFor()
    expect(faults).toEqual([])
  })

  test("a member manages webhooks as well", async () => {
    const { organization } = await context.client.caller.get()
    const user = await context.client.admin.users.create({
      organizationId: organization.id,
      name: "Ada",
      role: "member",
    })
    const { key } = await context.client.admin.users.createApiKey(user.id, { name: "Key of Ada" })
    const member = new Client({ apiKey: key, baseUrl: context.server.url })
    const { id } = await member.webhooks.create({ url: receiver.url, events: ["*"], description: "Of a member" })
    const { page, faults } = await context.open("/workflows", { apiKey: key })
    await page.getByRole("link", { name: "Webhooks" }).click()
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Of a member" }) })
    await row.getByRole("link").click()
    await sendTest(page)
    await member.webhooks.delete(id)
    expect(faults).toEqual([])
  })
})

/** Returns the page as it stands in memory, with the values of its fields. */
const htmlOf = async (page: Page): Promise<string> =>
  String(
    await page.evaluate(
      "document.documentElement.outerHTML + [...document.querySelectorAll('input, textarea')].map((field) => field.value).join()",
    ),
  )

async function openMenu(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).click()
  await page.getByRole("menuitem", { name: action }).click()
}

/** Checks what is open now; every-screen.test.ts checks the screens alone. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}
