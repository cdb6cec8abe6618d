import { once } from "node:events"
import { createServer, type IncomingMessage, type Server } from "node:http"
import { text } from "node:stream/consumers"
import { unwrap } from "@docsift/sdk/webhooks"

/** A message that arrived, as often as it did. */
export interface ReceivedMessage {
  readonly messageId: string
  readonly type: string
  readonly executionId: string
  count: number
}

/** A receiver of webhook messages, which verifies each. */
export class MessageReceiver implements AsyncDisposable {
  readonly url: string
  /** By message id. */
  readonly messages = new Map<string, ReceivedMessage>()
  /** Requests that no signature proved. */
  unverified = 0
  #secret: string | undefined
  readonly #server: Server
  readonly #refusedShare: number

  private constructor(server: Server, port: number, refusedShare: number) {
    this.#server = server
    this.#refusedShare = refusedShare
    this.url = `http://127.0.0.1:${port}/hook`
  }

  /** @param refusedShare - of the requests get 500: the receiver of a real program fails at times. */
  static async start(refusedShare: number): Promise<MessageReceiver> {
    const server = createServer()
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    if (address === null || typeof address === "string") throw new Error("the receiver listens on a port")
    const receiver = new MessageReceiver(server, address.port, refusedShare)
    server.on("request", (request, response) => {
      void receiver.#receive(request).then((status) => response.writeHead(status).end())
    })
    return receiver
  }

  /** Sets the secret with which messages are verified. */
  trust(secret: string): void {
    this.#secret = secret
  }

  /** Returns the messages of an execution and a type. */
  of(executionId: string, type: string): ReceivedMessage[] {
    return [...this.messages.values()].filter((each) => each.executionId === executionId && each.type === type)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, "close")
  }

  async #receive(request: IncomingMessage): Promise<number> {
    try {
      const event = await unwrap(await text(request), request.headers, this.#secret ?? "")
      if (event.type === "webhook.test") return 200
      if (Math.random() < this.#refusedShare) return 500
      const messageId = String(request.headers["webhook-id"])
      const { executionId } = event.data
      const known = this.messages.get(messageId)
      if (known === undefined) this.messages.set(messageId, { messageId, type: event.type, executionId, count: 1 })
      else known.count++
      return 200
    } catch {
      this.unverified++
      return 400
    }
  }
}
