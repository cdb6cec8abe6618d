import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import { pino } from "pino"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { createApp } from "../../src/app.ts"
import { AuditLogRepository } from "../../src/repositories/audit-log.ts"
import { SessionRepository } from "../../src/repositories/sessions.ts"
import {
  createWorld,
  describeOnEveryDatabase,
  describeOnPostgres,
  once,
  type World,
  type WorldOptions,
} from "../world.ts"

type App = ReturnType<typeof createApp>

/** Signs in with a key. @returns the headers that a page of the server sends from then on. */
async function signIn(app: App, apiKey: string) {
  const headers = { "content-type": "application/json" }
  const response = await app.request("/api/v1/sessions", { method: "POST", headers, body: JSON.stringify({ apiKey }) })
  expect(response.status, await response.clone().text()).toBe(200)
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  return { cookie, "sec-fetch-site": "same-origin" }
}

/** Creates an admin in an organization of its own, with a key and the session of a page. */
async function aVisitor(world: World, app: App) {
  const owner = await world.aCaller("admin")
  const { value } = await world.services.apiKeys.create(owner, { name: "Visitor" }, once)
  const headers = await signIn(app, value.key)
  const value43 = headers.cookie.split("=")[1] ?? ""
  return { owner, key: value.key, keyId: value.id, headers, value: value43 }
}

describeOnEveryDatabase("sessions", (newDatabase) => {
  let world: World
  let app: App
  const log: string[] = []
  beforeAll(async () => {
    const logger = pino({ level: "trace" }, { write: (line: string) => void log.push(line) })
    world = await createWorld(await newDatabase(), { logger })
    app = createApp(world.container)
  })
  afterAll(() => world.close())

  /** Uploads a document of which the second half follows `between`. */
  async function upload(path: string, headers: Record<string, string>, between: () => Promise<unknown>) {
    const bytes = (text: string) => new TextEncoder().encode(text)
    const parts = [
      async () => bytes('--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nA-17 '),
      async () => {
        await between()
        return bytes("A-18\r\n--b--\r\n")
      },
    ]
    const body = new ReadableStream(
      {
        async pull(controller) {
          const part = parts.shift()
          if (part === undefined) controller.close()
          else controller.enqueue(await part())
        },
      },
      { highWaterMark: 0 },
    )
    const type = { "content-type": "multipart/form-data; boundary=b" }
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: { ...headers, ...type },
      body,
      duplex: "half",
    }
    return app.request(path, init)
  }

  test.each([
    ["is accepted when nothing happens meanwhile", async () => undefined, 200],
    ["starts nothing when the key is revoked meanwhile", "revoke", 401],
    ["starts nothing when the page signs out meanwhile", "sign out", 401],
  ] as const)("an upload %s", async (_, meanwhile, status) => {
    const { owner, keyId, headers } = await aVisitor(world, app)
    const workflow = await world.aWorkflow({}, owner)
    const between = async () => {
      if (meanwhile === "revoke") await world.services.apiKeys.revoke(owner, keyId)
      if (meanwhile === "sign out") await app.request("/api/v1/sessions/current", { method: "DELETE", headers })
    }
    const response = await upload(`/api/v1/workflows/${workflow.id}/execute`, headers, between)
    expect(response.status, await response.text()).toBe(status)
    const { items } = await world.services.executions.list(owner, { limit: 5 })
    expect(items).toHaveLength(status === 200 ? 1 : 0)
  })

  test("an Idempotency-Key of a key's request is replayed to its session", async () => {
    const { key, headers } = await aVisitor(world, app)
    const create = (credentials: Record<string, string>) =>
      app.request("/api/v1/api-keys", {
        method: "POST",
        headers: { ...credentials, "content-type": "application/json", "idempotency-key": "same" },
        body: JSON.stringify({ name: "Once" }),
      })
    const first = await create({ "x-api-key": key })
    const second = await create(headers)
    expect(second.headers.get("idempotent-replayed")).toBe("true")
    expect(await second.json()).toEqual(await first.json())
  })

  // Security: who reads the log must not be able to act for those in it.
  test("the log names user and key of sign-in and sign-out, and never the cookie", async () => {
    const { owner, keyId, key, headers, value } = await aVisitor(world, app)
    await app.request("/api/v1/me", { headers })
    await app.request("/api/v1/workflows", { method: "POST", headers: { ...headers, cookie: `${headers.cookie}; x` } })
    await app.request("/api/v1/sessions/current", { method: "DELETE", headers })
    const text = log.join("")
    const audited = log.map((line): unknown => JSON.parse(line)).filter((line) => Object(line).msg === "audit")
    const entry = { targetId: keyId, keyId, userId: owner.userId, organizationId: owner.organizationId }
    expect(audited).toContainEqual(expect.objectContaining({ audit: "createSession", ...entry }))
    expect(audited).toContainEqual(expect.objectContaining({ audit: "deleteSession", ...entry }))
    for (const secret of [value, key, createHash("sha256").update(value).digest("hex")])
      expect(text).not.toContain(secret)
  })
})

describeOnPostgres("sessions in the database", (newDatabase) => {
  async function prepare(options: WorldOptions = {}) {
    const config = await newDatabase()
    const world = await createWorld(config, { isWorking: false, ...options })
    const opened = await openDatabase(config)
    onTestFinished(async () => {
      await opened.close()
      await world.close()
    })
    const app = createApp(world.container)
    const visitor = await aVisitor(world, app)
    const me = async () => (await app.request("/api/v1/me", { headers: visitor.headers })).status
    const rows = async () =>
      rowsOf(await opened.database.execute(sql`select *, now() - last_seen_at as idle from sessions`))
    return { ...visitor, world, app, opened, me, rows }
  }

  test("hold a hash and never the value", async () => {
    const { rows, value } = await prepare()
    const text = JSON.stringify(await rows())
    expect(text).toContain(createHash("sha256").update(value).digest("hex"))
    expect(text).not.toContain(value)
  })

  test("end after an hour without a request, and each request starts the hour again", async () => {
    const { opened, me } = await prepare()
    const idleFor = (minutes: number) =>
      opened.database.execute(sql`update sessions set last_seen_at = now() - make_interval(mins => ${minutes})`)
    await idleFor(59)
    expect(await me()).toBe(200)
    await opened.database.execute(sql`update sessions set last_seen_at = last_seen_at - interval '59 minutes'`)
    expect(await me()).toBe(200)
    await idleFor(60)
    expect(await me()).toBe(401)
    // Nothing revives it.
    expect(await me()).toBe(401)
  })

  test("end after 12 hours, however busy they are", async () => {
    const { opened, me } = await prepare()
    await opened.database.execute(sql`update sessions set expires_at = expires_at - interval '11 hours 59 minutes'`)
    expect(await me()).toBe(200)
    await opened.database.execute(sql`update sessions set expires_at = now()`)
    expect(await me()).toBe(401)
  })

  test("record their use once a minute", async () => {
    const { opened, me } = await prepare()
    const seen = async () =>
      JSON.stringify(rowsOf(await opened.database.execute(sql`select last_seen_at::text as seen from sessions`)))
    const first = await seen()
    await me()
    expect(await seen()).toBe(first)
    await opened.database.execute(sql`update sessions set last_seen_at = last_seen_at - interval '61 seconds'`)
    const earlier = await seen()
    await me()
    expect(await seen()).not.toBe(earlier)
  })

  test("are removed once they have expired, and not before", async () => {
    const { opened, rows, me } = await prepare()
    const sessions = new SessionRepository(opened.database)
    expect(await sessions.deleteExpired(10)).toBe(0)
    expect(await me()).toBe(200)
    await opened.database.execute(sql`update sessions set expires_at = now() - interval '1 second'`)
    expect(await sessions.deleteExpired(10)).toBe(1)
    expect(await rows()).toEqual([])
  })

  test("a sign-in and a sign-out are in the audit log with user and key, a rejected one is not", async () => {
    const { app, opened, owner, keyId, headers } = await prepare()
    await app.request("/api/v1/sessions/current", { method: "DELETE", headers })
    await app.request("/api/v1/sessions/current", { method: "DELETE", headers })
    const entries = await new AuditLogRepository(opened.database).list(new Date(0), undefined, 100)
    const signs = entries.filter(({ operation }) => operation.endsWith("Session"))
    expect(signs.map(({ operation, targetId }) => [operation, targetId])).toEqual([
      ["createSession", keyId],
      ["deleteSession", keyId],
    ])
    for (const entry of signs) {
      expect(entry).toMatchObject({ keyId, userId: owner.userId, organizationId: owner.organizationId })
      expect(entry.requestId).toBeDefined()
    }
  })

  test("count against the budget of their key, as the sign-in does", async () => {
    const reads = { capacity: 3, windowSeconds: 3600 }
    const { app, key, me } = await prepare({ rateLimits: { reads, executes: undefined, organization: undefined } })
    expect(await me()).toBe(200)
    expect((await app.request("/api/v1/me", { headers: { "x-api-key": key } })).status).toBe(200)
    expect(await me()).toBe(429)
    const headers = { "content-type": "application/json" }
    const body = JSON.stringify({ apiKey: key })
    const response = await app.request("/api/v1/sessions", { method: "POST", headers, body })
    expect(response.status).toBe(429)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})
