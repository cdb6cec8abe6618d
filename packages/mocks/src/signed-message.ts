/** A message to a webhook: the body and the headers of a POST request. */
export interface SignedMessage {
  readonly body: string
  readonly headers: Readonly<Record<"content-type" | "webhook-id" | "webhook-timestamp" | "webhook-signature", string>>
}

interface Unsigned {
  readonly id: string
  /** RFC 3339. */
  readonly at: string
  readonly body: string
}

/** Signs a message by Standard Webhooks 1.0.0, with each of the secrets. @throws {Error} for a secret of another form. */
export async function signMessage(secrets: readonly string[], { id, at, body }: Unsigned): Promise<SignedMessage> {
  const timestamp = String(Math.floor(Date.parse(at) / 1000))
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const signatures = await Promise.all(secrets.map((secret) => sign(secret, content)))
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  }
  return { body, headers }
}

async function sign(secret: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey("raw", keyOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"])
  const signature = await crypto.subtle.sign("HMAC", key, content)
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(secret) ?? []
  if (base64 === undefined) throw new Error("The secret must be whsec_ and base64, as webhooks.create() returns it.")
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
