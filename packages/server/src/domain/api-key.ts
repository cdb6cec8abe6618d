import type { KeyId, UserId } from "./ids.ts"

/** A listed API key; `key` is masked (`dsk_ab12…wxyz`). */
export interface ApiKey {
  readonly id: KeyId
  readonly name: string
  readonly key: string
  readonly userId: UserId
  readonly enabled: boolean
  readonly createdAt: Date
  readonly lastRequest?: Date | undefined
}

/** A new API key, with its value, which is never returned again. */
export interface ApiKeyCreated {
  readonly id: KeyId
  readonly name: string
  readonly key: string
}
