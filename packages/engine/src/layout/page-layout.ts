import type { Box, Document, Page, Ruling, Word } from "../document.ts"
import { groupIntoLines } from "./line-grouping.ts"
import { dominantRotation, readingFrame } from "./reading-frame.ts"
import { splitIntoSegments } from "./segment-splitting.ts"

/** A word in the reading frame: the page turned so that most of its words read from left to right. */
export interface LayoutWord {
  readonly text: string
  /** In the reading frame. */
  readonly box: Box
  /** The word as it stands on the displayed page; its box is the evidence. */
  readonly source: Word
}

/** A run of words of one line that belong together: no wide gap and no vertical ruling between them. */
export interface Segment {
  readonly text: string
  /** In the reading frame. */
  readonly box: Box
  readonly words: readonly LayoutWord[]
  /** 1-based. */
  readonly page: number
}

/** The segments of one printed line, from left to right. */
export interface Line {
  readonly segments: readonly Segment[]
  readonly box: Box
  /** 1-based. */
  readonly page: number
}

/** One page as it is read. */
export interface PageLayout {
  /** 1-based. */
  readonly page: number
  /** Size of the reading frame in points. */
  readonly width: number
  readonly height: number
  /** Rotation of the words that are read; the frame is the displayed page turned back by it. */
  readonly rotation: 0 | 90 | 180 | 270
  /** From top to bottom. */
  readonly lines: readonly Line[]
  /** In the reading frame. */
  readonly rulings: readonly Ruling[]
}

/** Reads every page: turns it upright, groups its words into lines and splits the lines into segments. */
export function layoutDocument(document: Document): PageLayout[] {
  return document.pages.map(layoutPage)
}

function layoutPage(page: Page): PageLayout {
  const rotation = dominantRotation(page.words)
  const frame = readingFrame(page.width, page.height, rotation)
  const read = page.words.filter((word) => word.rotation === rotation)
  const words = read.map((word): LayoutWord => ({ text: word.text, box: frame.box(word.box), source: word }))
  const rulings = page.rulings.map((ruling) => ({
    box: frame.box(ruling.box),
    isHorizontal: frame.isSideways ? !ruling.isHorizontal : ruling.isHorizontal,
  }))
  const lines = splitIntoSegments(page.number, words, groupIntoLines(words), rulings)
  return { page: page.number, width: frame.width, height: frame.height, rotation, lines, rulings }
}
