import type { PageImage } from "../../document.ts"
import type { ImageKind } from "./read-image-sizes.ts"
import type { ImageSize } from "./image-size.ts"

/** The strictest provider accepts 5 MB per image in base64, and 8,000 pixels per side. */
const maxBytes = 3_000_000
const maxSidePixels = 8_000

/** Returns an image file as input for vision models; undefined for TIFF, which none accepts, and for files that are too large. */
export function modelImageOf(
  bytes: Uint8Array,
  kind: ImageKind,
  sizes: readonly Pick<ImageSize, "width" | "height">[],
): PageImage | undefined {
  const isLarge = sizes.some(({ width, height }) => Math.max(width, height) > maxSidePixels)
  if (kind === "tiff" || isLarge || bytes.byteLength > maxBytes) return undefined
  return { page: 1, mediaType: `image/${kind}`, bytes }
}
