/** Returns whether a browser may display a document inline; any other type could carry scripts and is downloaded. */
export function isInlineMediaType(mediaType: string): boolean {
  return mediaType === "application/pdf" || mediaType.startsWith("image/")
}
