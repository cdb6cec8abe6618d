import type { ApiKeyId, UserId } from "../generated/ids.ts"

/** An API key as listed. */
export interface ApiKey {
  readonly id: ApiKeyId
  readonly name: string
  /** The masked value: without its middle part. */
  readonly key: string
  readonly userId: UserId
  /** False once the key is revoked. */
  readonly enabled: boolean
  readonly createdAt: string
  readonly lastRequest?: string
}

/** An API key to create. */
export interface ApiKeyInput {
  /** 1–200 characters. */
  readonly name: string
}

/** A new API key with its value, which is shown only once. */
export interface ApiKeyCreated {
  readonly id: ApiKeyId
  readonly name: string
  /** The secret to send as `x-api-key`. */
  readonly key: string
}

/** A confirmation in words. */
export interface Message {
  readonly message: string
}
