import type { Box } from "./document.ts"

/** A typed value: text as printed, `YYYY-MM-DD`, a JSON number, or null when the document does not contain it. */
export type Value = string | number | null

/** The values of one object; `fields` or `tables` is absent when the object defines none. */
export interface ExtractedObject {
  fields?: Record<string, Value>
  tables?: Record<string, Record<string, Value>[]>
}

/** Object name → values, with every configured name in the configured order. */
export type ExtractedData = Record<string, ExtractedObject>

/** The extractor that found a value. */
export type EvidenceSource = "builtin" | "fast" | "accurate" | "embedded"

/** The position of a value in the document, and how likely it is to be correct. */
export interface Evidence {
  /** 1-based page, or sheet for grids. */
  page: number
  /** In points, origin top left; absent when the format has no geometry. */
  box?: Box
  /** A1-style cell, for sheets and delimited files in place of the box. */
  cell?: string
  /** The text as printed. */
  text: string
  /** 0 to 1: the probability that the value is correct. */
  confidence: number
  source: EvidenceSource
}

/** One feature of a candidate: what it adds to the candidate's strength is `value` × `weight`. */
export interface FeatureExplanation {
  /** Family and feature, as in `label.isName`; `packages/engine/src/scoring` lists them. */
  readonly name: string
  readonly value: number
  /** Log-odds for one unit. */
  readonly weight: number
}

/** A possible value of a field, and what speaks for and against it. */
export interface CandidateExplanation {
  readonly value: Exclude<Value, null>
  /** Position and printed text; its confidence is the one that the value would have. */
  readonly evidence: Evidence
  /** How it was found: `label right`, `title`, `pattern`, … */
  readonly derivation: string
  /** 0 to 1: how likely it is the value of the field, against the other candidates and an empty field. */
  readonly probability: number
  /** The sum of all features × weights, in log-odds against an empty field. */
  readonly strength: number
  readonly isChosen: boolean
  /** Those that weigh something, the most influential first. */
  readonly features: readonly FeatureExplanation[]
}

/** Why a field has the value that it has, or none. */
export interface FieldExplanation {
  /** At most five, the most likely first; the chosen one is always among them. */
  readonly candidates: readonly CandidateExplanation[]
  /** Number of candidates that were compared. */
  readonly compared: number
  /** Probability that the document has no such value. */
  readonly emptyProbability: number
  /** Probability below which the field is left empty. */
  readonly threshold: number
}

/** Size of a page in points. */
export interface PageSize {
  page: number
  width: number
  height: number
}

/** The slots of language models; `docs/models.md` describes what each one reads. */
export const modelSlots = ["fast", "accurate"] as const

/** The usage of one model slot for a document. */
export interface ModelUsage {
  readonly slot: (typeof modelSlots)[number]
  readonly calls: number
  /** As reported by the provider; 0 when it reports none. */
  readonly inputTokens: number
  readonly outputTokens: number
}

/** The result of extracting one document. */
export interface Extraction {
  data: ExtractedData
  /** Keyed by JSON Pointer (RFC 6901) into `data`; null values have no entry. */
  evidence: Record<string, Evidence>
  pages: PageSize[]
  /** Complete sentences on what may be missing; empty when nothing is. */
  warnings: string[]
  /** Usage of the language models, when any was called. */
  usage?: readonly ModelUsage[]
  /**
   * How the built-in extractor chose the values of fields, keyed like `evidence`, null values included; only when it was
   * requested. A value of an electronic invoice or a language model may have replaced the chosen one.
   */
  explanations?: Readonly<Record<string, FieldExplanation>>
}
