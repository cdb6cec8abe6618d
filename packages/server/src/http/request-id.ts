import { randomUUID } from "node:crypto"

/** An incoming id is kept only when it is harmless in logs and headers: letters, digits and `._:-`, at most 128. */
const sanePattern = /^[\w.:-]{1,128}$/

/** Takes over a sane incoming `x-request-id`, or makes a new one. */
export function requestIdOf(headers: Headers): string {
  const incoming = headers.get("x-request-id")
  return incoming !== null && sanePattern.test(incoming) ? incoming : randomUUID()
}
