import { mockDocsift } from "@docsift/mocks"
import { Client } from "@docsift/sdk"
import { canTestPostgres, startPostgres, type TestPostgres } from "@docsift/testing/postgres"
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { type Database, openDatabase } from "./database.ts"
import { type Message, type MessageQueue, openQueue } from "./message-queue.ts"
import { processMessage } from "./process-message.ts"
import { createReceiver } from "./receiver.ts"

const secret = `whsec_${btoa("a".repeat(32))}`
const extractedData = { Invoice: { fields: { "net/gross": "net", total: 12.5 }, tables: { lines: [{ amount: 10 }] } } }
/** Twice at once, so that a test need not wait. */
const retry = { limit: 2, delaySeconds: 0 }
const docsift = mockDocsift({ extractedData })
const client = new Client({ apiKey: docsift.apiKey, fetch: (input, init) => docsift.fetch(input, init) })

async function execute(): Promise<string> {
  const fields = [
    { name: "net/gross", type: "string" as const },
    { name: "total", type: "number" as const },
  ]
  const tables = [{ name: "lines", columns: [{ name: "amount", type: "number" as const }] }]
  const configuration = { objects: [{ name: "Invoice", fields, tables }] }
  const { workflowId } = await client.workflows.create({ name: "Invoices", configuration })
  const { workflowExecutionId } = await client.workflows.execute(workflowId, new File(["text"], "invoice.txt"))
  docsift.finish(workflowExecutionId)
  return workflowExecutionId
}

async function messageOf(executionId: string) {
  const { workflowId, workflowName, fileId, fileName, createdAt } = await client.executions.get(executionId)
  const ids = { executionId, workflowId, workflowName, fileId, fileName }
  const data = { ...ids, status: "Completed", createdAt } as const
  return docsift.webhooks.sign({ type: "execution.completed", timestamp: createdAt, data }, secret)
}

describe.each(["PGlite", "PostgreSQL"])("with %s", (kind) => {
  describe.skipIf(kind === "PostgreSQL" && !canTestPostgres())("messages", () => {
    let postgres: TestPostgres | undefined
    let database: Database
    let queue: MessageQueue | undefined
    beforeAll(async () => {
      postgres = kind === "PostgreSQL" ? await startPostgres() : undefined
      database = await openDatabase(await postgres?.createDatabase())
    })
    afterEach(async () => queue?.stop())
    afterAll(async () => {
      await database.close()
      await postgres?.stop()
    })

    const open = async () => (queue = await openQueue(database, retry))
    const send = async (message: { body: string; headers: Readonly<Record<string, string>> }, to: MessageQueue) =>
      createReceiver([secret], to).request("/hooks/docsift", { method: "POST", ...message })
    const count = async (table: string, executionId: string) => {
      const { rows } = await database.query(`select 1 from ${table} where execution_id = $1`, [executionId])
      return rows.length
    }
    const consume = (to: MessageQueue) => {
      const process = vi.fn((message: Message, signal: AbortSignal) =>
        processMessage({ client, database }, message, signal),
      )
      return { process, started: to.consume(process) }
    }
    const wait = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 })

    test("a message that arrives three times is processed once, and its values are rows", async () => {
      const executionId = await execute()
      const messages = await open()
      const message = await messageOf(executionId)
      const statuses = await Promise.all([1, 2, 3].map(async () => (await send(message, messages)).status))
      expect(statuses).toEqual([204, 204, 204])
      const { process } = consume(messages)
      await wait(async () => expect(await count("processed_messages", executionId)).toBe(1))
      // Later than the processing.
      expect((await send(message, messages)).status).toBe(204)
      // Behind it in the queue.
      const later = await execute()
      await send(await messageOf(later), messages)
      await wait(async () => expect(await count("processed_messages", later)).toBe(1))
      expect(process.mock.calls.map(([each]) => each.executionId)).toEqual([executionId, later])
      const { rows } = await database.query(
        "select pointer, value from extracted_values where execution_id = $1 order by pointer",
        [executionId],
      )
      expect(rows).toEqual([
        { pointer: "/Invoice/fields/net~1gross", value: "net" },
        { pointer: "/Invoice/fields/total", value: 12.5 },
        { pointer: "/Invoice/tables/lines/0/amount", value: 10 },
      ])
    })

    test("a message that was processed before its consumer was killed is not stored twice", async () => {
      const executionId = await execute()
      const message = { messageId: "msg_of_a_killed_consumer", executionId }
      const { signal } = new AbortController()
      await processMessage({ client, database }, message, signal)
      await database.query("update extracted_values set value = '1' where execution_id = $1", [executionId])
      await processMessage({ client, database }, message, signal)
      const { rows } = await database.query("select value from extracted_values where execution_id = $1", [executionId])
      expect(rows).toEqual([{ value: 1 }, { value: 1 }, { value: 1 }])
    })

    test("a message that was received before a stop is processed after the next start", async () => {
      const executionId = await execute()
      const first = await open()
      expect((await send(await messageOf(executionId), first)).status).toBe(204)
      await first.stop()
      consume(await open())
      await wait(async () => expect(await count("processed_messages", executionId)).toBe(1))
    })

    test("a message that cannot be processed becomes a dead letter and delays no other; it can be sent again", async () => {
      const [poison, healthy] = [await execute(), await execute()]
      const message = await messageOf(poison)
      await client.executions.delete(poison)
      const messages = await open()
      await send(message, messages)
      await send(await messageOf(healthy), messages)
      const { process } = consume(messages)
      await wait(async () => expect(await count("processed_messages", healthy)).toBe(1))
      const messageId = message.headers["webhook-id"]
      await wait(async () => expect(await messages.deadLetters()).toEqual([{ messageId, executionId: poison }]))
      const attempts = () => process.mock.calls.filter(([each]) => each.executionId === poison).length
      expect(attempts()).toBe(1 + retry.limit)
      expect(await count("extracted_values", poison)).toBe(0)
      expect(await messages.redrive()).toBe(1)
      await wait(async () => expect(attempts()).toBe(2 + 2 * retry.limit))
    })

    // Security: the address of a receiver is public.
    test("a forged message is not stored", async () => {
      const add = vi.fn(async () => {})
      const receiver = createReceiver([secret], { add })
      const { body, headers } = await messageOf(await execute())
      const forged = { body: body.replace("Completed", "completed"), headers }
      expect((await receiver.request("/hooks/docsift", { method: "POST", ...forged })).status).toBe(400)
      expect(add).not.toHaveBeenCalled()
    })

    test("a message that cannot be stored is not acknowledged", async () => {
      const logged = vi.spyOn(process.stderr, "write").mockReturnValue(true)
      const receiver = createReceiver([secret], { add: () => Promise.reject(new Error("the database is full")) })
      const message = await messageOf(await execute())
      expect((await receiver.request("/hooks/docsift", { method: "POST", ...message })).status).toBe(500)
      expect(logged).toHaveBeenCalledWith("error: the database is full\n")
      logged.mockRestore()
    })
  })
})
