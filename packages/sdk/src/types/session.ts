import type { ApiKeyId, OrganizationId, UserId } from "../generated/ids.ts"
import type { Role } from "./organization.ts"

/** The sender of a client's requests, and what its server can do. */
export interface Caller {
  readonly user: { readonly id: UserId; readonly name: string; readonly role: Role }
  readonly organization: { readonly id: OrganizationId; readonly name: string }
  /** The key that is sent, or that the session acts for. */
  readonly keyId?: ApiKeyId
  /** The session of the page; missing for a client with a key. */
  readonly session?: Session
  readonly server: {
    readonly version: string
    /** Whether text in images and scans is recognised. */
    readonly recognition: boolean
    /** Whether users can sign in through an identity provider. */
    readonly oidc: boolean
    /** Whether a language model fills a slot. Documents are then sent to its provider. */
    readonly hasModels: boolean
  }
}

/** A sign-in of a page. */
export interface Session {
  /** When the session ends at the latest; it also ends after an hour without a request. */
  readonly expiresAt: string
}

/** A sign-in. */
export interface SessionInput {
  /** The key that the session acts for. */
  readonly apiKey: string
}
