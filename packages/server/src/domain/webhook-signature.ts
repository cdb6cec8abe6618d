import { createHmac, randomBytes } from "node:crypto"

/*
 * Signatures by Standard Webhooks 1.0.0: HMAC-SHA256 over `id.timestamp.body`, in base64 after the version `v1,`. The key is
 * what the secret holds in base64 after its prefix. While a secret is rotated, the header has a signature by each of them,
 * separated by a space; a receiver accepts the message if one of them matches.
 *
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */

const prefix = "whsec_"
/** The specification recommends 24 to 64 bytes; a key longer than the hash adds nothing. */
const keyBytes = 32

/** Generates the secret of a webhook. */
export function newSecret(): string {
  return prefix + randomBytes(keyBytes).toString("base64")
}

/**
 * Returns the value of the header `webhook-signature`: a signature by each secret, in their order.
 *
 * @param messageId - stays the same over all attempts.
 * @param timestampSeconds - when the attempt began, in seconds since 1970.
 * @param body - exactly what is sent.
 */
export function sign(secrets: readonly string[], messageId: string, timestampSeconds: number, body: string): string {
  const content = `${messageId}.${timestampSeconds}.${body}`
  return secrets.map((secret) => `v1,${createHmac("sha256", keyOf(secret)).update(content).digest("base64")}`).join(" ")
}

function keyOf(secret: string): Buffer {
  const key = Buffer.from(secret.slice(prefix.length), "base64")
  // Another form would be signed with a key that the receiver cannot know. The value must not be part of the message.
  if (!secret.startsWith(prefix) || key.length !== keyBytes) throw new Error("a webhook's secret has another form")
  return key
}
