import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { createAdaptorServer } from "@hono/node-server"
import { createServer } from "node:http"
import { createExpressApp } from "./express-app.ts"
import { createHonoApp } from "./hono-app.ts"
import { createMessages } from "./messages.ts"

/** Several while a secret is rotated, separated by spaces: the new one and the previous one. */
const { DOCSIFT_WEBHOOK_SECRET = "", PORT = "8080", HOST = "127.0.0.1" } = process.env
const framework = process.argv[2] ?? "hono"

async function main(): Promise<void> {
  const secrets = DOCSIFT_WEBHOOK_SECRET.split(" ").filter((secret) => secret !== "")
  if (secrets.length === 0) throw new Error("DOCSIFT_WEBHOOK_SECRET is not set; `webhooks.create()` returned its value")
  const messages = createMessages(async (executionId) => {
    // The message has no extracted values: read them by the id, with a client and its key.
    process.stdout.write(`booked ${executionId}\n`)
  })
  const server =
    framework === "express"
      ? createServer(createExpressApp(secrets, messages))
      : createAdaptorServer({ fetch: createHonoApp(secrets, messages).fetch })
  server.listen(Number(PORT), HOST)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo // a server that listens at a port has one
  process.stdout.write(`http://${HOST}:${port}/hooks/docsift\n`)
  const stop = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop.abort())
  await once(stop.signal, "abort")
  server.close()
}

await main().catch((error: unknown) => {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
