import { serve } from "@hono/node-server"
import type { AddressInfo } from "node:net"
import type { ModelStub } from "./model-stub.ts"

/** A listening stub. */
export interface ListeningStub {
  /** Base URLs to register a model with, by protocol. */
  readonly baseUrls: { readonly openai: string; readonly anthropic: string; readonly google: string }
  readonly close: () => Promise<void>
}

/** Listens on loopback; port 0 picks a free one. */
export async function listenToStub({ app }: ModelStub, port = 0): Promise<ListeningStub> {
  const { promise, resolve } = Promise.withResolvers<AddressInfo>()
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port }, resolve)
  const origin = `http://127.0.0.1:${(await promise).port}`
  return {
    baseUrls: { openai: `${origin}/v1`, anthropic: `${origin}/v1`, google: `${origin}/v1beta` },
    close() {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      // Deliberately hanging calls must not keep it open.
      if ("closeAllConnections" in server) server.closeAllConnections()
      return closed.promise
    },
  }
}
