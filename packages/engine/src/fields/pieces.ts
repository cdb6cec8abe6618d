import { append } from "../arrays/append.ts"
import type { Box } from "../document.ts"
import type { PlacedSegment } from "../page/context.ts"
import type { LayoutWord } from "../layout/layout.ts"

/** A word, or a part of one where a label and its value are printed without a space: `Date:05.03.2018`, `n°17`. */
export interface Piece {
  readonly text: string
  readonly box: Box
  readonly word: LayoutWord
  readonly segment: PlacedSegment
}

/** A label and a value that are printed together are shorter; a longer word is an address or no text at all. */
const maxGluedLength = 500
const GLUED = /^(\p{L}[\p{L}\p{M}.\-/ ]*:|\p{L}*[#№]|[\p{L}.-]*n[°º]\.?:?)(?=[\p{L}\p{N}])(?!.*@)(.+)$/iu

/** Splits the words of a segment into pieces. */
export function piecesOf(segment: PlacedSegment): Piece[] {
  return segment.words.flatMap((word): Piece[] => {
    const glued = word.text.length > 3 && word.text.length <= maxGluedLength ? GLUED.exec(word.text) : null
    const texts = glued ? [glued[1] ?? "", glued[2] ?? ""] : splitAlternatives(word.text)
    return texts.map((text) => ({ text, box: word.box, word, segment }))
  })
}

/** `Buyer/Recipient` is two labels for one thing. */
function splitAlternatives(text: string): string[] {
  const match = /^(\p{L}[\p{L}-]{3,})\/(\p{L}[\p{L}-]{3,}:?)$/u.exec(text)
  return match ? [match[1] ?? "", `/${match[2] ?? ""}`] : [text]
}

/** Joins the texts of pieces as printed, without a space where a word was split. */
export function textOfPieces(pieces: readonly Piece[]): string {
  return pieces
    .map((piece, index) => (index === 0 || pieces[index - 1]?.word === piece.word ? piece.text : ` ${piece.text}`))
    .join("")
}

/** Names and addresses are shorter; the bound keeps wide sheets linear. */
const MAX_JOINED = 16

/** Joins a segment with those right of it whose gap is hardly wider than a space, as scans split what belongs together. */
export function nearPieces(segment: PlacedSegment, pieces: readonly (readonly Piece[])[]): Piece[] {
  const joined = [...(pieces[segment.index] ?? [])]
  let last: Box = segment.box
  for (let offset = 0; ; offset++) {
    const next = segment.line.segments[segment.position + 1 + offset]
    if (!next || joined.length > MAX_JOINED || next.box[0] - last[2] > 1.3 * (next.box[3] - next.box[1])) break
    append(joined, pieces[segment.index + 1 + offset] ?? [])
    last = next.box
  }
  return joined
}
