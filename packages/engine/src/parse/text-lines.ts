/** Yields the lines of a text one by one: a text of nothing but line breaks must not become an array of them. */
export function* textLines(text: string): Generator<string> {
  let from = 0
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|[\r\n\u2028\u2029]/gu)) {
    yield text.slice(from, index)
    from = index + lineBreak.length
  }
  yield text.slice(from)
}
