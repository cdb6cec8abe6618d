import { randomUUID } from "node:crypto"
import { requestIdHeader } from "../generated/header-names.ts"

/**
 * An incoming id is kept only when it is harmless in logs, headers and the audit log: at most 128 letters, digits and
 * `._:-`, and not an API key sent in the wrong header.
 */
const sanePattern = /^(?!.*dsk_)[\w.:-]{1,128}$/

/** Returns the incoming `x-request-id` if it is safe, else a new one. */
export function requestIdOf(headers: Headers): string {
  const incoming = headers.get(requestIdHeader)
  return incoming !== null && sanePattern.test(incoming) ? incoming : randomUUID()
}
