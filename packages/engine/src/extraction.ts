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
}
