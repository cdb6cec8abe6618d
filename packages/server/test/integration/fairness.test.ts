import { randomUUID } from "node:crypto"
import { pino } from "pino"
import { afterEach, beforeEach, expect, test } from "vitest"
import { PgBossJobQueue } from "../../src/adapters/pg-boss-job-queue.ts"
import type { OpenDatabase } from "../../src/database/database.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { type ExecutionId, newId, type OrganizationId } from "../../src/domain/ids.ts"
import { OrganizationRepository } from "../../src/repositories/organizations.ts"
import { describeOnEveryDatabase } from "../world.ts"

describeOnEveryDatabase("fairness between organizations", (newDatabase) => {
  let opened: OpenDatabase
  let queue: PgBossJobQueue
  let noisy: OrganizationId
  let quiet: OrganizationId

  beforeEach(async () => {
    opened = await openDatabase(await newDatabase())
    await opened.migrate()
    queue = new PgBossJobQueue(opened.queueOptions, 60_000, pino({ level: "silent" }))
    await queue.start()
    const organizations = new OrganizationRepository(opened.database)
    noisy = (await organizations.insert("Noisy", opened.database)).id
    quiet = (await organizations.insert("Quiet", opened.database)).id
  })
  afterEach(async () => {
    await queue.stop()
    await opened.close()
  })

  /** Adds jobs one after the other, each in a transaction of its own, as requests do. */
  async function add(organizationId: OrganizationId, count: number): Promise<ExecutionId[]> {
    const ids = Array.from({ length: count }, () => newId("exe"))
    for (const executionId of ids) {
      const job = { jobId: randomUUID(), executionId, organizationId }
      await opened.database.transaction((transaction) => queue.enqueue(transaction, job))
    }
    return ids
  }

  /** The order in which a worker takes what waits. */
  async function take(count = Infinity): Promise<ExecutionId[]> {
    const order: ExecutionId[] = []
    while (order.length < count) {
      const [job] = await queue.take(1)
      if (job === undefined) return order
      order.push(job.executionId)
    }
    return order
  }

  test("a thousand executions of one organization delay another's by one each, and keep their own order", async () => {
    const thousand = await add(noisy, 1000)
    // The noisy one is well under way when the other arrives.
    expect(await take(300)).toEqual(thousand.slice(0, 300))
    const few = await add(quiet, 5)
    const more = await add(noisy, 5)
    const order = await take()
    few.forEach((id, index) => expect(order.indexOf(id)).toBeLessThanOrEqual(2 * index + 1))
    const ofNoisy = order.filter((id) => !few.includes(id))
    expect(ofNoisy).toEqual([...thousand.slice(300), ...more])
  })

  test("a queue that ran empty gives nobody a head start", async () => {
    await add(noisy, 20)
    await take()
    const ofQuiet = await add(quiet, 10)
    const ofNoisy = await add(noisy, 10)
    const order = await take()
    expect(order.indexOf(ofNoisy[0] ?? newId("exe"))).toBeLessThanOrEqual(2)
    expect(order.indexOf(ofNoisy[9] ?? newId("exe"))).toBeGreaterThan(order.indexOf(ofQuiet[8] ?? newId("exe")))
  })

  test("nobody is starved by one that adds an execution for each that is taken", async () => {
    await add(noisy, 1)
    const waiting = await add(quiet, 3)
    const served: ExecutionId[] = []
    for (let index = 0; index < 10; index++) {
      await add(noisy, 1)
      served.push(...(await take(1)))
    }
    expect(served).toEqual(expect.arrayContaining(waiting))
  })

  test("a batch is taken in the same order, and jobs that come at the same time from many callers stay fair", async () => {
    await Promise.all(Array.from({ length: 100 }, () => add(noisy, 1)))
    const [first] = await add(quiet, 1)
    const jobs = await queue.take(4)
    expect(jobs.map((job) => job.executionId)).toContain(first)
  })

  test("after the last turn there is, jobs are still taken, in order of time", async () => {
    await add(noisy, 1)
    await opened.database.execute("update queue_turns set turn = 2147483646")
    await take()
    const last = await add(noisy, 3)
    expect(await take()).toEqual(last)
  })
})
