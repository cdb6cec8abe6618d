import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { text } from "node:stream/consumers"
import { mockDocsift } from "@docsift/mocks"
import { Client } from "@docsift/sdk"
import { childEnvironment } from "@docsift/testing/child-environment"
import { createAdaptorServer } from "@hono/node-server"
import { expect, onTestFinished, test } from "vitest"
import { openDatabase } from "./database.ts"

const secret = `whsec_${btoa("a".repeat(32))}`

/** Two programs, each with an embedded database that starts on a busy machine. */
const deadlineMs = 120_000
const options = { timeout: 2 * deadlineMs }

function start(command: string, environment: Readonly<Record<string, string>>) {
  const parameters = ["--conditions=@docsift/source", join(import.meta.dirname, "main.ts"), command]
  const program = spawn(process.execPath, parameters, {
    env: { ...childEnvironment(), PORT: "0", ...environment },
    timeout: deadlineMs,
  })
  return { program, ended: once(program, "close"), stderr: text(program.stderr) }
}

test("what a receiver has acknowledged is processed, although the receiver is killed at once", options, async () => {
  const docsift = mockDocsift()
  const requested = Promise.withResolvers<void>()
  const fetch = async (request: Request) => {
    const response = await docsift.fetch(request)
    if (request.method === "GET") requested.resolve()
    return response
  }
  const server = createAdaptorServer({ fetch })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo // it listens at a port
  const folder = await mkdtemp(join(tmpdir(), "docsift-queue-consumer-"))
  onTestFinished(async () => {
    server.close()
    await rm(folder, { recursive: true, force: true })
  })
  const client = new Client({ apiKey: docsift.apiKey, fetch: (input, init) => docsift.fetch(input, init) })
  const configuration = { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] } as const
  const { workflowId } = await client.workflows.create({ name: "Invoices", configuration })
  const { workflowExecutionId: executionId } = await client.workflows.execute(workflowId, new File(["a"], "a.txt"))
  docsift.finish(executionId)
  const { workflowName, fileId, fileName, createdAt } = await client.executions.get(executionId)
  const data = { executionId, workflowId, workflowName, fileId, fileName, status: "Completed", createdAt } as const
  const message = await docsift.webhooks.sign({ type: "execution.completed", timestamp: createdAt, data }, secret)
  const environment = {
    DATA_DIR: join(folder, "data"),
    DOCSIFT_WEBHOOK_SECRET: secret,
    DOCSIFT_API_KEY: docsift.apiKey,
    DOCSIFT_BASE_URL: `http://127.0.0.1:${port}`,
  }

  const receiver = start("receive", environment)
  const [address] = await Promise.race([once(createInterface(receiver.program.stdout), "line"), receiver.ended])
  expect((await globalThis.fetch(String(address), { method: "POST", ...message })).status).toBe(204)
  receiver.program.kill("SIGKILL")
  await receiver.ended

  const consumer = start("consume", environment)
  await Promise.race([requested.promise, consumer.ended])
  // It stops after the messages that are being processed.
  consumer.program.kill("SIGTERM")
  expect(await consumer.stderr).toBe("")
  expect(await consumer.ended).toStrictEqual([0, null])
  const database = await openDatabase(undefined, environment.DATA_DIR)
  const { rows } = await database.query("select execution_id, pointer from extracted_values")
  await database.close()
  expect(rows).toEqual([{ execution_id: executionId, pointer: "/Invoice/fields/total" }])
})

test("without a secret the receiver does not start", async () => {
  const { ended, stderr } = start("serve", {})
  expect(await ended).toStrictEqual([1, null])
  expect(await stderr).toMatch(/^error: DOCSIFT_WEBHOOK_SECRET is not set/)
})
