import { foldTokens } from "../../text/folding.ts"

/** Letters of an abbreviation, and of a word that is too long to be one by chance. */
const MIN_LETTERS = 3
const MIN_WHOLE_LETTERS = 4

/**
 * Returns whether a label has words of a name in their order from the first on, one of them whole and others abbreviated: `Mfg Part` and
 * `Mfr. part no` for a `Manufacturer part number`. The last letter of an abbreviation may be that of another form of its word.
 */
export function abbreviatesName(label: string, name: string): boolean {
  const [own, words] = [foldTokens(label), foldTokens(name)]
  let at = -1
  let [wholes, short] = [0, 0]
  for (const token of own) {
    const next = words.findIndex((word, index) => index > at && (word === token || isShortOf(token, word)))
    if (next < 0 || (at < 0 && next > 0)) return false
    at = next
    if (words[next] !== token) short++
    else if (token.length >= MIN_WHOLE_LETTERS) wholes++
  }
  return wholes > 0 && short > 0
}

/** Returns whether a word has the first letter of a longer one, and others of it in their order. */
function isShortOf(token: string, word: string): boolean {
  if (word === "number") return token === "no" || token === "num"
  if (token.length < MIN_LETTERS || token.length >= word.length || token[0] !== word[0]) return false
  let at = -1
  return Array.from(token.slice(0, -1)).every((letter) => (at = word.indexOf(letter, at + 1)) >= 0)
}
