import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { newId, type OrganizationId } from "../domain/ids.ts"
import type { ExecutionEvent } from "../ports/execution-events.ts"
import type { Job, StalledJob, TakeOptions } from "../ports/job-queue.ts"
import { RunEnded, WorkerStopping } from "./abort-reasons.ts"
import { Worker } from "./worker.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp(concurrency = 2) {
  const waiting: Job[] = []
  const runs = new Map<string, { signal: AbortSignal; end: () => void; fail: (error: Error) => void }>()
  const log = {
    polls: 0,
    pollsForOthers: 0,
    heartbeats: [] as string[][],
    errors: 0,
    isUnavailable: false,
    isStoreUsable: true,
    stalled: [] as StalledJob[],
    warnings: [] as object[],
    released: [] as string[],
  }
  let publish: (event: ExecutionEvent) => void = () => undefined
  const unused = async () => {
    throw new Error("not used by the loop")
  }
  const worker = new Worker({
    concurrency,
    guard: { isUsable: async () => log.isStoreUsable },
    queue: {
      start: unused,
      stop: unused,
      enqueue: unused,
      finish: unused,
      additionOf() {
        throw new Error("not used by the loop")
      },
      removalOf() {
        throw new Error("not used by the loop")
      },
      async release(...jobs) {
        log.released.push(...jobs.map((job) => job.jobId))
      },
      releaseAfter: unused,
      releaseAll: unused,
      findUnfinished: unused,
      async take(limit, { exceptOrganizationId }: TakeOptions = {}) {
        if (exceptOrganizationId === undefined) log.polls++
        else log.pollsForOthers++
        if (log.isUnavailable) throw new Error("database unavailable")
        const isWanted = (job: Job) =>
          exceptOrganizationId === undefined ||
          (job.organizationId !== undefined && job.organizationId !== exceptOrganizationId)
        const taken = waiting.filter(isWanted).slice(0, limit)
        for (const job of taken) waiting.splice(waiting.indexOf(job), 1)
        return taken
      },
      async heartbeat(jobs) {
        log.heartbeats.push(jobs.map((job) => job.jobId))
      },
      async findStalled() {
        if (log.isUnavailable) throw new Error("database unavailable")
        return log.stalled
      },
    },
    events: {
      start: unused,
      stop: unused,
      publish() {
        throw new Error("not used by the loop")
      },
      subscribe(listener) {
        publish = listener
        return () => undefined
      },
    },
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (details) => void log.warnings.push(details),
      error: () => void log.errors++,
    },
    run(job, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      runs.set(job.jobId, { signal, end: resolve, fail: reject })
      return promise
    },
  })
  const add = (...jobIds: string[]) => addDelivered(0, ...jobIds)
  const addDelivered = (delivery: number, ...jobIds: string[]) => {
    const jobs = jobIds.map((jobId) => ({ jobId, executionId: newId("exe"), delivery }))
    waiting.push(...jobs)
    return jobs
  }
  const addOf = (organizationId: OrganizationId, ...jobIds: string[]) => {
    waiting.push(...jobIds.map((jobId) => ({ jobId, executionId: newId("exe"), organizationId, delivery: 0 })))
    publish({ kind: "queued" })
  }
  return { worker, runs, log, add, addDelivered, addOf, waiting, publish: (event: ExecutionEvent) => publish(event) }
}

const stalledJob = (jobId: string, delivery = 0): StalledJob => ({ jobId, delivery, executionId: newId("exe") })

const flush = () => vi.advanceTimersByTimeAsync(0)

test("no more jobs run at once than there are slots, and a free slot takes the next", async () => {
  const { worker, runs, add } = setUp()
  add("a", "b", "c")
  worker.start()
  await flush()
  expect([...runs.keys()]).toEqual(["a", "b"])
  runs.get("a")?.end()
  await flush()
  expect([...runs.keys()]).toEqual(["a", "b", "c"])
})

test("an event starts a job at once; without events the queue is polled once a second", async () => {
  const { worker, runs, log, add, publish } = setUp()
  worker.start()
  await flush()
  add("a")
  publish({ kind: "queued" })
  await flush()
  expect([...runs.keys()]).toEqual(["a"])
  const polls = log.polls
  add("b")
  await vi.advanceTimersByTimeAsync(999)
  expect(log.polls).toBe(polls)
  await vi.advanceTimersByTimeAsync(1)
  expect([...runs.keys()]).toEqual(["a", "b"])
})

test("an unavailable database is tried again and costs no job", async () => {
  const { worker, runs, log, add } = setUp()
  log.isUnavailable = true
  add("a")
  worker.start()
  await flush()
  expect(log.errors).toBe(1)
  log.isUnavailable = false
  await vi.advanceTimersByTimeAsync(1000)
  expect([...runs.keys()]).toEqual(["a"])
})

test("a run whose result cannot be stored frees its slot", async () => {
  const { worker, runs, log, add } = setUp(1)
  add("a", "b")
  worker.start()
  await flush()
  runs.get("a")?.fail(new Error("database unavailable"))
  await flush()
  expect(log.errors).toBe(1)
  expect([...runs.keys()]).toEqual(["a", "b"])
})

test("an execution that ended elsewhere stops its run and no other", async () => {
  const { worker, runs, add, publish } = setUp()
  const [a] = add("a", "b")
  worker.start()
  await flush()
  publish({ kind: "ended", executionId: a?.executionId ?? newId("exe") })
  expect(runs.get("a")?.signal.reason).toBeInstanceOf(RunEnded)
  expect(runs.get("b")?.signal.aborted).toBe(false)
})

test("the worker sends heartbeats for the jobs in progress", async () => {
  const { worker, log, add } = setUp()
  add("a", "b")
  worker.start()
  await vi.advanceTimersByTimeAsync(9000)
  expect(log.heartbeats).toEqual([
    ["a", "b"],
    ["a", "b"],
    ["a", "b"],
  ])
})

test("a stopping worker takes nothing, lets runs finish until the deadline, and then stops them", async () => {
  const { worker, runs, add, waiting, publish } = setUp()
  add("quick", "slow")
  worker.start()
  await flush()
  let isStopped = false
  const stopped = worker.stop(5000).finally(() => (isStopped = true))
  add("late")
  publish({ kind: "queued" })
  runs.get("quick")?.end()
  await vi.advanceTimersByTimeAsync(4999)
  expect(runs.get("slow")?.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs.get("slow")?.signal.reason).toBeInstanceOf(WorkerStopping)
  expect(isStopped).toBe(false)
  runs.get("slow")?.end()
  await stopped
  expect(waiting.map((job) => job.jobId)).toEqual(["late"])
  expect(vi.getTimerCount()).toBe(0)
})

test("stalled jobs are released at the next heartbeat, and the log names the first twenty executions", async () => {
  const { worker, log } = setUp()
  worker.start()
  log.stalled = Array.from({ length: 30 }, (_, index) => stalledJob(`stalled ${index}`, 1))
  const executionIds = log.stalled.slice(0, 20).map(({ executionId }) => executionId)
  await vi.advanceTimersByTimeAsync(3000)
  expect(log.released).toHaveLength(30)
  expect(log.warnings).toEqual([{ count: 30, executionIds }])
})

test("after a silence of the database every worker has time for a heartbeat before jobs count as stalled", async () => {
  const { worker, log } = setUp()
  worker.start()
  await vi.advanceTimersByTimeAsync(3000)
  log.isUnavailable = true
  await vi.advanceTimersByTimeAsync(9000)
  log.isUnavailable = false
  log.stalled = [stalledJob("of a living worker")]
  await vi.advanceTimersByTimeAsync(12_000)
  expect(log.released).toEqual([])
  log.stalled = [stalledJob("dead")]
  await vi.advanceTimersByTimeAsync(3000)
  expect(log.released).toEqual(["dead"])
})

test("jobs that arrive while the worker stops are released", async () => {
  const { worker, log, add, runs } = setUp()
  add("late")
  worker.start()
  await worker.stop(5000)
  expect([log.released, runs.size]).toEqual([["late"], 0])
})

test("no two redelivered jobs run at once, and other jobs run beside them", async () => {
  const { worker, runs, add, addDelivered, log } = setUp(4)
  addDelivered(1, "may crash", "ran beside it", "another one")
  add("new")
  worker.start()
  await flush()
  expect([...runs.keys()].toSorted()).toEqual(["may crash", "new"])
  // Those that wait get heartbeats, so that no other worker takes them meanwhile.
  await vi.advanceTimersByTimeAsync(3000)
  expect(log.heartbeats.at(-1)).toHaveLength(4)
  runs.get("may crash")?.fail(new Error("database unavailable"))
  await flush()
  expect(runs.has("ran beside it")).toBe(true)
  const stopped = worker.stop(0)
  await vi.advanceTimersByTimeAsync(0)
  for (const name of ["new", "ran beside it"]) runs.get(name)?.end()
  await stopped
  expect([runs.has("another one"), log.released]).toEqual([false, ["another one"]])
})

const [one, other, third] = [newId("org"), newId("org"), newId("org")]
/** Longer than the pause between polls for other organizations, shorter than the polling interval. */
const soon = () => vi.advanceTimersByTimeAsync(300)

test.each([1, 2, 4])(
  "with %i slots held by one organization, one job of another is taken at once, and a second one when it has ended",
  async (concurrency) => {
    const { worker, runs, addOf } = setUp(concurrency)
    const held = Array.from({ length: concurrency }, (_, index) => `one ${index}`)
    worker.start()
    addOf(one, ...held, "one waiting")
    await soon()
    expect([...runs.keys()]).toEqual(held)
    addOf(other, "other 1", "other 2")
    addOf(third, "third")
    await flush()
    expect([...runs.keys()]).toEqual([...held, "other 1"])
    await vi.advanceTimersByTimeAsync(5000)
    expect([...runs.keys()]).toEqual([...held, "other 1"])
    runs.get("other 1")?.end()
    await soon()
    expect([...runs.keys()]).toEqual([...held, "other 1", "other 2"])
  },
)

test("a job in the reserved slot is like any other: no more are taken until fewer run than there are slots", async () => {
  const { worker, runs, addOf } = setUp(2)
  worker.start()
  addOf(one, "one 1", "one 2", "one 3", "one 4")
  await flush()
  addOf(other, "other 1", "other 2")
  await soon()
  runs.get("one 1")?.end()
  await vi.advanceTimersByTimeAsync(5000)
  expect([...runs.keys()]).toEqual(["one 1", "one 2", "other 1"])
  runs.get("one 2")?.end()
  await soon()
  // In queue order, of whichever organization.
  expect([...runs.keys()]).toEqual(["one 1", "one 2", "other 1", "one 3"])
})

test("an organization that is alone has its slots and no more, and costs at most four polls a second", async () => {
  const { worker, runs, log, addOf, waiting } = setUp(2)
  worker.start()
  addOf(one, "a", "b", "c")
  await flush()
  const polls = log.pollsForOthers
  for (let times = 0; times < 1000; times++) {
    addOf(one, `more ${times}`)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect([...runs.keys()]).toEqual(["a", "b"])
  expect(waiting).toHaveLength(1001)
  expect(log.pollsForOthers - polls).toBeLessThanOrEqual(4)
})

test("without events other organizations are polled for once a second", async () => {
  const { worker, runs, log, addOf, waiting } = setUp(1)
  worker.start()
  addOf(one, "a", "b")
  await flush()
  waiting.push({ jobId: "other", executionId: newId("exe"), organizationId: other, delivery: 0 })
  const polls = log.pollsForOthers
  await vi.advanceTimersByTimeAsync(1000)
  expect([...runs.keys()]).toEqual(["a", "other"])
  expect(log.pollsForOthers - polls).toBeLessThanOrEqual(2)
})

test("jobs of an older version, whose organization is unknown, neither open the reserved slot nor take it", async () => {
  const { worker, runs, add, addOf } = setUp(1)
  worker.start()
  add("old 1", "old 2")
  addOf(one, "one 1")
  await vi.advanceTimersByTimeAsync(2000)
  expect([...runs.keys()]).toEqual(["old 1"])
  runs.get("old 1")?.end()
  await soon()
  runs.get("old 2")?.end()
  await soon()
  add("old 3")
  await vi.advanceTimersByTimeAsync(2000)
  expect([...runs.keys()]).toEqual(["old 1", "old 2", "one 1"])
})

test("no redelivered job runs beside another one in the reserved slot either", async () => {
  const { worker, runs, waiting, publish } = setUp(1)
  const again = { executionId: newId("exe"), delivery: 1 }
  waiting.push({ ...again, jobId: "may crash", organizationId: one })
  waiting.push({ ...again, jobId: "ran beside it", organizationId: other })
  worker.start()
  publish({ kind: "queued" })
  await vi.advanceTimersByTimeAsync(2000)
  expect([...runs.keys()]).toEqual(["may crash"])
  runs.get("may crash")?.end()
  await flush()
  expect([...runs.keys()]).toEqual(["may crash", "ran beside it"])
})

test("no job is taken while the document store cannot be used, and the first poll afterwards finds them", async () => {
  const { worker, runs, log, add } = setUp()
  log.isStoreUsable = false
  add("a")
  worker.start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([log.polls, runs.size]).toEqual([0, 0])
  log.isStoreUsable = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect([...runs.keys()]).toEqual(["a"])
})
