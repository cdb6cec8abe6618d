import type { ModelTraits } from "../model/language-model.ts"
import type { Provider } from "./provider.ts"

type Limits = Pick<ModelTraits, "maxOutputTokens" | "maxSchemaKeys" | "maxNullableLeaves">

/**
 * What one answer may be, by provider. Structured outputs: OpenAI 5,000 keys in all, of which few are useful at once;
 * Anthropic at most 16 members of a union type; Google refuses large schemas without a number, 100 keys were taken.
 */
const limits: Readonly<Record<Provider, Limits>> = {
  openai: { maxOutputTokens: 16_000, maxSchemaKeys: 300, maxNullableLeaves: 300 },
  azure: { maxOutputTokens: 16_000, maxSchemaKeys: 300, maxNullableLeaves: 300 },
  anthropic: { maxOutputTokens: 8_000, maxSchemaKeys: 150, maxNullableLeaves: 16 },
  google: { maxOutputTokens: 8_000, maxSchemaKeys: 100, maxNullableLeaves: 100 },
  // Models of one's own: grammars of large schemas are slow to compile, and contexts are small.
  "openai-compatible": { maxOutputTokens: 4_000, maxSchemaKeys: 100, maxNullableLeaves: 100 },
}

/** Says how a provider's models are asked well. */
export function limitsOf(provider: Provider): Limits {
  return limits[provider]
}
