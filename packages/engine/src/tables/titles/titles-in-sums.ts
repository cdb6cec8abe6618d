import { meansTotal } from "../../lexicon/meanings.ts"
import { foldTokens } from "../../text/folding.ts"
import { isTotalWord } from "../body/line-markers.ts"
import type { TableLine, TableWord } from "../words/page-text.ts"

/**
 * Returns the beginning of a title that the sum of its section repeats as its name: `Radio North` of `Radio North 102.7, all hits` above
 * `Radio North subtotal`. Undefined for a line that names no section.
 */
export function titleInSum(title: readonly TableWord[], { words }: TableLine): readonly TableWord[] | undefined {
  if (!words.some(isTotal)) return undefined
  const [first] = title
  const at = words.findIndex(
    (word) => first !== undefined && word.key !== "" && word.key === first.key && !isTotal(word),
  )
  if (at < 0) return undefined
  const length = title.findIndex((word, index) => word.key !== words[at + index]?.key)
  return length < 0 ? title : title.slice(0, length)
}

/** Returns whether a word means a sum. */
export const isTotal = ({ text }: TableWord): boolean => isTotalWord(text) || foldTokens(text).some(meansTotal)

/** Returns the bold words that a text begins with, which a remark in regular type follows; all of them where it is set in one weight. */
export function boldBeginning(words: readonly TableWord[]): readonly TableWord[] {
  const end = words.findIndex(({ source }) => !source.source.isBold)
  return end <= 0 ? words : words.slice(0, end)
}
