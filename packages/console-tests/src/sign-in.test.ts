import { canTestBrowser } from "@docsift/testing/chromium"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

describe.skipIf(!canTestBrowser())("sign-in", () => {
  let context: ConsoleBrowser
  beforeAll(async () => {
    context = await startConsoleBrowser()
  })
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
    expect(await page.getByRole("alert").textContent()).toMatch(/\w+ .*\./)
    expect(await field.getAttribute("aria-invalid")).toBe("true")
  })

  test("after the sign-out the session has ended at the server too", async () => {
    const { page } = await context.open("/workflows")
    const cookies = await page.context().cookies()
    await page.getByRole("button", { name: "Account" }).click()
    await page.getByRole("menuitem", { name: "Sign out" }).click()
    await page.getByRole("heading", { name: "Sign in to Docsift" }).waitFor()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
    const headers = { cookie, "sec-fetch-site": "same-origin" }
    expect((await fetch(`${context.server.url}/api/v1/me`, { headers })).status).toBe(401)
  })
})
