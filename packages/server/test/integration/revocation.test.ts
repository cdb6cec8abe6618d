import { Readable } from "node:stream"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest"
import { queueName, queueSchema } from "../../src/adapters/queue-schema.ts"
import type { OpenDatabase } from "../../src/database/database.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { Scope } from "../../src/database/scope.ts"
import type { Caller } from "../../src/domain/caller.ts"
import { createApp } from "../../src/app.ts"
import { ApiKeyRepository } from "../../src/repositories/api-keys.ts"
import { SessionRepository } from "../../src/repositories/sessions.ts"
import { KeyValidity } from "../../src/services/key-validity.ts"
import { createWorld, describeOnEveryDatabase, describeOnPostgres, once, type World } from "../world.ts"

// Security: the revocation of a leaked key must be reliable, whatever requests that key has already started.

describeOnEveryDatabase("a key that is revoked during its request", (newDatabase) => {
  let world: World
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    world = await createWorld(await newDatabase())
    app = createApp(world.container)
  })
  afterAll(() => world.close())

  /** Creates a key in an organization of its own, and a function that revokes it. */
  async function aKey() {
    const owner = await world.aCaller("admin")
    const { value } = await world.services.apiKeys.create(owner, { name: "Leaked" }, once)
    const workflow = await world.aWorkflow({}, owner)
    const revoke = () => world.services.apiKeys.revoke(owner, value.id)
    return { key: value.key, owner, workflow, revoke }
  }

  /** Returns all that a client can compare; the request id differs between any two responses. */
  async function summarize(response: Response) {
    const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== "x-request-id"))
    return { status: response.status, headers, body: await response.text() }
  }

  /** Sends the first half of a body, calls `between` when it has arrived, and sends the rest. */
  function inHalves(
    body: Uint8Array<ArrayBuffer>,
    between: () => Promise<void>,
  ): ReadableStream<Uint8Array<ArrayBuffer>> {
    const middle = Math.floor(body.length / 2)
    const parts = [() => body.subarray(0, middle), () => between().then(() => body.subarray(middle))]
    return new ReadableStream(
      {
        async pull(controller) {
          const part = parts.shift()
          if (part === undefined) controller.close()
          else controller.enqueue(await part())
        },
      },
      { highWaterMark: 0 },
    )
  }

  async function send(
    path: string,
    key: string,
    type: string,
    body: ReadableStream<Uint8Array<ArrayBuffer>>,
    more = {},
  ) {
    const headers = { "x-api-key": key, "content-type": type, ...more }
    const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" }
    return summarize(await app.request(path, init))
  }

  async function responseToRevoked(key: string) {
    return summarize(await app.request("/api/v1/workflows", { headers: { "x-api-key": key } }))
  }

  async function formOf(text: string) {
    const form = new FormData()
    form.append("file", new Blob([text]), "a.txt")
    const request = new Request("http://localhost", { method: "POST", body: form })
    return { type: request.headers.get("content-type") ?? "", body: new Uint8Array(await request.arrayBuffer()) }
  }

  test.each([
    ["without", {}],
    ["with", { "idempotency-key": "slow" }],
  ])(
    "an upload %s an Idempotency-Key starts nothing, keeps no file and gets the response of any revoked key",
    async (_, more) => {
      const { key, owner, workflow, revoke } = await aKey()
      const before = await world.listFiles()
      const { type, body } = await formOf("A-17 ".repeat(20_000))
      const path = `/api/v1/workflows/${workflow.id}/execute`
      const response = await send(path, key, type, inHalves(body, revoke), more)
      expect(response).toEqual(await responseToRevoked(key))
      expect(response.status).toBe(401)
      expect((await world.services.executions.list(owner, { limit: 1 })).items).toEqual([])
      expect(await world.listFiles()).toEqual(before)
    },
  )

  test("the same upload is accepted when nothing is revoked", async () => {
    const { key, owner, workflow } = await aKey()
    const { type, body } = await formOf("A-17 ".repeat(20_000))
    const path = `/api/v1/workflows/${workflow.id}/execute`
    expect(
      (
        await send(
          path,
          key,
          type,
          inHalves(body, async () => undefined),
        )
      ).status,
    ).toBe(200)
    expect((await world.services.executions.list(owner, { limit: 1 })).items).toHaveLength(1)
  })

  test("a repeated upload does not get the response of the first one", async () => {
    const { key, workflow, revoke } = await aKey()
    const { type, body } = await formOf("A-17 ".repeat(20_000))
    const path = `/api/v1/workflows/${workflow.id}/execute`
    const more = { "idempotency-key": "again" }
    expect(
      (
        await send(
          path,
          key,
          type,
          inHalves(body, async () => undefined),
          more,
        )
      ).status,
    ).toBe(200)
    expect(await send(path, key, type, inHalves(body, revoke), more)).toEqual(await responseToRevoked(key))
  })

  test("a JSON body that arrives slowly stores nothing", async () => {
    const { key, owner, workflow, revoke } = await aKey()
    const { name, configuration } = workflow
    const body = new TextEncoder().encode(JSON.stringify({ name, configuration }))
    const clock = vi.spyOn(performance, "now")
    onTestFinished(() => clock.mockRestore())
    const between = async () => {
      await revoke()
      const later = performance.now() + 1000
      clock.mockReturnValue(later)
    }
    expect(await send("/api/v1/workflows", key, "application/json", inHalves(body, between))).toEqual(
      await responseToRevoked(key),
    )
    expect((await world.services.workflows.list(owner, { limit: 10 })).items).toHaveLength(1)
  })

  test.each(["update", "delete"] as const)("%s leaves the workflow unchanged", async (operation) => {
    const { key, owner, workflow, revoke } = await aKey()
    // Authenticated just before, so that no second check at the end of the request notices the revocation.
    const caller = await world.services.apiKeys.authenticate(key)
    const { configuration } = workflow
    const { workflows } = world.services
    const change = {
      update: () => workflows.update(caller, workflow.id, { name: "Changed", configuration }),
      delete: () => workflows.delete(caller, workflow.id),
    }
    await revoke()
    await expect(change[operation]()).rejects.toMatchObject({ code: "unauthorized" })
    expect(await workflows.get(owner, workflow.id)).toEqual(workflow)
  })

  test("a key that was created with the revoked one is not kept", async () => {
    const { key, owner, revoke } = await aKey()
    const body = new TextEncoder().encode(JSON.stringify({ name: "Back door" }))
    expect(await send("/api/v1/api-keys", key, "application/json", inHalves(body, revoke))).toEqual(
      await responseToRevoked(key),
    )
    const names = (await world.services.apiKeys.list(owner, { limit: 10 })).items.map(({ name }) => name)
    expect(names).not.toContain("Back door")
  })

  // A joined export holds its place until its stream is closed.
  test("the stream of an export that is not sent is closed", async () => {
    const { key, workflow, revoke } = await aKey()
    const clock = vi.spyOn(performance, "now")
    onTestFinished(() => clock.mockRestore())
    const content = new Readable({ read: () => undefined })
    const built = vi.spyOn(world.services.joinedExport, "export").mockImplementationOnce(async () => {
      await revoke()
      const later = performance.now() + 2000
      clock.mockReturnValue(later)
      return content
    })
    onTestFinished(() => built.mockRestore())
    const path = `/api/v1/executions/export?workflowId=${workflow.id}&mode=json`
    const response = await app.request(path, { headers: { "x-api-key": key } })
    expect(await summarize(response)).toEqual(await responseToRevoked(key))
    await expect.poll(() => content.destroyed).toBe(true)
  })

  describe("and waits for an execution", () => {
    const slow = "hang until cancelled"

    test.each(["execute", "status"])("%s gets the response of any revoked key", async (operation) => {
      const { key, owner, workflow, revoke } = await aKey()
      world.engine.hanging = Promise.withResolvers()
      const clock = vi.spyOn(performance, "now")
      onTestFinished(() => clock.mockRestore())
      const revokeLater = async () => {
        await world.engine.hanging.promise
        await revoke()
        const later = performance.now() + 2000
        clock.mockReturnValue(later)
        const [execution] = (await world.services.executions.list(owner, { limit: 1 })).items
        await world.services.cancelExecution.cancel(owner, execution?.id ?? "", once)
      }
      const prefer = { prefer: "wait=60" }
      const { type, body } = await formOf(slow)
      const ask = async () => {
        if (operation === "execute") {
          const path = `/api/v1/workflows/${workflow.id}/execute`
          return send(
            path,
            key,
            type,
            inHalves(body, async () => undefined),
            prefer,
          )
        }
        const { value } = await world.start(workflow, slow, { caller: owner })
        const path = `/api/v1/executions/${value.id}/status`
        return summarize(await app.request(path, { headers: { "x-api-key": key, ...prefer } }))
      }
      const [response] = await Promise.all([ask(), revokeLater()])
      expect(response).toEqual(await responseToRevoked(key))
    })
  })
})

describeOnPostgres("a revocation concurrent with an effect", (newDatabase) => {
  async function prepare() {
    const config = await newDatabase()
    const world = await createWorld(config, { isWorking: false })
    const opened = await openDatabase(config)
    onTestFinished(async () => {
      await opened.close()
      await world.close()
    })
    const member = await world.aCaller()
    const validity = new KeyValidity(new ApiKeyRepository(opened.database), new SessionRepository(opened.database))
    /** Resolves when a statement waits for a lock. */
    const untilLockWait = () =>
      expect
        .poll(async () =>
          JSON.stringify(
            await opened.database.execute(
              sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            ),
          ),
        )
        .toContain('"n":1')
    return { world, opened, member, validity, untilLockWait }
  }

  test("a revocation waits for an effect that started before it", async () => {
    const { world, opened, member, validity, untilLockWait } = await prepare()
    const order: string[] = []
    let revoked: Promise<unknown> | undefined
    await opened.database.transaction(async (transaction) => {
      await validity.lock(member, transaction)
      revoked = world.services.apiKeys.revoke(member, member.keyId).then(() => order.push("revoked"))
      await untilLockWait()
      order.push("effect")
    })
    await revoked
    expect(order).toEqual(["effect", "revoked"])
  })

  test("an effect waits for a revocation that started before it, and is rejected", async () => {
    const { opened, member, validity, untilLockWait } = await prepare()
    const keys = new ApiKeyRepository(opened.database)
    let effect: Promise<unknown> | undefined
    await opened.database.transaction(async (transaction) => {
      await keys.revoke(Scope.of(member), member.keyId, transaction)
      effect = opened.database
        .transaction((other) => validity.lock(member, other))
        .then(
          () => "stored",
          (error: unknown) => error,
        )
      await untilLockWait()
    })
    expect(await effect).toMatchObject({ code: "unauthorized" })
  })

  test.each([
    ["without", undefined],
    ["with", "revoked-meanwhile"],
  ])("a start %s an Idempotency-Key waits for a revocation too, and leaves nothing", async (_, key) => {
    const { world, opened, member, untilLockWait } = await prepare()
    const workflow = await world.aWorkflow({}, member)
    const keys = new ApiKeyRepository(opened.database)
    const files = await world.listFiles()
    let start: Promise<unknown> | undefined
    await opened.database.transaction(async (transaction) => {
      await keys.revoke(Scope.of(member), member.keyId, transaction)
      start = world.start(workflow, "A-17", { caller: member, key }).catch((error: unknown) => error)
      await untilLockWait()
    })
    expect(await start).toMatchObject({ code: "unauthorized" })
    expect(await world.listFiles()).toEqual(files)
    expect(await countRows(opened)).toEqual({ executions: 0, files: 0, jobs: 0, keys: 0 })
  })

  test("a start whose session has ended leaves nothing", async () => {
    const { world, opened, member } = await prepare()
    const workflow = await world.aWorkflow({}, member)
    const session = { hash: "0".repeat(64), expiresAt: new Date() }
    const start = world.start(workflow, "A-17", { caller: { ...member, session }, key: "signed-out" })
    await expect(start).rejects.toMatchObject({ code: "unauthorized" })
    expect(await world.listFiles()).toEqual([])
    expect(await countRows(opened)).toEqual({ executions: 0, files: 0, jobs: 0, keys: 0 })
  })

  async function countRows({ database }: OpenDatabase): Promise<unknown> {
    const result: unknown = await database.execute(sql`
      select (select count(*)::int from executions) as executions, (select count(*)::int from files) as files,
        (select count(*)::int from ${sql.raw(queueSchema)}.job where name = ${queueName}) as jobs,
        (select count(*)::int from idempotency_keys) as keys`)
    return rowsOf(result)[0]
  }

  test("of two keys that revoke each other concurrently, one is revoked and one request is rejected", async () => {
    const { world } = await prepare()
    const first: Caller = await world.aCaller("admin")
    const { value } = await world.services.apiKeys.create(first, { name: "K" }, once)
    const second = await world.services.apiKeys.authenticate(value.key)
    const results = await Promise.allSettled([
      world.services.apiKeys.revoke(first, second.keyId),
      world.services.apiKeys.revoke(second, first.keyId),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
    const [rejection] = results.filter((result) => result.status === "rejected")
    expect(rejection?.reason).toMatchObject({ code: "unauthorized" })
  })
})
