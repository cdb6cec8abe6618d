import type { Box, Word } from "../document.ts"

/** Boxes of one word in two readings share at least this part of the smaller one. */
const minShared = 0.5
/** How much surer the second reading must be, so that noise does not decide. */
const margin = 0.05
/** What only the second reading found must be a word indeed. */
const minNew = 0.6
/** Each word is compared with each: more than any page of print holds would take minutes. */
const maxWords = 4_000

/**
 * Joins two readings of one page: of a word that both found the surer spelling, and what only one found. Where one
 * reading split what the other joined, the first is kept, and on pages of more than 4,000 words as a whole.
 */
export function voteWords(first: readonly Word[], second: readonly Word[]): Word[] {
  if (Math.max(first.length, second.length) > maxWords) return [...first]
  const inFirst = second.map((word) => first.filter((other) => shared(word.box, other.box) > minShared))
  const inSecond = new Map(
    first.map((word) => [word, second.filter((_, index) => inFirst[index]?.includes(word) === true)]),
  )
  const joined = first.map((word): Word => {
    const [other, more] = inSecond.get(word) ?? []
    const isSame = other && !more && inFirst[second.indexOf(other)]?.length === 1
    return isSame && other.confidence > word.confidence + margin ? { ...other, fontSize: word.fontSize } : word
  })
  return [...joined, ...second.filter((word, index) => inFirst[index]?.length === 0 && word.confidence > minNew)]
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  if (width <= 0 || height <= 0) return 0
  const area = (box: Box): number => (box[2] - box[0]) * (box[3] - box[1])
  return (width * height) / Math.max(1e-6, Math.min(area(a), area(b)))
}
