import { unwrap, WebhookVerificationError } from "@docsift/sdk/webhooks"
import { revalidatePath } from "next/cache"

/** A message is smaller than 20 kB; anything larger is not from Docsift. */
const maxMessageBytes = 100_000

/** Receives the messages of a webhook. */
export async function POST(request: Request): Promise<Response> {
  // Node reads no more of a body than its length; one without a length could have any size.
  const length = request.headers.get("content-length")
  if (length === null) return new Response(null, { status: 411 })
  if (Number(length) > maxMessageBytes) return new Response(null, { status: 413 })
  const secrets = (process.env.DOCSIFT_WEBHOOK_SECRET ?? "").split(" ").filter((secret) => secret !== "")
  if (secrets.length === 0) throw new Error("DOCSIFT_WEBHOOK_SECRET is not set; `webhooks.create()` returned its value")
  try {
    // The bytes as they came, since they are what was signed: not `request.json()`.
    const event = await unwrap(await request.arrayBuffer(), request.headers, secrets)
    // Messages arrive at least once: what is done here must do no harm when it is repeated. For work, use a queue.
    if (event.type !== "webhook.test") revalidatePath(`/executions/${event.data.executionId}`)
    return new Response(null, { status: 204 })
  } catch (error) {
    // Anything else is a response with 500, which leads to another attempt.
    if (error instanceof WebhookVerificationError) return new Response(error.message, { status: 400 })
    throw error
  }
}
