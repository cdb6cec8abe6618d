import type { PagePicture } from "../../document.ts"
import type { ImageKind } from "./read-image-sizes.ts"
import type { ImageSize } from "./image-size.ts"

/** Providers take 5 MB a picture in base64, the least of them, and 8,000 pixels a side. */
const maxBytes = 3_000_000
const maxSidePixels = 8_000

/** An image file as models take it; undefined for TIFF, which none takes, and for what is too large for them. */
export function pictureOf(
  bytes: Uint8Array,
  kind: ImageKind,
  sizes: readonly Pick<ImageSize, "width" | "height">[],
): PagePicture | undefined {
  const isLarge = sizes.some(({ width, height }) => Math.max(width, height) > maxSidePixels)
  if (kind === "tiff" || isLarge || bytes.byteLength > maxBytes) return undefined
  return { page: 1, mediaType: `image/${kind}`, bytes }
}
