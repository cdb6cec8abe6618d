import type { HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import { answerEmpty, answerCorrectly } from "./answer.ts"
import { distort } from "./distort.ts"
import { type KnownDocument, recognize } from "./known-document.ts"
import { faultOf, type Mode, modeOf } from "./modes.ts"
import type { Question } from "./question.ts"
import { anthropic } from "./protocols/anthropic.ts"
import { gemini } from "./protocols/gemini.ts"
import { openai } from "./protocols/openai.ts"
import type { Protocol } from "./protocols/protocol.ts"

/** One call to the stub. */
export interface Hit {
  readonly mode: Mode
  readonly question: Question
  /** The API key of the call. */
  readonly key: string
}

/** A language model that knows the values of its documents. */
export interface ModelStub {
  readonly app: Hono<{ Bindings: HttpBindings }>
  /** Every call, in order. */
  readonly hits: readonly Hit[]
  /** Adds known documents. */
  teach(documents: readonly KnownDocument[]): void
  /** Clears the calls and their counters; documents are kept. */
  reset(): void
}

const protocols: readonly Protocol<unknown>[] = [ofAnyBody(openai), ofAnyBody(anthropic), ofAnyBody(gemini)]

/** Erases the body type: protocols are selected by path, and a stub does not validate the body. */
function ofAnyBody<Body>(protocol: Protocol<Body>): Protocol<unknown> {
  return {
    ...protocol,
    read: (body, url) => protocol.read(body as Body, url),
    write: (reply, model, body) => protocol.write(reply, model, body as Body),
  }
}

/** Settings of a stub. */
export interface ModelStubOptions {
  /** `retry-after` in seconds of a model in the mode `rate-limited`. @default 1 */
  readonly retryAfterSeconds?: number
}

/** Creates a stub that speaks the protocols of OpenAI, Anthropic and Google. */
export function createModelStub({ retryAfterSeconds = 1 }: ModelStubOptions = {}): ModelStub {
  const documents: KnownDocument[] = []
  const hits: Hit[] = []
  const counts = new Map<string, number>()
  const app = new Hono<{ Bindings: HttpBindings }>()

  // Used when the stub runs as a separate program.
  app.put("/documents", async (c) => {
    documents.splice(0, documents.length, ...(await c.req.json<KnownDocument[]>()))
    return c.body(null, 204)
  })

  app.post("*", async (c) => {
    const url = new URL(c.req.url)
    const protocol = protocols.find(({ path }) => path.test(url.pathname))
    if (protocol === undefined) return c.json({ error: `No provider protocol at ${url.pathname}` }, 404)
    const body: unknown = await c.req.json()
    const question = protocol.read(body, url)
    const mode = modeOf(question.model)
    const key =
      c.req.header("x-api-key") ??
      c.req.header("x-goog-api-key") ??
      c.req.header("api-key") ??
      c.req.header("authorization")?.replace(/^Bearer /u, "") ??
      ""
    hits.push({ mode, question, key })
    const withoutRetryNote = `${mode} ${question.prompt.split("\n\nYour last answer was not usable:")[0]}`
    const earlier = counts.get(withoutRetryNote) ?? 0
    counts.set(withoutRetryNote, earlier + 1)

    const fault = faultOf(mode, question, earlier, key)
    switch (fault?.kind) {
      case "status":
        if (fault.status === 429) c.header("retry-after", String(retryAfterSeconds))
        return c.json(Object(protocol.writeError(fault.status, fault.message, fault.code)), fault.status)
      case "html":
        return c.html("<!doctype html><title>Sign in</title><p>This network needs you to sign in.</p>")
      case "reset":
        c.env.incoming.socket.destroy()
        return c.body(null)
      case "hang":
        return untilDisconnected(c.req.raw.signal)
      case "drip":
        return new Response(drip(c.req.raw.signal), { headers: { "content-type": "application/json" } })
      case undefined:
        break
      default:
        throw new Error(`Unhandled value ${String(fault satisfies never)}`)
    }
    const document = recognize(documents, question.prompt)
    const answer = document ? answerCorrectly(question, document) : answerEmpty(question)
    const output = distort(mode, answer, question, earlier)
    const reply = {
      ...output,
      inputTokens: Math.ceil((question.prompt.length + question.instructions.length) / 4),
      outputTokens: Math.ceil(output.text.length / 4),
    }
    return c.json(Object(protocol.write(reply, question.model, body)))
  })

  return {
    app,
    hits,
    teach: (more) => void documents.push(...more),
    reset() {
      hits.length = 0
      counts.clear()
    },
  }
}

/** Responds only after the client has disconnected. */
function untilDisconnected(signal: AbortSignal): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>()
  signal.addEventListener("abort", () => resolve(new Response(null, { status: 499 })), { once: true })
  return promise
}

/** Streams a space every 100 ms and never ends. */
function drip(signal: AbortSignal): ReadableStream<Uint8Array> {
  const space = new Uint8Array([0x20])
  return new ReadableStream({
    start(controller) {
      const timer = setInterval(() => controller.enqueue(space), 100)
      signal.addEventListener("abort", () => clearInterval(timer), { once: true })
    },
  })
}
