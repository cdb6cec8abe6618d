import { unwrap, WebhookVerificationError } from "@docsift/sdk/webhooks"
import express, { type ErrorRequestHandler, type Express } from "express"
import { maxMessageBytes, type Messages } from "./messages.ts"

/** Creates the receiver with Express. */
export function createExpressApp(secrets: readonly string[], messages: Messages): Express {
  const app = express()
  // Of this route alone, and before any `express.json()`: the signature is that of the bytes.
  const rawBody = express.raw({ type: "*/*", limit: maxMessageBytes })
  // oxlint-disable-next-line no-async-endpoint-handlers -- Express 5 passes rejections to the handler of errors
  app.post("/hooks/docsift", rawBody, async (request, response) => {
    const event = await unwrap(request.body, request.headers, secrets)
    await messages.take(request.get("webhook-id") ?? "", event)
    response.sendStatus(204)
  })
  app.use(handleError)
  return app
}

/** Express recognises a handler of errors by its four parameters. */
const handleError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof WebhookVerificationError) {
    response.status(400).type("text/plain").send(error.message)
    return
  }
  if (response.headersSent || isTooLarge(error)) {
    next(error)
    return
  }
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`)
  response.sendStatus(500) // any response but 2xx leads to another attempt
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === "entity.too.large"
}
