import { endianness } from "node:os"
import { analyse } from "chardet"

/** A guess from 64 KiB is as good as one from 50 MB. */
const sampleBytes = 64 * 1024

const fallback = "windows-1252"
/** Out of 100; for some words of text every East Asian encoding is "possible" at 10. */
const minConfidence = 20

/** Decodes text by its byte order mark, then as UTF-8, then by the `declared` encoding, then by a guess from its bytes. */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const [a, b, c, d] = bytes
  const units = bytes.subarray(0, bytes.byteLength & ~1)
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return decodeUtf32(bytes.subarray(4), true)
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return decodeUtf32(bytes.subarray(4), false)
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(units)
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(units)
  const sample = bytes.subarray(0, sampleBytes)
  let zeros = 0
  for (const byte of sample) if (byte === 0) zeros++
  if (zeros > sample.length * 0.2) return new TextDecoder(a === 0 ? "utf-16be" : "utf-16le").decode(units)
  const utf8 = tryDecode(bytes, "utf-8", true)
  if (utf8 !== undefined) return utf8
  for (const encoding of [declared, guessEncoding(sample), fallback]) {
    // Most mails and pages that declare ASCII or Latin-1 are Windows-1252; the decoder's labels map them so.
    const text = encoding === undefined || /^utf-?8$/i.test(encoding) ? undefined : tryDecode(bytes, encoding, false)
    if (text !== undefined && (encoding === fallback || !/[\u0080-\u009f\ufffd]/.test(text))) return text
  }
  return new TextDecoder("utf-8").decode(bytes)
}

function guessEncoding(sample: Uint8Array): string | undefined {
  const [best] = analyse(sample)
  return best !== undefined && best.confidence > minConfidence ? best.name : undefined
}

function tryDecode(bytes: Uint8Array, encoding: string, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes)
  } catch (error) {
    // TypeError: bytes that are not in the encoding; RangeError: an encoding that does not exist.
    if (error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}

function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const units = new Uint16Array((bytes.byteLength >> 2) * 2)
  let length = 0
  for (let at = 0; at + 4 <= bytes.byteLength; at += 4) {
    const code = view.getUint32(at, isLittleEndian)
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) units[length++] = 0xfffd
    else if (code < 0x10000) units[length++] = code
    else {
      units[length++] = 0xd7c0 + (code >> 10)
      units[length++] = 0xdc00 + (code & 0x3ff)
    }
  }
  return decodeUnits(units.subarray(0, length))
}

/** Decodes UTF-16 units in the byte order of the machine. */
function decodeUnits(units: Uint16Array): string {
  const bytes = Buffer.from(units.buffer, units.byteOffset, units.byteLength)
  return (endianness() === "LE" ? bytes : bytes.swap16()).toString("utf16le")
}
