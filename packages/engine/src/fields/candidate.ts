import type { LayoutWord } from "../layout/layout.ts"
import type { Piece } from "./pieces.ts"

/** A possible value of a field, and how good it is. */
export interface Candidate {
  readonly value: string | number
  readonly words: readonly LayoutWord[]
  readonly page: number
  /** 0 to about 1. */
  readonly score: number
  /** The same for both ends of one printed range. */
  readonly range?: string | undefined
  /** How it was found, for looking into misses. */
  readonly via: string
}

/** Builds a candidate of pieces that stand on one page. */
export function candidateOf(
  value: string | number,
  pieces: readonly Piece[],
  score: number,
  via: string,
  range?: string,
): Candidate {
  const words = [...new Set(pieces.map((piece) => piece.word))]
  return { value, words, page: pieces[0]?.segment.page ?? 1, score, via, range }
}
