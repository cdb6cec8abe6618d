import type { Box } from "../document.ts"
import { lineHeight } from "./line-height.ts"

/** Points by which the lines of one text may be indented against each other. */
const MAX_INDENT = 3
/** Gap between the lines of one text, in heights of the upper one. */
const MAX_GAP = 1

/** Returns whether two lines start at the same x, as the lines of one text do. */
export const isFlushLeft = (upper: Box, lower: Box): boolean => Math.abs(lower[0] - upper[0]) <= MAX_INDENT

/** Returns whether a line is set close below another one, or above it. */
export const isCloseBelow = (upper: Box, lower: Box): boolean => lower[1] - upper[3] < MAX_GAP * lineHeight(upper)

/** Returns whether a line is set as the next one of the same text: at the same left edge and close below. */
export const isNextLine = (upper: Box, lower: Box): boolean => isFlushLeft(upper, lower) && isCloseBelow(upper, lower)
