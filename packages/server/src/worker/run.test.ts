import { DocumentError, type ExtractionJson, type ExtractionRequest } from "@docsift/engine"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { AppError, notFound } from "../domain/errors.ts"
import { newId } from "../domain/ids.ts"
import type { Job } from "../ports/job-queue.ts"
import { Telemetry } from "../telemetry/telemetry.ts"
import { RunEnded, WorkerStopping } from "./abort-reasons.ts"
import { createRun } from "./run.ts"

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }))
afterEach(() => vi.useRealTimers())

const job: Job = { jobId: crypto.randomUUID(), executionId: newId("exe"), delivery: 0 }
const extraction: ExtractionJson = { dataJson: "{}", evidenceJson: "{}", pages: [], warnings: [] }

/** Failures of one step, in the order of its calls; later calls succeed. */
type Failures = Iterable<unknown>

const times = (count: number, failure: unknown): Failures => Array.from({ length: count }, () => failure)
/** More failures than any run has attempts. */
const always = (failure: unknown): Failures => times(1000, failure)

interface FailingSteps {
  readonly read?: Failures
  readonly verify?: Failures
  readonly store?: Failures
}

function setUp({ read = [], verify = [], store = [] }: FailingSteps = {}) {
  const state = {
    /** "completed", the reason of a failure, or undefined while the execution is not final. */
    result: undefined as string | undefined,
    /** Attempts refunded to the execution. */
    refunds: 0,
    /** Seconds until the next delivery of the job; undefined unless it was released. */
    redeliveredAfter: undefined as number | undefined,
    isStoreDistrusted: false,
    reads: 0,
    errors: 0,
    requests: [] as ExtractionRequest[],
  }
  const step = (failures: Failures) => {
    const remaining = failures[Symbol.iterator]()
    return () => {
      const { value, done } = remaining.next()
      if (done !== true) throw value
    }
  }
  const [tryRead, tryVerify, tryStore] = [step(read), step(verify), step(store)]
  const storeResult = (result: string) => {
    tryStore()
    state.result = result
    return true
  }
  const run = createRun({
    runs: {
      startAttempt: async () => ({
        id: job.executionId,
        organizationId: newId("org"),
        workflowId: newId("wkf"),
        jobId: job.jobId,
        attempt: 1,
        attemptLimit: 3,
        fileId: newId("file"),
        fileName: "a.txt",
        configuration: { objects: [] },
        reviewPolicy: undefined,
        mediaType: "text/plain",
        sizeBytes: 1,
        slots: [],
      }),
      complete: async () => storeResult("completed"),
      fail: async (_run, reason) => storeResult(reason),
      recordUsage: async () => {},
      refundAttempt: async () => void state.refunds++,
    },
    queue: {
      release: async () => void (state.redeliveredAfter = 0),
      releaseAfter: async (_job, seconds) => void (state.redeliveredAfter = seconds),
    },
    guard: { verify: async () => tryVerify(), suspend: () => void (state.isStoreDistrusted = true) },
    storage: {
      location: "/files",
      async withLocalFile(_id, _signal, use) {
        state.reads++
        tryRead()
        return use("/a.txt")
      },
    },
    engine: {
      async extractJson(request) {
        state.requests.push(request)
        return extraction
      },
    },
    models: { open: () => ({ models: {} }) },
    logger: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => void state.errors++ },
    telemetry: new Telemetry(),
    maxPages: 10,
    maxResultBytes: undefined,
    timeoutMs: 60_000,
    readingBudget: { baseMs: 5_000, perPageMs: 100 },
    hasFallback: true,
  })
  return { run, state }
}

/** Runs a job to its end, however long it waits. */
async function finish({ run, state }: ReturnType<typeof setUp>, delivery = 0) {
  await Promise.all([run({ ...job, delivery }, new AbortController().signal), vi.advanceTimersByTimeAsync(20 * 60_000)])
  return state
}

const unavailable = new AppError("unavailable", "The storage is unavailable.")
const databaseUnavailable = Object.assign(new Error("connection refused"), { code: "ECONNREFUSED" })
const missing = notFound("file")

test("a run waits for an unavailable store, inside the same attempt", async () => {
  const state = await finish(setUp({ read: times(2, unavailable) }))
  expect(state).toMatchObject({ result: "completed", reads: 3, refunds: 0, redeliveredAfter: undefined })
})

test("a store that stays unavailable costs no attempt: the job is released", async () => {
  const state = await finish(setUp({ read: always(unavailable) }))
  expect(state).toMatchObject({ result: undefined, refunds: 1, redeliveredAfter: 1 })
})

test.each([
  ["the first time", 0, { result: undefined, refunds: 1, redeliveredAfter: 1 }],
  ["again and again", 20, { result: undefined, refunds: 1, redeliveredAfter: 3600 }],
  ["for a day", 35, { result: "file_unreadable", refunds: 0, redeliveredAfter: undefined }],
])("a document that this deployment's store lacks %s", async (_title, delivery, expected) => {
  const state = await finish(setUp({ read: [missing] }), delivery)
  expect(state).toMatchObject({ ...expected, reads: 1 })
})

test("a document that another deployment's store lacks never fails its execution", async () => {
  const state = await finish(setUp({ read: [missing], verify: [unavailable] }), 40)
  expect(state).toMatchObject({ result: undefined, refunds: 1, redeliveredAfter: 1 })
})

test.each([
  ["released at once, for a process that may read it", 0, { result: undefined, refunds: 1, redeliveredAfter: 1 }],
  ["tried again less and less often", 6, { result: undefined, refunds: 1, redeliveredAfter: 64 }],
  ["given up after a day", 35, { result: "file_unreadable", refunds: 0, redeliveredAfter: undefined }],
])("a document that may not be read is %s", async (_title, delivery, expected) => {
  const denied = Object.assign(new Error("permission denied"), { code: "EACCES" })
  const state = await finish(setUp({ read: always(denied) }), delivery)
  expect(state).toMatchObject({ ...expected, reads: 1, isStoreDistrusted: true })
})

test("a full disk of this process never fails the document", async () => {
  const full = Object.assign(new Error("no space"), { code: "ENOSPC" })
  const state = await finish(setUp({ read: always(full) }), 40)
  expect(state).toMatchObject({ result: undefined, refunds: 1, redeliveredAfter: 0 })
})

test("the engine gets the limits of the run", async () => {
  const { requests } = await finish(setUp())
  const processorBudget = { baseMs: 5_000, perPageMs: 100 }
  expect(requests).toMatchObject([{ maxPages: 10, timeoutMs: 60_000, processorBudget }])
})

test("a result is kept until the database is back, without a second extraction", async () => {
  const state = await finish(setUp({ store: times(3, databaseUnavailable) }))
  expect(state).toMatchObject({ result: "completed", reads: 1, refunds: 0, redeliveredAfter: undefined })
  expect(state.requests).toHaveLength(1)
})

test("storing a result is tried each second, so that its slot is free soon after a long outage of the database", async () => {
  const triedAt: number[] = []
  const isBackAt = performance.now() + 5 * 60_000
  function* failures() {
    for (;;) {
      triedAt.push(performance.now())
      if (performance.now() >= isBackAt) return
      yield databaseUnavailable
    }
  }
  expect(await finish(setUp({ store: failures() }))).toMatchObject({ result: "completed", refunds: 0 })
  const pauses = triedAt.slice(1).map((time, index) => time - (triedAt[index] ?? 0))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1000)
})

test("the reason of a failure is kept until the database is back", async () => {
  const encrypted = new DocumentError("file_encrypted", "The document needs a password.")
  const state = await finish(setUp({ read: [encrypted], store: [databaseUnavailable] }))
  expect(state).toMatchObject({ result: "file_encrypted", reads: 1 })
})

test.each([
  [new WorkerStopping(), { refunds: 1, redeliveredAfter: 0 }],
  [new RunEnded(), { refunds: 0, redeliveredAfter: undefined }],
])("the wait for a store ends with %o", async (reason, expected) => {
  const { run, state } = setUp({ read: always(unavailable) })
  const controller = new AbortController()
  const running = run(job, controller.signal)
  await vi.advanceTimersByTimeAsync(0)
  controller.abort(reason)
  await running
  expect(state).toMatchObject({ ...expected, result: undefined, reads: 1 })
})

test("a defect is no outage: it is logged as an error, and the queue delivers the job again", async () => {
  const state = await finish(setUp({ read: [new TypeError("cannot read properties of undefined")] }))
  expect(state).toMatchObject({ result: undefined, errors: 1, refunds: 0, redeliveredAfter: 0 })
})
