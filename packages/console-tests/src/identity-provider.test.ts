import { canTestBrowser } from "@docsift/testing/chromium"
import { findFreePort } from "@docsift/testing/free-port"
import { type IdentityProviderStub, startIdentityProvider } from "@docsift/testing/identity-provider"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

/** Starts a server at `localhost` and a provider at `127.0.0.1`, which are different sites for a browser. */
async function start(isOnly: boolean, cleanup: AsyncDisposableStack) {
  const port = await findFreePort()
  const publicUrl = `http://localhost:${port}`
  const consoleUrl = `${publicUrl}/console/`
  const provider = cleanup.use(await startIdentityProvider({ redirectUri: `${consoleUrl}sign-in/callback` }))
  const { issuer, clientId, clientSecret } = provider
  const oidc = {
    issuer,
    clientId,
    clientSecret,
    consoleUrl,
    isOnly,
    scopes: "openid profile email",
    groupsClaim: "groups",
    adminGroup: "admins",
    organizationId: undefined,
    createsUsers: true,
    label: "Example",
  }
  const context = cleanup.use(await startConsoleBrowser({ port, publicUrl, oidc, workerConcurrency: 0 }))
  return { context, provider, publicUrl }
}

describe.skipIf(!canTestBrowser())("sign-in through an identity provider", () => {
  const cleanup = new AsyncDisposableStack()
  let context: ConsoleBrowser
  let provider: IdentityProviderStub
  let publicUrl: string
  beforeAll(async () => {
    ;({ context, provider, publicUrl } = await start(false, cleanup))
  })
  afterEach(() => context.closeScreens())
  afterAll(() => cleanup.disposeAsync())

  // The provider's redirect is a cross-site navigation: the sign-in's cookie must come along, and the session's must be stored.
  test("a person signs in on the screen that they wanted, reloads it, and signs out at the provider too", async () => {
    const { page } = await context.openAt(`${publicUrl}/console/keys?x=1`)
    await page.getByLabel("API key").waitFor()
    await page.getByRole("link", { name: "Sign in with Example" }).click()
    await page.getByRole("heading", { level: 1, name: "API keys" }).waitFor()
    await page.getByRole("rowheader", { name: "Console sign-in" }).waitFor()
    expect(page.url()).toBe(`${publicUrl}/console/keys?x=1`)
    const cookies = await page.context().cookies()
    const found = cookies.map(({ name, httpOnly, sameSite }) => ({ name: name.slice(15), httpOnly, sameSite }))
    expect(found).toHaveLength(2)
    expect(found).toContainEqual({ name: "", httpOnly: true, sameSite: "Strict" })
    expect(found).toContainEqual({ name: "sign-out", httpOnly: true, sameSite: "Strict" })
    expect(await page.evaluate("document.cookie")).toBe("")
    await page.reload()
    await page.getByRole("heading", { level: 1, name: "API keys" }).waitFor()

    await page.getByRole("button", { name: "Account", exact: true }).click()
    await page.getByRole("menuitem", { name: "Sign out" }).click()
    await page.getByRole("link", { name: "Sign in with Example" }).waitFor()
    expect(provider.signOuts.map((query) => query.has("id_token_hint"))).toEqual([true])
    expect((await page.request.get(`${publicUrl}/api/v1/me`)).status()).toBe(401)
  })

  test("a sign-in that fails says why in a sentence, and a key still opens the screen that was wanted", async () => {
    provider.behaviour.denial = "access_denied"
    const { page } = await context.openAt(`${publicUrl}/console/keys`)
    await page.getByRole("link", { name: "Sign in with Example" }).click()
    const alert = page.getByRole("alert")
    await alert.waitFor()
    expect(await alert.textContent()).toBe("The sign-in was cancelled at the identity provider.")
    await page.getByLabel("API key").fill(context.server.adminKey)
    await page.getByRole("button", { name: "Sign in with the key" }).click()
    await page.getByRole("heading", { level: 1, name: "API keys" }).waitFor()
  })

  test("without the form for keys there is the provider alone", async () => {
    const only = await start(true, cleanup)
    const { page, faults } = await only.context.openAt(`${only.publicUrl}/console/`)
    await page.getByRole("link", { name: "Sign in with Example" }).waitFor()
    expect(await page.getByLabel("API key").count()).toBe(0)
    expect(faults).toEqual([])
  })
})
