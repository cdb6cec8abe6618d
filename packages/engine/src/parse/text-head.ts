/**
 * Bytes of a file that decide whether it is text, and of which kind. Three rows of a wide table fit; scanning them takes
 * 0.2 ms, which the thread that serves HTTP can spend on every upload.
 */
const textReach = 16 * 1024

/** Text has fewer control characters: leftovers of word processors are rarer than 2 %, compressed data has 11 %. */
const maxControlShare = 0.02
/** UTF-16 of Latin text has a zero in nearly every second byte; of mixed text in fewer. */
const minZeroShare = 0.6

/**
 * Decodes the head of a text file far enough to find markup and headers: the low bytes of UTF-16 and UTF-32, the bytes of
 * everything else.
 *
 * @returns undefined when the bytes are not text.
 */
export function decodeTextHead(file: Buffer): string | undefined {
  const bytes = file.subarray(0, textReach)
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return decodeUnits(bytes.subarray(4), 4, true)
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return decodeUnits(bytes.subarray(4), 4, false)
  if (a === 0xff && b === 0xfe) return decodeUnits(bytes.subarray(2), 2, true)
  if (a === 0xfe && b === 0xff) return decodeUnits(bytes.subarray(2), 2, false)
  if (bytes.includes(0)) return decodeUnmarkedUtf16(bytes)
  const text = bytes.toString("latin1")
  return isMostlyPrintable(bytes) ? text.replace(/^\u00ef\u00bb\u00bf/, "") : undefined
}

/** UTF-16 without a byte order mark has zeros in every second byte, and hardly any in the others. */
function decodeUnmarkedUtf16(bytes: Buffer): string | undefined {
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const half = bytes.length / 2
  if (odd >= half * minZeroShare && even <= half * maxControlShare) return decodeUnits(bytes, 2, true)
  if (even >= half * minZeroShare && odd <= half * maxControlShare) return decodeUnits(bytes, 2, false)
  return undefined
}

function decodeUnits(bytes: Buffer, width: 2 | 4, isLittleEndian: boolean): string | undefined {
  const count = Math.floor(bytes.length / width)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let text = ""
  let controls = 0
  let previous = 0
  for (let index = 0; index < count; index++) {
    const at = index * width
    const unit = width === 2 ? view.getUint16(at, isLittleEndian) : view.getUint32(at, isLittleEndian)
    if (isControl(unit) || isNoncharacter(unit)) controls++
    if (width === 2 && isHigh(previous) !== isLow(unit)) controls++
    previous = unit
    // Markup and headers are ASCII; other characters need no decoding.
    text += unit < 0x80 ? String.fromCharCode(unit) : "\u00b7"
  }
  return controls <= count * maxControlShare ? text : undefined
}

function isMostlyPrintable(bytes: Buffer): boolean {
  let controls = 0
  for (const byte of bytes) if (isControl(byte)) controls++
  return controls <= bytes.length * maxControlShare
}

/** Surrogates of UTF-16 come in pairs; a lone one is not a character. */
const isHigh = (unit: number): boolean => (unit & 0xfc00) === 0xd800
const isLow = (unit: number): boolean => (unit & 0xfc00) === 0xdc00

/** C0 controls and DEL, but for tab, line feed, vertical tab, form feed, carriage return and escape. */
function isControl(unit: number): boolean {
  return unit === 0x7f || (unit < 0x20 && unit !== 0x1b && (unit < 0x09 || unit > 0x0d))
}

/** Unicode 23.7: noncharacters, and values beyond the last code point. */
function isNoncharacter(unit: number): boolean {
  return (unit & 0xfffe) === 0xfffe || unit > 0x10ffff
}

/** Samples taken of a text file after its head. */
const sampleCount = 8

/**
 * Returns whether binary data follows a head of 8-bit text, such as the archive after an installer's script. Meant for
 * the document's own thread, which has the entire file. UTF-16 is left to its decoder.
 */
export function hidesBinary(file: Buffer): boolean {
  const [first = 0] = file
  if (first >= 0xfe || file.subarray(0, textReach).includes(0)) return false
  for (let sample = 1; sample <= sampleCount; sample++) {
    const at = Math.floor((Math.max(0, file.length - textReach) * sample) / sampleCount)
    const part = file.subarray(at, at + textReach)
    if (part.includes(0) || !isMostlyPrintable(part)) return true
  }
  return false
}
