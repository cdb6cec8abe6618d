import { mkdtemp, rm } from "node:fs/promises"
import { hostname, tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import manifest from "../../package.json" with { type: "json" }
import { newApiKeyValue } from "../../src/domain/api-key-value.ts"
import { createApp } from "../../src/app.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { readDeploymentLoad } from "../../src/repositories/deployment-load.ts"
import { chores } from "../../src/repositories/housekeeping.ts"
import { startServerProcess } from "@docsift/testing/server-process"
import { startTraceReceiver, type TraceReceiver } from "../trace-receiver.ts"
import { createWorld, describeOnEveryDatabase, describeOnPostgres, type World } from "../world.ts"

describeOnPostgres("metrics of the connections", (newDatabase) => {
  test("more requests than connections are counted as waiting, and none waits or is in use afterwards", async () => {
    const world = await createWorld(await newDatabase(), { metricsPort: 0, host: "127.0.0.1", isWorking: false })
    try {
      const scrape = async () => (await fetch(`${world.container.metricsUrl() ?? ""}/metrics`)).text()
      await Promise.all(Array.from({ length: 100 }, () => world.services.workflows.list(world.admin, { limit: 10 })))
      const text = await scrape()
      expect(text).toContain("docsift_database_pool_size 40\n")
      const served = /^docsift_database_pool_wait_seconds_count\{outcome="served"\} (\d+)$/m.exec(text)?.[1]
      expect(Number(served)).toBeGreaterThanOrEqual(60)
      expect(text).toContain('docsift_database_pool_wait_seconds_count{outcome="given_up"} 0\n')
      await expect.poll(scrape).toMatch(/docsift_database_pool_in_use 0\n[^]*docsift_database_pool_waiting 0\n/)
    } finally {
      await world.close()
    }
  })
})

describeOnPostgres("the load of a deployment", (newDatabase) => {
  test("waiting executions are counted by organization, up to the bound", async () => {
    const database = await newDatabase()
    const world = await createWorld(database, { isWorking: false })
    const opened = await openDatabase(database)
    try {
      const [first, second] = [await world.aCaller(), await world.aCaller()]
      for (const caller of [first, first, first, second]) {
        await world.start(await world.aWorkflow({}, caller), "waits", { caller })
      }
      expect(await readDeploymentLoad(opened)).toMatchObject({
        waiting: 4,
        inWork: 0,
        waitingOrganizations: 2,
        mostWaitingOfOrganization: 3,
      })
      // The oldest are those of the first organization.
      expect(await readDeploymentLoad(opened, 2)).toMatchObject({ waiting: 2, waitingOrganizations: 1 })
    } finally {
      await opened.close()
      await world.close()
    }
  })
})

describeOnEveryDatabase("metrics and traces of a server", (newDatabase) => {
  const adminKey = newApiKeyValue()
  let world: World
  let receiver: TraceReceiver
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    receiver = await startTraceReceiver()
    const tracing = { url: receiver.url, serviceName: "docsift-test", ratio: 1 }
    world = await createWorld(await newDatabase(), { adminKey, metricsPort: 0, tracing, host: "127.0.0.1" })
    app = createApp(world.container)
  })
  afterAll(async () => {
    await world.close()
    await receiver.close()
  })

  const scrape = async () => (await fetch(`${world.container.metricsUrl() ?? ""}/metrics`)).text()
  const execute = async (content: string, headers: Record<string, string> = {}) => {
    const workflow = await world.aWorkflow()
    const body = new FormData()
    body.append("file", new Blob([content]), "planted-name.txt")
    const init = { method: "POST", headers: { "x-api-key": adminKey, prefer: "wait=30", ...headers }, body }
    return app.request(`/api/v1/workflows/${workflow.id}/execute`, init)
  }

  test("requests, bytes, runs and ended executions are counted", async () => {
    expect((await execute("planted text")).status).toBe(200)
    expect((await execute("encrypted")).status).toBe(200)
    await app.request("/livez")
    await app.request("/planted/path")
    await app.request("/api/v1/workflows/wkf_000000000000", { headers: { "x-api-key": adminKey } })
    const lines = [
      'docsift_http_request_duration_seconds_count{operation="executeWorkflow",status="200",wait="yes"} 2',
      'docsift_http_request_duration_seconds_count{operation="getWorkflow",status="404",wait="no"} 1',
      'docsift_http_request_duration_seconds_count{operation="health",status="200",wait="no"} 1',
      'docsift_http_request_duration_seconds_count{operation="other",status="404",wait="no"} 1',
      `docsift_uploaded_bytes_total ${"planted text".length + "encrypted".length}`,
      'docsift_executions_total{status="Completed",reason=""} 1',
      'docsift_executions_total{status="Failed",reason="file_encrypted"} 1',
      'docsift_run_duration_seconds_count{kind="txt",outcome="completed"} 1',
      'docsift_run_duration_seconds_count{kind="txt",outcome="file_encrypted"} 1',
      "docsift_worker_seats_in_use 0",
      "docsift_database_up 1",
      "docsift_storage_up 1",
      "docsift_ready 1",
      'docsift_execution_attempts_total{outcome="begun"} 2',
      'docsift_execution_attempts_total{outcome="completed"} 1',
      'docsift_execution_attempts_total{outcome="failed"} 1',
      'docsift_http_requests_total{operation="executeWorkflow",status="503"} 0',
      "docsift_queue_waiting_organizations 0",
      'docsift_queue_executions{state="waiting"} 0',
    ]
    // A result is visible to its client a moment before its run has ended.
    let text = ""
    const missing = async () => {
      text = await scrape()
      return lines.filter((line) => !text.includes(`${line}\n`))
    }
    await expect.poll(missing).toEqual([])
    // The first round of housekeeping starts with the server, and each chore has a series from then on.
    const succeeded = /^docsift_housekeeping_last_success_timestamp_seconds\{chore="orphaned_documents"\} [1-9]/m
    await expect.poll(scrape).toMatch(succeeded)
    expect(text.match(/^docsift_housekeeping_removed_total\{/gm)).toHaveLength(chores.length)
    expect(Number(/^docsift_data_directory_free_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
    // Labels have closed sets of values: nothing that a client chose, and no id.
    expect(text).not.toMatch(/planted|(?:wkf|exe|file|org|key|usr)_[0-9a-f]{12}/)
  })

  test("a request continues its client's trace, its run is linked to it, and neither contains a secret or text", async () => {
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736"
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
    expect((await execute("planted text of a traced document", { traceparent })).status).toBe(200)
    await expect.poll(() => receiver.spans.filter((span) => span.traceId === traceId).length).toBe(1)
    const request = receiver.spans.find((span) => span.traceId === traceId)
    expect(request).toMatchObject({
      name: "executeWorkflow",
      service: "docsift-test",
      parentSpanId: "00f067aa0ba902b7",
      attributes: { "http.response.status_code": 200, "http.request.method": "POST" },
    })
    const isRunOf = (span: (typeof receiver.spans)[number]) =>
      span.links.some((link) => link.traceId === traceId && link.spanId === request?.spanId)
    await expect.poll(() => receiver.spans.some(isRunOf)).toBe(true)
    const run = receiver.spans.find(isRunOf)
    expect(run).toMatchObject({
      name: "run",
      attributes: { "docsift.attempt": 1, "docsift.file_kind": "txt", "docsift.outcome": "completed" },
    })
    expect(run?.traceId).not.toBe(traceId)
    expect(receiver.text()).not.toMatch(/planted|dsk_/)
  })

  test("a malformed traceparent starts a new trace and is no error", async () => {
    const response = await app.request("/openapi.json", { headers: { traceparent: "00-zz-planted-01" } })
    expect(response.status).toBe(200)
  })

  test("health probes are counted but not traced, and spans name their process", async () => {
    for (const path of ["/livez", "/readyz"]) {
      await app.request(path)
      await fetch(`${world.container.metricsUrl() ?? ""}${path}`)
    }
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4737"
    await app.request("/planted/probe", { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } })
    // Spans are sent in the order in which they end.
    const last = () => receiver.spans.find((span) => span.traceId === traceId)
    await expect.poll(last).toBeDefined()
    expect(receiver.spans.map(({ name }) => name)).not.toContain("health")
    expect(last()?.resource).toMatchObject({
      "service.name": "docsift-test",
      "service.version": manifest.version,
      "service.instance.id": `${hostname()}:${process.pid}`,
      "docsift.process": "serve",
    })
    expect(await scrape()).toMatch(/^docsift_http_requests_total\{operation="health",status="200"\} [1-9]/m)
  })
})

/** A loader hook that prints the telemetry modules that are loaded. */
const watchModules = `import { registerHooks } from "node:module"
registerHooks({ resolve(name, context, next) {
  if (/^prom-client|^@opentelemetry.(?:sdk-trace|exporter)/.test(name)) process.stderr.write("loads " + name + "\\n")
  return next(name, context)
} })`

test("the libraries of metrics and traces are only loaded when they are configured", async () => {
  const directory = await mkdtemp(join(tmpdir(), "docsift-telemetry-"))
  const environment = {
    DOCSIFT_DATA_DIR: directory,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watchModules)}`,
  }
  try {
    const plain = await startServerProcess(environment)
    expect((await plain.end("SIGTERM")).stderr).not.toContain("loads ")
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9", DOCSIFT_METRICS_PORT: "0" }
    const watched = await startServerProcess({ ...environment, ...collector })
    const { stderr } = await watched.end("SIGTERM")
    expect(stderr).toContain("loads prom-client")
    expect(stderr).toContain("loads @opentelemetry/sdk-trace")
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})
