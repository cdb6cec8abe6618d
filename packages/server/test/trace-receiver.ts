import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { json } from "node:stream/consumers"
import { z } from "zod"

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])))
const spans = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes,
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
})
const request = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(spans) })) }),
  ),
})

/** A span received by a collector. */
export type ReceivedSpan = z.infer<typeof spans> & {
  readonly service: unknown
  /** The resource attributes, which identify the process. */
  readonly resource: Readonly<Record<string, unknown>>
}

/** A collector that keeps received traces, in the JSON encoding of OTLP. */
export interface TraceReceiver {
  /** The address for traces. */
  readonly url: string
  readonly spans: ReceivedSpan[]
  /** All bodies, as text. */
  text(): string
  close(): Promise<void>
}

/** Starts a collector on a free port. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const received: ReceivedSpan[] = []
  const bodies: unknown[] = []
  const keep = async (incoming: IncomingMessage) => {
    const body = await json(incoming)
    bodies.push(body)
    for (const { resource, scopeSpans } of request.parse(body).resourceSpans) {
      const service = resource.attributes["service.name"]
      for (const scope of scopeSpans)
        received.push(...scope.spans.map((span) => ({ ...span, service, resource: resource.attributes })))
    }
  }
  const server = createServer((incoming, outgoing) => {
    // A malformed body gets no response, and the test that waits for it fails.
    void keep(incoming).then(() => outgoing.writeHead(200, { "content-type": "application/json" }).end("{}"))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo // A TCP server's address is never a pipe's name.
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    spans: received,
    text: () => JSON.stringify(bodies),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
