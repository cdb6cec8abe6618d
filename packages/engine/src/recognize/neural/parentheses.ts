import type { LineCharacter } from "./decode-line.ts"

/** Characters of the longest text in parentheses that is looked for. */
const MAX_INSIDE = 40
const PLURAL = "S"
const ENDS_WORD = /[\p{L}.]/u

/**
 * Returns whether a word ends behind a character, where print in parentheses decides it: a space before and after words in
 * parentheses, `Nordwind (North) Ltd`, none inside them, none before a comma. Undefined elsewhere. A plural, `item(s)`, is one word.
 */
export function endsAtParenthesis(characters: readonly LineCharacter[], index: number): boolean | undefined {
  const before = characters[index]?.text ?? ""
  const after = characters[index + 1]?.text ?? ""
  if (before === "(" || after === ")" || after === ",") return false
  if (after === "(" && ENDS_WORD.test(before) && isClosed(characters, index + 2)) return true
  return before === ")" && /\p{L}/u.test(after) ? true : undefined
}

/** Returns whether text that begins with a capital is closed by a parenthesis. */
function isClosed(characters: readonly LineCharacter[], start: number): boolean {
  if (!/\p{Lu}/u.test(characters[start]?.text ?? "")) return false
  const inside = characters.slice(start, start + MAX_INSIDE).map(({ text }) => text)
  const end = inside.indexOf(")")
  return end > 0 && inside.slice(0, end).join("") !== PLURAL
}
