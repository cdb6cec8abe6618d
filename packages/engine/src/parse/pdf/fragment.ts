import type { TextStyle } from "./text-style.ts"

/** A character, or a word while its characters are collected; coordinates are in user space. */
export interface Fragment {
  text: string
  left: number
  bottom: number
  right: number
  top: number
  /** Origin of the first character on the baseline. */
  startX: number
  startY: number
  /** Expected origin of the next character. */
  endX: number
  endY: number
  style: TextStyle
  isAfterSpace: boolean
  isSameRun: boolean
  /** Space that its letters are set apart, in font sizes; undefined where words were not joined because of it. */
  tracking: number | undefined
}
