const ZERO = 0x30
const NINE = 0x39

/** Returns the position of the first digit, 0 to 9, at or after `from`; -1 without one. */
export function indexOfDigit(text: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code >= ZERO && code <= NINE) return index
  }
  return -1
}
