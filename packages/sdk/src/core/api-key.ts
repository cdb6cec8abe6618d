import { InvalidArgumentError } from "../errors/invalid-argument-error.ts"

/**
 * Checks that a key is a valid header value and returns it trimmed.
 *
 * `Headers` would reject a line break too, but quotes the value in its message.
 */
export function checkApiKey(value: unknown): string {
  const key = typeof value === "string" ? value.trim() : ""
  if (!/^[!-~]+$/.test(key)) throw new InvalidArgumentError("`apiKey` (DOCSIFT_API_KEY) is missing or malformed")
  return key
}

/** Removes the key from received text, such as an error page that echoes the request's headers. */
export function redact(text: string, key: string): string {
  return key ? text.replaceAll(key, "***") : text
}
