import type { PageImage } from "../document.ts"
import type { JsonSchema } from "./json-schema.ts"

/*
 * The port for language models. Requests, answers and failures are plain values, because the extractor runs in a thread
 * without network, environment or keys, and the host makes the call for it.
 */

/** A page image, for models with vision. */
export type ModelImage = PageImage

/** One query to a language model. */
export interface ModelRequest {
  /** The system prompt; never contains text of a document. */
  readonly instructions: string
  /** The requested names and the document's text, as delimited data. */
  readonly prompt: string
  readonly images: readonly ModelImage[]
  /** The schema of the answer: every key required, no others, every leaf nullable. */
  readonly schema: JsonSchema
  /** A longer answer is truncated. */
  readonly maxOutputTokens: number
}

/** The tokens of a call as the provider counts them; 0 when it does not report them. */
export interface TokenUsage {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** The reason for a call without an answer. */
export type ModelFailureReason =
  /** No connection, a timeout, an overload or a server error: a later call may succeed. */
  | "unreachable"
  /** The provider rejected the call: key, model name, permissions, quota, or an unsupported request. */
  | "rejected"
  /** The host's rules forbid the call. */
  | "forbidden"
  /** The prompt exceeds the context window. */
  | "too_long"
  /** The model refused to answer because of the document's content. */
  | "refused"
  /** The response is not one of such a model. */
  | "invalid"

/** The outcome of a call. */
export type ModelOutcome =
  | {
      readonly type: "answered"
      /** The raw answer: untrusted, and possibly not JSON. */
      readonly text: string
      /** True when the answer was truncated at `maxOutputTokens`. */
      readonly isCut: boolean
      readonly usage: TokenUsage
    }
  | {
      readonly type: "failed"
      readonly reason: ModelFailureReason
      /** The HTTP status, when there was a response. */
      readonly status?: number | undefined
      /** For logs: contains no key, no response body and no text of the document. */
      readonly detail: string
      readonly usage: TokenUsage
    }

/** The capabilities and limits of a model. */
export interface ModelTraits {
  /** The name given by the user, for warnings. */
  readonly name: string
  /** Whether the model accepts images. */
  readonly isVision: boolean
  /** Tokens of one answer, at most. */
  readonly maxOutputTokens: number
  /** Keys of one schema, at most. */
  readonly maxSchemaKeys: number
  /** Nullable leaves of one schema, at most; further ones use empty text or 0 for "no value". */
  readonly maxNullableLeaves: number
}

/** A language model that answers queries about documents. */
export interface LanguageModel {
  readonly traits: ModelTraits
  /**
   * Calls the model. Never rejects because of the provider; an aborted signal ends the call as `unreachable` at once.
   */
  generate(request: ModelRequest, signal?: AbortSignal): Promise<ModelOutcome>
}
