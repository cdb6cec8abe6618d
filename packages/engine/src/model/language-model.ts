import type { PagePicture } from "../document.ts"
import type { JsonSchema } from "./json-schema.ts"

/*
 * The port behind which every language model stands. Requests, answers and failures are plain values, because the
 * extractor that asks runs in a thread without network, environment or keys, and the host makes the call for it.
 */

/** A page as a picture, for models that see. */
export type ModelImage = PagePicture

/** One question to a language model. */
export interface ModelRequest {
  /** What the model is to do; never holds text of a document. */
  readonly instructions: string
  /** The names that are wanted and the document's text, as delimited data. */
  readonly prompt: string
  readonly images: readonly ModelImage[]
  /** What the answer must look like: every key required, no others, every leaf nullable. */
  readonly schema: JsonSchema
  /** The answer is cut when it grows longer. */
  readonly maxOutputTokens: number
}

/** What a call cost, as the provider counts it; 0 where it does not say. */
export interface TokenUsage {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Why a model gave no answer. */
export type ModelFailureReason =
  /** No connection, no answer in time, overloaded, or broken on its side: another time it may answer. */
  | "unreachable"
  /** It refused the call: key, model name, rights, quota, or something in the request that it does not take. */
  | "rejected"
  /** The host's rules do not allow the call. */
  | "forbidden"
  /** The prompt is longer than it can read. */
  | "too_long"
  /** It refused to answer for what the document says. */
  | "refused"
  /** What came is no answer of such a model. */
  | "invalid"

/** How a call ended. */
export type ModelOutcome =
  | {
      readonly type: "answered"
      /** As the model wrote it: untrusted, and maybe not JSON. */
      readonly text: string
      /** True when the answer ended at `maxOutputTokens`. */
      readonly isCut: boolean
      readonly usage: TokenUsage
    }
  | {
      readonly type: "failed"
      readonly reason: ModelFailureReason
      /** The HTTP status, when one came. */
      readonly status?: number | undefined
      /** For logs: holds no key, no provider's body and no text of the document. */
      readonly detail: string
      readonly usage: TokenUsage
    }

/** What an extractor must know of a model to ask it well. */
export interface ModelTraits {
  /** The name a person gave it, for warnings. */
  readonly name: string
  /** Whether it takes images. */
  readonly isVision: boolean
  /** Tokens it can write in one answer. */
  readonly maxOutputTokens: number
  /** Keys that one schema may hold. */
  readonly maxSchemaKeys: number
  /** Leaves of one schema that may be nullable; further ones say "nothing" as empty text or 0. */
  readonly maxNullableLeaves: number
}

/** Answers questions about documents. */
export interface LanguageModel {
  readonly traits: ModelTraits
  /** Never rejects for what a provider does; an aborted signal ends the call as `unreachable` at once. */
  generate(request: ModelRequest, signal?: AbortSignal): Promise<ModelOutcome>
}
