import type { PageFrame } from "./page-frame.ts"
import type { Pdfium } from "./pdfium.ts"

/** The style that all characters of one text object share. */
export interface TextStyle {
  /** Height of the font in points on the page. */
  readonly fontSize: number
  readonly isBold: boolean
  /** Colour of the filled letters as 0xRRGGBB; 0 when unknown. */
  readonly colour: number
  readonly rotation: 0 | 90 | 180 | 270
  /** Unit vector of the reading direction in user space. */
  readonly directionX: number
  readonly directionY: number
  /** False for text at more than 15° to every axis, such as watermarks and stamps. */
  readonly isStraight: boolean
  /** Text render mode 3 (ISO 32000-1 table 106): the text layer that OCR software puts over a scan. */
  readonly isInvisible: boolean
}

const boldName = /bold|black|heavy|demi|[-,](b|bd)$/i
const invisibleMode = 3
const forceBoldFlag = 1 << 18

/** The text page, the page's frame, and a cache of its fonts' weights. */
export interface StyleSource {
  readonly textPage: number
  readonly frame: PageFrame
  /** Font handle → boldness. */
  readonly boldness: Map<number, boolean>
}

/** Reads the font and direction of a character of a text object; call it once per object. */
export function readTextStyle(pdfium: Pdfium, source: StyleSource, object: number, index: number): TextStyle {
  const { textPage, frame, boldness } = source
  const { raw, scratch } = pdfium
  let [a, b, c, d] = [1, 0, 0, 1]
  if (raw.FPDFText_GetMatrix(textPage, index, scratch) !== 0) {
    const floats = pdfium.floats()
    const at = scratch >> 2
    a = floats[at] ?? 1
    b = floats[at + 1] ?? 0
    c = floats[at + 2] ?? 0
    d = floats[at + 3] ?? 1
  }
  const length = Math.hypot(a, b)
  const directionX = length > 0 ? a / length : 1
  const directionY = length > 0 ? b / length : 0
  // Mirrored text (a < 0 and d > 0) does occur in print templates; it still reads along its baseline.
  const scale = Math.hypot(c, d) || length || 1
  const fontSize = Math.abs(raw.FPDFText_GetFontSize(textPage, index)) * scale
  const angle = frame.angle(directionX, directionY)
  const quarter = Math.round(angle / 90) % 4
  const deviation = Math.abs(((angle - quarter * 90 + 540) % 360) - 180)
  const font = object === 0 ? 0 : raw.FPDFTextObj_GetFont(object)
  const isBold = boldness.get(font) ?? readIsBold(pdfium, textPage, index)
  boldness.set(font, isBold)
  return {
    fontSize: fontSize > 0.1 && fontSize < 2000 ? fontSize : 10,
    isBold,
    colour: object === 0 ? 0 : readColour(pdfium, object),
    rotation: quarter === 1 ? 90 : quarter === 2 ? 180 : quarter === 3 ? 270 : 0,
    directionX,
    directionY,
    isStraight: deviation <= 15,
    isInvisible: object !== 0 && raw.FPDFTextObj_GetTextRenderMode(object) === invisibleMode,
  }
}

function readColour(pdfium: Pdfium, object: number): number {
  const { raw, scratch } = pdfium
  if (raw.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return 0
  // The components are unsigned integers up to 255, of which WebAssembly stores the lowest byte first.
  const bytes = pdfium.bytes()
  return ((bytes[scratch] ?? 0) << 16) | ((bytes[scratch + 4] ?? 0) << 8) | (bytes[scratch + 8] ?? 0)
}

function readIsBold(pdfium: Pdfium, textPage: number, index: number): boolean {
  const { raw, scratch } = pdfium
  if (raw.FPDFText_GetFontWeight(textPage, index) >= 600) return true
  const length = raw.FPDFText_GetFontInfo(textPage, index, scratch + 8, 256, scratch)
  const bytes = pdfium.bytes()
  const flags = new DataView(bytes.buffer).getInt32(scratch, true)
  if (length > 1 && (flags & forceBoldFlag) !== 0) return true
  const name = length > 1 && length <= 256 ? bytes.subarray(scratch + 8, scratch + 8 + length - 1) : undefined
  return name !== undefined && boldName.test(Buffer.from(name).toString("latin1"))
}
