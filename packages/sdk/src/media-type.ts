interface Kind {
  readonly type: string
  readonly ending: RegExp
  /** How the bytes begin, where that tells more than the name. */
  readonly start?: RegExp
}

// What the service reads. Office files all begin as ZIP archives, so that only the name tells them apart.
const kinds: readonly Kind[] = [
  { type: "application/pdf", ending: /\.pdf$/i, start: /^%PDF-/ },
  { type: "image/png", ending: /\.png$/i, start: /^\x89PNG\r\n/ },
  { type: "image/jpeg", ending: /\.jpe?g$/i, start: /^\xff\xd8\xff/ },
  { type: "image/tiff", ending: /\.tiff?$/i, start: /^(II\*\0|MM\0\*)/ },
  { type: "image/webp", ending: /\.webp$/i, start: /^RIFF.{4}WEBP/s },
  { type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", ending: /\.docx$/i },
  { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ending: /\.xlsx$/i },
  { type: "text/csv", ending: /\.csv$/i },
  { type: "text/tab-separated-values", ending: /\.tsv$/i },
  { type: "text/plain", ending: /\.txt$/i },
  { type: "text/markdown", ending: /\.md$/i },
  { type: "text/html", ending: /\.html?$/i },
  { type: "message/rfc822", ending: /\.eml$/i },
]

// As far as the longest of the signatures above reaches.
const startLength = 12

/** Tells the media type of a file by its first bytes, else by its name's ending; undefined when neither tells it. */
export async function mediaTypeOf(content: Blob, name: string): Promise<string | undefined> {
  const bytes = new Uint8Array(await content.slice(0, startLength).arrayBuffer())
  const begin = String.fromCharCode(...bytes)
  return (kinds.find(({ start }) => start?.test(begin)) ?? kinds.find(({ ending }) => ending.test(name)))?.type
}
