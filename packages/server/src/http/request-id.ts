import { randomUUID } from "node:crypto"
import { requestIdHeader } from "../generated/header-names.ts"

/**
 * An incoming id is kept only when it is harmless in logs, headers and the audit log: letters, digits and `._:-`, at
 * most 128, and no API key that somebody put into the wrong header.
 */
const sanePattern = /^(?!.*dsk_)[\w.:-]{1,128}$/

/** Takes over a sane incoming `x-request-id`, or makes a new one. */
export function requestIdOf(headers: Headers): string {
  const incoming = headers.get(requestIdHeader)
  return incoming !== null && sanePattern.test(incoming) ? incoming : randomUUID()
}
