import { DocumentError, type ExtractionJson, type ExtractionRequest } from "@docsift/engine"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { AppError, notFound } from "../domain/errors.ts"
import { newId } from "../domain/ids.ts"
import type { Job } from "../ports.ts"
import type { BegunExecution } from "../repositories/execution-runs.ts"
import { Telemetry } from "../telemetry/telemetry.ts"
import { RunEnded, WorkerStopping } from "./abort-reasons.ts"
import { createRun, type RunParts } from "./run.ts"

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }))
afterEach(() => vi.useRealTimers())

const job: Job = { jobId: crypto.randomUUID(), executionId: newId("exe"), delivery: 0 }
const extraction: ExtractionJson = { dataJson: "{}", evidenceJson: "{}", pages: [], warnings: [] }
const away = () => Object.assign(new Error("refused"), { code: "ECONNREFUSED" })

/** A run whose steps do what `steps` says for each call; without a say they succeed. */
function setUp(
  steps: {
    read?: (() => unknown)[]
    verify?: (() => unknown)[]
    complete?: (() => unknown)[]
    fail?: (() => unknown)[]
  } = {},
) {
  const told: string[] = []
  const asked: ExtractionRequest[] = []
  const step = (name: string, calls: (() => unknown)[] = []) => {
    told.push(name)
    return calls.shift()?.()
  }
  const begun: BegunExecution = {
    id: job.executionId,
    organizationId: newId("org"),
    jobId: job.jobId,
    attempt: 1,
    attemptLimit: 3,
    fileId: newId("file"),
    fileName: "a.txt",
    configuration: { objects: [] },
    mediaType: "text/plain",
    workflowId: newId("wkf"),
    sizeBytes: 4,
  }
  const parts: RunParts = {
    runs: {
      begin: async () => begun,
      complete: async () => (step("complete", steps.complete), true),
      fail: async (_run, reason) => (step(`fail ${reason}`, steps.fail), true),
      forgive: async () => void step("forgive"),
    },
    queue: {
      giveBack: async () => void step("give back"),
      giveBackLater: async (_job, seconds) => void step(`give back for ${seconds} s`),
    },
    guard: { verify: async () => void step("verify", steps.verify), distrust: () => void step("distrust") },
    storage: {
      place: "/files",
      async withLocalFile(_id, _signal, use) {
        step("read", steps.read)
        return use("/a.txt")
      },
    },
    engine: {
      extractJson: async (request: ExtractionRequest) => (asked.push(request), extraction),
    },
    models: { find: async () => ({ models: {} }) },
    logger: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => void step("error") },
    telemetry: new Telemetry(),
    maxPages: 10,
    maxResultBytes: undefined,
    timeoutMs: 60_000,
    readingBudget: { baseMs: 5_000, perPageMs: 100 },
    hasFallback: true,
  }
  return { run: createRun(parts), told, asked }
}

async function finish(run: Promise<void>): Promise<void> {
  await Promise.all([run, vi.advanceTimersByTimeAsync(20 * 60_000)])
}

const unavailable = () => {
  throw new AppError("unavailable", "The storage is away.")
}
const databaseAway = () => {
  throw away()
}

test("a store that is away is waited for, inside the same attempt", async () => {
  const { run, told } = setUp({ read: [unavailable, unavailable] })
  await finish(run(job, new AbortController().signal))
  expect(told).toEqual(["read", "read", "read", "complete"])
})

test("a store that stays away costs no attempt: the execution is handed back", async () => {
  const { run, told } = setUp({ read: Array.from({ length: 1000 }, () => unavailable) })
  await finish(run(job, new AbortController().signal))
  expect(told.slice(-3)).toEqual(["verify", "forgive", "give back for 1 s"])
  expect(told.some((name) => name.startsWith("fail"))).toBe(false)
})

const gone = () => {
  throw notFound("file")
}

test.each([
  ["the first time", 0, ["read", "verify", "forgive", "give back for 1 s"]],
  ["again and again", 20, ["read", "verify", "forgive", "give back for 3600 s"]],
  ["for a day", 35, ["read", "verify", "fail file_unreadable"]],
])("a document that this deployment's store lacks %s", async (_title, delivery, expected) => {
  const { run, told } = setUp({ read: [gone] })
  await finish(run({ ...job, delivery }, new AbortController().signal))
  expect(told).toEqual(expected)
})

test("a document that another store lacks says nothing about the document, however often", async () => {
  const { run, told } = setUp({ read: [gone], verify: [unavailable] })
  await finish(run({ ...job, delivery: 40 }, new AbortController().signal))
  expect(told).toEqual(["read", "verify", "forgive", "give back for 1 s"])
})

test.each([
  ["handed back at once, for somebody who may", 0, ["read", "verify", "distrust", "forgive", "give back for 1 s"]],
  ["tried again ever more seldom", 6, ["read", "verify", "distrust", "forgive", "give back for 64 s"]],
  ["given up after a day", 35, ["read", "verify", "distrust", "fail file_unreadable"]],
])("a document that may not be read is %s", async (_title, delivery, expected) => {
  const refused = () => {
    throw Object.assign(new Error("permission denied"), { code: "EACCES" })
  }
  const { run, told } = setUp({ read: Array.from({ length: 1000 }, () => refused) })
  await finish(run({ ...job, delivery }, new AbortController().signal))
  expect(told).toEqual(expected)
})

test("a full disk of this process is no fault of the document, however often", async () => {
  const full = () => {
    throw Object.assign(new Error("no space"), { code: "ENOSPC" })
  }
  const { run, told } = setUp({ read: Array.from({ length: 1000 }, () => full) })
  const running = run({ ...job, delivery: 40 }, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(60_000)
  await running
  expect(told.slice(-2)).toEqual(["forgive", "give back"])
})

test("the engine is given the run's limits", async () => {
  const { run, asked } = setUp()
  await finish(run(job, new AbortController().signal))
  const processorBudget = { baseMs: 5_000, perPageMs: 100 }
  expect(asked).toMatchObject([{ maxPages: 10, timeoutMs: 60_000, processorBudget }])
})

test("a result is kept until the database is back, and the work is not done again", async () => {
  const { run, told } = setUp({ complete: [databaseAway, databaseAway, databaseAway] })
  await finish(run(job, new AbortController().signal))
  expect(told).toEqual(["read", "complete", "complete", "complete", "complete"])
})

test("so is the reason of a failure", async () => {
  const encrypted = () => {
    throw new DocumentError("file_encrypted", "The document needs a password.")
  }
  const { run, told } = setUp({ read: [encrypted], fail: [databaseAway] })
  await finish(run(job, new AbortController().signal))
  expect(told).toEqual(["read", "fail file_encrypted", "fail file_encrypted"])
})

test.each([
  [new WorkerStopping(), ["read", "forgive", "give back"]],
  [new RunEnded(), ["read"]],
])("the wait for a store ends with %o", async (reason, expected) => {
  const { run, told } = setUp({ read: Array.from({ length: 1000 }, () => unavailable) })
  const controller = new AbortController()
  const running = run(job, controller.signal)
  await vi.advanceTimersByTimeAsync(0)
  controller.abort(reason)
  await running
  expect(told).toEqual(expected)
})

test("a defect is no outage: it is told, and tried again by the queue", async () => {
  const defect = () => {
    throw new TypeError("cannot read properties of undefined")
  }
  const { run, told } = setUp({ read: [defect] })
  await finish(run(job, new AbortController().signal))
  expect(told).toEqual(["read", "error", "give back"])
})
