import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto"
import type { SecretBox } from "../ports/secret-box.ts"

/** A key and the id by which sealed text names it. */
export interface EncryptionKey {
  readonly id: string
  /** 32 bytes. */
  readonly key: Buffer
}

interface ImportedKey {
  readonly id: string
  readonly key: KeyObject
}

/*
 * Sealed text: `v1.<key id>.<nonce>.<tag>.<ciphertext>`, base64url. AES-256-GCM with a random 96-bit nonce (NIST SP
 * 800-38D, 8.2.2: safe for 2^32 messages per key). Key id and context are authenticated with it, so that sealed text
 * cannot be moved to another row.
 */

/** A secret box that seals with the first key and opens with any. */
export class AesSecretBox implements SecretBox {
  readonly #keys: readonly [ImportedKey, ...ImportedKey[]]
  readonly #derived = new Map<string, readonly [KeyObject, ...KeyObject[]]>()

  constructor([current, ...older]: readonly [EncryptionKey, ...EncryptionKey[]]) {
    // Once: to import a key costs more than to seal a response with it.
    this.#keys = [importKey(current), ...older.map((key) => importKey(key))]
  }

  seal(plain: string, context: string): string {
    const { id, key } = this.#keys[0]
    const nonce = randomBytes(12)
    const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(bind(id, context))
    const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()])
    return ["v1", id, ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString("base64url"))].join(".")
  }

  open(sealed: string, context: string): string {
    const [version, id, nonce, tag, body] = sealed.split(".")
    if (version !== "v1" || id === undefined || nonce === undefined || tag === undefined || body === undefined) {
      throw new Error("a sealed value has an unknown format")
    }
    const key = this.#keys.find((candidate) => candidate.id === id)
    if (key === undefined) {
      throw new Error(`a sealed value needs the encryption key "${id}", which is not in DOCSIFT_ENCRYPTION_KEYS`)
    }
    const decipher = createDecipheriv("aes-256-gcm", key.key, Buffer.from(nonce, "base64url"), { authTagLength: 16 })
    decipher.setAAD(bind(id, context)).setAuthTag(Buffer.from(tag, "base64url"))
    return Buffer.concat([decipher.update(Buffer.from(body, "base64url")), decipher.final()]).toString("utf8")
  }

  isCurrent(sealed: string): boolean {
    return sealed.startsWith(`v1.${this.#keys[0].id}.`)
  }

  derive(purpose: string): readonly [KeyObject, ...KeyObject[]] {
    const known = this.#derived.get(purpose)
    if (known !== undefined) return known
    const [current, ...older] = this.#keys
    const derived = [deriveFrom(current, purpose), ...older.map((key) => deriveFrom(key, purpose))] as const
    this.#derived.set(purpose, derived)
    return derived
  }
}

function bind(id: string, context: string): Buffer {
  return Buffer.from(JSON.stringify([id, context]))
}

function importKey({ id, key }: EncryptionKey): ImportedKey {
  return { id, key: createSecretKey(key) }
}

function deriveFrom({ key }: ImportedKey, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", key, "docsift", purpose, 32)))
}
