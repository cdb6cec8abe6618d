import { hash, randomBytes } from "node:crypto"

/** A working day and a little more: who works every day signs in once a day. */
export const sessionLifetimeHours = 12
/** Random bytes of a session value. As many as those of a key, so that neither can be guessed. */
const valueBytes = 32
/** 32 bytes in base64url (RFC 4648 section 5), without padding. */
const pattern = /^[\w-]{43}$/

/** Generates the value of a session's cookie. */
export function newSessionValue(): string {
  return randomBytes(valueBytes).toString("base64url")
}

/** Returns whether text has the form of a session value. */
export function isSessionValue(text: string): boolean {
  return pattern.test(text)
}

/** Hashes a session value for storage and lookup: SHA-256, lowercase hex. 256 random bits need no slow hash. */
export function hashSessionValue(value: string): string {
  return hash("sha256", value, "hex")
}
