import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto"
import type { FileId } from "../domain/ids.ts"
import { fileUrlLifetimeSeconds } from "../generated/limits.ts"
import type { SecretBox } from "../ports/secret-box.ts"

/** Signs and checks URLs of documents: HMAC-SHA-256 over id and expiry, under a key derived for this purpose alone. */
export class FileUrls {
  readonly #box: SecretBox
  readonly #baseUrl: () => string

  /** @param baseUrl - returns the URL under which clients reach the server, without a trailing slash. */
  constructor(box: SecretBox, baseUrl: () => string) {
    this.#box = box
    this.#baseUrl = baseUrl
  }

  make(fileId: FileId): string {
    const expires = String(Math.floor(Date.now() / 1000) + fileUrlLifetimeSeconds)
    const signature = signatureOf(this.#keys()[0], fileId, expires).toString("base64url")
    return `${this.#baseUrl()}/files/${fileId}?expires=${expires}&signature=${signature}`
  }

  /** Returns whether this deployment signed the URL and it is still valid. */
  isValid(fileId: string, expires: string | undefined, signature: string | undefined): boolean {
    if (expires === undefined || signature === undefined || !/^\d{1,12}$/.test(expires)) return false
    if (Number(expires) * 1000 <= Date.now()) return false
    const given = Buffer.from(signature, "base64url")
    return this.#keys().some((key) => {
      const expected = signatureOf(key, fileId, expires)
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
  }

  #keys() {
    return this.#box.derive("file urls")
  }
}

function signatureOf(key: KeyObject, fileId: string, expires: string): Buffer {
  return createHmac("sha256", key).update(`${fileId}\n${expires}`).digest()
}
