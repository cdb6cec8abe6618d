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
 * @throws {WebhookVerificationError} when the message is not proven to come from the server
 * @throws {TypeError} when the body is not raw, or a secret does not have the form of one
 *
 * @example
 * ```ts
 * import { unwrap } from "@docsift/sdk/webhooks"
 *
 * async function receive(request: Request) {
 *   const event = await unwrap(await request.text(), request.headers, process.env.DOCSIFT_WEBHOOK_SECRET ?? "")
 *   if (event.type === "execution.completed") console.log(event.data.executionId)
 * }
 * ```
 */
export async function unwrap(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  options: UnwrapOptions = {},
): Promise<WebhookEvent> {
  if (!isRaw(body)) {
    throw new TypeError('pass the raw body: `await request.text()`, or that of `express.raw({ type: "*/*" })`')
  }
  const keys = [secret].flat().map(keyOf)
  const id = requireHeader(headers, "webhook-id")
  const timestamp = requireHeader(headers, "webhook-timestamp")
  const signatures = requireHeader(headers, "webhook-signature")
  checkAge(timestamp, options)

  // A blob takes text and bytes of every realm.
  const content = await new Blob([`${id}.${timestamp}.`, body]).arrayBuffer()
  const given = [...signatures.matchAll(signaturePattern)].slice(0, maxSignatures).map(([, text = ""]) => bytesOf(text))
  const matches = await Promise.all(keys.flatMap((key) => given.map((signature) => verify(key, signature, content))))
  if (matches.includes(true)) return parse(await new Blob([body]).text())
  throw new WebhookVerificationError(
    "bad_signature",
    "No signature matches. Check the secret and that the body is raw.",
  )
}

/** 32 bytes in base64; a signature of another version, such as `v1a`, is not looked at. */
const signaturePattern = /v1,([A-Za-z\d+/]{43}=)/g

/** A server sends two at most, so a stranger cannot make each message cost hundreds of hashes. */
const maxSignatures = 9

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> | ArrayBuffer {
  // By its tag, not by its class: Jest and frames have classes of their own.
  return typeof body === "string" || ArrayBuffer.isView(body) || {}.toString.call(body) === "[object ArrayBuffer]"
}

/** @throws {TypeError} which does not quote the value: it may be the secret of another service. */
function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  try {
    const key = bytesOf(/^whsec_(.+)/s.exec(secret)?.[1] ?? "")
    if (key.length) return key
  } catch {
    // Not base64.
  }
  throw new TypeError("the secret must be `whsec_` and base64, as `webhooks.create()` returns it; is it set?")
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

function requireHeader(headers: WebhookHeaders, name: string): string {
  const value = headerOf(headers, name)
  if (value) return value
  throw new WebhookVerificationError("missing_header", `No header ${name}. Pass the request's.`)
}

function headerOf(headers: WebhookHeaders, name: string): string | null | undefined {
  if (typeof headers.get === "function") return headers.get(name)
  for (const [key, value] of Object.entries(headers)) {
    if (key.toLowerCase() === name) return [value].flat().join(" ")
  }
  return undefined
}

function checkAge(timestamp: string, { toleranceSeconds = 300 }: UnwrapOptions): void {
  const age = Date.now() / 1000 - (/^\d+$/.test(timestamp) ? Number(timestamp) : NaN)
  if (Math.abs(age) <= toleranceSeconds) return
  throw new WebhookVerificationError(
    age > 0 ? "too_old" : "bad_timestamp",
    `webhook-timestamp is ${timestamp}, not within ${toleranceSeconds} s. Ignore it, or set the clock.`,
  )
}

/** Compares in constant time, as Web Cryptography requires of the verification of an HMAC. */
async function verify(
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  content: ArrayBuffer,
): Promise<boolean> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["verify"])
  return crypto.subtle.verify("HMAC", imported, signature, content)
}

function parse(text: string): WebhookEvent {
  try {
    const message = JSON.parse(text) as WebhookEvent // signed by the server
    if (typeof message.type === "string") return message
  } catch {
    // The parser's message quotes the body.
  }
  throw new WebhookVerificationError("bad_body", "Signed, but no message. Who else has the secret?")
}
