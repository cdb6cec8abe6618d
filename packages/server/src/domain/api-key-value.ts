import { hash, randomBytes } from "node:crypto"
import { crc32 } from "node:zlib"

/*
 * A key value: `dsk_`, 43 base62 digits of 256 random bits, 6 base62 digits of their CRC-32 (the checksum of
 * the digits above). The checksum lets a mistyped key be rejected without a lookup, and lets secret scanners be certain.
 */

const prefix = "dsk_"
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const secretLength = 43
const checksumLength = 6
const pattern = /^dsk_[0-9A-Za-z]{49}$/

/** Generates a key value. */
export function newApiKeyValue(): string {
  const secret = toBase62(BigInt(`0x${randomBytes(32).toString("hex")}`), secretLength)
  return prefix + secret + checksumOf(secret)
}

/** Returns whether text has the form and the checksum of a key value. */
export function isApiKeyValue(text: string): boolean {
  if (!pattern.test(text)) return false
  const secret = text.slice(prefix.length, prefix.length + secretLength)
  return text.slice(-checksumLength) === checksumOf(secret)
}

/** Hashes a key value for storage and lookup: SHA-256, lowercase hex. 256 random bits need no slow hash. */
export function hashApiKeyValue(value: string): string {
  return hash("sha256", value, "hex")
}

/** Masks a key value so that it stays recognizable: `dsk_ab12…wxyz`. */
export function maskApiKeyValue(value: string): string {
  return `${value.slice(0, prefix.length + 4)}…${value.slice(-4)}`
}

function checksumOf(secret: string): string {
  // Plain numbers and no BigInt: every request pays for this.
  let rest = crc32(secret)
  let text = ""
  for (let index = 0; index < checksumLength; index++) {
    text = digits.charAt(rest % digits.length) + text
    rest = Math.floor(rest / digits.length)
  }
  return text
}

function toBase62(value: bigint, length: number): string {
  let rest = value
  let text = ""
  for (let index = 0; index < length; index++) {
    text = digits.charAt(Number(rest % 62n)) + text
    rest /= 62n
  }
  return text
}
