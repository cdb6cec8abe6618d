import type { ImageSize } from "./image-size.ts"
import { type TiffDirectory, tiffDirectories } from "./tiff-directory.ts"

const widthTag = 256
const heightTag = 257
const orientationTag = 274
const xResolutionTag = 282
const resolutionUnitTag = 296
const centimetre = 3
/** From here on, the first row of the stored pixels is a side of the displayed page. */
const firstSideways = 5

/**
 * Reads the sizes of all pages as they are displayed. Stops one page after `maxPages`, so that a cyclic or endless chain
 * ends. Returns undefined for a file without pages.
 */
export function tiffSizes(buffer: Buffer, maxPages: number): ImageSize[] | undefined {
  const sizes: ImageSize[] = []
  for (const directory of tiffDirectories(buffer, maxPages + 1)) {
    const size = sizeOf(directory)
    if (size === undefined) return undefined
    sizes.push(size)
  }
  return sizes.length === 0 ? undefined : sizes
}

function sizeOf(directory: TiffDirectory): ImageSize | undefined {
  const first = (tag: number) => directory.numbers(tag)?.[0]
  const [width, height] = [first(widthTag), first(heightTag)]
  if (width === undefined || height === undefined) return undefined
  const perUnit = directory.fraction(xResolutionTag)
  const perInch = first(resolutionUnitTag) === centimetre ? 2.54 : 1
  const dpi = perUnit === undefined ? undefined : perUnit * perInch
  // The recognizer turns the page upright.
  const isSideways = (first(orientationTag) ?? 1) >= firstSideways
  return isSideways ? { width: height, height: width, dpi } : { width, height, dpi }
}
