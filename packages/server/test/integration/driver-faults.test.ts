import { execFile } from "node:child_process"
import { connect, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import postgres from "postgres"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { canTestPostgres, startPostgres, type TestPostgres } from "@docsift/testing/postgres"

/*
 * The faults of postgres.js that `src/database/driver` works around, each reproduced on the published driver. When a
 * test fails after an update, the driver was fixed, and the workaround that its README names can go.
 */

/** Longer than the driver's `connect_timeout` of these tests. */
const patienceMs = 3_000

/** The driver's types lack the option `socket`. */
type Options = Readonly<Record<string, unknown>>

interface ChildResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a module that finds the database's address in `url`, in a process that a fault may end. */
function runChild(url: string, module: string): Promise<ChildResult> {
  const source = `import postgres from "postgres"\nconst url = process.argv[1]\n${module}`
  const cwd = fileURLToPath(new URL("../..", import.meta.url))
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["--input-type=module", "-e", source, url],
      { cwd, timeout: 90_000 },
      (_, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    )
  })
}

/** Resolves with "pending" when a promise has not settled after a while. */
async function outcomeOf(promise: PromiseLike<unknown>): Promise<unknown> {
  const settled = promise.then(
    () => "fulfilled",
    (error: unknown) => error,
  )
  return Promise.race([settled, sleep(patienceMs, "pending")])
}

/** The option that opens plain sockets, and the sockets that it has opened. */
function plainSockets() {
  const sockets: Socket[] = []
  const socket = ({ host, port }: { host: string[]; port: number[] }) => {
    const opened = connect(port[0] ?? 0, host[0])
    sockets.push(opened)
    return opened
  }
  return { sockets, socket }
}

describe.skipIf(!canTestPostgres())("postgres.js without the workarounds", () => {
  let server: TestPostgres
  let url: string
  beforeAll(async () => {
    server = await startPostgres()
    url = await server.createDatabase()
  })
  afterAll(() => server.stop())

  function open(options: Options, address = url): postgres.Sql {
    const client = postgres(address, { max: 1, backoff: () => 0.05, connect_timeout: 1, ...options })
    onTestFinished(() => client.end({ timeout: 0 }))
    return client
  }

  test("a transaction that ends after its connection broke ends the process", async () => {
    const ended = await runChild(
      url,
      `const closed = Promise.withResolvers()
       const client = postgres(url, { max: 2, onclose: closed.resolve })
       await client.begin(async (transaction) => {
         const [{ pid }] = await transaction\`select pg_backend_pid() as pid\`
         await client\`select pg_terminate_backend(\${pid})\`
         await closed.promise
       }).catch(() => undefined)
       await new Promise((resolve) => setTimeout(resolve, 1_000))
       console.log("survived")
       process.exit(0)`,
    )
    expect(ended).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("(reading 'write')") })
  })

  test("a connection that breaks during the lookup of array types ends the process", async () => {
    const ended = await runChild(
      url,
      `import { connect } from "node:net"
       const socket = ({ host, port }) => {
         const opened = connect(port[0], host[0])
         const write = opened.write.bind(opened)
         opened.write = (bytes, ...rest) => {
           const written = write(bytes, ...rest)
           if (String(bytes).includes("typarray")) opened.destroy(Object.assign(new Error("reset"), { code: "ECONNRESET" }))
           return written
         }
         return opened
       }
       const client = postgres(url, { max: 1, socket })
       await client\`select 1\`.catch(() => undefined)
       await new Promise((resolve) => setTimeout(resolve, 500))
       console.log("survived")
       process.exit(0)`,
    )
    expect(ended).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("ECONNRESET") })
  })

  // https://github.com/porsager/postgres/issues/1130
  test('a statement sent between "error" and "close" of a socket never settles, nor do later ones', async () => {
    const { sockets, socket } = plainSockets()
    const client = open({ socket })
    await client`select 1`
    const retried = Promise.withResolvers<unknown>()
    client`select pg_sleep(10)`.catch(() => retried.resolve(outcomeOf(client`select 1`)))
    await sleep(500)
    sockets.at(-1)?.destroy(Object.assign(new Error("reset"), { code: "ECONNRESET" }))
    expect(await retried.promise).toBe("pending")
    // The next connection executes one statement and then waits for the response to the lost one.
    await client`select 2`
    expect(await outcomeOf(client`select 3`)).toBe("pending")
  })

  test("a statement collected while its connection closes corrupts the next connection", async () => {
    const { sockets, socket } = plainSockets()
    const client = open({ socket, fetch_types: false })
    await client`select 1`
    const lost = Promise.withResolvers<unknown>()
    setTimeout(() => {
      sockets.at(-1)?.destroy()
      // After the sockets of this iteration were polled, and before it calls their "close".
      setImmediate(() => lost.resolve(client`select 2`.catch((error: unknown) => error)))
    }, 10)
    await lost.promise
    expect(await outcomeOf(client`select 3`)).toMatchObject({ code: "CONNECT_TIMEOUT" })
  })

  test("a statement waits without a limit for a database that hangs", async () => {
    const client = open({})
    await client`select 1`
    server.freeze()
    onTestFinished(() => server.thaw())
    expect(await outcomeOf(client`select 2`)).toBe("pending")
  })

  test("statements queue without a limit while no connection can be opened, and are executed later", async () => {
    const direct = open({})
    await direct`create table queued (text text)`
    const client = open({})
    server.freeze()
    onTestFinished(() => server.thaw())
    const statements = Array.from({ length: 50 }, () => client`insert into queued values ('late')`)
    const outcomes = await Promise.all(statements.map(outcomeOf))
    expect(outcomes.filter((outcome) => outcome === "pending").length).toBeGreaterThan(40)
    server.thaw()
    await Promise.allSettled(statements)
    expect((await direct`select from queued`).length).toBeGreaterThan(40)
  })

  test("the error of a socket that was handed over names neither host nor port", async () => {
    server.freeze()
    onTestFinished(() => server.thaw())
    const client = open({ socket: plainSockets().socket })
    await expect(client`select 1`).rejects.toThrow("CONNECT_TIMEOUT undefined:undefined")
  })

  test("the parameter sslrootcert of an address is sent to the server, which rejects it", async () => {
    const client = open({}, `${url}?sslrootcert=ca.pem`)
    await expect(client`select 1`).rejects.toThrow('unrecognized configuration parameter "sslrootcert"')
  })
})
