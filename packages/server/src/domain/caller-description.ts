import type { KeyId } from "./ids.ts"
import type { Organization } from "./organization.ts"
import type { User } from "./user.ts"

/** What a client may depend on of the server. */
export interface ServerDescription {
  readonly version: string
  /** Whether text in images and scans is recognised. */
  readonly recognition: boolean
  /** Whether users can sign in through an identity provider. */
  readonly oidc: boolean
  /** Whether a language model fills a slot. */
  readonly hasModels: boolean
}

/** The sender of a request, and its server. */
export interface CallerDescription {
  readonly user: Pick<User, "id" | "name" | "role">
  readonly organization: Pick<Organization, "id" | "name">
  readonly keyId: KeyId
  /** Undefined for a request with a key. */
  readonly session?: { readonly expiresAt: Date } | undefined
  readonly server: ServerDescription
}
