import { canTestBrowser } from "@docsift/testing/chromium"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

/** As a browser marks requests of the console. */
const sameOrigin = { headers: { "sec-fetch-site": "same-origin" } }

describe.skipIf(!canTestBrowser())("sign-in", () => {
  let context: ConsoleBrowser
  beforeAll(async () => {
    context = await startConsoleBrowser()
  })
  afterEach(() => context.closeScreens())

  afterAll(() => context[Symbol.asyncDispose]())

  // Security: a script of the page, an extension or a shared link must never get at the key.
  test("the key is exchanged for a session and stays nowhere in the browser", async () => {
    const { page, faults } = await context.open("/workflows?x=1", { apiKey: null })
    await page.getByLabel("API key").fill(context.server.adminKey)
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "Workflows" }).waitFor()
    const kept = (await page.evaluate(
      "JSON.stringify([document.cookie, {...localStorage}, {...sessionStorage}, location.href, document.documentElement.outerHTML])",
    )) as string // the script returns a string
    expect(kept).not.toContain(context.server.adminKey)
    expect(await page.evaluate("document.cookie")).toBe("")
    expect(faults).toEqual([])
  })

  test("a wrong key is refused with a sentence, and the field keeps the focus", async () => {
    const { page } = await context.open("/", { apiKey: null })
    const field = page.getByLabel("API key")
    await field.fill(`dsk_${"0".repeat(49)}`)
    await page.getByRole("button", { name: "Sign in" }).click()
    await page.getByRole("alert").waitFor()
    expect(await page.getByRole("alert").textContent()).toBe(
      "This key is not valid. Check that it is complete, and that nobody has revoked it.",
    )
    expect(await field.getAttribute("aria-invalid")).toBe("true")
  })

  test("after the sign-out the session has ended at the server too", async () => {
    const { page } = await context.open("/workflows")
    const cookies = await page.context().cookies()
    await page.getByRole("button", { name: "Account", exact: true }).click()
    await page.getByRole("menuitem", { name: "Sign out" }).click()
    await page.getByRole("heading", { name: "Sign in to Docsift" }).waitFor()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
    const headers = { cookie, "sec-fetch-site": "same-origin" }
    expect((await fetch(`${context.server.url}/api/v1/me`, { headers })).status).toBe(401)
  })

  test("a sign-out with unsaved changes asks first, and who stays is still signed in", async () => {
    const configuration = { objects: [{ name: "A", fields: [{ name: "b", type: "string" as const }] }] }
    const { workflowId } = await context.client.workflows.create({ name: "Notes", configuration })
    const { page, faults } = await context.open(`/workflows/${workflowId}`)
    const name = page.getByLabel("Name of the workflow")
    await name.fill("Delivery notes")
    const signOut = async () => {
      await page.getByRole("button", { name: "Account", exact: true }).click()
      await page.getByRole("menuitem", { name: "Sign out" }).click()
    }
    await signOut()
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" })
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await dialog.waitFor({ state: "hidden" })
    expect(await name.inputValue()).toBe("Delivery notes")
    expect((await page.request.get(`${context.server.url}/api/v1/me`, sameOrigin)).status()).toBe(200)
    await signOut()
    await dialog.getByRole("button", { name: "Leave" }).click()
    await page.getByRole("heading", { name: "Sign in to Docsift" }).waitFor()
    expect((await page.request.get(`${context.server.url}/api/v1/me`, sameOrigin)).status()).toBe(401)
    expect(faults).toEqual([])
  })

  // Security: what is edited in this tab would be saved under the other user's name.
  test("a tab whose browser has signed in another user shows that user's console", async () => {
    const { client, server } = context
    const { organization } = await client.caller.get()
    const user = await client.admin.users.create({ organizationId: organization.id, name: "Ada", role: "member" })
    const { key: apiKey } = await client.admin.users.createApiKey(user.id, { name: "Key of Ada" })
    const { page } = await context.open("/workflows")
    await page.getByRole("link", { name: "Audit log" }).waitFor()
    await page.request.post(`${server.url}/api/v1/sessions`, { data: { apiKey }, ...sameOrigin })
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
    await page.getByText("Ada", { exact: true }).waitFor()
    await page.getByRole("link", { name: "Audit log" }).waitFor({ state: "detached" })
  })
})
