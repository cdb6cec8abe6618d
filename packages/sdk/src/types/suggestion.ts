import type { FileId } from "../generated/ids.ts"
import type { PageBox } from "./file.ts"
import type { Configuration } from "./configuration.ts"

/** Samples of one kind of document. */
export interface SuggestionInput {
  /** One to five files, each named once. */
  readonly fileIds: readonly FileId[]
  /** @default the kind of document, such as `Invoice` */
  readonly name?: string | undefined
}

/** A workflow that reads what the samples print, and where they print it. */
export interface SuggestedWorkflow {
  /** Can be created as it is, unless nothing was found: then its configuration has no objects. */
  readonly workflow: {
    readonly name: string
    readonly description: string
    readonly configuration: Configuration
  }
  /** In the order of the configuration. */
  readonly fields: readonly SuggestedValue[]
  /** Of all tables, in the order of the configuration. */
  readonly columns: readonly SuggestedValue[]
  /** Sentences about what could not be suggested, and what to do about it. */
  readonly warnings: readonly string[]
}

/** A suggested field or column, and where a sample prints one. */
export interface SuggestedValue {
  /** JSON Pointer of the name, such as `/Invoice/fields/Total` or `/Invoice/tables/Items/columns/Quantity`. */
  readonly pointer: string
  /** The label as printed; empty for a party that is printed without one. */
  readonly label: string
  /** Number of samples that print it. */
  readonly seenIn: number
  /** Mean confidence of the values that the workflow reads from the samples, 0–1. */
  readonly confidence: number
  /** A value in one of the samples: at a box or, in a spreadsheet, in a cell. */
  readonly example: {
    readonly fileId: FileId
    /** Counted from 1. */
    readonly page: number
    readonly box?: PageBox
    readonly cell?: string
    readonly text: string
  }
}
