import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { stripTypeScriptTypes } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Client } from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"
import { type RunningServer, startServer } from "@docsift/server"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aPdf } from "../src/samples.ts"

const overview = await readFile(fileURLToPath(new URL("../../sdk/api.md", import.meta.url)), "utf8")

/** The heading of each method with the code below it. */
const examples = [...overview.matchAll(/^### (client\.[\w.]+).*?^```ts\n(.*?)^```/gms)].map(
  ([, method = "", code = ""]) => [method, code] as const,
)

let folder: string
/** A server that processes documents. */
let server: RunningServer
/** A server without a worker, so that its executions can still be cancelled. */
let idleServer: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-examples-"))
  await writeFile(join(folder, "invoice.pdf"), "Invoice number: A-17\nTotal: 217.80\n")
  const database = { kind: "memory", template: await migratedDatabase() } as const
  server = await startServer({ database })
  idleServer = await startServer({ database, workerConcurrency: 0 })
})
afterAll(async () => {
  await server.close()
  await idleServer.close()
  await rm(folder, { recursive: true, force: true })
})

const totals = {
  name: "Invoices",
  configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
} as const
const sheet = { data: new TextEncoder().encode("number,total\nA-17,217.80\n"), name: "invoices.csv" }
const page = { data: new TextEncoder().encode(aPdf("Total 217.80")), name: "invoice.pdf" }

/** Creates the resource that an example refers to by an id. */
async function makeThings(client: Client, code: string): Promise<Map<string, string>> {
  const { workflowId } = await client.workflows.create(totals)
  const things = new Map<string, string>([["wkf_3f9a1c7e20b4", workflowId]])
  if (code.includes("exe_")) {
    const started = await client.workflows.execute(workflowId, fromPath(join(folder, "invoice.pdf")))
    things.set("exe_8d02e5b7146f", started.workflowExecutionId)
    if (!code.includes(".cancel(")) await client.executions.wait(started.workflowExecutionId)
  }
  if (code.includes("version")) await client.workflows.update(workflowId, { ...totals, name: "Supplier invoices" })
  if (code.includes("file_")) {
    const file = code.includes(".grid(") ? sheet : page
    things.set("file_51c0ad93f7e2", (await client.files.create(file)).fileId)
  }
  if (code.includes("bat_"))
    things.set("bat_2f6d18b0c9e4", (await client.batches.create({ name: "March", workflowId })).id)
  if (code.includes("whe_")) {
    const url = "https://hooks.invalid/docsift"
    const { id } = await client.webhooks.create({ url, events: ["*"], isEnabled: false })
    things.set("whe_6c1e9a40d7b3", id)
    things.set("msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2", (await client.webhooks.test(id)).messageId)
  }
  if (code.includes("key_")) things.set("key_94be60d1a3c8", (await client.apiKeys.create({ name: "Old" })).id)
  if (code.includes("mdl_")) {
    const input = { modelName: "qwen3:8b", baseUrl: "http://127.0.0.1:9/v1" }
    things.set("mdl_c27f0b5e8a19", (await client.admin.models.add(input)).model.id)
  }
  const organization = await client.admin.organizations.create({ name: "Accounting" })
  things.set("org_b18a63f50d2e", organization.id)
  const user = await client.admin.users.create({ organizationId: organization.id, name: "Import", role: "member" })
  things.set("usr_0e7d4b92c6f1", user.id)
  return things
}

test("the overview shows every method of the client with an example", () => {
  const client = new Client({ apiKey: "dsk_example" })
  const { models, runtimeConfig, organizations, users, auditLog } = client.admin
  const resources = {
    workflows: client.workflows,
    executions: client.executions,
    files: client.files,
    batches: client.batches,
    usage: client.usage,
    webhooks: client.webhooks,
    caller: client.caller,
    sessions: client.sessions,
    apiKeys: client.apiKeys,
    "admin.models": models,
    "admin.runtimeConfig": runtimeConfig,
    "admin.organizations": organizations,
    "admin.users": users,
    "admin.auditLog": auditLog,
  }
  const methods = Object.entries(resources).flatMap(([name, resource]) =>
    Object.keys(resource).map((method) => `client.${name}.${method}`),
  )
  const expected = [...methods, "client.extract", "client.withOptions", "client.raw"]
  expect(examples.map(([method]) => method).toSorted()).toStrictEqual(expected.toSorted())
  // A page signs in with a client of its own.
  for (const [method, code] of examples) expect(code, method).toContain(method.slice("client".length))
})

test.each(examples)("the example of %s runs against a server", async (_method, example) => {
  const { url: baseUrl, adminKey: apiKey } = example.includes(".cancel(") ? idleServer : server
  const client = new Client({ apiKey, baseUrl, maxRetries: 0 })
  const things = await makeThings(client, example)
  let code = example.replaceAll(/\b(?:wkf|exe|file|bat|key|mdl|org|usr|whe|msg)_[0-9a-f]{12,32}\b/g, (id) => {
    const thing = things.get(id)
    if (thing === undefined) throw new Error(`${id} is not an id known to this test`)
    return thing
  })
  code = code.replaceAll('"invoice.pdf"', JSON.stringify(join(folder, "invoice.pdf")))
  code = code
    .replaceAll('"dsk_…"', JSON.stringify(apiKey))
    .replaceAll('"https://docsift.example.com"', JSON.stringify(baseUrl))
  // A function body cannot have import declarations; what is imported is passed as a parameter.
  code = code.replace(/^import \{ \w+ \} from "@docsift\/sdk(?:\/node)?"$/gm, "")
  const body = stripTypeScriptTypes(code)
  const printed: unknown[][] = []
  const console = { log: (...values: unknown[]) => printed.push(values) }
  // oxlint-disable-next-line no-implied-eval -- the code of our own documentation is what is tested
  const run = new Function("Client", "client", "fromPath", "console", `return (async () => {${body}\n})()`)
  await run(Client, client, fromPath, console)
  // An example that reads a missing member would print `undefined`.
  expect(printed.flat()).not.toContain(undefined)
})
