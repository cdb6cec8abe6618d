import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/**
 * A message that is not proven to come from the server: respond with 400 and ignore it.
 *
 * The reason `bad_timestamp` is a time that is no number or lies in the future; `bad_body` a signed body that is no message.
 */
export class WebhookVerificationError extends DocsiftError {
  declare readonly name: "WebhookVerificationError"
  declare readonly reason: "missing_header" | "bad_timestamp" | "too_old" | "bad_signature" | "bad_body"

  static {
    nameErrorClass(this, "WebhookVerificationError")
  }

  constructor(reason: WebhookVerificationError["reason"], message: string) {
    super(message, { reason })
  }
}
