import { WebhookVerificationError } from "./errors/webhook-verification-error.ts"
import type { WebhookEvent } from "./types/webhook-event.ts"

/*
 * Messages are signed by Standard Webhooks 1.0.0: HMAC-SHA256 over `id.timestamp.body`. The bytes are verified before they are
 * parsed, so a parser never sees what a stranger sent.
 *
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */

/** The headers of a request: those of the web platform, or an object such as Node's, whatever the case of its names. */
export type WebhookHeaders = Pick<Headers, "get"> | Readonly<Record<string, string | readonly string[] | undefined>>

/** Options of {@link unwrap}. */
export interface UnwrapOptions {
  /** How far the clocks may differ, which is also how long a recorded message can be sent again. @default 300 */
  readonly toleranceSeconds?: number
}

/**
 * Verifies a message to a webhook and returns its content.
 *
 * @param body - the body as it arrived, before any parser: another order of its members has another signature.
 * @param secret - the webhook's secret, or several of which one has to match.
 * @throws {WebhookVerificationError} when the message is not proven to come from the server.
 * @throws {TypeError} when the body is not raw, or a secret does not have the form of one.
 *
 * @example
 * ```ts
 * const event = await unwrap(await request.text(), request.headers, process.env.DOCSIFT_WEBHOOK_SECRET ?? "")
 * if (event.type === "execution.completed") console.log(event.data.executionId)
 * ```
 */
export async function unwrap(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = 300 }: UnwrapOptions = {},
): Promise<WebhookEvent> {
  const bytes = bytesOf(body)
  const keys = [secret].flat().map(keyOf)
  if (keys.length === 0) throw invalidSecret()
  const id = requireHeader(headers, "webhook-id")
  const timestamp = requireHeader(headers, "webhook-timestamp")
  const signatures = requireHeader(headers, "webhook-signature")
  checkAge(timestamp, toleranceSeconds)

  const content = concatenate(encoder.encode(`${id}.${timestamp}.`), bytes)
  const expected = await Promise.all(keys.map((key) => sign(key, content)))
  const given = signatures.match(/v1,[\w+/=]+/g) ?? []
  if (!given.some((each) => expected.some((signature) => isSame(each, signature)))) {
    throw new WebhookVerificationError(
      "bad_signature",
      "No signature of the message matches. Check that the secret is this webhook's, and that the body is passed exactly as it arrived.",
    )
  }
  return parse(bytes)
}

const encoder = new TextEncoder()

function bytesOf(body: unknown): Uint8Array {
  if (typeof body === "string") return encoder.encode(body)
  // By form, not by class: Jest and iframes have classes of their own.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  if (Object.prototype.toString.call(body) === "[object ArrayBuffer]") return new Uint8Array(body as ArrayBuffer) // by its tag
  throw new TypeError(
    'pass the raw body, as text or bytes, not what a parser made of it: `await c.req.text()` in Hono, `express.raw({ type: "application/json" })` in Express',
  )
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  try {
    const [, base64 = ""] = /^whsec_(.+)$/s.exec(secret) ?? []
    const key = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    if (key.length > 0) return key
  } catch {
    // Not base64: the same mistake as another prefix.
  }
  throw invalidSecret()
}

/** The message does not quote the value: a secret of another service may have been passed. */
function invalidSecret(): TypeError {
  return new TypeError(
    "the secret must be `whsec_` and base64, as `webhooks.create()` returned it; check that the variable that holds it is set",
  )
}

function requireHeader(headers: WebhookHeaders, name: string): string {
  const value = headerOf(headers, name)
  if (value) return value
  throw new WebhookVerificationError(
    "missing_header",
    `The request has no header ${name}. Only the server's messages have one; check that the request's own headers are passed.`,
  )
}

function headerOf(headers: WebhookHeaders, name: string): string | null | undefined {
  if (typeof headers.get === "function") return headers.get(name)
  for (const [key, value] of Object.entries(headers)) {
    if (key.toLowerCase() === name) return [value].flat().join(" ")
  }
  return undefined
}

function checkAge(timestamp: string, toleranceSeconds: number): void {
  const age = Date.now() / 1000 - (/^\d+$/.test(timestamp) ? Number(timestamp) : NaN)
  if (Math.abs(age) <= toleranceSeconds) return
  if (age > 0) {
    throw new WebhookVerificationError(
      "too_old",
      `The message was sent ${Math.floor(age)} s ago, more than ${toleranceSeconds} s. Ignore it: if it is real, another attempt follows; if all are, set this machine's clock.`,
    )
  }
  throw new WebhookVerificationError(
    "bad_timestamp",
    age < 0
      ? `The message was sent ${Math.ceil(-age)} s in the future. Set this machine's clock, or the server's.`
      : "webhook-timestamp is not a time in seconds. Ignore the message: the server sends none like it.",
  )
}

function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

/** Returns the signature of a content as the header has it. */
async function sign(key: Uint8Array<ArrayBuffer>, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"])
  const signature = await crypto.subtle.sign("HMAC", imported, content)
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}

/** Compares in the same time wherever the first difference is: a faster rejection would reveal a signature step by step. */
function isSame(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length
  for (let index = 0; index < expected.length; index++) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index) // NaN beyond the end counts as 0
  }
  return difference === 0
}

function parse(bytes: Uint8Array): WebhookEvent {
  try {
    const message = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as WebhookEvent // signed by the server
    if (typeof message.type === "string") return message
  } catch {
    // The parser's message quotes the body.
  }
  throw new WebhookVerificationError(
    "bad_body",
    "The signature matches, but the body is not a message of Docsift. Check that nobody else signs with this secret.",
  )
}
