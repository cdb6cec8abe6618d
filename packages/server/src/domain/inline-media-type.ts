/** Tells whether a browser may show a document itself; everything else could carry scripts and is downloaded. */
export function isInlineMediaType(mediaType: string): boolean {
  return mediaType === "application/pdf" || mediaType.startsWith("image/")
}
