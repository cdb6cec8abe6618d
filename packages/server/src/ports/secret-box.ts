import type { KeyObject } from "node:crypto"

/** Encryption of small secrets at rest. */
export interface SecretBox {
  /** Encrypts text; `context` (such as a row's id) must be given again to open it. */
  seal(plain: string, context: string): string
  /** Decrypts text. @throws {Error} when the key is no longer configured, or text or context were tampered with. */
  open(sealed: string, context: string): string
  /** Returns whether text is sealed with the current key; otherwise it should be sealed again. */
  isCurrent(sealed: string): boolean
  /** Derives a 32-byte key for another purpose (HKDF, RFC 5869) from the current key, and from every older one. */
  derive(purpose: string): readonly [current: KeyObject, ...older: KeyObject[]]
}
