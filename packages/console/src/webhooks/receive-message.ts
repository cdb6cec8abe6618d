import { unwrap } from "@docsift/sdk/webhooks"

/** Returns an endpoint for servers with web requests, such as Hono; `book` does the work. */
export function createReceiver(secret: string, book: (executionId: string) => Promise<void>) {
  return async (request: Request): Promise<Response> => {
    // The raw text: a body that was parsed and written again has another signature.
    const body = await request.text()
    const message = await unwrap(body, request.headers, secret) // throws if the signature is wrong
    if (message.type === "execution.completed") await book(message.data.executionId)
    return new Response(null, { status: 204 })
  }
}
