import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { newApiKeyValue } from "../../src/domain/api-key-value.ts"
import { createApp } from "../../src/app.ts"
import { createLogger } from "../../src/logger.ts"
import { identifyProcess } from "../../src/process-identity.ts"
import { startTraceReceiver, type TraceReceiver } from "../trace-receiver.ts"
import { createWorld, describeOnEveryDatabase, type World } from "../world.ts"

const started = z.object({ workflowExecutionId: z.string() })
const line = z.looseObject({ executionId: z.string().optional(), msg: z.string() })

describeOnEveryDatabase("the log of an execution that a customer asks about", (newDatabase) => {
  const adminKey = newApiKeyValue()
  const lines: string[] = []
  let world: World
  let app: ReturnType<typeof createApp>
  let receiver: TraceReceiver
  beforeAll(async () => {
    receiver = await startTraceReceiver()
    const tracing = { url: receiver.url, serviceName: "docsift-test", ratio: 1 }
    const logger = createLogger("info", { write: (text) => void lines.push(text) }, identifyProcess("serve"))
    world = await createWorld(await newDatabase(), { adminKey, logger, tracing })
    app = createApp(world.container)
  })
  afterAll(async () => {
    await world.close()
    await receiver.close()
  })

  const post = async (path: string, requestId: string, body: FormData | null = null) =>
    app.request(path, { method: "POST", headers: { "x-api-key": adminKey, "x-request-id": requestId }, body })
  const execute = async (text: string, requestId: string) => {
    const workflow = await world.aWorkflow()
    const body = new FormData()
    body.append("file", new Blob([text]), "planted-name.txt")
    const response = await post(`/api/v1/workflows/${workflow.id}/execute`, requestId, body)
    const { workflowExecutionId } = started.parse(await response.json())
    return { id: workflowExecutionId, workflowId: workflow.id }
  }
  const linesOf = (executionId: string) =>
    lines.map((text) => line.parse(JSON.parse(text))).filter((entry) => entry.executionId === executionId)
  const attemptsOf = (executionId: string) =>
    linesOf(executionId).filter(({ msg }) => msg === "execution attempt finished")
  // The result is stored, and visible to waiting clients, a moment before it is logged.
  const untilAttempts = async (executionId: string, count: number) => {
    await expect.poll(() => attemptsOf(executionId).length).toBe(count)
    return attemptsOf(executionId)
  }

  test("names request, attempt, outcome and duration of a document that was read", async () => {
    const { id, workflowId } = await execute("planted text", "planted-request-1")
    const [attempt] = await untilAttempts(id, 1)
    const [request] = linesOf(id)
    const organizationId = world.admin.organizationId
    expect(request).toMatchObject({
      msg: "request",
      requestId: "planted-request-1",
      operation: "executeWorkflow",
      status: 200,
      organizationId,
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(attempt).toMatchObject({
      level: 30,
      service: "docsift",
      process: "serve",
      attempt: 1,
      outcome: "completed",
      kind: "txt",
      pages: expect.any(Number),
      sizeBytes: "planted text".length,
      durationMs: expect.any(Number),
      organizationId,
      workflowId,
      requestId: "planted-request-1",
      requestTraceId: request?.traceId,
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(attempt).not.toHaveProperty("reason")
    // The trace that the line names is the attempt's own.
    const runOf = () => receiver.spans.find((span) => span.attributes["docsift.execution_id"] === id)
    await expect.poll(() => runOf()?.traceId).toBe(attempt?.traceId)
  })

  test("names the reason of a document that cannot be read, as a warning, and the retry as an execution of its own", async () => {
    const { id } = await execute("encrypted", "planted-request-2")
    const [attempt] = await untilAttempts(id, 1)
    expect(attempt).toMatchObject({ level: 40, outcome: "failed", reason: "file_encrypted" })
    const retried = await post(`/api/v1/executions/${id}/retry`, "planted-request-3")
    const { workflowExecutionId } = started.parse(await retried.json())
    const [again] = await untilAttempts(workflowExecutionId, 1)
    expect(again).toMatchObject({ reason: "file_encrypted", requestId: "planted-request-3" })
    expect(linesOf(workflowExecutionId)[0]).toMatchObject({
      operation: "retryExecution",
      requestId: "planted-request-3",
    })
  })

  test("names each attempt after a defect, and the request that cancelled an execution", async () => {
    const crashing = await execute("crash once", "planted-request-4")
    expect(await untilAttempts(crashing.id, 2)).toMatchObject([
      { level: 40, attempt: 1, outcome: "handed_back" },
      { level: 30, attempt: 2, outcome: "completed", requestId: "planted-request-4" },
    ])
    const hanging = await execute("hang", "planted-request-5")
    await world.engine.hanging.promise
    await post(`/api/v1/executions/${hanging.id}/cancel`, "planted-request-6")
    expect(await untilAttempts(hanging.id, 1)).toMatchObject([{ level: 30, outcome: "dropped" }])
    expect(linesOf(hanging.id)).toContainEqual(
      expect.objectContaining({ operation: "cancelExecution", requestId: "planted-request-6" }),
    )
  })

  // Security: the line is about documents, and must contain nothing of them.
  test("contains no file name, text or key in any line", () => {
    expect(lines.join("")).not.toMatch(/planted-name|planted text|dsk_/)
  })
})
