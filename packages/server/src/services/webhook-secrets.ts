import type { Database } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import type { WebhookId } from "../domain/ids.ts"
import type { SecretBox } from "../ports/secret-box.ts"
import type { SealedSecrets, WebhookRepository } from "../repositories/webhooks.ts"

/** Rows read at once. */
const pageSize = 1000

/** Seals a secret of a webhook, bound to its row: sealed text that is moved to another row does not open. */
export function sealWebhookSecret(box: SecretBox, id: WebhookId, secret: string): string {
  return box.seal(secret, contextOf(id))
}

/** Opens what {@link sealWebhookSecret} sealed. @throws {Error} when the encryption key is missing. */
export function openWebhookSecret(box: Pick<SecretBox, "open">, id: WebhookId, sealed: string): string {
  return box.open(sealed, contextOf(id))
}

/** Lists the sealed secrets of all organizations. */
export async function* listSealedSecrets(
  webhooks: Pick<WebhookRepository, "listSecrets">,
  transaction?: Database,
): AsyncIterable<SealedSecrets> {
  let last: WebhookId | undefined
  do {
    const page = await webhooks.listSecrets(Scope.system(), last, pageSize, transaction)
    yield* page
    last = page.length < pageSize ? undefined : page.at(-1)?.id
  } while (last !== undefined)
}

function contextOf(id: WebhookId): string {
  return `webhooks/${id}`
}
