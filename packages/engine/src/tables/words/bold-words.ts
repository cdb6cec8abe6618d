import type { TableWord } from "./page-text.ts"

/** Returns whether all of some words are set in bold; false for none. */
export const isBold = (words: readonly TableWord[]): boolean =>
  words.length > 0 && words.every(({ source }) => source.source.isBold)
