import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { Client } from "@docsift/sdk"
import { createAdaptorServer } from "@hono/node-server"
import { type Database, openDatabase } from "./database.ts"
import { type MessageQueue, openQueue } from "./message-queue.ts"
import { processMessage } from "./process-message.ts"
import { createReceiver } from "./receiver.ts"

/** The secrets are several while one is rotated, separated by spaces: the new one and the previous one. */
const {
  DOCSIFT_WEBHOOK_SECRET = "",
  DATABASE_URL,
  DATA_DIR = "queue-data",
  PORT = "8080",
  HOST = "127.0.0.1",
} = process.env

/** In production receiver and consumer are programs of their own, and there can be several of each. */
const commands = ["serve", "receive", "consume", "dead-letters", "redrive"] as const

async function main([command = "serve"]: readonly string[]): Promise<void> {
  const isKnown = commands.some((each) => each === command)
  if (!isKnown) throw new Error(`${command} is not a command; use one of ${commands.join(", ")}`)
  const secrets = DOCSIFT_WEBHOOK_SECRET.split(" ").filter((secret) => secret !== "")
  const receives = command === "serve" || command === "receive"
  if (receives && secrets.length === 0)
    throw new Error("DOCSIFT_WEBHOOK_SECRET is not set; `webhooks.create()` returned its value")
  const database = await openDatabase(DATABASE_URL, DATA_DIR)
  const queue = await openQueue(database)
  try {
    if (command === "dead-letters") {
      for (const { messageId, executionId } of await queue.deadLetters()) print(`${messageId} ${executionId}`)
      return
    }
    if (command === "redrive") return print(`${await queue.redrive()} messages are in the queue again`)
    if (command !== "receive") await consume(queue, database)
    const server = receives ? await receive(queue, secrets) : undefined
    await untilSignal()
    server?.close()
  } finally {
    await queue.stop()
    await database.close()
  }
}

async function consume(queue: MessageQueue, database: Database): Promise<void> {
  const client = new Client()
  await queue.consume(async (message, signal) => {
    await processMessage({ client, database }, message, signal).catch(report)
    print(`stored ${message.executionId}`)
  })
}

async function receive(queue: MessageQueue, secrets: readonly string[]) {
  const server = createAdaptorServer({ fetch: createReceiver(secrets, queue).fetch })
  server.listen(Number(PORT), HOST)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo // a server that listens at a port has one
  print(`http://${HOST}:${port}/hooks/docsift`)
  return server
}

async function untilSignal(): Promise<void> {
  const stop = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop.abort())
  await once(stop.signal, "abort")
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Logs why a message failed; the queue repeats it. */
function report(error: unknown): never {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`)
  throw error
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
