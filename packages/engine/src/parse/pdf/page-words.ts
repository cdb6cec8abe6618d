import type { Word } from "../../document.ts"
import type { PageFrame } from "./page-frame.ts"
import type { Pdfium } from "./pdfium.ts"
import { dropDuplicateWords } from "./duplicate-words.ts"
import { readTextStyle, type TextStyle } from "./text-style.ts"

/** A word while its characters are collected; coordinates are user space. */
interface Piece {
  text: string
  left: number
  bottom: number
  right: number
  top: number
  /** Origin of the first character on the baseline. */
  startX: number
  startY: number
  /** Where the next character is expected to begin. */
  endX: number
  endY: number
  style: TextStyle
  isAfterSpace: boolean
  isSameRun: boolean
}

/** A gap of more than this part of the font size separates words when the file itself sets no space there. */
const gapWithoutSpace = 0.22
/** PDFium guesses spaces from gaps; below this part of the font size the guess is kerning and is ignored. */
const gapWithGuessedSpace = 0.08
/** Characters further from the baseline than this part of the font size belong to another word. */
const baselineShift = 0.35
/** More characters than a page of text can hold: 500 times a dense page would be an attack on memory. */
const maxCharsPerPage = 400_000

/** Reads the words of a loaded text page, in the order in which the file draws them. */
export function readPageWords(pdfium: Pdfium, frame: PageFrame, textPage: number): Word[] {
  const { raw } = pdfium
  const count = Math.min(pdfium.api.FPDFText_CountChars(textPage), maxCharsPerPage)
  const styles = new Map<number, TextStyle>()
  const source = { textPage, frame, boldness: new Map<number, boolean>() }
  const words: Word[] = []
  let piece: Piece | undefined
  let gap: "none" | "guessed" | "space" = "none"
  let spaces = 0
  let highSurrogate = 0
  let lastObject = 0
  let lastGlyph: Piece | undefined
  const finish = () => {
    if (piece !== undefined) pushWord(words, frame, piece)
    piece = undefined
  }
  for (let index = 0; index < count; index++) {
    let code = raw.FPDFText_GetUnicode(textPage, index)
    if (isSpace(code)) {
      spaces++
      if (gap !== "space") gap = raw.FPDFText_IsGenerated(textPage, index) === 1 ? "guessed" : "space"
      continue
    }
    if (code >= 0xd800 && code < 0xdc00) {
      highSurrogate = code
      continue
    }
    if (code >= 0xdc00 && code < 0xe000) {
      code = highSurrogate === 0 ? 0 : 0x10000 + ((highSurrogate - 0xd800) << 10) + (code - 0xdc00)
    }
    highSurrogate = 0
    const text = printed(code)
    if (text === "") continue
    const object = raw.FPDFText_GetTextObject(textPage, index)
    let style = styles.get(object)
    if (style === undefined) {
      style = readTextStyle(pdfium, source, object, index)
      styles.set(object, style)
    }
    // Recognisers take the lines of a table for this sign; it ends a word and is none.
    if (style.isInvisible && text === "|") {
      if (gap === "none") gap = "guessed"
      continue
    }
    const glyph = readGlyph(pdfium, textPage, index, style, text)
    if (glyph === undefined) continue
    const isLigature = object === lastObject && isSameOrigin(lastGlyph, glyph)
    const isSameRun = object === lastObject
    lastObject = object
    lastGlyph = glyph
    if (piece !== undefined && isLigature) {
      piece.text += text
      continue
    }
    // A label's colon ends a word where the value is drawn by another operation.
    const isAfterLabel = !isSameRun && piece?.text.endsWith(":") === true
    if (piece !== undefined && (isAfterLabel || isNewWord(piece, glyph, gap))) finish()
    if (piece === undefined) {
      piece = glyph
      piece.isAfterSpace = gap === "space"
      piece.isSameRun = isSameRun && gap === "space" && spaces === 1
    } else append(piece, glyph)
    gap = "none"
    spaces = 0
  }
  finish()
  return dropDuplicateWords(words)
}

/** A recogniser's text layer carries no figures of its own, and is never as sure as printed characters. */
const recognisedConfidence = 0.9

/** Takes off the unpaired brackets that recognisers make of the lines beside a word. */
function withoutLineNoise(text: string): string {
  const start = /^[[{](?=[^\]}]*$)/.test(text) && text.length > 1 ? text.slice(1) : text
  return /^[^[{]+[\]}]$/.test(start) ? start.slice(0, -1) : start
}

function isSpace(code: number): boolean {
  return (
    code === 0x20 ||
    (code >= 0x09 && code <= 0x0d) ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  )
}

/** The text of a code point: "" for what prints nothing. PDFium reports a hyphen at a line's end as U+0002 or U+FFFE. */
function printed(code: number): string {
  if (code === 0x02 || code === 0xfffe || code === 0xad) return "-"
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return ""
  if ((code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || code === 0x2060) return ""
  if (code === 0xfeff || code === 0xffff || code > 0x10ffff) return ""
  // Presentation forms: ligatures fi, fl, ffi … are read as the letters they stand for.
  return code >= 0xfb00 && code <= 0xfb06 ? String.fromCodePoint(code).normalize("NFKC") : String.fromCodePoint(code)
}

function readGlyph(
  { raw, scratch, ...pdfium }: Pdfium,
  textPage: number,
  index: number,
  style: TextStyle,
  text: string,
): Piece | undefined {
  const at = scratch >> 3
  raw.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8)
  raw.FPDFText_GetCharBox(textPage, index, scratch + 16, scratch + 24, scratch + 32, scratch + 40)
  const hasLoose = raw.FPDFText_GetLooseCharBox(textPage, index, scratch + 48) !== 0
  const doubles = pdfium.doubles()
  const x = doubles[at] ?? 0
  const y = doubles[at + 1] ?? 0
  const left = doubles[at + 2] ?? 0
  const right = doubles[at + 3] ?? 0
  const bottom = doubles[at + 4] ?? 0
  const top = doubles[at + 5] ?? 0
  if (!Number.isFinite(x + y + left + right + bottom + top)) return undefined
  const [dx, dy] = style.direction
  const size = style.fontSize
  // The tight box of the ink gives the end of the character along its baseline; the loose box, where it is along
  // the page's axis, gives the advance width, which makes the gap between letters of one word zero.
  const corner = Math.max((left - x) * dx, (right - x) * dx) + Math.max((bottom - y) * dy, (top - y) * dy)
  let advance = corner
  if (hasLoose && dx > 0.99) {
    const floats = pdfium.floats()
    const looseRight = floats[(scratch + 48 + 8) >> 2] ?? right
    if (looseRight - x > 0 && looseRight - x < size * 2.5) advance = Math.max(looseRight - x, corner - size * 0.1)
  }
  advance = Math.min(Math.max(advance, 0), size * 4)
  // Heights are the same for every letter (0.75 above and 0.22 below the baseline), so that boxes of one line agree.
  const up = size * 0.75
  const down = size * 0.22
  return {
    text,
    left: x + Math.min(0, dx * advance) + Math.min(-dy * up, dy * down),
    right: x + Math.max(0, dx * advance) + Math.max(-dy * up, dy * down),
    bottom: y + Math.min(0, dy * advance) + Math.min(dx * up, -dx * down),
    top: y + Math.max(0, dy * advance) + Math.max(dx * up, -dx * down),
    startX: x,
    startY: y,
    endX: x + dx * advance,
    endY: y + dy * advance,
    style,
    isAfterSpace: false,
    isSameRun: false,
  }
}

/** One glyph that stands for several letters (a ligature) is reported once for each letter, at the same origin. */
function isSameOrigin(last: Piece | undefined, glyph: Piece): boolean {
  return last !== undefined && last.startX === glyph.startX && last.startY === glyph.startY
}

function isNewWord(piece: Piece, glyph: Piece, gap: "none" | "guessed" | "space"): boolean {
  if (gap === "space" || glyph.style.rotation !== piece.style.rotation) return true
  const [dx, dy] = piece.style.direction
  const size = Math.max(piece.style.fontSize, glyph.style.fontSize)
  const along = (glyph.startX - piece.endX) * dx + (glyph.startY - piece.endY) * dy
  const across = (glyph.startY - piece.endY) * dx - (glyph.startX - piece.endX) * dy
  if (Math.abs(across) > size * baselineShift) return true
  if (along < -size * 0.5) return true
  return along > size * (gap === "guessed" ? gapWithGuessedSpace : gapWithoutSpace)
}

function append(piece: Piece, glyph: Piece): void {
  piece.text += glyph.text
  piece.left = Math.min(piece.left, glyph.left)
  piece.right = Math.max(piece.right, glyph.right)
  piece.bottom = Math.min(piece.bottom, glyph.bottom)
  piece.top = Math.max(piece.top, glyph.top)
  piece.endX = glyph.endX
  piece.endY = glyph.endY
}

function pushWord(words: Word[], frame: PageFrame, piece: Piece): void {
  const box = frame.box(piece.left, piece.bottom, piece.right, piece.top)
  const middleX = (box[0] + box[2]) / 2
  const middleY = (box[1] + box[3]) / 2
  if (!piece.style.isStraight) return
  if (middleX < 0 || middleY < 0 || middleX > frame.width || middleY > frame.height) return
  const { fontSize, isBold, rotation } = piece.style
  const { isAfterSpace, isSameRun } = piece
  const confidence = piece.style.isInvisible ? recognisedConfidence : 1
  const text = piece.style.isInvisible ? withoutLineNoise(piece.text.normalize("NFC")) : piece.text.normalize("NFC")
  words.push({ text, box, fontSize, isBold, rotation, confidence, isAfterSpace, isSameRun })
}
