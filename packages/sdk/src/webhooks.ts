export { WebhookVerificationError } from "./errors/webhook-verification-error.ts"
export { unwrap, type UnwrapOptions, type WebhookHeaders } from "./unwrap.ts"
export type { ExecutionMessage, ExecutionOfMessage, WebhookEvent, WebhookTestMessage } from "./types/webhook-event.ts"
