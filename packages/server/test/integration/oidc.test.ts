import { type IdentityProviderStub, startIdentityProvider } from "@docsift/testing/identity-provider"
import { findFreePort } from "@docsift/testing/free-port"
import { pino } from "pino"
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest"
import { createApp } from "../../src/app.ts"
import type { OidcConfig } from "../../src/oidc-config.ts"
import { createWorld, describeOnEveryDatabase, once, type World } from "../world.ts"
import { CookieJar, failureOf, meOf, oidcOf, signIn, visitProvider } from "../person.ts"

const publicUrl = "http://docsift.test"
const callbackUrl = `${publicUrl}/console/sign-in/callback`

describeOnEveryDatabase("sign-in through an identity provider", (newDatabase) => {
  const cleanup = new AsyncDisposableStack()
  const log: string[] = []
  let provider: IdentityProviderStub
  let pristine: IdentityProviderStub["behaviour"]
  let world: World
  let app: ReturnType<typeof createApp>
  let people = 0

  /** Builds the application of the same deployment with other settings. */
  const appWith = async (changes: Partial<OidcConfig>, options: { database?: World["config"]["database"] } = {}) => {
    const database = options.database ?? (await newDatabase())
    const other = await createWorld(database, {
      oidc: oidcOf(provider, publicUrl, changes),
      publicUrl,
      isWorking: false,
    })
    onTestFinished(() => other.close())
    return { world: other, app: createApp(other.container) }
  }

  beforeAll(async () => {
    provider = cleanup.use(await startIdentityProvider({ redirectUri: callbackUrl }))
    pristine = { ...provider.behaviour }
    const logger = pino({ level: "trace" }, { write: (line: string) => void log.push(line) })
    world = await createWorld(await newDatabase(), {
      oidc: oidcOf(provider, publicUrl),
      publicUrl,
      isWorking: false,
      logger,
    })
    cleanup.defer(() => world.close())
    app = createApp(world.container)
  })
  afterAll(() => cleanup.disposeAsync())
  beforeEach(() => {
    people += 1
    Object.assign(provider.behaviour, pristine, {
      person: { sub: `person-${people}`, name: "Dana", email: "dana@example.com", groups: ["staff"] },
    })
  })

  test("signs a new person in as a member of the oldest organization, on the screen that they wanted", async () => {
    const { jar, location } = await signIn(app, { next: "/console/executions?status=Failed#x" })
    expect(location).toBe("/console/executions?status=Failed#x")
    expect(await meOf(app, jar)).toMatchObject({
      user: { name: "Dana", role: "member" },
      organization: { id: world.admin.organizationId },
      session: { expiresAt: expect.any(String) },
      server: { oidc: true },
    })
  })

  test("the session's cookie is Strict, that of the sign-in is Lax and removed when it is used", async () => {
    const { setCookies } = await signIn(app)
    expect(setCookies.begin).toEqual([
      expect.stringMatching(/^docsift-[0-9a-f]{6}-sign-in=v1\..*; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/),
    ])
    expect(setCookies.callback).toEqual([
      expect.stringMatching(/^docsift-[0-9a-f]{6}-sign-in=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/),
      expect.stringMatching(/^docsift-[0-9a-f]{6}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/),
      expect.stringMatching(
        /^docsift-[0-9a-f]{6}-sign-out=v1\..*; Path=\/console\/sign-out; HttpOnly; SameSite=Strict/,
      ),
    ])
  })

  test("the role follows the groups at each sign-in, also in sessions that are open", async () => {
    provider.behaviour.person.groups = ["staff", "admins"]
    const first = await signIn(app)
    expect(await meOf(app, first.jar)).toMatchObject({ user: { role: "admin" } })
    provider.behaviour.person.groups = ["staff"]
    const second = await signIn(app)
    const me = await meOf(app, second.jar)
    expect(me).toMatchObject({ user: { role: "member" } })
    expect(await meOf(app, first.jar)).toMatchObject({ user: { id: me.user.id, role: "member" }, keyId: me.keyId })
    provider.behaviour.person.groups = "admins"
    expect(await meOf(app, (await signIn(app)).jar)).toMatchObject({ user: { role: "admin" } })
    const { items } = await world.services.auditEntries.list({ limit: 20, userId: me.user.id })
    expect(items.map(({ operation }) => operation).toReversed()).toEqual([
      "createUser",
      "createApiKey",
      "createSession",
      "changeUserRole",
      "createSession",
      "changeUserRole",
      "createSession",
    ])
  })

  test("claims that the ID token lacks are read from the userinfo endpoint", async () => {
    delete provider.behaviour.person.groups
    delete provider.behaviour.person.name
    delete provider.behaviour.person.email
    provider.behaviour.userInfo = { groups: ["admins"], preferred_username: "dana" }
    const { jar } = await signIn(app)
    expect(await meOf(app, jar)).toMatchObject({ user: { name: "dana", role: "admin" } })
  })

  test("a control character in a person's name or address of mail fails no sign-in", async () => {
    Object.assign(provider.behaviour.person, { name: "Dana\u0000Doe", email: "dana\u0000@example.com" })
    expect(await meOf(app, (await signIn(app)).jar)).toMatchObject({ user: { name: "Dana Doe" } })
    Object.assign(provider.behaviour.person, { name: "\u0000", email: "\u0000" })
    expect(await meOf(app, (await signIn(app)).jar)).toMatchObject({ user: { name: "Unnamed" } })
  })

  test("a group that is an array of anything, or nothing, makes no person an admin", async () => {
    for (const groups of [[["admins"]], { admins: true }, 7, null, "staff admins", undefined]) {
      provider.behaviour.person.groups = groups
      expect(await meOf(app, (await signIn(app)).jar)).toMatchObject({ user: { role: "member" } })
    }
  })

  test.each(["client_secret_basic", "client_secret_post", "none"] as const)(
    "a client authenticates by %s",
    async (method) => {
      provider.behaviour.authMethods = [method]
      const { clientSecret } = provider
      const other = await appWith({ clientSecret: method === "none" ? undefined : clientSecret })
      expect(await meOf(other.app, (await signIn(other.app)).jar)).toMatchObject({ user: { name: "Dana" } })
    },
  )

  // Security: each of these is an attack, or what one looks like.
  test.each([
    ["another nonce", { nonce: "another" }],
    ["no nonce", { nonce: undefined }],
    ["another audience", { aud: "another-client" }],
    ["another issuer", { iss: "https://elsewhere.example" }],
    ["a token that expired before the clock tolerance", { exp: Math.floor(Date.now() / 1000) - 90 }],
    ["no subject", { sub: undefined }],
    ["a subject that is too long", { sub: "s".repeat(256) }],
  ])("%s starts no session", async (_, forged) => {
    provider.behaviour.forged = forged
    expect(await failureOf(app)).toBe("failed")
  })

  test("a clock that differs by less than a minute does no harm", async () => {
    const now = Math.floor(Date.now() / 1000)
    provider.behaviour.forged = { iat: now + 45, nbf: now + 45, exp: now - 45 }
    expect(await meOf(app, (await signIn(app)).jar)).toMatchObject({ user: { name: "Dana" } })
  })

  test("a signature of another key starts no session", async () => {
    provider.behaviour.usesForeignKey = true
    expect(await failureOf(app)).toBe("failed")
  })

  test("a wrong or missing state starts no session", async () => {
    for (const state of ["another", undefined]) {
      const jar = new CookieJar()
      const callback = new URL(await visitProvider(app, jar))
      if (state === undefined) callback.searchParams.delete("state")
      else callback.searchParams.set("state", state)
      expect(await jar.follow(app, callback)).toMatchObject({ failure: "failed", hasSession: false })
    }
  })

  test("a callback counts only in the browser that began the sign-in, and only once", async () => {
    const jar = new CookieJar()
    const callback = new URL(await visitProvider(app, jar))
    // Login CSRF: a visitor would be signed in as the attacker.
    expect(await new CookieJar().follow(app, callback)).toMatchObject({ failure: "failed", hasSession: false })
    const copy = jar.copy()
    expect(await jar.follow(app, callback)).toMatchObject({ failure: undefined, hasSession: true })
    expect(await jar.follow(app, callback)).toMatchObject({ failure: "failed" })
    expect(await copy.follow(app, callback)).toMatchObject({ failure: "failed", hasSession: false })
  })

  test("a changed or foreign cookie of the sign-in starts no session", async () => {
    const jar = new CookieJar()
    const callback = new URL(await visitProvider(app, jar))
    for (const value of ["", "x", "v1.a.b.c.d", world.container.config.publicUrl ?? ""]) {
      expect(await jar.copy({ begun: value }).follow(app, callback)).toMatchObject({
        failure: "failed",
        hasSession: false,
      })
    }
  })

  test("what the provider says about an error is not passed on", async () => {
    for (const [denial, failure] of [
      ["access_denied", "cancelled"],
      ["server_error", "unavailable"],
      ["invalid_scope", "failed"],
      ["<script>", "failed"],
    ] as const) {
      provider.behaviour.denial = denial
      const { location, failure: found } = await new CookieJar().signIn(app, { next: "/console/keys" })
      expect(found).toBe(failure)
      expect(location).toBe(`/console/sign-in?error=${failure}&next=%2Fconsole%2Fkeys`)
    }
  })

  test("a person who is not to be created, or whose organization does not exist, is refused", async () => {
    expect(await failureOf((await appWith({ createsUsers: false })).app)).toBe("refused")
    const missing = "org_000000000000" as OidcConfig["organizationId"] // Well-formed.
    expect(await failureOf((await appWith({ organizationId: missing })).app)).toBe("refused")
  })

  test("without a group for admins the provider decides no role", async () => {
    provider.behaviour.person.groups = ["admins"]
    const other = await appWith({ adminGroup: undefined })
    expect(await meOf(other.app, (await signIn(other.app)).jar)).toMatchObject({ user: { role: "member" } })
  })

  test("revoking the key of the sign-in ends the person's sessions, and the next sign-in makes another", async () => {
    provider.behaviour.person.groups = ["admins"]
    const { jar } = await signIn(app)
    const { keyId } = await meOf(app, jar)
    const { items } = await world.services.apiKeys.list(world.admin, { limit: 100 })
    expect(items.find(({ id }) => id === keyId)).toMatchObject({ name: "Console sign-in", key: "no value" })
    await world.services.apiKeys.revoke(world.admin, keyId)
    expect((await jar.request(app, "/api/v1/me")).status).toBe(401)
    expect((await meOf(app, (await signIn(app)).jar)).keyId).not.toBe(keyId)
  })

  test("the key of an admin's sign-in does not count as the last admin key, because its value was never given out", async () => {
    provider.behaviour.person.groups = ["admins"]
    const other = await appWith({})
    await signIn(other.app)
    const revocation = other.world.services.apiKeys.revoke(other.world.admin, other.world.admin.keyId)
    await expect(revocation).rejects.toMatchObject({ code: "last_admin_key" })
  })

  test("two sign-ins of a new person at once create one user with one key", async () => {
    const both = await Promise.all([signIn(app), signIn(app)])
    const [first, second] = await Promise.all(both.map(({ jar }) => meOf(app, jar)))
    expect(second).toMatchObject({ user: { id: first?.user.id }, keyId: first?.keyId })
  })

  test("a link to the sign-in leads to no other site and to no other part of this one", async () => {
    for (const next of [
      "https://elsewhere.example/console/",
      "//elsewhere.example/console/",
      String.raw`/\elsewhere.example/console/`,
      "/console/../docs",
      "/console/%2e%2e/docs",
      "/docs",
      "javascript:alert(1)",
      "/console/sign-in",
      "/console/sign-out",
      "\thttps://elsewhere.example",
    ]) {
      expect([next, (await signIn(app, { next })).location]).toEqual([next, "/console/"])
    }
  })

  test("the provider may be down at the start and later; a slow one meets the deadline", async () => {
    const port = await findFreePort()
    const other = await appWith({ issuer: `http://127.0.0.1:${port}` })
    expect(await failureOf(other.app)).toBe("unavailable")
    await using later = await startIdentityProvider({ redirectUri: callbackUrl, port })
    later.behaviour.isBroken = true
    expect(await failureOf(other.app)).toBe("unavailable")
    later.behaviour.isBroken = false
    // This provider has a secret of its own.
    later.behaviour.authMethods = ["none"]
    const jar = new CookieJar()
    const callback = new URL(await visitProvider(other.app, jar))
    later.behaviour.delayMs = 60_000
    expect(await jar.follow(other.app, callback)).toMatchObject({ failure: "unavailable", hasSession: false })
  })

  test("failed sign-ins of an address are limited", async () => {
    const other = await appWith({})
    const incoming = { socket: { remoteAddress: "192.0.2.7" }, headers: {} }
    const visit = () => other.app.request("/console/sign-in/callback?code=x&state=y", {}, { incoming })
    for (let attempt = 0; attempt < 30; attempt++) {
      expect((await visit()).headers.get("location")).toBe("/console/sign-in?error=failed")
    }
    expect((await visit()).headers.get("location")).toBe("/console/sign-in?error=limited")
    expect((await other.app.request("/console/sign-in/oidc", {}, { incoming })).headers.get("location")).toBe(
      "/console/sign-in?error=limited",
    )
  })

  test("a path in front of the server is in every address", async () => {
    const consoleUrl = `${publicUrl}/ocr/console/`
    await using other = await startIdentityProvider({ redirectUri: `${consoleUrl}sign-in/callback` })
    const { issuer, clientSecret } = other
    const server = await appWith({ issuer, clientSecret, consoleUrl })
    const { location, setCookies } = await signIn(server.app, { next: "/ocr/console/keys", stripped: "/ocr" })
    expect(location).toBe("/ocr/console/keys")
    expect(setCookies.callback[2]).toContain("; Path=/ocr/console/sign-out;")
    other.behaviour.denial = "access_denied"
    expect((await new CookieJar().signIn(server.app, { stripped: "/ocr" })).location).toBe(
      "/ocr/console/sign-in?error=cancelled&next=%2Focr%2Fconsole%2F",
    )
  })

  test("the sign-out ends at the provider, when the browser signed in there", async () => {
    const { jar } = await signIn(app)
    await jar.request(app, "/api/v1/sessions/current", { method: "DELETE" })
    const out = await jar.request(app, "/console/sign-out")
    const url = new URL(out.headers.get("location") ?? "")
    expect(url.origin + url.pathname).toBe(`${provider.issuer}/sign-out`)
    expect(url.searchParams.get("post_logout_redirect_uri")).toBe(`${publicUrl}/console/sign-in`)
    expect(provider.secrets).toContain(url.searchParams.get("id_token_hint"))
    const again = await jar.request(app, "/console/sign-out")
    expect(again.headers.get("location")).toBe("/console/sign-in")
  })

  test("the sign-in screen learns the label and whether keys count, and nothing else", async () => {
    const response = await app.request("/console/sign-in/options")
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect(await response.json()).toEqual({ oidc: { label: "Example" }, keys: true })
    const only = await appWith({ isOnly: true })
    expect(await (await only.app.request("/console/sign-in/options")).json()).toEqual({
      oidc: { label: "Example" },
      keys: false,
    })
  })

  test("no code, token or secret is in the log", () => {
    expect(log.join("")).toContain("a sign-in through the identity provider failed")
    for (const secret of provider.secrets) expect(log.join("")).not.toContain(secret)
    expect(log.join("")).not.toContain("the provider's own words")
  })

  test("a key of an ordinary kind still works beside it", async () => {
    const { value } = await world.services.apiKeys.create(world.admin, { name: "CI" }, once)
    const headers = { "content-type": "application/json" }
    const init = { method: "POST", headers, body: JSON.stringify({ apiKey: value.key }) }
    expect((await app.request("/api/v1/sessions", init)).status).toBe(200)
  })
})
