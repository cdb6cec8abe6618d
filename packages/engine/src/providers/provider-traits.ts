import type { ModelTraits } from "../model/language-model.ts"
import type { AnswerForm, CallSettings } from "./call-settings.ts"
import type { Provider } from "./provider.ts"

type Limits = Pick<ModelTraits, "maxOutputTokens" | "maxSchemaKeys" | "maxNullableLeaves">

/**
 * What one answer may be, by provider; within what structured outputs take:
 *
 * - OpenAI and Azure: 5,000 properties and 120,000 characters of names in one schema, 10 levels; older Azure models
 *   100 properties and 5 levels (developers.openai.com/api/docs/guides/structured-outputs, "Supported schemas"). 300
 *   keys are 100 values: more are answered worse, not refused.
 * - Anthropic: 16 members of a union type, which every nullable leaf is, and a grammar that must not grow too large
 *   (platform.claude.com/docs/en/build-with-claude/structured-outputs, "JSON Schema limitations"; vercel/ai 17268).
 * - Google: refuses a schema with "too many states" and gives no number; long names, optional members and enumerations
 *   count (docs.cloud.google.com/vertex-ai/generative-ai/docs/multimodal/control-generated-output). 100 keys, all
 *   required and none enumerated, were taken.
 *
 * A schema that is refused all the same is asked for in words, for that question.
 */
const limits: Readonly<Record<Provider, Limits>> = {
  openai: { maxOutputTokens: 16_000, maxSchemaKeys: 300, maxNullableLeaves: 300 },
  azure: { maxOutputTokens: 16_000, maxSchemaKeys: 100, maxNullableLeaves: 100 },
  anthropic: { maxOutputTokens: 8_000, maxSchemaKeys: 150, maxNullableLeaves: 16 },
  google: { maxOutputTokens: 8_000, maxSchemaKeys: 100, maxNullableLeaves: 100 },
  // Models of one's own: grammars of large schemas are slow to compile, and contexts are small.
  "openai-compatible": { maxOutputTokens: 4_000, maxSchemaKeys: 100, maxNullableLeaves: 100 },
}

/** Says how a provider's models are asked well. */
export function limitsOf(provider: Provider): Limits {
  return limits[provider]
}

/** How a model behaves before it answers, told from its name. */
interface ThinkingTraits {
  /**
   * Tokens for thinking, which the providers count into the answer's limit: without them a short answer would be cut
   * before it begins. Only what is used is paid.
   */
  readonly thinkingTokens: number
  /** More than this is refused by models that the name does not tell. */
  readonly maxTokens?: number
  readonly temperature: 0 | undefined
  readonly effort: "none" | "low" | undefined
}

const plain: ThinkingTraits = { thinkingTokens: 0, temperature: 0, effort: undefined }
/** OpenAI recommends to keep 25,000 for reasoning and answer together at first; little effort needs less. */
const thinking: ThinkingTraits = { thinkingTokens: 16_000, temperature: undefined, effort: "low" }

const thinkingGpt = /(?:^|\/)(?:o\d|gpt-(?:[5-9]|\d\d))(?!.*chat)/u
/** Open models that think. Evenness harms them: Qwen 3 then repeats itself without end (its model card). */
const thinkingOpen = /qwen-?3|qwq|deepseek-?(?:r1|reasoner)|magistral|gpt-oss|thinking|reasoning/u

function thinkingTraitsOf(provider: Provider, modelName: string): ThinkingTraits {
  const name = modelName.toLowerCase()
  switch (provider) {
    case "openai":
      return thinkingGpt.test(name) ? thinking : plain
    case "azure":
      // A deployment has any name: room for thinking within what the smallest model behind one takes, GPT-4o.
      return thinkingGpt.test(name) ? thinking : { ...plain, thinkingTokens: 16_000, maxTokens: 16_384 }
    case "anthropic":
      if (/claude-3-(?!7)/u.test(name)) return plain
      // From generation 5 on they think unless they are told not to; reading needs none of it.
      if (/claude-(?:[a-z]+-)?(?:[5-9]|\d\d)(?!\d)/u.test(name)) return { ...thinking, effort: "none" }
      return { ...plain, thinkingTokens: 16_000 }
    case "google":
      if (/gemini-(?:1|2\.0)|gemma/u.test(name)) return plain
      // Google advises against any other temperature than its own from Gemini 3 on: answers run in circles.
      return name.includes("gemini-2.5") ? { ...plain, thinkingTokens: 16_000 } : thinking
    case "openai-compatible":
      if (thinkingGpt.test(name)) return thinking
      return thinkingOpen.test(name) ? { thinkingTokens: 8_000, temperature: undefined, effort: undefined } : plain
    default:
      throw new Error(`No habits of ${String(provider satisfies never)}`)
  }
}

/** Anthropic has no mode for JSON without a schema. */
const formsOf = (provider: Provider): readonly [AnswerForm, ...AnswerForm[]] =>
  provider === "anthropic" ? ["schema", "text"] : ["schema", "json", "text"]

/** Says how a model is asked at first; what it then objects to is left out. */
export function initialSettings(provider: Provider, modelName: string): CallSettings {
  const { temperature, effort } = thinkingTraitsOf(provider, modelName)
  return { forms: formsOf(provider), temperature, effort, hasLimit: true }
}

/** Adds room for thinking to the tokens of an answer. */
export function limitWithThinking(provider: Provider, modelName: string, answerTokens: number): number {
  const { thinkingTokens, maxTokens = Infinity } = thinkingTraitsOf(provider, modelName)
  return Math.min(answerTokens + thinkingTokens, maxTokens)
}
