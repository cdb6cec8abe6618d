import { expect, test } from "vitest"
import { Gate } from "../database/gate.ts"
import { LoadSampler } from "./load-sampler.ts"
import { Metrics } from "./metrics.ts"

const logger = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const load = { waiting: 3, inWork: 1, oldestWaitingSeconds: 7, connections: [{ state: "idle", count: 4 }] }

function setUp(read: () => Promise<typeof load> = async () => load) {
  let now = 0
  const metrics = new Metrics(2, new LoadSampler(read, logger, () => now))
  return { metrics, wait: (ms: number) => (now += ms), text: async () => (await metrics.print()).text }
}

const request = { method: "GET", requestId: "r-1", errorCode: undefined, hasWaited: false }

test("a request is counted by operation and status, and those that wait on purpose stand apart", async () => {
  const { metrics, text } = setUp()
  metrics.requestEnded({ ...request, operation: "getExecutionStatus", status: 200 }, 0.003)
  metrics.requestEnded({ ...request, operation: "getExecutionStatus", status: 200, hasWaited: true }, 59)
  const printed = await text()
  const name = "docsift_http_request_duration_seconds"
  expect(printed).toContain(`${name}_count{operation="getExecutionStatus",status="200",wait="no"} 1`)
  expect(printed).toContain(`${name}_bucket{le="0.005",operation="getExecutionStatus",status="200",wait="no"} 1`)
  expect(printed).toContain(`${name}_sum{operation="getExecutionStatus",status="200",wait="yes"} 59`)
  expect(printed).not.toContain("r-1")
})

test("seats in use go up with a run and down with its end, whatever the end is", async () => {
  const { metrics, text } = setUp()
  metrics.runBegan()
  metrics.runBegan()
  expect(await text()).toContain("docsift_worker_seats_in_use 2\n")
  metrics.runEnded("pdf", "completed", 1.2)
  metrics.runEnded("txt", "unsettled", 0.1)
  const printed = await text()
  expect(printed).toContain("docsift_worker_seats_in_use 0\n")
  expect(printed).toContain("docsift_worker_seats 2\n")
  expect(printed).toContain('docsift_run_duration_seconds_count{kind="pdf",outcome="completed"} 1')
})

test("executions, bytes, model calls and tokens are summed up", async () => {
  const { metrics, text } = setUp()
  metrics.executionEnded(undefined)
  metrics.executionEnded("no_text")
  metrics.executionEnded("no_text")
  metrics.fileStored(1000)
  metrics.fileStored(24)
  metrics.modelsUsed([{ slot: "accurate", calls: 2, inputTokens: 900, outputTokens: 40 }])
  const printed = await text()
  for (const line of [
    'docsift_executions_total{status="Completed",reason=""} 1',
    'docsift_executions_total{status="Failed",reason="no_text"} 2',
    "docsift_uploaded_bytes_total 1024",
    'docsift_model_calls_total{slot="accurate"} 2',
    'docsift_model_tokens_total{slot="accurate",direction="input"} 900',
    'docsift_model_tokens_total{slot="accurate",direction="output"} 40',
  ]) {
    expect(printed).toContain(`${line}\n`)
  }
})

test("queue and database show one sample, and nothing old while the database is away", async () => {
  let isAway = false
  const { text, wait } = setUp(async () => {
    if (isAway) throw new Error("away")
    return load
  })
  const printed = await text()
  for (const line of [
    "docsift_database_up 1",
    'docsift_queue_executions{state="waiting"} 3',
    'docsift_queue_executions{state="in_work"} 1',
    "docsift_queue_oldest_seconds 7",
    'docsift_database_connections{state="idle"} 4',
  ]) {
    expect(printed).toContain(`${line}\n`)
  }
  isAway = true
  wait(5_000)
  const away = await text()
  expect(away).toContain("docsift_database_up 0\n")
  expect(away).not.toMatch(/^docsift_(queue_|database_(probe|connections))/m)
})

test("figures of the process itself are there", async () => {
  const printed = await setUp().text()
  expect(printed).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(printed).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
})

test("waits for a connection are counted by how they ended, and who waits at the moment is shown", async () => {
  const { metrics, text } = setUp()
  const gate = new Gate({ places: 2, waitMs: 20, knock: async () => undefined })
  metrics.watchPool(gate)
  expect([gate.tryEnter(), gate.tryEnter()]).toEqual([true, true])
  const served = gate.enter()
  expect(await text()).toContain("docsift_database_pool_waiting 1\n")
  gate.leave()
  await served
  await expect(gate.enter()).rejects.toMatchObject({ code: "ETIMEDOUT" })
  gate.leave()
  const printed = await text()
  for (const line of [
    "docsift_database_pool_size 2",
    "docsift_database_pool_in_use 1",
    "docsift_database_pool_waiting 0",
    'docsift_database_pool_wait_seconds_count{outcome="served"} 1',
    'docsift_database_pool_wait_seconds_count{outcome="given_up"} 1',
    // It waited for its 20 ms, and not for the minute that a wrong unit would say.
    'docsift_database_pool_wait_seconds_bucket{le="0.01",outcome="given_up"} 0',
    'docsift_database_pool_wait_seconds_bucket{le="5",outcome="given_up"} 1',
  ]) {
    expect(printed).toContain(`${line}\n`)
  }
})
