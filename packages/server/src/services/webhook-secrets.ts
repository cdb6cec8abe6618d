import type { WebhookId } from "../domain/ids.ts"
import type { SecretBox } from "../ports.ts"

/** Seals a secret of a webhook, bound to its row: sealed text that is moved to another row does not open. */
export function sealWebhookSecret(box: SecretBox, id: WebhookId, secret: string): string {
  return box.seal(secret, contextOf(id))
}

/** Opens what {@link sealWebhookSecret} sealed. @throws {Error} when the encryption key is missing. */
export function openWebhookSecret(box: Pick<SecretBox, "open">, id: WebhookId, sealed: string): string {
  return box.open(sealed, contextOf(id))
}

function contextOf(id: WebhookId): string {
  return `webhooks/${id}`
}
