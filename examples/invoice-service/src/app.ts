import { createHash } from "node:crypto"
import type { Client, WorkflowId } from "@docsift/sdk"
import { dataSchema } from "@docsift/sdk/schema"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { invoiceWorkflow } from "./invoice-workflow.ts"
import { type Invoice, toInvoice } from "./invoice.ts"
import { ServiceError, type ServiceErrorCode, statusByCode, toServiceError } from "./service-error.ts"

/** Dependencies and limits of the service. */
export interface AppOptions {
  readonly client: Client
  readonly workflowId: WorkflowId
  /** Returns the name of the user to whom a token belongs. */
  readonly findUser: (token: string) => string | undefined
  /** Called with every failure that is not the user's fault. */
  readonly log: (error: ServiceError) => void
  /** Longest wait of a user for an invoice. @default 30_000 */
  readonly deadlineMs?: number
  /** @default 10 MB */
  readonly maxBodyBytes?: number
}

/** The body of every error response. */
export interface Problem {
  readonly error: { readonly code: ServiceErrorCode; readonly message: string }
}

/** Creates the service: `POST /invoices` takes a form with one `file` and returns an {@link Invoice}. */
export function createApp(options: AppOptions): Hono<{ Variables: { user: string } }> {
  const { client, workflowId, findUser, log, deadlineMs = 30_000, maxBodyBytes = 10_000_000 } = options
  const schema = dataSchema(invoiceWorkflow)
  const app = new Hono<{ Variables: { user: string } }>()

  app.use("/invoices", async (c, next) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1]
    const user = token === undefined ? undefined : findUser(token)
    if (user === undefined) throw new ServiceError("unauthorized", "Send your token: Authorization: Bearer …")
    c.set("user", user)
    await next()
  })

  const onError = () => {
    throw new ServiceError("file_too_large", `A request may have at most ${maxBodyBytes} bytes.`)
  }
  app.post("/invoices", bodyLimit({ maxSize: maxBodyBytes, onError }), async (c) => {
    const key = c.req.header("idempotency-key")
    if (!key)
      throw new ServiceError("invalid_request", "Send an Idempotency-Key, so that the request can be repeated safely.")
    const file = await readFile(c.req.raw)
    const input = { workflow: workflowId, schema, file }
    const idempotencyKey = scopeKey(c.get("user"), key)
    // If the user disconnects, the wait ends; the execution continues and is found again by its key.
    const callOptions = { signal: c.req.raw.signal, deadline: deadlineMs, idempotencyKey }
    const { extractedData } = await client.extract(input, callOptions).catch((cause: unknown) => {
      // Not in onError alone: Hono passes on only instances of Error, which the reason of an abort need not be.
      throw toServiceError(cause)
    })
    return c.json<Invoice>(toInvoice(extractedData))
  })

  app.notFound(() => {
    throw new ServiceError("not_found", "No such route: use POST /invoices.")
  })
  app.onError((cause, c) => {
    // 499 is the status that proxies log for a client that disconnected; it is never received.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    const error = toServiceError(cause)
    const status = statusByCode[error.code]
    if (status >= 500) log(error)
    if (status === 401) c.header("www-authenticate", "Bearer")
    if (error.retryAfterSeconds !== undefined) c.header("retry-after", String(error.retryAfterSeconds))
    return c.json<Problem>({ error: { code: error.code, message: error.message } }, status)
  })
  return app
}

async function readFile(request: Request): Promise<File> {
  const form = await request.formData().catch((cause: unknown) => {
    throw new ServiceError("invalid_request", "The body is not a multipart form.", { cause })
  })
  const file = form.get("file")
  if (!(file instanceof File)) throw new ServiceError("invalid_request", "The form has no file named `file`.")
  return file
}

/**
 * Derives a key from the user and the user's idempotency key. To Docsift this service is a single caller: keys passed on
 * unchanged could return another user's invoice.
 */
function scopeKey(user: string, key: string): string {
  return createHash("sha256")
    .update(JSON.stringify([user, key]))
    .digest("hex")
}
