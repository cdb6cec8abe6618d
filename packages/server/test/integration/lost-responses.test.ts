import { once as eventOf } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import postgres from "postgres"
import { afterEach, expect, test } from "vitest"
import { DatabaseExecutionEvents } from "../../src/adapters/database-execution-events.ts"
import { PgBossJobQueue } from "../../src/adapters/pg-boss-job-queue.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { parseId } from "../../src/domain/ids.ts"
import { ExecutionRunRepository, type StartedAttempt } from "../../src/repositories/execution-runs.ts"
import { ExecutionRuns } from "../../src/services/execution-runs.ts"
import { retryDuringOutage } from "../../src/worker/retry-during-outage.ts"
import { createWorld, dataOf, describeOnPostgres, once } from "../world.ts"

/** A TCP proxy that can discard the response to a request. */
class OneWayRelay {
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((near) => this.#join(near))
  #request: string | undefined

  constructor(url: string) {
    this.#target = new URL(url)
  }

  /** Returns the URL through the relay. */
  async listen(): Promise<string> {
    await eventOf(this.#server.listen(0, "127.0.0.1"), "listening")
    const address = this.#server.address()
    if (address === null || typeof address === "string") throw new Error("a TCP server has a port")
    const through = new URL(this.#target)
    through.host = `127.0.0.1:${address.port}`
    return through.href
  }

  /** Discards what the server sends in a connection once a request with this text was sent in it. */
  discardResponseTo(request: string): void {
    this.#request = request
  }

  /** Resets all connections; new ones pass in both directions. */
  reset(): void {
    this.#request = undefined
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }

  async close(): Promise<void> {
    this.reset()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #join(near: Socket): void {
    const far = connect(Number(this.#target.port), this.#target.hostname)
    let isDiscarding = false
    near.on("data", (chunk: Buffer) => {
      isDiscarding ||= this.#request !== undefined && chunk.includes(this.#request)
      far.write(chunk)
    })
    far.on("data", (chunk) => {
      if (!isDiscarding) near.write(chunk)
    })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket)
      // An error on one side closes the other; it is no error of the relay.
      socket.on("error", () => undefined)
      socket.on("close", () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
    }
  }
}

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const text = "stored once"
const sentence = "The document was not finished within 60 seconds."
const extraction = {
  dataJson: JSON.stringify({ Invoice: { fields: { Number: text } } }),
  evidenceJson: "{}",
  pages: [],
  warnings: [],
}

describeOnPostgres("a database whose response is lost after it stored the end of an execution", (newDatabase) => {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })

  /** Returns an attempt of a worker whose connections go through a relay. */
  async function anAttempt() {
    const database = await newDatabase()
    if (database.kind !== "postgres") throw new Error("needs PostgreSQL")
    const world = await createWorld(database, { isWorking: false })
    closing.push(() => world.close())
    const relay = new OneWayRelay(database.url)
    const opened = await openDatabase({ kind: "postgres", url: await relay.listen() })
    const queue = new PgBossJobQueue(opened, 60_000, quiet)
    await queue.start()
    const observer = postgres(database.url, { max: 1, onnotice: () => undefined })
    closing.push(
      () => observer.end({ timeout: 1 }),
      () => relay.close(),
      () => opened.close(),
      () => queue.stop(),
    )
    const events: string[] = []
    const publisher = new DatabaseExecutionEvents(opened, quiet)
    publisher.publish = ({ kind }) => void events.push(kind)
    const runs = new ExecutionRuns(opened.database, new ExecutionRunRepository(opened.database), queue, publisher)
    const { id } = (await world.start(await world.aWorkflow(), "A-17")).value
    const [job] = await queue.take(1)
    const run = job && (await runs.startAttempt(job))
    if (job === undefined || run === undefined) throw new Error("the execution did not start")
    const status = async () => (await observer`select status from executions where id = ${id}`)[0]?.status
    return { world, relay, runs, run, job, queue, events, status, observer }
  }
  type Setup = Awaited<ReturnType<typeof anAttempt>>

  /** Stores an end as a worker does, with a connection that breaks between the commit and the response. */
  async function storeWithLostResponse({ relay, status }: Setup, text: string, store: () => Promise<boolean>) {
    const failures: unknown[] = []
    const options = { signal: AbortSignal.timeout(60_000), deadlineMs: 60_000 }
    relay.discardResponseTo(text)
    const stored = retryDuringOutage(store, { ...options, onWait: (error) => void failures.push(error) })
    await expect.poll(status, { timeout: 30_000 }).not.toBe("Processing")
    relay.reset()
    const isStored = await stored
    expect(failures).toHaveLength(1)
    return isStored
  }

  const models = [
    {
      modelId: parseId("mdl", "mdl_0123456789ab"),
      name: "a",
      slot: "fast" as const,
      calls: 1,
      inputTokens: 1000,
      outputTokens: 100,
    },
  ]
  const usageOf = ({ observer }: Setup, run: StartedAttempt) =>
    observer`select models, attempts, status from execution_usage where execution_id = ${run.id}`

  test("a result counts as stored, and waiting requests are notified", async () => {
    const setup = await anAttempt()
    const { world, runs, run, events } = setup
    expect(await storeWithLostResponse(setup, text, () => runs.complete(run, extraction, models))).toBe(true)
    expect(events).toEqual(["ended"])
    expect(dataOf(await world.services.executions.get(world.admin, run.id))).toEqual(JSON.parse(extraction.dataJson))
    expect(await usageOf(setup, run)).toMatchObject([{ models, attempts: 1, status: "Completed" }])
  })

  test("a failure counts as stored, too", async () => {
    const setup = await anAttempt()
    const { runs, run, events } = setup
    const store = () => runs.fail(run, "timeout", sentence, models)
    expect(await storeWithLostResponse(setup, sentence, store)).toBe(true)
    expect(events).toEqual(["ended"])
    expect(await usageOf(setup, run)).toMatchObject([{ models, attempts: 1, status: "Failed" }])
  })

  test.each([
    ["was cancelled", ({ world, run }: Setup) => world.services.cancelExecution.cancel(world.admin, run.id, once)],
    ["failed for another reason", ({ runs, run }: Setup) => runs.fail(run, "internal", "Another reason.")],
    ["is run by a later attempt", ({ runs, job }: Setup) => runs.startAttempt(job)],
  ])("an end is dropped when the execution %s", async (_what, happen) => {
    const setup = await anAttempt()
    await happen(setup)
    expect(await setup.runs.complete(setup.run, extraction)).toBe(false)
    expect(await setup.runs.fail(setup.run, "timeout", sentence)).toBe(false)
  })
})
