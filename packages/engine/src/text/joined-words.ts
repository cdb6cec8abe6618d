/** Words joined by single spaces, with the way back from a character to its word. */
export interface JoinedText {
  readonly text: string
  /** Index of the word that holds (or precedes) the character at `offset`. */
  wordAt(offset: number): number
}

/** Joins words so that a pattern can run over them and its match be traced back to words. */
export function joinWords(words: readonly { readonly text: string }[]): JoinedText {
  const starts: number[] = []
  let text = ""
  for (const word of words) {
    if (starts.length > 0) text += " "
    starts.push(text.length)
    text += word.text
  }
  const wordAt = (offset: number): number => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
  return { text, wordAt }
}
