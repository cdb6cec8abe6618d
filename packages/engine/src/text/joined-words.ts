/** Words joined by single spaces, with a look-up from characters to words. */
export interface JoinedText {
  readonly text: string
  /** Returns the index of the word that contains or precedes the character at `offset`. */
  wordAt(offset: number): number
}

/** Joins words so that a pattern can be matched over them and its match traced back to words. */
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
