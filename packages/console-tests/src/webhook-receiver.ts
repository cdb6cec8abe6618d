import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** A message as it arrived. */
export interface ReceivedMessage {
  readonly headers: Headers
  readonly body: string
}

/** A receiver of webhooks on loopback, which the server under test has to allow by `webhookAllowedHosts`. */
export interface WebhookReceiver extends AsyncDisposable {
  readonly url: string
  readonly received: readonly ReceivedMessage[]
  /** Sets the status that is responded with from now on. */
  respondWith(status: number): void
}

/** Starts a receiver that responds with 204. */
export async function startWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = []
  let status = 204
  const server = createServer((request, response) => {
    let body = ""
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk))
    request.on("end", () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string])
      received.push({ headers: new Headers(headers), body })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  const { port: listening } = server.address() as AddressInfo // listens on a port, not on a socket's path
  return {
    url: `http://127.0.0.1:${listening}/hooks/docsift`,
    received,
    respondWith: (next) => void (status = next),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
