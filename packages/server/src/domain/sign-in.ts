/** A person as the identity provider describes them. */
export interface Identity {
  readonly issuer: string
  /** The provider's id of the person, which it never gives to another one. */
  readonly subject: string
  readonly name: string
  readonly email: string | undefined
  readonly groups: readonly string[]
}

/** Why a sign-in through the identity provider failed, as the address of the sign-in screen names it. */
export type SignInFailure =
  /** The person declined at the provider. */
  | "cancelled"
  /** The response does not fit the sign-in that this browser has begun, or is not the provider's. */
  | "failed"
  /** The provider vouches for the person, and this server does not admit them. */
  | "refused"
  | "limited"
  /** The provider or the database cannot be reached. */
  | "unavailable"

/** The error of a sign-in through the identity provider. Its message is for the log of the operator, and holds no secret. */
export class SignInError extends Error {
  override readonly name = "SignInError"
  readonly failure: SignInFailure

  constructor(failure: SignInFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}
