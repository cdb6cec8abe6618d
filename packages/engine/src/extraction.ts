import type { Box } from "./document.ts"

/** A typed answer: text as printed, `YYYY-MM-DD`, a JSON number, or null when the document does not hold it. */
export type Value = string | number | null

/** The answers of one object; `fields` or `tables` is left out when the object defines none. */
export interface ExtractedObject {
  fields?: Record<string, Value>
  tables?: Record<string, Record<string, Value>[]>
}

/** Object name → answers, every configured name present and in the configured order. */
export type ExtractedData = Record<string, ExtractedObject>

/** Which reader found a value. */
export type EvidenceSource = "builtin" | "fast" | "accurate" | "embedded"

/** Where a value stands in the document. */
export interface Evidence {
  /** 1-based page, or sheet for grids. */
  page: number
  /** In points, origin top left; absent when the format has no geometry. */
  box?: Box
  /** A1-style cell, for sheets and delimited files in place of the box. */
  cell?: string
  /** The text as it is printed. */
  text: string
  /** 0 to 1: the chance that the value is right. */
  confidence: number
  source: EvidenceSource
}

/** Size of a page in points. */
export interface PageSize {
  page: number
  width: number
  height: number
}

/** Where a language model is used; `models.md` says which slot reads what. */
export const modelSlots = ["fast", "accurate"] as const

/** What one model slot cost for a document. */
export interface ModelUsage {
  readonly slot: (typeof modelSlots)[number]
  readonly calls: number
  /** As the provider counts them; 0 where it does not say. */
  readonly inputTokens: number
  readonly outputTokens: number
}

/** The engine's whole answer for one document. */
export interface Extraction {
  data: ExtractedData
  /** Keyed by JSON Pointer (RFC 6901) into `data`; only values that are not null have an entry. */
  evidence: Record<string, Evidence>
  pages: PageSize[]
  /** Plain sentences on what may be incomplete; empty when nothing is. */
  warnings: string[]
  /** What language models cost, when any was asked. */
  usage?: readonly ModelUsage[]
}
