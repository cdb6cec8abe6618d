import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { newId, type OrganizationId } from "../domain/ids.ts"
import type { ExecutionEvent, Job, LostJob, TakeOptions } from "../ports.ts"
import { RunEnded, WorkerStopping } from "./abort-reasons.ts"
import { Worker } from "./worker.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp(concurrency = 2) {
  const waiting: Job[] = []
  const runs = new Map<string, { signal: AbortSignal; end: () => void; fail: (error: Error) => void }>()
  const log = {
    looks: 0,
    looksForOthers: 0,
    beats: [] as string[][],
    errors: 0,
    isAway: false,
    isStoreUsable: true,
    lost: [] as LostJob[],
    warnings: [] as object[],
    givenBack: [] as string[],
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
      async giveBack(...jobs) {
        log.givenBack.push(...jobs.map((job) => job.jobId))
      },
      giveBackLater: unused,
      giveBackAll: unused,
      findLiving: unused,
      async take(limit, { exceptOrganizationId }: TakeOptions = {}) {
        if (exceptOrganizationId === undefined) log.looks++
        else log.looksForOthers++
        if (log.isAway) throw new Error("database away")
        const isAsked = (job: Job) =>
          exceptOrganizationId === undefined ||
          (job.organizationId !== undefined && job.organizationId !== exceptOrganizationId)
        const taken = waiting.filter(isAsked).slice(0, limit)
        for (const job of taken) waiting.splice(waiting.indexOf(job), 1)
        return taken
      },
      async beat(jobs) {
        log.beats.push(jobs.map((job) => job.jobId))
      },
      async findLost() {
        if (log.isAway) throw new Error("database away")
        return log.lost
      },
    },
    events: {
      start: unused,
      stop: unused,
      announce: unused,
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

const lostJob = (jobId: string, delivery = 0): LostJob => ({ jobId, delivery, executionId: newId("exe") })

const settle = () => vi.advanceTimersByTimeAsync(0)

test("no more jobs run at once than there are hands, and a free hand takes the next", async () => {
  const { worker, runs, add } = setUp()
  add("a", "b", "c")
  worker.start()
  await settle()
  expect([...runs.keys()]).toEqual(["a", "b"])
  runs.get("a")?.end()
  await settle()
  expect([...runs.keys()]).toEqual(["a", "b", "c"])
})

test("news starts a job at once; without news the queue is looked at once a second and not more", async () => {
  const { worker, runs, log, add, publish } = setUp()
  worker.start()
  await settle()
  add("a")
  publish({ kind: "queued" })
  await settle()
  expect([...runs.keys()]).toEqual(["a"])
  const looks = log.looks
  add("b")
  await vi.advanceTimersByTimeAsync(999)
  expect(log.looks).toBe(looks)
  await vi.advanceTimersByTimeAsync(1)
  expect([...runs.keys()]).toEqual(["a", "b"])
})

test("a database that is away is tried again and costs no job", async () => {
  const { worker, runs, log, add } = setUp()
  log.isAway = true
  add("a")
  worker.start()
  await settle()
  expect(log.errors).toBe(1)
  log.isAway = false
  await vi.advanceTimersByTimeAsync(1000)
  expect([...runs.keys()]).toEqual(["a"])
})

test("a run that cannot be settled frees its hand", async () => {
  const { worker, runs, log, add } = setUp(1)
  add("a", "b")
  worker.start()
  await settle()
  runs.get("a")?.fail(new Error("database away"))
  await settle()
  expect(log.errors).toBe(1)
  expect([...runs.keys()]).toEqual(["a", "b"])
})

test("an execution that ended elsewhere stops its run and no other", async () => {
  const { worker, runs, add, publish } = setUp()
  const [a] = add("a", "b")
  worker.start()
  await settle()
  publish({ kind: "ended", executionId: a?.executionId ?? newId("exe") })
  expect(runs.get("a")?.signal.reason).toBeInstanceOf(RunEnded)
  expect(runs.get("b")?.signal.aborted).toBe(false)
})

test("the worker shows signs of life for the jobs in work", async () => {
  const { worker, log, add } = setUp()
  add("a", "b")
  worker.start()
  await vi.advanceTimersByTimeAsync(9000)
  expect(log.beats).toEqual([
    ["a", "b"],
    ["a", "b"],
    ["a", "b"],
  ])
})

test("a stopping worker takes nothing, lets runs finish until the deadline, and then stops them", async () => {
  const { worker, runs, add, waiting, publish } = setUp()
  add("quick", "slow")
  worker.start()
  await settle()
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

test("jobs of a dead worker are given back at the next beat, and the log names the first twenty executions", async () => {
  const { worker, log } = setUp()
  worker.start()
  log.lost = Array.from({ length: 30 }, (_, index) => lostJob(`lost ${index}`, 1))
  const executionIds = log.lost.slice(0, 20).map(({ executionId }) => executionId)
  await vi.advanceTimersByTimeAsync(3000)
  expect(log.givenBack).toHaveLength(30)
  expect(log.warnings).toEqual([{ count: 30, executionIds }])
})

test("after a silence of the database every worker gets the time to beat before a job counts as lost", async () => {
  const { worker, log } = setUp()
  worker.start()
  await vi.advanceTimersByTimeAsync(3000)
  log.isAway = true
  await vi.advanceTimersByTimeAsync(9000)
  log.isAway = false
  log.lost = [lostJob("of a living worker")]
  await vi.advanceTimersByTimeAsync(12_000)
  expect(log.givenBack).toEqual([])
  log.lost = [lostJob("dead")]
  await vi.advanceTimersByTimeAsync(3000)
  expect(log.givenBack).toEqual(["dead"])
})

test("jobs that arrive while the worker stops are given back", async () => {
  const { worker, log, add, runs } = setUp()
  add("late")
  worker.start()
  await worker.stop(5000)
  expect([log.givenBack, runs.size]).toEqual([["late"], 0])
})

test("of jobs that were delivered before no two run together, and others run beside them", async () => {
  const { worker, runs, add, addDelivered, log } = setUp(4)
  addDelivered(1, "perhaps deadly", "perhaps its neighbour", "another one")
  add("new")
  worker.start()
  await settle()
  expect([...runs.keys()].toSorted()).toEqual(["new", "perhaps deadly"])
  // Those that wait are held: nobody else takes them meanwhile.
  await vi.advanceTimersByTimeAsync(3000)
  expect(log.beats.at(-1)).toHaveLength(4)
  runs.get("perhaps deadly")?.fail(new Error("database away"))
  await settle()
  expect(runs.has("perhaps its neighbour")).toBe(true)
  const stopped = worker.stop(0)
  await vi.advanceTimersByTimeAsync(0)
  for (const name of ["new", "perhaps its neighbour"]) runs.get(name)?.end()
  await stopped
  expect([runs.has("another one"), log.givenBack]).toEqual([false, ["another one"]])
})

const [one, other, third] = [newId("org"), newId("org"), newId("org")]
/** More than the pause between looks for others, less than the polling floor. */
const soon = () => vi.advanceTimersByTimeAsync(300)

test.each([1, 2, 4])(
  "with %i seats held by one organization, a job of another is taken at once, and a second one when a seat is free",
  async (concurrency) => {
    const { worker, runs, addOf } = setUp(concurrency)
    const held = Array.from({ length: concurrency }, (_, index) => `one ${index}`)
    worker.start()
    addOf(one, ...held, "one waiting")
    await soon()
    expect([...runs.keys()]).toEqual(held)
    addOf(other, "other 1", "other 2")
    addOf(third, "third")
    await settle()
    expect([...runs.keys()]).toEqual([...held, "other 1"])
    await vi.advanceTimersByTimeAsync(5000)
    expect([...runs.keys()]).toEqual([...held, "other 1"])
    runs.get("other 1")?.end()
    await soon()
    expect([...runs.keys()]).toEqual([...held, "other 1", "other 2"])
  },
)

test("a job in the reserved seat is one like the others: nothing more is taken until fewer run than there are seats", async () => {
  const { worker, runs, addOf } = setUp(2)
  worker.start()
  addOf(one, "one 1", "one 2", "one 3", "one 4")
  await settle()
  addOf(other, "other 1", "other 2")
  await soon()
  runs.get("one 1")?.end()
  await vi.advanceTimersByTimeAsync(5000)
  expect([...runs.keys()]).toEqual(["one 1", "one 2", "other 1"])
  runs.get("one 2")?.end()
  await soon()
  // In the order of turns, whoever that is.
  expect([...runs.keys()]).toEqual(["one 1", "one 2", "other 1", "one 3"])
})

test("an organization that is alone has its seats and no more, and costs four looks a second at most", async () => {
  const { worker, runs, log, addOf, waiting } = setUp(2)
  worker.start()
  addOf(one, "a", "b", "c")
  await settle()
  const looks = log.looksForOthers
  for (let times = 0; times < 1000; times++) {
    addOf(one, `more ${times}`)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect([...runs.keys()]).toEqual(["a", "b"])
  expect(waiting).toHaveLength(1001)
  expect(log.looksForOthers - looks).toBeLessThanOrEqual(4)
})

test("without news others are looked for once a second", async () => {
  const { worker, runs, log, addOf, waiting } = setUp(1)
  worker.start()
  addOf(one, "a", "b")
  await settle()
  waiting.push({ jobId: "other", executionId: newId("exe"), organizationId: other, delivery: 0 })
  const looks = log.looksForOthers
  await vi.advanceTimersByTimeAsync(1000)
  expect([...runs.keys()]).toEqual(["a", "other"])
  expect(log.looksForOthers - looks).toBeLessThanOrEqual(2)
})

test("jobs of an older version, whose organization is not known, neither open the reserved seat nor take it", async () => {
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

test("two jobs that were delivered before do not run together in the reserved seat either", async () => {
  const { worker, runs, waiting, publish } = setUp(1)
  const again = { executionId: newId("exe"), delivery: 1 }
  waiting.push({ ...again, jobId: "perhaps deadly", organizationId: one })
  waiting.push({ ...again, jobId: "perhaps its neighbour", organizationId: other })
  worker.start()
  publish({ kind: "queued" })
  await vi.advanceTimersByTimeAsync(2000)
  expect([...runs.keys()]).toEqual(["perhaps deadly"])
  runs.get("perhaps deadly")?.end()
  await settle()
  expect([...runs.keys()]).toEqual(["perhaps deadly", "perhaps its neighbour"])
})

test("while the document store cannot be used no job is taken, and the first look after it finds them", async () => {
  const { worker, runs, log, add } = setUp()
  log.isStoreUsable = false
  add("a")
  worker.start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([log.looks, runs.size]).toEqual([0, 0])
  log.isStoreUsable = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect([...runs.keys()]).toEqual(["a"])
})
