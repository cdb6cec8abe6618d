/** Shorter stems are not inflected: they could not be distinguished from other words. */
const STEM_LENGTH = 4
const ENDING_LENGTH = 3

/** A word with the endings that its inflected forms have. */
export interface InflectedWord {
  readonly endings: ReadonlySet<string>
}

/** Returns what is listed for a word as it is, or for its longest stem to which the rest is an ending. */
export function inflectedWord<T extends InflectedWord>(
  words: Pick<ReadonlyMap<string, T>, "get">,
  token: string,
): T | undefined {
  const whole = words.get(token)
  if (whole) return whole
  for (let cut = token.length - 1; cut >= Math.max(STEM_LENGTH, token.length - ENDING_LENGTH); cut--) {
    const stem = words.get(token.slice(0, cut))
    if (stem?.endings.has(token.slice(cut))) return stem
  }
  return undefined
}
