import { createModelStub, listenToStub, type ListeningStub } from "@docsift/model-stub"
import { Client } from "@docsift/sdk"
import { canTestBrowser } from "@docsift/testing/chromium"
import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { findViolations } from "./accessibility.ts"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

const adminScreens = ["models", "organizations", "users", "audit", "system"] as const

describe.skipIf(!canTestBrowser())("keys and administration", () => {
  let context: ConsoleBrowser
  let stub: ListeningStub
  beforeAll(async () => {
    context = await startConsoleBrowser()
    stub = await listenToStub(createModelStub())
  })
  afterEach(() => context.closeScreens())

  afterAll(async () => {
    await context[Symbol.asyncDispose]()
    await stub.close()
  })

  /** Creates a user of the first organization, and a client with their key. */
  const addUser = async (name: string, role: "admin" | "member") => {
    const { organization } = await context.client.caller.get()
    const user = await context.client.admin.users.create({ organizationId: organization.id, name, role })
    const { key } = await context.client.admin.users.createApiKey(user.id, { name: `Key of ${name}` })
    return { user, key, client: new Client({ apiKey: key, baseUrl: context.server.url }) }
  }

  // Security: a person who opens the screen later, or reads the memory of the page, must not find the key.
  test("a new key is shown once, works, and is nowhere in the page after its dialog", async () => {
    const { page, faults } = await context.open("/keys")
    await page.getByRole("button", { name: "New key" }).click()
    await page.getByLabel("Name").fill("Nightly import")
    await page.getByRole("button", { name: "Create key" }).click()
    const key = await page.getByLabel("API key", { exact: true }).inputValue()
    expect((await new Client({ apiKey: key, baseUrl: context.server.url }).caller.get()).user.role).toBe("admin")
    // Escape would lose the key.
    await page.keyboard.press("Escape")
    expect(await page.getByLabel("API key", { exact: true }).inputValue()).toBe(key)
    await expectAccessible(page)
    await page.getByRole("button", { name: "I have stored it" }).click()
    await page.getByRole("dialog").waitFor({ state: "detached" })
    await page.getByRole("rowheader", { name: "Nightly import" }).waitFor()
    expect(await htmlOf(page)).not.toContain(key)
    expect(await htmlOf(page)).not.toContain(key.slice(8, -8))
    await page.reload()
    await page.getByRole("rowheader", { name: "Nightly import" }).waitFor()
    expect(await htmlOf(page)).not.toContain(key.slice(8, -8))
    expect(faults).toEqual([])
  })

  test("a revoked key is refused at once, and the focus is not lost", async () => {
    const { key } = await context.client.apiKeys.create({ name: "Old laptop" })
    const { page } = await context.open("/keys")
    await page.getByRole("button", { name: "Revoke Old laptop" }).click()
    await page.getByRole("button", { name: "Revoke key" }).click()
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Old laptop" }) })
    await row.getByText("Revoked").waitFor()
    await page.locator("#main:focus").waitFor()
    expect(await row.getByRole("button").count()).toBe(0)
    const response = await fetch(`${context.server.url}/api/v1/me`, { headers: { "x-api-key": key } })
    expect(response.status).toBe(401)
  })

  test("revoking the key of the session says so and leads to the sign-in", async () => {
    const { key } = await addUser("Second admin", "admin")
    const { page, faults } = await context.open("/keys", { apiKey: key })
    await page.getByRole("button", { name: "Revoke Key of Second admin" }).click()
    await page.getByText("You are signed in with this key.").waitFor()
    await page.getByRole("button", { name: "Revoke and sign out" }).click()
    await page.getByRole("heading", { name: "Sign in to Docsift" }).waitFor()
    await page.goto(`${context.server.url}/console/keys`)
    await page.getByRole("heading", { name: "Sign in to Docsift" }).waitFor()
    expect(faults).toEqual([])
  })

  test("the last admin key cannot be revoked, and the dialog says why", async () => {
    await using alone = await startConsoleBrowser()
    const { page } = await alone.open("/keys")
    await page.getByRole("button", { name: "Revoke First admin key" }).click()
    await page.getByRole("button", { name: "Revoke and sign out" }).click()
    await page.getByRole("alert").getByText("last key with the admin role").waitFor()
    expect((await alone.client.caller.get()).user.role).toBe("admin")
  })

  test("a member sees all keys and can revoke the own ones alone", async () => {
    const { key } = await addUser("Ada", "member")
    const { page } = await context.open("/keys", { apiKey: key })
    await page.getByRole("rowheader", { name: "First admin key" }).waitFor()
    expect(await page.getByRole("button", { name: /^Revoke/ }).allTextContents()).toEqual(["Revoke Key of Ada"])
  })

  test("a member gets no entry of the administration, no screen by its address, and no data", async () => {
    const { key } = await addUser("Grace", "member")
    const { page, faults } = await context.open("/workflows", { apiKey: key })
    await page.getByRole("link", { name: "API keys" }).waitFor()
    expect(await page.getByRole("link", { name: /Models|Organizations|Users|Audit|System/ }).count()).toBe(0)
    const requested: string[] = []
    page.on("request", (request) => requested.push(new URL(request.url()).pathname))
    for (const screen of adminScreens) {
      await page.goto(`${context.server.url}/console/settings/${screen}`)
      await page.getByRole("heading", { name: "This screen is for admins" }).waitFor()
      await page.getByRole("link", { name: "Go to the workflows" }).waitFor()
    }
    expect(requested.filter((path) => path.startsWith("/api/v1/admin"))).toEqual([])
    for (const path of ["models", "runtime-config", "organizations", "users", "audit-log"]) {
      const response = await page.request.get(`${context.server.url}/api/v1/admin/${path}`, {
        headers: { "sec-fetch-site": "same-origin" },
      })
      expect(response.status(), path).toBe(403)
    }
    expect(faults).toEqual([])
  })

  test("a model is added, tested, put into a slot with a warning, refused to be deleted there, and deleted", async () => {
    const { page, faults } = await context.open("/settings/models")
    await page.getByRole("button", { name: "Add model" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Name at the provider").fill("unauthorized")
    await dialog.getByLabel("Address").fill(stub.baseUrls.openai)
    await dialog.getByLabel("Secret of the provider").fill("sk-secret-of-the-test")
    await dialog.getByRole("button", { name: "Test connection" }).click()
    await dialog.getByText("The provider rejected the key.").waitFor()
    await dialog.getByLabel("Name at the provider").fill("perfect")
    // The result is that of another form.
    await dialog.getByText("The provider rejected the key.").waitFor({ state: "detached" })
    await dialog.getByRole("button", { name: "Test connection" }).click()
    await dialog.getByText("The model responded.").waitFor()
    await dialog.getByLabel("Input").fill("0.25")
    await dialog.getByRole("button", { name: "Add model" }).click()
    await dialog.getByText("Enter both prices and their currency").waitFor()
    await dialog.getByLabel("Output").fill("2")
    await dialog.getByLabel("Currency").fill("eur")
    await expectAccessible(page)
    await dialog.getByRole("button", { name: "Add model" }).click()
    await page.getByRole("rowheader", { name: "perfect" }).waitFor()
    expect(await htmlOf(page)).not.toContain("sk-secret-of-the-test")

    await page.getByRole("button", { name: "Change the fast model" }).click()
    await dialog.getByLabel("Model").selectOption("perfect")
    await dialog.getByText(`sent to ${new URL(stub.baseUrls.openai).host}`).waitFor()
    await expectAccessible(page)
    await dialog.getByRole("button", { name: "Use this model" }).click()
    await dialog.waitFor({ state: "detached" })
    expect((await context.client.admin.runtimeConfig.get()).fastModel?.name).toBe("perfect")

    await openMenu(page, "perfect", "Delete")
    await dialog.getByRole("button", { name: "Delete model" }).click()
    await dialog.getByText("The model is the fast model").waitFor()
    await dialog.getByRole("button", { name: "Cancel" }).click()

    await page.getByRole("button", { name: "Change the fast model" }).click()
    await dialog.getByLabel("Model").selectOption("Built-in engine")
    await dialog.getByText("Documents stay on this server.").waitFor()
    await dialog.getByRole("button", { name: "Use this model" }).click()
    await dialog.waitFor({ state: "detached" })
    await openMenu(page, "perfect", "Delete")
    await dialog.getByRole("button", { name: "Delete model" }).click()
    await page.getByRole("rowheader", { name: "perfect" }).waitFor({ state: "detached" })
    expect((await context.client.admin.models.list()).map(({ provider }) => provider)).toEqual(["builtin"])
    expect(faults).toEqual([])
  })

  // Security: a form that sent the mask, or nothing, in place of the secret would lose it.
  test("a stored secret outlives an edit, is never in the page, and goes when it is removed", async () => {
    const { model } = await context.client.admin.models.add({
      modelName: "perfect",
      displayName: "With a secret",
      baseUrl: stub.baseUrls.openai,
      providerApiKey: "sk-0123456789-abcdef",
    })
    const { page } = await context.open("/settings/models")
    const dialog = page.getByRole("dialog")
    await openMenu(page, "With a secret", "Edit")
    expect(await htmlOf(page)).not.toContain("0123456789")
    await dialog.getByLabel("Display name").fill("Renamed")
    await dialog.getByRole("button", { name: "Save" }).click()
    await page.getByRole("rowheader", { name: "Renamed" }).waitFor()
    const stored = async () => (await context.client.admin.models.list()).find(({ id }) => id === model.id)
    expect(await stored()).toEqual({ ...model, displayName: "Renamed" })
    await openMenu(page, "Renamed", "Edit")
    await dialog.getByRole("button", { name: "Remove" }).click()
    await dialog.getByRole("button", { name: "Save" }).click()
    await dialog.waitFor({ state: "detached" })
    expect(await stored()).not.toHaveProperty("providerApiKey")
    await context.client.admin.models.delete(model.id)
  })

  test("an organization, a user in it and their key are created one after the other", async () => {
    const { page, faults } = await context.open("/settings/organizations")
    const dialog = page.getByRole("dialog")
    await page.getByRole("button", { name: "New organization" }).click()
    await dialog.getByLabel("Name").fill("Accounting")
    await dialog.getByRole("button", { name: "Create organization" }).click()
    await page.getByRole("rowheader", { name: "Accounting" }).waitFor()
    await page.getByRole("link", { name: "Users" }).click()
    await page.getByRole("button", { name: "New user" }).click()
    await dialog.getByLabel("Name").fill("Import")
    await dialog.getByLabel("Organization").selectOption("Accounting")
    await dialog.getByRole("button", { name: "Create user" }).click()
    await page.getByRole("button", { name: "Create a key" }).click()
    await dialog.getByLabel("Name").fill("Key of the import")
    await dialog.getByRole("button", { name: "Create key" }).click()
    const apiKey = await page.getByLabel("API key", { exact: true }).inputValue()
    const caller = await new Client({ apiKey, baseUrl: context.server.url }).caller.get()
    expect(caller).toMatchObject({ user: { name: "Import", role: "member" }, organization: { name: "Accounting" } })
    expect(faults).toEqual([])
  })

  test("the audit log is filtered by its address, links to its targets, and finds nothing outside of its days", async () => {
    const { user } = await addUser("Audited", "member")
    const { page, faults } = await context.open("/settings/audit")
    await page.getByLabel("Change").selectOption("User created")
    await page.getByRole("link", { name: "Audited" }).waitFor()
    expect(new URL(page.url()).searchParams.get("operation")).toBe("createUser")
    await page.reload()
    await page.getByRole("link", { name: "Audited" }).waitFor()
    const changes = await page.getByRole("rowheader").allTextContents()
    expect(new Set(changes)).toEqual(new Set(["User created"]))
    const entries = await context.client.admin.auditLog.list({ operation: "createUser" })
    expect(changes).toHaveLength(entries.length)
    expect(entries.map(({ targetId }) => targetId)).toContain(user.id)
    await page.getByLabel("Last day").fill("2020-01-01")
    await page.getByRole("heading", { name: "No entry matches" }).waitFor()
    expect(new URL(page.url()).searchParams.get("until")).toBe("2020-01-01")
    await page.getByRole("link", { name: "Show all entries" }).click()
    await page.getByRole("rowheader", { name: "First start of the server" }).waitFor()
    expect(faults).toEqual([])
  })

  test("the system says what the readiness probe says, and recovers with a click", async () => {
    const { page } = await context.open("/settings/system")
    await page.getByText("Ready", { exact: true }).waitFor()
    await page.route("**/readyz", (route) => route.fulfill({ status: 503, json: { error: "Not ready: storage." } }))
    await page.getByRole("button", { name: "Check again" }).click()
    await page.getByText("Not ready: storage.").waitFor()
    await page.unroute("**/readyz")
    await page.getByRole("button", { name: "Check again" }).click()
    await page.getByText("Ready", { exact: true }).waitFor()
  })
})

/** Returns the page as it stands in memory, with the values of its fields. */
const htmlOf = async (page: Page): Promise<string> =>
  String(
    await page.evaluate(
      "document.documentElement.outerHTML + [...document.querySelectorAll('input, textarea')].map((field) => field.value).join()",
    ),
  )

async function openMenu(page: Page, model: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${model}` }).click()
  await page.getByRole("menuitem", { name: action }).click()
}

/** Checks what is open now; every-screen.test.ts checks the screens alone. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}
