import type { Piece } from "./pieces.ts"

/** A value of the wanted kind inside a run of pieces. */
export interface Reading {
  readonly value: string | number
  readonly pieces: readonly Piece[]
  /** 0 to 1: how well the value fits its kind. */
  readonly fit: number
  /** The same for both ends of one printed range. */
  readonly range?: string | undefined
  readonly hasCurrency?: boolean
}
