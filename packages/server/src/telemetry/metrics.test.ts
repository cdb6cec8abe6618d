import { expect, test } from "vitest"
import { ConnectionLimiter } from "../database/driver/connection-limiter.ts"
import { failureReasons } from "../domain/failure.ts"
import { listEndpoints } from "../http/endpoints.ts"
import { aLoad, createTestMetrics, type TestReadings } from "../../test/test-metrics.ts"

function setUp(readings: Partial<TestReadings> = {}) {
  let now = 0
  const metrics = createTestMetrics(readings, () => now)
  return { metrics, wait: (ms: number) => (now += ms), text: async () => (await metrics.print()).text }
}

const request = { method: "GET", requestId: "r-1", errorCode: undefined, hasWaited: false }

test("a request is counted by operation and status, and requests that wait on purpose have a label of their own", async () => {
  const { metrics, text } = setUp()
  metrics.requestEnded({ ...request, operation: "getExecutionStatus", status: 200 }, 0.003)
  metrics.requestEnded({ ...request, operation: "getExecutionStatus", status: 200, hasWaited: true }, 59)
  const printed = await text()
  const name = "docsift_http_request_duration_seconds"
  expect(printed).toContain(`${name}_count{operation="getExecutionStatus",status="200",wait="no"} 1`)
  expect(printed).toContain(`${name}_bucket{le="0.005",operation="getExecutionStatus",status="200",wait="no"} 1`)
  expect(printed).toContain(`${name}_sum{operation="getExecutionStatus",status="200",wait="yes"} 59`)
  expect(printed).toContain('docsift_http_requests_total{operation="getExecutionStatus",status="200"} 2\n')
  expect(printed).not.toContain("r-1")
})

test("slots in use go up with a run and down with its end, whatever the outcome", async () => {
  const { metrics, text } = setUp()
  metrics.runStarted()
  metrics.runStarted()
  expect(await text()).toContain("docsift_worker_seats_in_use 2\n")
  metrics.runEnded("pdf", "completed", 1.2)
  metrics.runEnded("txt", "unsettled", 0.1)
  const printed = await text()
  expect(printed).toContain("docsift_worker_seats_in_use 0\n")
  expect(printed).toContain("docsift_worker_seats 2\n")
  expect(printed).toContain('docsift_run_duration_seconds_count{kind="pdf",outcome="completed"} 1')
})

test("executions, bytes, model calls and tokens are counted", async () => {
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

test("counters start at 0, because increase() misses the first event of a series that starts at 1", async () => {
  const { metrics, text } = setUp()
  metrics.requestsExpected(listEndpoints())
  const printed = await text()
  for (const reason of failureReasons) {
    expect(printed).toContain(`docsift_executions_total{status="Failed",reason="${reason}"} 0\n`)
  }
  for (const line of [
    'docsift_executions_total{status="Completed",reason=""} 0',
    ...["200", "404", "500", "503"].map(
      (status) => `docsift_http_requests_total{operation="getExecution",status="${status}"} 0`,
    ),
    'docsift_http_requests_total{operation="health",status="503"} 0',
    'docsift_http_requests_total{operation="other",status="500"} 0',
    'docsift_model_calls_total{slot="fast"} 0',
    'docsift_model_tokens_total{slot="accurate",direction="output"} 0',
    'docsift_execution_attempts_total{outcome="refunded"} 0',
    'docsift_webhook_attempts_total{outcome="delivered"} 0',
    'docsift_webhook_attempts_total{outcome="tls"} 0',
  ]) {
    expect(printed).toContain(`${line}\n`)
  }
  // The price of a start at 0: one line for each operation and documented status; 628 for 75 operations.
  expect(printed.split("\n").filter((line) => line.startsWith("docsift_http_")).length).toBeLessThan(700)
})

test("attempts are counted by outcome", async () => {
  const { metrics, text } = setUp()
  for (const outcome of ["completed", "no_text", "handed_back", "unsettled"] as const) {
    metrics.runStarted()
    metrics.runEnded("txt", outcome, 0.1)
  }
  metrics.attemptRefunded()
  const printed = await text()
  for (const line of [
    "begun 4",
    "completed 1",
    "failed 1",
    "handed_back 1",
    "refunded 1",
    "dropped 0",
    "unsettled 1",
  ]) {
    const [outcome, count] = line.split(" ")
    expect(printed).toContain(`docsift_execution_attempts_total{outcome="${outcome}"} ${count}\n`)
  }
})

test("store, disk, housekeeping and version are shown", async () => {
  let isUsable = true
  const { text, wait } = setUp({ readStorage: async () => isUsable })
  const printed = await text()
  for (const line of [
    "docsift_storage_up 1",
    "docsift_ready 1",
    "docsift_data_directory_free_bytes 250",
    "docsift_data_directory_size_bytes 1000",
    'docsift_housekeeping_last_success_timestamp_seconds{chore="orphaned_documents"} 1700000000',
    'docsift_housekeeping_removed_total{chore="orphaned_documents"} 12',
    'docsift_housekeeping_withheld{chore="orphaned_documents"} 3',
    `docsift_build_info{version="1.2.3",node="${process.version}",process="serve"} 1`,
  ]) {
    expect(printed).toContain(`${line}\n`)
  }
  isUsable = false
  wait(5_000)
  expect(await text()).toContain("docsift_storage_up 0\n")
})

test("a store whose check fails is not up", async () => {
  expect(await setUp({ readStorage: () => Promise.reject(new Error("EIO")) }).text()).toContain(
    "docsift_storage_up 0\n",
  )
})

test("a load that cannot be counted in time is left out, and a database that responds is up", async () => {
  const printed = await setUp({ readLoad: () => Promise.reject(new Error("canceling statement")) }).text()
  expect(printed).toContain("docsift_database_up 1\n")
  expect(printed).toMatch(/^docsift_database_probe_seconds /m)
  expect(printed).not.toMatch(/^docsift_(queue_|database_connections)/m)
})

test("queue and database show one sample, and no stale figures while the database is unavailable", async () => {
  let isUnavailable = false
  const unlessUnavailable = <T>(value: T) =>
    isUnavailable ? Promise.reject(new Error("unavailable")) : Promise.resolve(value)
  const { text, wait } = setUp({
    probeDatabase: () => unlessUnavailable(undefined),
    readLoad: () => unlessUnavailable(aLoad),
    readHousekeeping: () => unlessUnavailable([]),
  })
  const printed = await text()
  for (const line of [
    "docsift_database_up 1",
    'docsift_queue_executions{state="waiting"} 3',
    'docsift_queue_executions{state="in_work"} 1',
    "docsift_queue_oldest_seconds 7",
    "docsift_queue_waiting_organizations 2",
    "docsift_queue_organization_waiting_max 2",
    'docsift_database_connections{state="idle"} 4',
  ]) {
    expect(printed).toContain(`${line}\n`)
  }
  isUnavailable = true
  wait(5_000)
  const duringOutage = await text()
  expect(duringOutage).toContain("docsift_database_up 0\n")
  expect(duringOutage).not.toMatch(/^docsift_(queue_|housekeeping_|database_(probe|connections))/m)
})

test("metrics of the process itself are shown", async () => {
  const printed = await setUp().text()
  expect(printed).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(printed).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  // Gauges must not be named like counters.
  expect(printed).not.toMatch(/^# TYPE \w+_total gauge$/m)
})

test("waits for a connection are counted by outcome, and current ones are shown", async () => {
  const { metrics, text } = setUp()
  const limiter = new ConnectionLimiter({ permits: 2, waitMs: 20, probe: async () => undefined })
  metrics.watchPool(limiter)
  expect([limiter.tryAcquire(), limiter.tryAcquire()]).toEqual([true, true])
  const served = limiter.acquire()
  expect(await text()).toContain("docsift_database_pool_waiting 1\n")
  limiter.release()
  await served
  await expect(limiter.acquire()).rejects.toMatchObject({ code: "ETIMEDOUT" })
  limiter.release()
  const printed = await text()
  for (const line of [
    "docsift_database_pool_size 2",
    "docsift_database_pool_in_use 1",
    "docsift_database_pool_waiting 0",
    'docsift_database_pool_wait_seconds_count{outcome="served"} 1',
    'docsift_database_pool_wait_seconds_count{outcome="given_up"} 1',
    // It waited 20 ms, not the minute that a wrong unit would show.
    'docsift_database_pool_wait_seconds_bucket{le="0.01",outcome="given_up"} 0',
    'docsift_database_pool_wait_seconds_bucket{le="5",outcome="given_up"} 1',
  ]) {
    expect(printed).toContain(`${line}\n`)
  }
})

test("attempts to deliver are counted by outcome, beside the deliveries that wait in the deployment", async () => {
  const { metrics, text } = setUp()
  metrics.webhookAttempted(undefined)
  metrics.webhookAttempted("timeout")
  const printed = await text()
  for (const line of [
    'docsift_webhook_attempts_total{outcome="delivered"} 1',
    'docsift_webhook_attempts_total{outcome="timeout"} 1',
    "docsift_webhook_deliveries_pending 5",
    "docsift_webhook_oldest_due_seconds 2",
  ]) {
    expect(printed).toContain(`${line}\n`)
  }
})

test("no stale figures of webhooks are shown while the database is unavailable", async () => {
  const { text } = setUp({ readWebhooks: () => Promise.reject(new Error("no database")) })
  expect(await text()).not.toMatch(/^docsift_webhook_(?:deliveries|oldest)\S* \d/m)
})
