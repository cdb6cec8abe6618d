import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { mockDocsift } from "@docsift/mocks"
import type { WebhookEvent } from "@docsift/sdk/webhooks"
import { createAdaptorServer } from "@hono/node-server"
import { afterEach, expect, test, vi } from "vitest"
import { createExpressApp } from "./express-app.ts"
import { createHonoApp } from "./hono-app.ts"
import { createMessages, maxMessageBytes, type Messages } from "./messages.ts"

const docsift = mockDocsift()
const [secret, previous] = ["a", "b"].map((letter) => `whsec_${btoa(letter.repeat(32))}`) as [string, string] // two letters
const now = new Date().toISOString()
const completed = {
  type: "execution.completed",
  timestamp: now,
  data: {
    executionId: "exe_8d02e5b7146f",
    workflowId: "wkf_3f9a1c7e20b4",
    workflowName: "Rechnungen für März",
    fileId: "file_51c0ad93f7e2",
    fileName: "invoice-1001.pdf",
    status: "Completed",
    createdAt: now,
  },
} as const satisfies WebhookEvent

const servers: Server[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, "close")
  }
})

const receivers = {
  hono: (messages: Messages) =>
    createAdaptorServer({ fetch: createHonoApp([secret, previous], messages).fetch }) as Server, // without HTTP/2
  express: (messages: Messages) => createServer(createExpressApp([secret, previous], messages)),
}

async function start(framework: keyof typeof receivers, book: (executionId: string) => Promise<void>) {
  const server = receivers[framework](createMessages(book))
  servers.push(server)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo // it listens at a port
  return (init: { body: string; headers: Readonly<Record<string, string>> }) =>
    fetch(`http://127.0.0.1:${port}/hooks/docsift`, { method: "POST", ...init })
}

test.each(["hono", "express"] as const)("%s: a message is taken once, however often it arrives", async (framework) => {
  const book = vi.fn(async () => {})
  const send = await start(framework, book)
  const message = await docsift.webhooks.sign(completed, previous)
  const statuses = (await Promise.all([send(message), send(message), send(message)])).map(({ status }) => status)
  expect(statuses).toEqual([204, 204, 204])
  expect(book.mock.calls).toEqual([["exe_8d02e5b7146f"]])
  expect((await send(await docsift.webhooks.sign(completed, secret))).status).toBe(204)
  expect(book).toHaveBeenCalledTimes(2)
})

test.each(["hono", "express"] as const)("%s: what fails is taken with the next attempt", async (framework) => {
  const logged = vi.spyOn(process.stderr, "write").mockReturnValue(true)
  const book = vi.fn(async () => {}).mockRejectedValueOnce(new Error("the ledger is closed"))
  const send = await start(framework, book)
  const message = await docsift.webhooks.sign(completed, secret)
  expect((await send(message)).status).toBe(500)
  expect(logged).toHaveBeenCalledWith("error: the ledger is closed\n")
  expect((await send(message)).status).toBe(204)
  expect(book).toHaveBeenCalledTimes(2)
})

// Security: the address of a receiver is public.
test.each(["hono", "express"] as const)("%s: a message of anyone else changes nothing", async (framework) => {
  const book = vi.fn(async () => {})
  const send = await start(framework, book)
  const { body, headers } = await docsift.webhooks.sign(completed, `whsec_${btoa("c".repeat(32))}`)
  const forged = await send({ body, headers })
  expect([forged.status, await forged.text()]).toEqual([400, expect.stringContaining("No signature matches")])
  expect((await send({ body, headers: { "content-type": "application/json" } })).status).toBe(400)
  expect((await send({ body: "x".repeat(maxMessageBytes + 1), headers })).status).toBe(413)
  expect(book).not.toHaveBeenCalled()
})

test.each(["hono", "express"] as const)("%s: other events and tests are acknowledged", async (framework) => {
  const book = vi.fn(async () => {})
  const send = await start(framework, book)
  const test = { type: "webhook.test", timestamp: now, data: { webhookId: "whe_6c1e9a40d7b3" } } as const
  for (const event of [test, { ...completed, type: "execution.failed" } as const]) {
    expect((await send(await docsift.webhooks.sign(event, secret))).status).toBe(204)
  }
  expect(book).not.toHaveBeenCalled()
})
