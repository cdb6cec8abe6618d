import type { HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import { answerNothing, answerTruly } from "./answer.ts"
import { distort } from "./distort.ts"
import { type KnownDocument, recognize } from "./known-document.ts"
import { faultOf, type Mode, modeOf } from "./modes.ts"
import type { Question } from "./question.ts"
import { anthropic } from "./wires/anthropic.ts"
import { gemini } from "./wires/gemini.ts"
import { openai } from "./wires/openai.ts"
import type { Wire } from "./wires/wire.ts"

/** One call that the stub got. */
export interface Hit {
  readonly mode: Mode
  readonly question: Question
  /** The key it was called with. */
  readonly key: string
}

/** A language model that knows the answers. */
export interface ModelStub {
  readonly app: Hono<{ Bindings: HttpBindings }>
  /** Every call, in order. */
  readonly hits: readonly Hit[]
  /** Adds documents whose answers it knows. */
  teach(documents: readonly KnownDocument[]): void
  /** Forgets the calls and their counts; documents stay. */
  reset(): void
}

const wires: readonly Wire<unknown>[] = [ofAnyBody(openai), ofAnyBody(anthropic), ofAnyBody(gemini)]

/** Wires are chosen by their path, and what is sent to it is the wire's own body: a stand-in checks no further. */
function ofAnyBody<Body>(wire: Wire<Body>): Wire<unknown> {
  return {
    ...wire,
    read: (body, url) => wire.read(body as Body, url),
    write: (reply, model, body) => wire.write(reply, model, body as Body),
  }
}

/** How a stub is set up. */
export interface ModelStubOptions {
  /** Seconds that a model in the mode `rate-limited` asks to wait. @default 1 */
  readonly retryAfterSeconds?: number
}

/** Makes a stub that speaks the wires of OpenAI, Anthropic and Google. */
export function createModelStub({ retryAfterSeconds = 1 }: ModelStubOptions = {}): ModelStub {
  const documents: KnownDocument[] = []
  const hits: Hit[] = []
  const counts = new Map<string, number>()
  const app = new Hono<{ Bindings: HttpBindings }>()

  // For those who run it as a program.
  app.put("/documents", async (c) => {
    documents.splice(0, documents.length, ...(await c.req.json<KnownDocument[]>()))
    return c.body(null, 204)
  })

  app.post("*", async (c) => {
    const url = new URL(c.req.url)
    const wire = wires.find(({ path }) => path.test(url.pathname))
    if (wire === undefined) return c.json({ error: `No wire answers at ${url.pathname}` }, 404)
    const body: unknown = await c.req.json()
    const question = wire.read(body, url)
    const mode = modeOf(question.model)
    const key =
      c.req.header("x-api-key") ??
      c.req.header("x-goog-api-key") ??
      c.req.header("api-key") ??
      c.req.header("authorization")?.replace(/^Bearer /u, "") ??
      ""
    hits.push({ mode, question, key })
    const asked = `${mode} ${question.prompt.split("\n\nYour last answer was not usable:")[0]}`
    const earlier = counts.get(asked) ?? 0
    counts.set(asked, earlier + 1)

    const fault = faultOf(mode, question, earlier, key)
    switch (fault?.kind) {
      case "status":
        if (fault.status === 429) c.header("retry-after", String(retryAfterSeconds))
        return c.json(Object(wire.writeError(fault.status, fault.message, fault.code)), fault.status)
      case "html":
        return c.html("<!doctype html><title>Sign in</title><p>This network needs you to sign in.</p>")
      case "reset":
        c.env.incoming.socket.destroy()
        return c.body(null)
      case "hang":
        return untilGone(c.req.raw.signal)
      case "drip":
        return new Response(drip(c.req.raw.signal), { headers: { "content-type": "application/json" } })
      case undefined:
        break
      default:
        throw new Error(`No behaviour of ${String(fault satisfies never)}`)
    }
    const document = recognize(documents, question.prompt)
    const answer = document ? answerTruly(question, document) : answerNothing(question)
    const said = distort(mode, answer, question, earlier)
    const reply = {
      ...said,
      inputTokens: Math.ceil((question.prompt.length + question.instructions.length) / 4),
      outputTokens: Math.ceil(said.text.length / 4),
    }
    return c.json(Object(wire.write(reply, question.model, body)))
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

/** Answers when nobody listens any more. */
function untilGone(signal: AbortSignal): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>()
  signal.addEventListener("abort", () => resolve(new Response(null, { status: 499 })), { once: true })
  return promise
}

/** Sends a space now and then and never comes to the point. */
function drip(signal: AbortSignal): ReadableStream<Uint8Array> {
  const space = new Uint8Array([0x20])
  return new ReadableStream({
    start(controller) {
      const timer = setInterval(() => controller.enqueue(space), 100)
      signal.addEventListener("abort", () => clearInterval(timer), { once: true })
    },
  })
}
