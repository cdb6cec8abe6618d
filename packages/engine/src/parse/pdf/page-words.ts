import type { Word } from "../../document.ts"
import type { PageFrame } from "./page-frame.ts"
import type { Pdfium } from "./pdfium.ts"
import { dropDuplicateWords } from "./duplicate-words.ts"
import type { Fragment } from "./fragment.ts"
import { type Gap, gapAlong, isNewWord, isOfSameRun } from "./letter-gaps.ts"
import { joinSpacedLetters } from "./spaced-letters.ts"
import { readTextStyle, type TextStyle } from "./text-style.ts"
import { Tracking } from "./tracking.ts"

/** No page of text has more characters; without a limit one page could exhaust the memory. */
const maxCharsPerPage = 400_000

/** Reads the words of a loaded text page, in the order in which the file draws them. */
export function readPageWords(pdfium: Pdfium, frame: PageFrame, textPage: number): Word[] {
  const { raw } = pdfium
  const count = Math.min(pdfium.api.FPDFText_CountChars(textPage), maxCharsPerPage)
  const styleOf = createStyleReader(pdfium, frame, textPage)
  const joiner = new GlyphJoiner(frame)
  let glyph: Fragment | undefined
  let highSurrogate = 0
  for (let index = 0; index < count; index++) {
    const unit = raw.FPDFText_GetUnicode(textPage, index)
    if (isSpace(unit)) {
      joiner.addSpace(raw.FPDFText_IsGenerated(textPage, index) === 1)
      continue
    }
    if (isHighSurrogate(unit)) {
      highSurrogate = unit
      continue
    }
    const text = printed(isLowSurrogate(unit) ? codePointOf(highSurrogate, unit) : unit)
    highSurrogate = 0
    if (text === "") continue
    const object = raw.FPDFText_GetTextObject(textPage, index)
    const style = styleOf(object, index)
    // OCR reads the lines of a table as this character; it ends a word and is not part of one.
    if (style.isInvisible && text === "|") {
      joiner.addLineNoise()
      continue
    }
    glyph ??= emptyGlyph(style)
    if (readGlyph(pdfium, textPage, index, style, text, glyph)) joiner.addGlyph(glyph, object)
  }
  return joinSpacedLetters(dropDuplicateWords(joiner.finish()))
}

/** Reads the style of each text object once. */
function createStyleReader(pdfium: Pdfium, frame: PageFrame, textPage: number) {
  const source = { textPage, frame, boldness: new Map<number, boolean>() }
  const styles = new Map<number, TextStyle>()
  // Most characters are of the object of the one before.
  let last: { readonly object: number; readonly style: TextStyle } | undefined
  return (object: number, index: number): TextStyle => {
    if (last?.object === object) return last.style
    const style = styles.get(object) ?? readTextStyle(pdfium, source, object, index)
    styles.set(object, style)
    last = { object, style }
    return style
  }
}

/** Joins the glyphs of a page to words. */
class GlyphJoiner {
  readonly #frame: PageFrame
  readonly #words: Word[] = []
  readonly #tracking = new Tracking()
  /** A complete word, which the next one may continue. */
  #previous: Fragment | undefined
  #word: Fragment | undefined
  #gap: Gap = "none"
  #spaces = 0
  #lastObject = 0
  /** Origin of the last character. */
  #lastX = NaN
  #lastY = NaN

  constructor(frame: PageFrame) {
    this.#frame = frame
  }

  addSpace(isGenerated: boolean): void {
    this.#spaces++
    if (this.#gap !== "space") this.#gap = isGenerated ? "guessed" : "space"
  }

  addLineNoise(): void {
    if (this.#gap === "none") this.#gap = "guessed"
  }

  /** Adds a character, which is not kept: the caller fills it with the next one. */
  addGlyph(glyph: Fragment, object: number): void {
    const isSameRun = object === this.#lastObject
    // One glyph that represents several letters (a ligature) is reported once for each letter, at the same origin. Where the
    // letters come from an /ActualText, each has its share of the glyph's box, and only the last one reaches the glyph's end.
    const isLigature = isSameRun && glyph.startX === this.#lastX && glyph.startY === this.#lastY
    this.#lastObject = object
    this.#lastX = glyph.startX
    this.#lastY = glyph.startY
    if (this.#word !== undefined && isLigature) {
      append(this.#word, glyph)
      return
    }
    const continuesRun = this.#word !== undefined && isOfSameRun(this.#word, glyph)
    if (this.#word !== undefined && continuesRun && this.#gap !== "space")
      this.#tracking.add(gapAlong(this.#word, glyph))
    const isAfterLabel = !isSameRun && this.#word !== undefined && endsLabel(this.#word, glyph)
    if (this.#word !== undefined && (isAfterLabel || isNewWord(this.#word, glyph, this.#gap))) this.#endWord()
    if (!continuesRun) this.#tracking.clear()
    if (this.#word === undefined) {
      const isAfterSpace = this.#gap === "space"
      this.#word = { ...glyph, isAfterSpace, isSameRun: isSameRun && isAfterSpace && this.#spaces === 1 }
    } else append(this.#word, glyph)
    this.#gap = "none"
    this.#spaces = 0
  }

  finish(): readonly Word[] {
    this.#endWord()
    if (this.#previous !== undefined) pushWord(this.#words, this.#frame, this.#previous)
    return this.#words
  }

  #endWord(): void {
    const word = this.#word
    if (word === undefined) return
    this.#word = undefined
    const previous = this.#previous
    const tracking = previous && this.#trackingBetween(previous, word)
    if (previous !== undefined && tracking !== undefined) {
      append(previous, word)
      previous.tracking = tracking
      return
    }
    if (previous !== undefined) pushWord(this.#words, this.#frame, previous)
    this.#previous = word
  }

  /** Returns the tracking if a word is only set apart by it from the letters before; undefined if it is a word of its own. */
  #trackingBetween(previous: Fragment, word: Fragment): number | undefined {
    if (word.isAfterSpace || !isOfSameRun(previous, word)) return undefined
    return this.#tracking.of(gapAlong(previous, word))
  }
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000

/** Returns the code point of a surrogate pair; 0, which prints nothing, when the first half is missing. */
function codePointOf(high: number, low: number): number {
  return high === 0 ? 0 : 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00)
}

/** The text layer of OCR software has no confidence values, and is less reliable than born-digital text. */
const textLayerConfidence = 0.9

/** Removes the unpaired brackets that OCR reads from the lines beside a word. */
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

/** Returns the text of a code point: "" for code points that print nothing. PDFium reports a hyphen at a line's end as U+0002 or U+FFFE. */
function printed(code: number): string {
  if (code === 0x02 || code === 0xfffe) return "-"
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return ""
  if ((code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || code === 0x2060) return ""
  if (code === 0xfeff || code === 0xffff || code > 0x10ffff) return ""
  // Presentation forms: ligatures fi, fl, ffi … are read as the letters they represent.
  return code >= 0xfb00 && code <= 0xfb06 ? String.fromCodePoint(code).normalize("NFKC") : String.fromCodePoint(code)
}

/** A place at which a word may break; it is printed, as a hyphen, only where the word does, unless a font draws it as one. */
const SOFT_HYPHEN = "\u00ad"
/** Font sizes below which PDFium's box of a glyph says that it draws nothing. */
const NO_INK = 0.01

function emptyGlyph(style: TextStyle): Fragment {
  return {
    text: "",
    left: NaN,
    bottom: NaN,
    right: NaN,
    top: NaN,
    startX: NaN,
    startY: NaN,
    endX: NaN,
    endY: NaN,
    style,
    isAfterSpace: false,
    isSameRun: false,
    tracking: undefined,
  }
}

/**
 * Reads a character into `glyph`, one object for all of a page, which has thousands of them; returns whether it has a place and is printed.
 */
function readGlyph(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  style: TextStyle,
  text: string,
  glyph: Fragment,
): boolean {
  const { raw, scratch } = pdfium
  const at = scratch >> 3
  raw.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8)
  raw.FPDFText_GetCharBox(textPage, index, scratch + 16, scratch + 24, scratch + 32, scratch + 40)
  const { directionX: dx, directionY: dy, fontSize: size } = style
  const hasLoose = dx > 0.99 && raw.FPDFText_GetLooseCharBox(textPage, index, scratch + 48) !== 0
  const doubles = pdfium.doubles()
  const x = doubles[at] ?? 0
  const y = doubles[at + 1] ?? 0
  const left = doubles[at + 2] ?? 0
  const right = doubles[at + 3] ?? 0
  const bottom = doubles[at + 4] ?? 0
  const top = doubles[at + 5] ?? 0
  if (!Number.isFinite(x + y + left + right + bottom + top)) return false
  if (text === SOFT_HYPHEN && Math.max(right - left, top - bottom) < size * NO_INK) return false
  // The tight box of the ink gives the end of the character along its baseline; the loose box, where it is along
  // the page's axis, gives the advance width, which makes the gap between letters of one word zero.
  const corner = Math.max((left - x) * dx, (right - x) * dx) + Math.max((bottom - y) * dy, (top - y) * dy)
  let advance = corner
  if (hasLoose) {
    const floats = pdfium.floats()
    const looseRight = floats[(scratch + 48 + 8) >> 2] ?? right
    if (looseRight - x > 0 && looseRight - x < size * 2.5) advance = Math.max(looseRight - x, corner - size * 0.1)
  }
  advance = Math.min(Math.max(advance, 0), size * 4)
  // Heights are the same for every letter (0.75 above and 0.22 below the baseline), so that boxes of one line agree.
  const up = size * 0.75
  const down = size * 0.22
  glyph.text = text === SOFT_HYPHEN ? "-" : text
  glyph.style = style
  glyph.left = x + Math.min(0, dx * advance) + Math.min(-dy * up, dy * down)
  glyph.right = x + Math.max(0, dx * advance) + Math.max(-dy * up, dy * down)
  glyph.bottom = y + Math.min(0, dy * advance) + Math.min(dx * up, -dx * down)
  glyph.top = y + Math.max(0, dy * advance) + Math.max(dx * up, -dx * down)
  glyph.startX = x
  glyph.startY = y
  glyph.endX = x + dx * advance
  glyph.endY = y + dy * advance
  return true
}

/** Points; names are set in two weights or colours in headings, and are one word there. */
const maxLabelSize = 14
const boundary = /\p{L}{3}$/u
/** The colon of a label; digits before it are a time. */
const labelColon = /(?<!\d):$/u

/**
 * Returns whether a label ends before a glyph that another operation draws: with its colon, or where letters meet a number
 * or lower case meets a capital and the weight or the colour changes, as in `Number` and `4711` printed close together.
 */
function endsLabel({ text, style }: Fragment, glyph: Fragment): boolean {
  // A duration begins with a colon: a spot of `:30`.
  if (text === ":" && /\d/u.test(glyph.text)) return false
  if (labelColon.test(text) && glyph.text !== "/") return true
  if (style.isBold === glyph.style.isBold && style.colour === glyph.style.colour) return false
  if (style.fontSize > maxLabelSize || !boundary.test(text)) return false
  return /\d/u.test(glyph.text) || (/\p{Ll}$/u.test(text) && /\p{Lu}/u.test(glyph.text))
}

function append(fragment: Fragment, glyph: Fragment): void {
  fragment.text += glyph.text
  fragment.left = Math.min(fragment.left, glyph.left)
  fragment.right = Math.max(fragment.right, glyph.right)
  fragment.bottom = Math.min(fragment.bottom, glyph.bottom)
  fragment.top = Math.max(fragment.top, glyph.top)
  fragment.endX = glyph.endX
  fragment.endY = glyph.endY
}

function pushWord(words: Word[], frame: PageFrame, fragment: Fragment): void {
  const box = frame.box(fragment.left, fragment.bottom, fragment.right, fragment.top)
  const middleX = (box[0] + box[2]) / 2
  const middleY = (box[1] + box[3]) / 2
  if (!fragment.style.isStraight) return
  if (middleX < 0 || middleY < 0 || middleX > frame.width || middleY > frame.height) return
  const { fontSize, isBold, rotation } = fragment.style
  const { isAfterSpace, isSameRun, tracking } = fragment
  const confidence = fragment.style.isInvisible ? textLayerConfidence : 1
  const text = fragment.style.isInvisible
    ? withoutLineNoise(fragment.text.normalize("NFC"))
    : fragment.text.normalize("NFC")
  const word: Word = { text, box, fontSize, isBold, rotation, confidence, isAfterSpace, isSameRun }
  words.push(tracking === undefined ? word : { ...word, letterSpacing: tracking * fontSize })
}
