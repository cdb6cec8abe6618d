import type { TiffDirectory } from "./tiff-directory.ts"

/** Tags of TIFF 6.0, section 8. */
const bitsTag = 258
const photometricTag = 262
const samplesTag = 277
const colorMapTag = 320

/** The colours of a page, as a PDF describes them. */
export interface TiffColors {
  readonly count: 1 | 3 | 4
  readonly bits: number
  readonly isWhiteZero: boolean
  readonly isYCbCr: boolean
  /** The entries of the image dictionary. */
  readonly dictionary: string
}

/** Reads the colours of a page; undefined when a PDF has no equivalent. */
export function tiffColors(directory: TiffDirectory): TiffColors | undefined {
  const samples = directory.numbers(samplesTag)?.[0] ?? 1
  const [bits = 1, ...others] = directory.numbers(bitsTag) ?? []
  if (![1, 2, 4, 8].includes(bits) || others.some((other) => other !== bits)) return undefined
  const photometric = directory.numbers(photometricTag)?.[0]
  const depth = `/BitsPerComponent ${bits}`
  const known = { bits, isWhiteZero: photometric === 0, isYCbCr: photometric === 6 }
  if (samples === 1) {
    if (photometric === 3) {
      const palette = paletteOf(directory, bits)
      const space = palette && `[/Indexed/DeviceRGB ${2 ** bits - 1}<${palette}>]`
      return space ? { ...known, count: 1, dictionary: `${depth}/ColorSpace${space}` } : undefined
    }
    if (photometric !== 0 && photometric !== 1) return undefined
    // The codes of facsimiles have their own entry for it, and are 1 bit deep.
    const isFacsimile = [2, 3, 4].includes(directory.numbers(259)?.[0] ?? 1)
    const decode = photometric === 0 && !isFacsimile ? "/Decode[1 0]" : ""
    return { ...known, count: 1, dictionary: `${depth}/ColorSpace/DeviceGray${decode}` }
  }
  if (samples === 3 && (photometric === 2 || photometric === 6))
    return { ...known, count: 3, dictionary: `${depth}/ColorSpace/DeviceRGB` }
  if (samples === 4 && photometric === 5) return { ...known, count: 4, dictionary: `${depth}/ColorSpace/DeviceCMYK` }
  return undefined
}

/** All reds, then all greens, then all blues, of 16 bits each. */
function paletteOf(directory: TiffDirectory, bits: number): string | undefined {
  const map = directory.numbers(colorMapTag)
  const count = 2 ** bits
  if (map?.length !== 3 * count) return undefined
  const colors = Array.from({ length: count }, (_, index) => [index, index + count, index + 2 * count])
  return Buffer.from(colors.flat().map((at) => (map[at] ?? 0) >> 8)).toString("hex")
}
