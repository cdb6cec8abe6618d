import type { Box } from "../document.ts"
import type { LayoutWord } from "../layout/layout.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { PlacedSegment } from "../page/context.ts"

/** The content of a line in a block. */
export type LineKind =
  | "heading"
  | "name"
  | "person"
  | "street"
  | "town"
  | "country"
  | "contact"
  | "identifier"
  | "labelled"
  | "text"

/** A line of a block, or one part of a line that separators divide: `Nordwind GmbH · Am Hang 3 · 28195 Bremen` has three. */
export interface BlockLine {
  /** Without the label that precedes it. */
  readonly text: string
  /** Those of the text; the label's are left out. */
  readonly words: readonly LayoutWord[]
  readonly segment: PlacedSegment
  readonly kind: LineKind
  /** The party of a heading, or of the label before the text. */
  readonly party?: PartyHeading | undefined
  /** True for text that has a label before it, in its line or in the segment to its left. */
  readonly isLabelled: boolean
  /** True for a postal code with a town, also where the street is on the same line. */
  readonly hasTown: boolean
  /** True for the name that opens a line with registration or tax numbers: `Nordwind GmbH, Amtsgericht Bremen HRB 4711`. */
  readonly isImprint: boolean
  /** True for the number under which the sender keeps its reader: `Customer no. 20418`. */
  readonly isReaderNumber: boolean
  /** True for the parts of a line that separators divide. */
  readonly isPart: boolean
  /** In points; the largest of its words. */
  readonly size: number
  readonly isBold: boolean
}

/** The meaning of a heading or label that opens the block of a party. */
export interface PartyHeading {
  readonly concept: ConceptId
  /** True where the label may mean something else: `From` is also the start of a period. */
  readonly isWeak: boolean
  /** True for labels of the recipient of a document, who is the seller on a purchase order: `To`. */
  readonly isRecipient: boolean
  /** True for labels of the sender, who is the buyer on a purchase order: `From`. */
  readonly isSender: boolean
  /** True where payments are sent, which is hardly ever where the seller is: `Remit to`. */
  readonly isRemittance?: boolean | undefined
}

/** Segments below each other in one column that belong together. */
export interface Block {
  /** Position among the blocks of the document. */
  readonly index: number
  /** 1-based. */
  readonly page: number
  readonly box: Box
  /** From top to bottom, one in a line. */
  readonly segments: readonly PlacedSegment[]
}

/** Segments of the lines of a letterhead and what is printed beside it; a row of a table has more. */
const MAX_SEGMENTS = 4

/** Returns whether a segment is on a line of so many segments that it is the row of a table. */
export const isInTableRow = ({ line }: PlacedSegment): boolean => line.segments.length > MAX_SEGMENTS
