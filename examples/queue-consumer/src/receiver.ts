import { unwrap, WebhookVerificationError } from "@docsift/sdk/webhooks"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { HTTPException } from "hono/http-exception"
import type { MessageQueue } from "./message-queue.ts"

/** A message is smaller than 20 kB; anything larger is not from Docsift. */
const maxMessageBytes = 100_000

/** Creates the receiver: it verifies and stores a message, and leaves the work to the consumer. */
export function createReceiver(secrets: readonly string[], queue: Pick<MessageQueue, "add">): Hono {
  const app = new Hono()
  app.post("/hooks/docsift", bodyLimit({ maxSize: maxMessageBytes }), async (context) => {
    const event = await unwrap(await context.req.arrayBuffer(), context.req.raw.headers, secrets)
    const messageId = context.req.header("webhook-id") ?? ""
    if (event.type === "execution.completed") await queue.add({ messageId, executionId: event.data.executionId })
    return context.body(null, 204)
  })
  app.onError((error, context) => {
    if (error instanceof WebhookVerificationError) return context.text(error.message, 400)
    if (error instanceof HTTPException) return error.getResponse()
    process.stderr.write(`error: ${error.message}\n`)
    return context.body(null, 500) // any response but 2xx leads to another attempt
  })
  return app
}
