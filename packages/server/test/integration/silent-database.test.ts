import type { Duplex } from "node:stream"
import { sql } from "drizzle-orm"
import postgres from "postgres"
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest"
import type { OpenDatabase } from "../../src/database/database.ts"
import { createLimiter, limitClient } from "../../src/database/driver/limited-client.ts"
import { createSocketFactory, type SocketTarget } from "../../src/database/driver/sockets.ts"
import { openPostgresDatabase } from "../../src/database/postgres-database.ts"
import { isOutage } from "../../src/domain/outage.ts"
import { canTestPostgres, startPostgres, type TestPostgres } from "@docsift/testing/postgres"

/*
 * A database that hangs is the worst outage: it rejects nothing. A frozen PostgreSQL accepts connections, because the
 * operating system does that for it, and sends nothing.
 */
describe.skipIf(!canTestPostgres())("a database that does not respond", () => {
  let server: TestPostgres
  let url: string
  /** Statements of earlier tests go on after their connections broke. */
  let startedAt: Date
  beforeAll(async () => {
    server = await startPostgres()
    url = await server.createMigratedDatabase()
  })
  beforeEach(() => void (startedAt = new Date()))
  afterAll(() => server.stop())

  /** Waits until so many other connections execute a statement, and so many hold a transaction open. */
  async function untilBusy(expected: { readonly active: number; readonly idleInTransaction: number }): Promise<void> {
    const observer = postgres(url, { max: 1 })
    onTestFinished(() => observer.end({ timeout: 1 }))
    const countBusy = async () => {
      const rows = await observer<{ state: string }[]>`
        select state from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query_start > ${startedAt}`
      const count = (state: string) => rows.filter((row) => row.state === state).length
      return { active: count("active"), idleInTransaction: count("idle in transaction") }
    }
    await expect.poll(countBusy).toEqual(expected)
  }

  test("a connection without a response is destroyed, and the statement fails as an outage", async () => {
    const client = postgres(url, {
      max: 1,
      idle_timeout: 1,
      socket: createSocketFactory({ silenceMs: 2_000 }),
    } as postgres.Options<{}>)
    await client`select 1`
    server.freeze()
    const waiting = client`select 2`
    await expect(waiting).rejects.toSatisfy(isOutage)
    server.thaw()
    expect(await client`select 3 as value`).toEqual([{ value: 3 }])
    await client.end({ timeout: 1 })
  })

  test("a statement sent right after a reset is executed, and the connection stays usable", async () => {
    const sockets: Duplex[] = []
    const open = createSocketFactory({})
    const socket = (target: SocketTarget) => {
      const socket = open(target)
      sockets.push(socket)
      return socket
    }
    const client = postgres(url, { max: 1, backoff: () => 0.05, socket } as postgres.Options<{}>)
    await client`select 1`
    const slow = client`select pg_sleep(60)`.catch(() => client`select 'at once' as text`.then(([row]) => row))
    await untilBusy({ active: 1, idleInTransaction: 0 })
    sockets.at(-1)?.destroy(Object.assign(new Error("reset"), { code: "ECONNRESET" }))
    expect(await slow).toEqual({ text: "at once" })
    for (const text of ["a", "b", "c"]) expect(await client`select ${text} as text`).toEqual([{ text }])
    await client.end({ timeout: 1 })
  })

  test("a connection that is used now and then is not destroyed", async () => {
    const closed: number[] = []
    const onclose = (id: number) => void closed.push(id)
    const options = {
      max: 1,
      idle_timeout: 30,
      onclose,
      socket: createSocketFactory({ silenceMs: 6_000 }),
    }
    const client = postgres(url, options as postgres.Options<{}>)
    for (let round = 0; round < 3; round++) {
      await client`select pg_sleep(2.5)`
    }
    expect(closed).toEqual([])
    await client.end({ timeout: 1 })
  })

  test("behind the limiter no statement waits long for an unavailable database, and none is executed later", async () => {
    const direct = postgres(url, { max: 1 })
    await direct`create table notes (text text)`
    const client = postgres(url, { max: 1, connect_timeout: 1 })
    const limited = limitClient(client, createLimiter(client, 1, 500))
    server.freeze()
    await expect(limited.unsafe("insert into notes values ($1)", ["first"])).rejects.toSatisfy(isOutage)
    const startedAt = performance.now()
    const results = await Promise.allSettled([
      ...Array.from({ length: 50 }, () => limited.unsafe("insert into notes values ($1)", ["statement"])),
      ...Array.from({ length: 50 }, () => limited.unsafe("insert into notes values ($1)", ["raw"]).values()),
      ...Array.from({ length: 50 }, () => limited.begin((transaction) => transaction.unsafe("delete from notes"))),
    ])
    const milliseconds = performance.now() - startedAt
    expect(results.every((result) => result.status === "rejected" && isOutage(result.reason))).toBe(true)
    // Half a second each, on a machine that may be busy; one after the other they would take minutes.
    expect(milliseconds).toBeLessThan(30_000)
    const inTime = limited.unsafe("insert into notes values ($1)", ["in time"])
    const inserted = inTime.then((rows) => rows.count)
    server.thaw()
    expect(await inserted).toBe(1)
    expect(await limited.unsafe("select text from notes").values()).toEqual([["in time"]])
    await Promise.all([client.end({ timeout: 1 }), direct.end({ timeout: 1 })])
  })

  test("a transaction behind the limiter rolls back and rejects with its error, or commits and returns its value", async () => {
    const client = postgres(url, { max: 2 })
    const limited = limitClient(client, createLimiter(client, 2, 5_000))
    await limited.unsafe("create table kept (text text)")
    const failing = limited.begin(async (transaction) => {
      await transaction.unsafe("insert into kept values ($1)", ["no"])
      throw new Error("of my own")
    })
    await expect(failing).rejects.toThrow("of my own")
    const value = await limited.begin(async (transaction) => {
      await transaction.unsafe("insert into kept values ($1)", ["yes"])
      return 7
    })
    expect([value, await limited.unsafe("select text from kept")]).toEqual([7, [{ text: "yes" }]])
    await client.end({ timeout: 1 })
  })

  test("a transaction whose connection breaks fails, whatever it does afterwards, and the process survives", async () => {
    const sockets: Duplex[] = []
    const { promise: unblocked, resolve: unblock } = Promise.withResolvers<void>()
    const open = createSocketFactory({})
    const socket = (target: SocketTarget) => {
      const socket = open(target)
      sockets.push(socket)
      return socket
    }
    const client = postgres(url, { max: 4, socket, backoff: () => 0.05 } as postgres.Options<{}>)
    const limited = limitClient(client, createLimiter(client, 4, 5_000))
    const outcomes = Promise.allSettled([
      limited.begin((transaction) => transaction.unsafe("select pg_sleep(60)")),
      limited.begin(async (transaction) => {
        await transaction.unsafe("select pg_sleep(60)").catch(() => undefined)
        return transaction.unsafe("select 1")
      }),
      limited.begin((transaction) => transaction.unsafe("select pg_sleep(60)").catch(() => "swallowed")),
      limited.begin(async (transaction) => {
        await transaction.unsafe("select 1")
        await unblocked
        return transaction.unsafe("select 2")
      }),
    ])
    await untilBusy({ active: 3, idleInTransaction: 1 })
    for (const socket of sockets) socket.destroy(Object.assign(new Error("reset"), { code: "ECONNRESET" }))
    setTimeout(unblock, 100)
    expect((await outcomes).map((outcome) => outcome.status === "rejected" && isOutage(outcome.reason))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(await limited.begin((transaction) => transaction.unsafe("select 3 as value"))).toEqual([{ value: 3 }])
    await client.end({ timeout: 1 })
  })

  describe("as the server opens it", () => {
    let opened: OpenDatabase
    beforeAll(() => {
      opened = openPostgresDatabase(url)
    })
    afterAll(() => opened.close())

    test("a statement that takes longer than ten seconds is ended by the database", async () => {
      await expect(opened.database.execute(sql`select pg_sleep(30)`)).rejects.toSatisfy(isOutage)
    })

    test("every statement settles within its limits while the database hangs, and works as before afterwards", async () => {
      await opened.database.execute(sql`select 1`)
      server.freeze()
      const startedAt = performance.now()
      const results = await Promise.allSettled(
        Array.from({ length: 200 }, (_, index) =>
          index % 2 === 0
            ? opened.database.execute(sql`select 1`)
            : opened.database.transaction((transaction) => transaction.execute(sql`select 1`)),
        ),
      )
      const seconds = (performance.now() - startedAt) / 1000
      server.thaw()
      expect(results.filter((result) => result.status === "rejected" && isOutage(result.reason))).toHaveLength(200)
      // 12 s of silence, checked once a second, on a machine that may be busy.
      expect(seconds).toBeLessThan(60)
      await expect(opened.database.execute(sql`select 1 as value`)).resolves.toMatchObject([{ value: 1 }])
    })
  })
})
