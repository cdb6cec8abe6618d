import type { Box, Document, Word } from "../document.ts"
import type { Evidence, Extraction } from "../extraction.ts"
import { cellName } from "../page/cell-name.ts"
import type { Counts } from "./counts.ts"
import type { ValueScore } from "./score.ts"
import type { Place, Places } from "./ground-truth.ts"
import { holdsValue, isSame, normalise } from "./values.ts"

/** Whether the evidence of one right value points to it; `box` is undefined where it cannot be evaluated. */
export interface Grounding {
  readonly text: boolean
  readonly page: boolean
  readonly box: boolean | undefined
}

/**
 * Scores the evidence of the right values of one document. Values of an embedded invoice that no page prints have no
 * position and are left out.
 *
 * @param document - undefined when only the extraction is at hand: values whose true place is unknown are left out.
 */
export function scoreGrounding(
  document: Document | undefined,
  { evidence }: Extraction,
  valueScores: readonly ValueScore[],
  places: Places,
  counts: Counts,
): void {
  for (const valueScore of valueScores) {
    if (valueScore.verdict !== "right" || valueScore.extractedPath === undefined) continue
    const proof = evidence[valueScore.extractedPath]
    // Places belong to the true value: another accepted value, such as one with the article number below, has its own.
    const { type, want, got } = valueScore
    const known = isSame(type, want, got) ? places[valueScore.path] : undefined
    if (proof?.source === "embedded" && !proof.box && !known) continue
    const grounding = known
      ? groundingAt(known, proof, valueScore)
      : document && groundingOf(document, proof, valueScore)
    if (!grounding) continue
    const { text, page, box } = grounding
    counts.proofs++
    counts.textsRight += Number(text)
    counts.pagesRight += Number(page)
    counts.boxes += Number(box !== undefined)
    counts.boxesRight += Number(box === true)
  }
}

/** Scores the evidence of one right value by its true places, any of which is right. */
export function groundingAt(
  places: readonly Place[],
  proof: Evidence | undefined,
  { type, got }: Pick<ValueScore, "type" | "got">,
): Grounding {
  if (!proof) return { text: false, page: false, box: false }
  const text = holdsValue(type, got, proof.text)
  const samePage = places.filter(({ page }) => page === proof.page)
  const judged = samePage.map((place) => isAtPlace(proof, place)).filter((each) => each !== undefined)
  const canJudge = judged.length > 0 || (samePage.length === 0 && places.some(({ box, cell }) => box ?? cell))
  return { text, page: samePage.length > 0, box: canJudge ? judged.includes(true) : undefined }
}

/** Scores the evidence of one right value whose true place is unknown by the words at the position of the evidence. */
export function groundingOf(
  document: Document,
  proof: Evidence | undefined,
  { type, got }: Pick<ValueScore, "type" | "got">,
): Grounding {
  if (!proof) return { text: false, page: false, box: false }
  const text = holdsValue(type, got, proof.text)
  if (proof.cell !== undefined) {
    const isThere = textsOfCell(document, proof).some((cell) => holdsValue(type, got, cell))
    return { text, page: isThere, box: isThere }
  }
  const page = document.pages.find(({ number }) => number === proof.page)
  if (!page) return { text, page: false, box: false }
  const isOnPage = spells(page.words, proof.text)
  if (!proof.box || page.isSynthetic === true) return { text, page: isOnPage, box: undefined }
  return { text, page: isOnPage, box: isTight(page.words, proof.box, proof.text) }
}

function isAtPlace(proof: Evidence, { box, cell }: Place): boolean | undefined {
  if (cell !== undefined) return proof.cell?.toUpperCase() === cell.toUpperCase()
  if (box === undefined) return undefined
  return proof.box !== undefined && isSameArea(proof.box, box)
}

const areaOf = ([x0, y0, x1, y1]: Box): number => Math.max(0, x1 - x0) * Math.max(0, y1 - y0)

/** Returns whether two boxes have an intersection over union of at least 0.5, or one is nearly inside the other and at most three times as large. */
export function isSameArea(a: Box, b: Box): boolean {
  const common = areaOf([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])])
  const small = Math.min(areaOf(a), areaOf(b))
  const large = Math.max(areaOf(a), areaOf(b))
  if (small === 0) return false
  // A box by font height is at least one and a half times as high as one by ink.
  return common / (areaOf(a) + areaOf(b) - common) >= 0.5 || (common / small >= 0.9 && large <= 3 * small)
}

function textsOfCell({ grids }: Document, { page, cell }: Evidence): string[] {
  return grids
    .filter((grid) => grid.isSheet && grid.page === page)
    .flatMap(({ rows }) =>
      rows.flatMap((row, index) => row.flatMap(({ text }, column) => (cellName(column, index) === cell ? [text] : []))),
    )
}

const squeeze = (text: string): string => normalise(text).replace(/\s/gu, "")

/** Returns whether every part of a text is among the words, in any order, which rotated pages and wrapped cells change. */
function spells(words: readonly Word[], text: string): boolean {
  const joined = squeeze(words.map((word) => word.text).join(""))
  if (joined.includes(squeeze(text))) return true
  const found = new Set(words.map((word) => squeeze(word.text)))
  return text.split(/\s+/u).every((part) => found.has(squeeze(part)) || joined.includes(squeeze(part)))
}

/** Returns whether the words under a box spell the text and little else: at most twice its characters plus a label's punctuation. */
function isTight(words: readonly Word[], box: Box, text: string): boolean {
  const under = words.filter((word) => {
    const x = (word.box[0] + word.box[2]) / 2
    const y = (word.box[1] + word.box[3]) / 2
    return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
  })
  const characters = under.reduce((sum, word) => sum + squeeze(word.text).length, 0)
  return spells(under, text) && characters <= 2 * squeeze(text).length + 4
}
