import type { Configuration } from "../configuration.ts"
import type { Box, Document } from "../document.ts"

/** One of the documents that a workflow is suggested from. */
export interface WorkflowSample {
  readonly document: Document
}

/** The place where a sample prints a value of a suggested field or column. */
export interface SuggestedExample {
  /** Position of the sample among those given, from 0. */
  readonly file: number
  /** 1-based page, or sheet. */
  readonly page: number
  /** In points, origin top left; absent when the format has no geometry. */
  readonly box?: Box | undefined
  /** A1-style cell, for sheets and delimited files in place of the box. */
  readonly cell?: string | undefined
  /** The text as printed. */
  readonly text: string
}

/** A suggested field or column, and where it was seen. */
export interface SuggestedValue {
  /**
   * JSON Pointer (RFC 6901) of the name: `/Invoice/fields/Total` for a field, as in evidence, and
   * `/Invoice/tables/Line items/columns/Quantity` for a column.
   */
  readonly pointer: string
  /** The label as printed; empty for a party that is printed without one. */
  readonly label: string
  /** Number of samples that print it. */
  readonly seenIn: number
  /** 0 to 1: the mean probability of the values that the suggested workflow reads from the samples. */
  readonly confidence: number
  readonly example: SuggestedExample
}

/** A workflow that reads what the samples print, and where they print it. */
export interface SuggestedWorkflow {
  /** Can be posted as it is, unless nothing was found: then `configuration.objects` is empty. */
  readonly workflow: {
    readonly name: string
    readonly description: string
    readonly configuration: Configuration
  }
  /** In the order of the configuration. */
  readonly fields: readonly SuggestedValue[]
  /** Of all tables, in the order of the configuration. */
  readonly columns: readonly SuggestedValue[]
  /** Complete sentences on what could not be suggested, and what to do about it. */
  readonly warnings: readonly string[]
}
