import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"

/**
 * Checks that a key can travel in a header and answers it trimmed.
 *
 * `Headers` would refuse a line break too, but repeats the value in its message.
 */
export function checkApiKey(value: unknown): string {
  const key = typeof value === "string" ? value.trim() : ""
  if (!/^[!-~]+$/.test(key)) throw new InvalidArgumentError("`apiKey` (DOCSIFT_API_KEY) is missing or malformed")
  return key
}

/** Takes a key out of a text that came from elsewhere, such as a page that repeats the request's headers. */
export function redact(text: string, key: string): string {
  return key ? text.replaceAll(key, "***") : text
}
