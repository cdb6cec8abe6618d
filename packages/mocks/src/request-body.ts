import { maxJsonBytes } from "./generated/limits.ts"
import { Rejection } from "./rejection.ts"

/** Reads and parses the JSON body of a request. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? ""
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    throw new Rejection("unsupported_media_type", "The request body must be JSON: send content-type: application/json.")
  }
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > maxJsonBytes) {
    throw new Rejection(
      "payload_too_large",
      `The request body may be at most ${(maxJsonBytes / 1024 / 1024).toLocaleString("en")} MiB long.`,
    )
  }
  if (bytes.byteLength === 0) throw new Rejection("malformed_json", "The request body is empty; it must be JSON.")
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    // The cause is dropped: the parser's message quotes the body, and with it secrets.
    throw new Rejection("malformed_json", "The request body is not valid JSON.")
  }
}
