import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { pino } from "pino"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
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
    queue = new PgBossJobQueue(opened, 60_000, pino({ level: "silent" }))
    await queue.start()
    const organizations = new OrganizationRepository(opened.database)
    noisy = (await organizations.insert("Noisy", opened.database)).id
    quiet = (await organizations.insert("Quiet", opened.database)).id
  })
  afterEach(async () => {
    vi.useRealTimers()
    await queue.stop()
    await opened.close()
  })

  /** Adds jobs one after another, each in a transaction of its own, as requests do. */
  async function add(organizationId: OrganizationId, count: number): Promise<ExecutionId[]> {
    const ids = Array.from({ length: count }, () => newId("exe"))
    for (const executionId of ids) {
      const job = { jobId: randomUUID(), executionId, organizationId }
      await opened.database.transaction((transaction) => queue.enqueue(transaction, job))
    }
    return ids
  }

  /** Takes waiting jobs one by one, and returns their order. */
  async function take(count = Infinity): Promise<ExecutionId[]> {
    const order: ExecutionId[] = []
    while (order.length < count) {
      const [job] = await queue.take(1)
      if (job === undefined) return order
      order.push(job.executionId)
    }
    return order
  }

  test("a thousand executions of one organization delay each of another's by one, and keep their own order", async () => {
    const thousand = await add(noisy, 1000)
    // Many of the noisy organization have run when the other one arrives.
    expect(await take(300)).toEqual(thousand.slice(0, 300))
    const few = await add(quiet, 5)
    const more = await add(noisy, 5)
    const order = await take()
    few.forEach((id, index) => expect(order.indexOf(id)).toBeLessThanOrEqual(2 * index + 1))
    const ofNoisy = order.filter((id) => !few.includes(id))
    expect(ofNoisy).toEqual([...thousand.slice(300), ...more])
  })

  test("an empty queue gives no organization a head start", async () => {
    await add(noisy, 20)
    await take()
    const ofQuiet = await add(quiet, 10)
    const ofNoisy = await add(noisy, 10)
    const order = await take()
    expect(order.indexOf(ofNoisy[0] ?? newId("exe"))).toBeLessThanOrEqual(2)
    expect(order.indexOf(ofNoisy[9] ?? newId("exe"))).toBeGreaterThan(order.indexOf(ofQuiet[8] ?? newId("exe")))
  })

  test("no organization is starved by one that adds an execution for each that is taken", async () => {
    await add(noisy, 1)
    const waiting = await add(quiet, 3)
    const served: ExecutionId[] = []
    for (let index = 0; index < 10; index++) {
      await add(noisy, 1)
      served.push(...(await take(1)))
    }
    expect(served).toEqual(expect.arrayContaining(waiting))
  })

  test("a batch is taken in the same order, and jobs added concurrently stay fair", async () => {
    await Promise.all(Array.from({ length: 100 }, () => add(noisy, 1)))
    const [first] = await add(quiet, 1)
    const jobs = await queue.take(4)
    expect(jobs.map((job) => job.executionId)).toContain(first)
  })

  /** Takes as a worker does whose slots are all held by the noisy organization. */
  const takeOfOthers = async (exceptOrganizationId = noisy, limit = 1) =>
    (await queue.take(limit, { exceptOrganizationId })).map(({ executionId }) => executionId)

  test("a job names its organization; without one organization, the others' jobs are taken in order of their start times", async () => {
    const third = (await new OrganizationRepository(opened.database).insert("Third", opened.database)).id
    await add(noisy, 20)
    const [first, second] = await add(quiet, 2)
    const [ofThird] = await add(third, 1)
    await add(noisy, 20)
    const [job] = await queue.take(1)
    expect(job?.organizationId).toBe(noisy)
    expect(await takeOfOthers()).toEqual([first])
    expect(await takeOfOthers()).toEqual([ofThird])
    expect(await takeOfOthers()).toEqual([second])
    expect(await takeOfOthers()).toEqual([])
    const [again] = await queue.take(1)
    expect(again?.organizationId).toBe(noisy)
  })

  test("the jobs of an organization are found far behind those of one whose jobs hold their slots", async () => {
    await add(noisy, 400)
    const ofQuiet = await add(quiet, 300)
    await take(2)
    const rest = ofQuiet.slice(-299)
    const served: ExecutionId[] = []
    for (let number = 0; number < rest.length; number++) served.push(...(await takeOfOthers()))
    expect(served).toEqual(rest)
  })

  test("jobs are taken from the place of a second ago on, and what is before it is found within another second", async () => {
    vi.useFakeTimers({ toFake: ["performance"] })
    const ids = await add(noisy, 10)
    const takeNext = async () => (await queue.take(1))[0]
    const first = await takeNext()
    for (const index of [1, 2]) {
      vi.advanceTimersByTime(1_000)
      expect((await takeNext())?.executionId).toBe(ids[index])
    }
    // As another process does that releases it.
    await opened.database.execute(sql`update pgboss.job set state = 'created' where id = ${first?.jobId}`)
    expect((await takeNext())?.executionId).toBe(ids[3])
    vi.advanceTimersByTime(1_000)
    expect((await takeNext())?.executionId).toBe(ids[0])
    expect((await takeNext())?.executionId).toBe(ids[4])
  })

  test("a job that this process released is found at once", async () => {
    vi.useFakeTimers({ toFake: ["performance"] })
    await add(noisy, 5)
    const [first] = await queue.take(1)
    for (let second = 0; second < 2; second++) {
      vi.advanceTimersByTime(1_000)
      await queue.take(1)
    }
    if (first !== undefined) await queue.release(first)
    await opened.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    expect((await queue.take(1))[0]?.executionId).toBe(first?.executionId)
  })

  test("a job that waits for its next attempt is not taken before its time", async () => {
    await add(noisy, 2)
    const [first, second] = await add(quiet, 2)
    const [taken] = await queue.take(1, { exceptOrganizationId: noisy })
    expect(taken?.executionId).toBe(first)
    if (taken !== undefined) await queue.release(taken)
    // Its second of waiting may pass before a busy machine takes the others.
    const wait = (seconds: number) =>
      opened.database.execute(
        sql`update pgboss.job set start_after = start_after + make_interval(secs => ${seconds}) where state = 'retry'`,
      )
    await wait(3600)
    expect(await takeOfOthers()).toEqual([second])
    expect(await takeOfOthers()).toEqual([])
    await wait(-3600)
    await expect.poll(() => takeOfOthers()).toEqual([first])
  })

  test("workers that poll at the same time take different jobs", async () => {
    await add(noisy, 5)
    const ofQuiet = await add(quiet, 5)
    const served = new Set<ExecutionId>()
    while (served.size < ofQuiet.length) {
      const polls = await Promise.all([1, 2, 3].map(() => takeOfOthers()))
      const taken = polls.flat()
      expect(taken.length).toBeGreaterThan(0)
      for (const id of taken) {
        expect(served.has(id)).toBe(false)
        served.add(id)
      }
    }
    expect([...served].toSorted()).toEqual(ofQuiet.toSorted())
  })

  test("jobs of an older version, which do not name their organization, are taken in order", async () => {
    const [old] = await add(noisy, 1)
    await opened.database.execute("update pgboss.job set group_id = null")
    const newer = await add(noisy, 1)
    expect(await takeOfOthers(quiet)).toEqual(newer)
    expect(await takeOfOthers(quiet)).toEqual([])
    expect(await queue.take(1)).toMatchObject([{ executionId: old, organizationId: undefined }])
  })

  test("after the last possible start time, jobs are still taken, in order of time", async () => {
    await add(noisy, 1)
    await opened.database.execute("update queue_turns set turn = 2147483646")
    await take()
    const last = await add(noisy, 3)
    expect(await take()).toEqual(last)
  })
})
