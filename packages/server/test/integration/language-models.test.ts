import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { createModelStub, type ListeningStub, listenToStub, type Mode } from "@docsift/model-stub"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { readConfig } from "../../src/config.ts"
import { type Container, createContainer } from "../../src/container.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import type { Caller } from "../../src/domain/caller.ts"
import type { ModelInput } from "../../src/domain/model.ts"
import { createApp } from "../../src/app.ts"
import { createLogger } from "../../src/logger.ts"
import { z } from "zod"
import { dataOf, describeOnEveryDatabase, once } from "../world.ts"

/* Executions with a model behind a real provider protocol; engine, worker, queue and database are the real ones. */

const usedModel = z.object({
  modelId: z.string(),
  slot: z.string(),
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  cost: z.number().optional(),
  currency: z.string().optional(),
})
/** The members about cost. */
const usageGroup = z.object({
  key: z.string(),
  cost: z.number().optional(),
  currency: z.string().optional(),
  unpriced: z.number(),
})

const canary = "sk-planted-canary-4711"
const stub = createModelStub()
stub.teach([
  {
    marks: ["Bill of lading 4711"],
    objects: { Freight: { fields: { Skipper: "Ida Holm", Wharf: "Pier Nine" } } },
  },
])

describeOnEveryDatabase("executions with a language model", (newDatabase) => {
  let listening: ListeningStub
  let directory: string
  let container: Container
  let admin: Caller
  let builtinId: string
  let database: Awaited<ReturnType<typeof newDatabase>>
  const log: string[] = []

  beforeAll(async () => {
    listening = await listenToStub(stub)
    directory = await mkdtemp(join(tmpdir(), "docsift-models-"))
    database = await newDatabase()
    const config = {
      ...readConfig({ DOCSIFT_WORKER_CONCURRENCY: "2", DOCSIFT_MODEL_TIMEOUT_MS: "20000" }),
      dataDirectory: directory,
      database,
    }
    const logger = createLogger("trace", { write: (line: string) => void log.push(line) })
    container = await createContainer(config, { logger })
    await container.start()
    admin = await container.services.apiKeys.authenticate(container.newAdminKey ?? "")
    builtinId = (await container.services.runtimeConfig.get()).fastModel?.modelId ?? ""
  })
  beforeEach(() => stub.reset())
  afterAll(async () => {
    await container.stop(0)
    await listening.close()
    await rm(directory, { recursive: true, force: true })
  })

  /** Assigns a model of this mode to its slots, and the built-in engine to the others; returns its id. */
  async function choose(mode: Mode, settings: Partial<ModelInput> = {}): Promise<string> {
    const { models, runtimeConfig } = container.services
    await runtimeConfig.set(admin, { modelId: builtinId }, once)
    const input = { modelName: mode, baseUrl: listening.baseUrls.openai, providerApiKey: canary, ...settings }
    const { value } = await models.add(admin, input, once)
    await runtimeConfig.set(admin, { modelId: value.id }, once)
    return value.id
  }

  async function read(text: string) {
    const { services } = container
    const configuration = {
      objects: [
        {
          name: "Freight",
          fields: [
            { name: "Skipper", type: "string" as const },
            { name: "Wharf", type: "string" as const },
          ],
        },
      ],
    }
    const { value: workflow } = await services.workflows.create(admin, { name: "Freight", configuration }, once)
    const upload = { fileName: "a.txt", content: Readable.from([Buffer.from(text)]) }
    const signal = new AbortController().signal
    const { value } = await services.startExecution.start(admin, { workflowId: workflow.id }, upload, once, signal)
    await services.executions.waitUntilFinal(admin, value.id, { timeoutMs: 60_000, signal })
    return services.executions.get(admin, value.id)
  }

  const paper = "Bill of lading 4711\nIda Holm took the freight over.\nIt lies at Pier Nine.\n"

  test("a model extracts what the built-in engine cannot, and the evidence names the source", async () => {
    await choose("perfect")
    const execution = await read(paper)
    expect(dataOf(execution)).toEqual({ Freight: { fields: { Skipper: "Ida Holm", Wharf: "Pier Nine" } } })
    const { evidence } = JSON.parse(await container.services.executions.evidenceJson(admin, execution.id))
    expect(evidence["/Freight/fields/Wharf"]).toMatchObject({ source: "fast", text: "Pier Nine.", page: 1 })
    expect(stub.hits.map(({ key }) => key)).toEqual([canary])
    const used = log
      .map((line): unknown => JSON.parse(line))
      .filter((line) => JSON.stringify(line).includes("models were used"))
    expect(used.at(-1)).toMatchObject({ executionId: execution.id, usage: [{ slot: "fast", calls: 1 }] })
  })

  test("with the built-in engine first, a vision model is only asked for missing values", async () => {
    await choose("perfect", { isVision: true })
    await container.services.runtimeConfig.set(admin, { modelId: builtinId, type: "fast" }, once)
    const execution = await read(`${paper}Skipper: Ole Berg\n`)
    expect(dataOf(execution)).toEqual({ Freight: { fields: { Skipper: "Ole Berg", Wharf: "Pier Nine" } } })
    expect(stub.hits).toHaveLength(1)
    expect(stub.hits[0]?.question.prompt).not.toContain('"Skipper"')
  })

  test.each([
    ["unauthorized", /^model_rejected: /],
    ["refusing", /^model_rejected: /],
    ["html", /^model_output_invalid: /],
    ["failing", /^model_unreachable: /],
  ] as const)(
    "a model that is %s fails the execution with a reason and no word of the provider's",
    async (mode, reason) => {
      await choose(mode)
      const { status, errorMessage } = await read(paper)
      expect(status).toBe("Failed")
      expect(errorMessage).toMatch(reason)
      expect(errorMessage).not.toMatch(/sk-|Incorrect|127\.0\.0\.1|HTTP/u)
    },
  )

  test("the tokens of a failed execution are recorded and have a cost", async () => {
    await choose("refusing", { inputPrice: 3, outputPrice: 15, currency: "EUR" })
    const { id, status } = await read(paper)
    expect(status).toBe("Failed")
    const { attempts, models } = await container.services.usage.get(admin, id)
    const [used] = models
    expect(attempts).toBe(1)
    expect(used?.calls).toBe(stub.hits.length)
    expect(used?.inputTokens).toBeGreaterThan(0)
    expect(used?.cost).toBeGreaterThan(0)
  })

  // A cost that changes after a month was billed would be worse than none.
  test("usage has the cost at the prices of the run, and none without prices", async () => {
    const app = createApp(container)
    const get = async (path: string): Promise<unknown> =>
      (await app.request(`/api/v1/${path}`, { headers: { "x-api-key": container.newAdminKey ?? "" } })).json()
    const modelOf = async (executionId: string) => {
      const { models } = z.object({ models: z.array(usedModel) }).parse(await get(`executions/${executionId}/usage`))
      return models[0]
    }
    const groupOf = async (id: string) =>
      z
        .array(usageGroup)
        .parse(await get("usage?groupBy=model"))
        .find(({ key }) => key === id)
    const { models } = container.services

    await choose("perfect", { isVision: true })
    const withoutPrice = await modelOf((await read(paper)).id)
    expect(withoutPrice).toMatchObject({ slot: "fast", calls: 1 })
    expect(withoutPrice).not.toHaveProperty("cost")
    expect(withoutPrice).not.toHaveProperty("currency")

    const id = await choose("perfect", { isVision: true, inputPrice: 3, outputPrice: 15, currency: "EUR" })
    const priced = (await read(paper)).id
    const used = await modelOf(priced)
    const { inputTokens = 0, outputTokens = 0 } = used ?? {}
    expect(inputTokens * outputTokens).toBeGreaterThan(0)
    const cost = (inputTokens * 3 + outputTokens * 15) / 1_000_000
    expect(used).toMatchObject({ modelId: id, cost, currency: "EUR" })
    expect(await groupOf(id)).toEqual({ key: id, cost, currency: "EUR", unpriced: 0 })

    await models.update(admin, { id, inputPrice: 300, outputPrice: 1500 })
    expect(await modelOf(priced)).toEqual(used)
    expect(await groupOf(id)).toEqual({ key: id, cost, currency: "EUR", unpriced: 0 })
    const later = await modelOf((await read(paper)).id)
    expect(later?.cost).toBeCloseTo(cost * 100, 6)
    await models.update(admin, { id, currency: "" })
    await read(paper)
    expect(await groupOf(id)).toEqual({ key: id, unpriced: 1 })
    expect(await modelOf(priced)).toEqual(used)
  })

  // Security: the provider's key gives access to an account.
  test("the provider's key is in no log and no row", async () => {
    await choose("unauthorized")
    await read(paper)
    const { models } = container.services
    const input = { modelName: "unauthorized", baseUrl: listening.baseUrls.openai, providerApiKey: canary }
    const { value } = await models.validateConnection(admin, input, { key: "repeat" })
    expect(value).toEqual({ isValid: false, error: "The provider rejected the key." })
    expect(stub.hits.length).toBeGreaterThan(1)
    expect(log.join("")).not.toContain(canary)
    expect(JSON.stringify(await models.list())).not.toContain(canary)
    if (database.kind !== "postgres") return
    const opened = await openDatabase(database)
    const rows = JSON.stringify(
      await opened.database.execute(sql`
        select query_to_xml(format('select * from %I.%I', schemaname, tablename), true, false, '')::text
        from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`),
    )
    await opened.close()
    expect(rows).toContain("unauthorized")
    expect(rows).not.toContain(canary)
  })
})
