import type { ModelId } from "../domain/ids.ts"
import type { SecretBox } from "../ports/secret-box.ts"

/** Seals a provider's key, bound to the model's row: sealed text that is moved to another row does not open. */
export function sealModelKey(box: SecretBox, id: ModelId, key: string): string {
  return box.seal(key, contextOf(id))
}

/** Opens what {@link sealModelKey} sealed. @throws {Error} when the encryption key is missing. */
export function openModelKey(box: Pick<SecretBox, "open">, id: ModelId, sealed: string): string {
  return box.open(sealed, contextOf(id))
}

function contextOf(id: ModelId): string {
  return `models/${id}`
}
