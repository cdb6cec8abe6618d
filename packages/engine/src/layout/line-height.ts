import type { Box } from "../document.ts"

/** Points; dots and dashes have lower boxes than the line they are in. */
const MIN_HEIGHT = 4

/** Returns the height of a segment's line, by which gaps are measured. */
export const lineHeight = (box: Box): number => Math.max(MIN_HEIGHT, box[3] - box[1])
