import { maxJsonBytes } from "./generated/limits.ts"
import { Refusal } from "./refusal.ts"

/** Reads the JSON of a request. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? ""
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    throw new Refusal("unsupported_media_type", "The body must be sent as application/json.")
  }
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > maxJsonBytes) {
    throw new Refusal("payload_too_large", `The body must have at most ${maxJsonBytes} bytes.`)
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    // Nothing of the cause is told: a parser's message repeats the body, and with it secrets.
    throw new Refusal("malformed_json", "The body is not valid JSON.")
  }
}
