import { unwrap, WebhookVerificationError } from "@docsift/sdk/webhooks"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { HTTPException } from "hono/http-exception"
import { maxMessageBytes, type Messages } from "./messages.ts"

/** Creates the receiver with Hono. */
export function createHonoApp(secrets: readonly string[], messages: Messages): Hono {
  const app = new Hono()
  app.post("/hooks/docsift", bodyLimit({ maxSize: maxMessageBytes }), async (context) => {
    const event = await unwrap(await context.req.arrayBuffer(), context.req.raw.headers, secrets)
    await messages.take(context.req.header("webhook-id") ?? "", event)
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
