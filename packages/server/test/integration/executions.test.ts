import { Readable } from "node:stream"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createApp } from "../../src/app.ts"
import { createWorld, dataOf, describeOnEveryDatabase, once, type World } from "../world.ts"

const signal = new AbortController().signal

describeOnEveryDatabase("executions", (newDatabase) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(await newDatabase(), { maxFileBytes: 1000 })
  })
  afterAll(() => world.close())

  test("a started execution is completed by the worker, with data, evidence and ordered times", async () => {
    const workflow = await world.aWorkflow()
    const { value: started, isReplayed } = await world.start(workflow, "A-17")
    expect(isReplayed).toBe(false)
    expect(started).toMatchObject({
      status: "Queued",
      workflowId: workflow.id,
      fileName: "a.txt",
    })
    const execution = await world.finish(started.id)
    expect(execution).toMatchObject({
      id: started.id,
      status: "Completed",
      workflowName: "Invoices",
      jobId: started.jobId,
      errorMessage: undefined,
      extractedDataJson: '{"Invoice":{"fields":{"Number":"A-17"}}}',
    })
    expect(execution.startedAt?.getTime()).toBeGreaterThanOrEqual(execution.createdAt.getTime())
    expect(execution.completedAt?.getTime()).toBeGreaterThanOrEqual(execution.startedAt?.getTime() ?? Infinity)
    expect(JSON.parse(await world.services.executions.evidenceJson(world.admin, started.id))).toMatchObject({
      pages: [{ page: 1 }],
      evidence: { "/Invoice/fields/Number": { text: "A-17" } },
    })
  })

  test("names keep their configured order, and text keeps characters that a database may reject", async () => {
    const fields = ["Zebra", "a", "Middle name", "b"].map((name) => ({ name, type: "string" as const }))
    const workflow = await world.aWorkflow({
      configuration: {
        objects: [
          { name: "Z", fields },
          { name: "A", fields },
        ],
      },
    })
    const { value } = await world.start(workflow, "naïve \u2028 \ud83d\ude00")
    const extractedData = dataOf(await world.finish(value.id))
    expect(Object.keys(extractedData ?? {})).toEqual(["Z", "A"])
    expect(Object.entries(extractedData?.Z?.fields ?? {})).toEqual(
      fields.map(({ name }) => [name, "naïve \u2028 \ud83d\ude00"]),
    )
  })

  test("names that look like integers keep their configured order in every response", async () => {
    const fields = ["2", "1", "b", "10", "__proto__"].map((name) => ({ name, type: "string" as const }))
    const tables = ["2", "1"].map((name) => ({ name, columns: fields }))
    const workflow = await world.aWorkflow({
      configuration: {
        objects: [
          { name: "9", fields, tables },
          { name: "8", fields },
        ],
      },
    })
    const { value } = await world.start(workflow, "A-17")
    await world.finish(value.id)
    const app = createApp(world.container)
    const { value: key } = await world.services.apiKeys.create(world.admin, { name: "K" }, once)
    const read = async (path: string) =>
      (await app.request(`/api/v1/${path}`, { headers: { "x-api-key": key.key } })).text()
    const row = '{"2":"A-17","1":"A-17","b":"A-17","10":"A-17","__proto__":"A-17"}'
    const data = `{"9":{"fields":${row},"tables":{"2":[${row}],"1":[${row}]}},"8":{"fields":${row}}}`
    for (const path of [`executions/${value.id}`, `workflows/${workflow.id}/executions/${value.id}`]) {
      const text = await read(path)
      expect(text).toContain(`,"extractedData":${data}}`)
      expect(JSON.parse(text)).toMatchObject({ id: value.id, status: "Completed" })
    }
    const exported: unknown = JSON.parse(await read(`executions/${value.id}/export?mode=json`))
    expect(String(exported).replaceAll(/\s/g, "")).toBe(data)
    expect(String(exported)).toContain('\n    "fields": {\n      "2": "A-17",\n      "1": "A-17",')
  })

  test.each([
    ["empty", "", "a.txt", "file_empty"],
    ["over the limit", "x".repeat(1001), "a.txt", "payload_too_large"],
    ["of an unknown kind", "PK\u0003\u0004" + "\0".repeat(60), "a.zip", "file_unsupported"],
  ])("a file that is %s is rejected and leaves no file and no execution", async (_kind, text, fileName, code) => {
    const workflow = await world.aWorkflow()
    const filesBefore = await world.listFiles()
    await expect(world.start(workflow, text, { fileName })).rejects.toMatchObject({ code })
    expect(await world.listFiles()).toEqual(filesBefore)
    const list = await world.services.executions.list(world.admin, { limit: 10, workflowId: workflow.id })
    expect(list.items).toEqual([])
  })

  test("an interrupted upload leaves no file and no execution", async () => {
    const workflow = await world.aWorkflow()
    const filesBefore = await world.listFiles()
    const content = new Readable({ read() {} })
    content.push(Buffer.from("half"))
    const controller = new AbortController()
    const upload = { fileName: "a.txt", content }
    const target = { workflowId: workflow.id }
    const started = world.services.startExecution.start(world.admin, target, upload, once, controller.signal)
    controller.abort()
    await expect(started).rejects.toMatchObject({ name: "AbortError" })
    expect(content.destroyed).toBe(true)
    expect(await world.listFiles()).toEqual(filesBefore)
  })

  test("an unknown workflow is rejected before the upload is read", async () => {
    const content = Readable.from([Buffer.from("x")])
    const upload = { fileName: "a.txt", content }
    const target = { workflowId: "wkf_000000000000" }
    const started = world.services.startExecution.start(world.admin, target, upload, once, signal)
    await expect(started).rejects.toMatchObject({ code: "not_found" })
    expect(content.destroyed).toBe(true)
  })

  test("a failure of the document fails the execution with its reason and one sentence", async () => {
    const { value } = await world.start(await world.aWorkflow(), "encrypted")
    const execution = await world.finish(value.id)
    expect(execution).toMatchObject({
      status: "Failed",
      errorMessage: "file_encrypted: The document needs a password.",
    })
    expect(dataOf(execution)).toBeUndefined()
    expect(execution.completedAt).toBeInstanceOf(Date)
  })

  test("a run past its deadline fails with timeout", async () => {
    const { value } = await world.start(await world.aWorkflow(), "timeout")
    expect(await world.finish(value.id)).toMatchObject({ errorMessage: "timeout: The document took too long." })
  })

  test("an unexpected failure is tried again", async () => {
    const { value } = await world.start(await world.aWorkflow(), "crash once 1")
    expect(await world.finish(value.id)).toMatchObject({ status: "Completed" })
  })

  test("after three unexpected failures the execution is Failed, without internals in its message", async () => {
    const { value } = await world.start(await world.aWorkflow(), "crash always")
    const execution = await world.finish(value.id)
    expect(execution.errorMessage).toMatch(/^internal: /)
    expect(execution.errorMessage).not.toContain("undefined")
    expect(world.engine.requests.filter((request) => request.path.endsWith(execution.fileId))).toHaveLength(3)
  })

  test("a running execution keeps the configuration it was started with; a retry takes the current one", async () => {
    const workflow = await world.aWorkflow()
    const { value: first } = await world.start(workflow, "A-17")
    const configuration = { objects: [{ name: "Bill", fields: [{ name: "Id", type: "string" as const }] }] }
    await world.services.workflows.update(world.admin, workflow.id, { name: "Bills", configuration })
    expect(await world.finish(first.id)).toMatchObject({
      workflowName: "Invoices",
      extractedDataJson: '{"Invoice":{"fields":{"Number":"A-17"}}}',
    })
    const { value: second } = await world.services.retryExecution.retry(world.admin, first.id, once)
    expect(second).toMatchObject({ fileId: first.fileId, workflowName: "Bills" })
    expect(second.id).not.toBe(first.id)
    expect(dataOf(await world.finish(second.id))).toEqual({ Bill: { fields: { Id: "A-17" } } })
  })

  test("executions of a deleted workflow stay readable and cannot be retried", async () => {
    const workflow = await world.aWorkflow()
    const { value } = await world.start(workflow, "A-17")
    await world.finish(value.id)
    await world.services.workflows.delete(world.admin, workflow.id)
    expect((await world.services.executions.getOfWorkflow(world.admin, workflow.id, value.id)).status).toBe("Completed")
    await expect(world.services.retryExecution.retry(world.admin, value.id, once)).rejects.toMatchObject({
      code: "not_found",
    })
  })

  test("an execution is found only under its own workflow", async () => {
    const other = await world.aWorkflow()
    const { value } = await world.start(await world.aWorkflow(), "A-17")
    await expect(world.services.executions.getOfWorkflow(world.admin, other.id, value.id)).rejects.toMatchObject({
      code: "not_found",
    })
  })

  test("cancelling stops a running extraction; the execution is final and cannot be cancelled again", async () => {
    world.engine.hanging = Promise.withResolvers()
    const { value } = await world.start(await world.aWorkflow(), "hang until cancelled")
    await world.engine.hanging.promise
    const { value: cancelled } = await world.services.cancelExecution.cancel(world.admin, value.id, once)
    expect(cancelled).toMatchObject({
      status: "Failed",
      errorMessage: "cancelled: The execution was cancelled on request.",
    })
    await expect.poll(() => world.engine.aborted).toContain("hang until cancelled")
    await expect(world.services.cancelExecution.cancel(world.admin, value.id, once)).rejects.toMatchObject({
      code: "conflict",
    })
  })

  test("waiting ends with the current state when the time is up or the client has gone", async () => {
    world.engine.hanging = Promise.withResolvers()
    const { value } = await world.start(await world.aWorkflow(), "hang")
    await world.engine.hanging.promise
    const { executions } = world.services
    const late = await executions.waitUntilFinal(world.admin, value.id, { timeoutMs: 5, signal })
    expect(late.status).toBe("Processing")
    const gone = await executions.waitUntilFinal(world.admin, value.id, {
      timeoutMs: 60_000,
      signal: AbortSignal.abort(),
    })
    expect(gone.status).toBe("Processing")
    await world.services.cancelExecution.cancel(world.admin, value.id, once)
  })

  // Security: every read and write of an execution by another organization looks like a missing one.
  test("another organization finds nothing", async () => {
    const workflow = await world.aWorkflow()
    const { value } = await world.start(workflow, "A-17")
    await world.finish(value.id)
    const stranger = await world.aCaller("admin")
    const { executions, files, cancelExecution, retryExecution } = world.services
    const attempts = [
      () => executions.get(stranger, value.id),
      () => executions.getStatus(stranger, value.id),
      () => executions.getOfWorkflow(stranger, workflow.id, value.id),
      () => files.urlOfExecution(stranger, value.id),
      () => executions.evidenceJson(stranger, value.id),
      () => cancelExecution.cancel(stranger, value.id, once),
      () => retryExecution.retry(stranger, value.id, once),
      () => executions.waitUntilFinal(stranger, value.id, { timeoutMs: 0, signal }),
      () => world.services.export.export(stranger, value.id, "csv"),
    ]
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({
        code: "not_found",
        message: "No execution with this id exists.",
      })
    }
    await expect(world.start(workflow, "x", { caller: stranger })).rejects.toMatchObject({
      message: "No workflow with this id exists.",
    })
    expect((await executions.list(stranger, { limit: 10 })).items).toEqual([])
  })

  test("the list is newest first, can be filtered and read page by page", async () => {
    const caller = await world.aCaller()
    const workflow = await world.aWorkflow({}, caller)
    const ids = []
    for (const text of ["1", "2", "3", "encrypted 4", "5"]) {
      const { value } = await world.start(workflow, text, { caller })
      await world.finish(value.id, caller)
      ids.unshift(value.id)
    }
    const { executions } = world.services
    const first = await executions.list(caller, { limit: 2 })
    const second = await executions.list(caller, { limit: 2, cursor: first.nextCursor })
    const third = await executions.list(caller, { limit: 2, cursor: second.nextCursor })
    expect([...first.items, ...second.items, ...third.items].map((item) => item.id)).toEqual(ids)
    expect(third.nextCursor).toBeUndefined()
    const failed = await executions.list(caller, { limit: 10, status: "Failed", workflowId: workflow.id })
    expect(failed.items.map((item) => item.id)).toEqual([ids[1]])
    await expect(executions.list(caller, { limit: 2, cursor: "nonsense" })).rejects.toMatchObject({
      code: "invalid_request",
    })
  })

  test("a document can only be fetched with its signed URL, until it expires", async () => {
    const { value } = await world.start(await world.aWorkflow(), "A-17")
    const url = await world.services.files.urlOfExecution(world.admin, value.id)
    const { searchParams } = new URL(url)
    const [expires, signature] = [searchParams.get("expires") ?? "", searchParams.get("signature") ?? ""]
    const download = await world.services.files.open(value.fileId, expires, signature)
    expect(download).toMatchObject({ fileName: "a.txt", mediaType: "text/plain", sizeBytes: 4, isInline: false })
    const wrong = [
      [value.fileId, String(Number(expires) + 1), signature],
      [value.fileId, expires, undefined],
      [value.fileId, "1000000000", signature],
      ["file_000000000000", expires, signature],
    ] as const
    for (const [fileId, until, sign] of wrong) {
      await expect(world.services.files.open(fileId, until, sign)).rejects.toMatchObject({ code: "not_found" })
    }
  })

  test("an execution runs with the configured models and their decrypted keys", async () => {
    const { services, admin, engine } = world
    const input = { modelName: "qwen3", baseUrl: "http://127.0.0.1:9/v1", displayName: "Mine", isVision: true }
    const { value: model } = await services.models.add(admin, input, once)
    const builtin = (await services.runtimeConfig.get()).fastModel?.modelId ?? ""
    await services.runtimeConfig.set(admin, { modelId: model.id }, once)
    const { value } = await world.start(await world.aWorkflow(), "A-17")
    expect((await world.finish(value.id)).status).toBe("Completed")
    const models = engine.requests.at(-1)?.models
    expect(models?.fast?.traits).toMatchObject({ name: "Mine", isVision: true })
    expect(models?.accurate).toBe(models?.fast)
    await services.runtimeConfig.set(admin, { modelId: builtin }, once)
  })
})
