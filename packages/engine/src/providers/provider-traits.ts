import type { ModelTraits } from "../model/language-model.ts"
import type { AnswerForm, CallSettings } from "./call-settings.ts"
import type { Provider } from "./provider.ts"

type Limits = Pick<ModelTraits, "maxOutputTokens" | "maxSchemaKeys" | "maxNullableLeaves">

/**
 * Limits of one answer by provider, within those of structured outputs:
 *
 * - OpenAI and Azure: 5,000 properties and 120,000 characters of names in one schema, 10 levels; older Azure models
 *   100 properties and 5 levels (developers.openai.com/api/docs/guides/structured-outputs, "Supported schemas"). 300
 *   keys are 100 values: more give worse answers, not errors.
 * - Anthropic: 16 members of a union type, which every nullable leaf is, and a grammar that must not grow too large
 *   (platform.claude.com/docs/en/build-with-claude/structured-outputs, "JSON Schema limitations"; vercel/ai 17268).
 * - Google: rejects a schema with "too many states" and gives no number; long names, optional members and enumerations
 *   count (docs.cloud.google.com/vertex-ai/generative-ai/docs/multimodal/control-generated-output). 100 keys, all
 *   required and none enumerated, were accepted.
 *
 * If a schema is rejected anyway, that request describes it in words.
 */
const limits: Readonly<Record<Provider, Limits>> = {
  openai: { maxOutputTokens: 16_000, maxSchemaKeys: 300, maxNullableLeaves: 300 },
  azure: { maxOutputTokens: 16_000, maxSchemaKeys: 100, maxNullableLeaves: 100 },
  anthropic: { maxOutputTokens: 8_000, maxSchemaKeys: 150, maxNullableLeaves: 16 },
  google: { maxOutputTokens: 8_000, maxSchemaKeys: 100, maxNullableLeaves: 100 },
  // Self-hosted models: grammars of large schemas are slow to compile, and contexts are small.
  "openai-compatible": { maxOutputTokens: 4_000, maxSchemaKeys: 100, maxNullableLeaves: 100 },
}

/** Returns the limits of a provider's models. */
export function limitsOf(provider: Provider): Limits {
  return limits[provider]
}

/** The reasoning behaviour of a model, inferred from its name. */
interface ThinkingTraits {
  /**
   * Tokens for reasoning, which the providers count against the output limit: without them a short answer would be cut
   * off before it starts. Only tokens that are used are billed.
   */
  readonly thinkingTokens: number
  /** Limit of the smallest model that may be behind the name. */
  readonly maxTokens?: number
  readonly temperature: 0 | undefined
  readonly effort: "none" | "low" | undefined
}

const plain: ThinkingTraits = { thinkingTokens: 0, temperature: 0, effort: undefined }
/** OpenAI recommends to reserve 25,000 for reasoning and output at first; low effort needs less. */
const thinking: ThinkingTraits = { thinkingTokens: 16_000, temperature: undefined, effort: "low" }

const thinkingGpt = /(?:^|\/)(?:o\d|gpt-(?:[5-9]|\d\d))(?!.*chat)/u
/** Open reasoning models. Temperature 0 harms them: Qwen 3 then repeats itself without end (its model card). */
const thinkingOpen = /qwen-?3|qwq|deepseek-?(?:r1|reasoner)|magistral|gpt-oss|thinking|reasoning/u

function thinkingTraitsOf(provider: Provider, modelName: string): ThinkingTraits {
  const name = modelName.toLowerCase()
  switch (provider) {
    case "openai":
      return thinkingGpt.test(name) ? thinking : plain
    case "azure":
      // A deployment may have any name: reasoning tokens within the limit of the smallest likely model, GPT-4o.
      return thinkingGpt.test(name) ? thinking : { ...plain, thinkingTokens: 16_000, maxTokens: 16_384 }
    case "anthropic":
      if (/claude-3-(?!7)/u.test(name)) return plain
      // From generation 5 on they reason unless configured not to; extraction needs no reasoning.
      if (/claude-(?:[a-z]+-)?(?:[5-9]|\d\d)(?!\d)/u.test(name)) return { ...thinking, effort: "none" }
      return { ...plain, thinkingTokens: 16_000 }
    case "google":
      if (/gemini-(?:1|2\.0)|gemma/u.test(name)) return plain
      // From Gemini 3 on, Google advises against any but the default temperature: answers may loop.
      return name.includes("gemini-2.5") ? { ...plain, thinkingTokens: 16_000 } : thinking
    case "openai-compatible":
      if (thinkingGpt.test(name)) return thinking
      return thinkingOpen.test(name) ? { thinkingTokens: 8_000, temperature: undefined, effort: undefined } : plain
    default:
      throw new Error(`Unknown provider ${String(provider satisfies never)}`)
  }
}

/** The forms that a provider supports; Anthropic has no JSON mode without a schema. */
const formsOf = (provider: Provider): readonly [AnswerForm, ...AnswerForm[]] =>
  provider === "anthropic" ? ["schema", "text"] : ["schema", "json", "text"]

/** Returns the settings of a model's first call; settings that it rejects are omitted later. */
export function initialSettings(provider: Provider, modelName: string): CallSettings {
  const { temperature, effort } = thinkingTraitsOf(provider, modelName)
  return { forms: formsOf(provider), temperature, effort, hasLimit: true }
}

/** Returns the token limit of an answer plus reasoning. */
export function limitWithThinking(provider: Provider, modelName: string, answerTokens: number): number {
  const { thinkingTokens, maxTokens = Infinity } = thinkingTraitsOf(provider, modelName)
  return Math.min(answerTokens + thinkingTokens, maxTokens)
}
