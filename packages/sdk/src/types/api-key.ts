import type { ApiKeyId, UserId } from "../generated/ids.ts"

/** Is an API key as it is listed. */
export interface ApiKey {
  readonly id: ApiKeyId
  readonly name: string
  /** The value with its middle left out. */
  readonly key: string
  readonly userId: UserId
  /** False once the key is revoked. */
  readonly enabled: boolean
  readonly createdAt: string
  readonly lastRequest?: string
}

/** Describes an API key to create. */
export interface ApiKeyInput {
  /** 1–200 characters. */
  readonly name: string
}

/** Is a new API key with its value, which is shown this once. */
export interface ApiKeyCreated {
  readonly id: ApiKeyId
  readonly name: string
  /** The secret to send as `x-api-key`. */
  readonly key: string
}

/** Is a confirmation in words. */
export interface Message {
  readonly message: string
}
