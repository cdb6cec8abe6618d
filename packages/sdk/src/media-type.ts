import { mediaTypeByExtension } from "./generated/media-types.ts"

// All Office files start as ZIP archives, and texts with anything: only the name distinguishes them.
const signatures: readonly (readonly [signature: RegExp, mediaType: string])[] = [
  [/^%PDF-/, mediaTypeByExtension.pdf],
  [/^\x89PNG\r\n/, mediaTypeByExtension.png],
  [/^\xff\xd8\xff/, mediaTypeByExtension.jpeg],
  [/^(II\*\0|MM\0\*)/, mediaTypeByExtension.tiff],
  [/^RIFF.{4}WEBP/s, mediaTypeByExtension.webp],
]

// Characters of the longest signature.
const signatureLength = 12

/** Returns the media type of a file by its signature, else by the extension of its name; undefined when neither is known. */
export async function mediaTypeOf(content: Blob, name: string): Promise<string | undefined> {
  const bytes = new Uint8Array(await content.slice(0, signatureLength).arrayBuffer())
  const head = String.fromCharCode(...bytes)
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  return (
    signatures.find(([signature]) => signature.test(head))?.[1] ??
    Object.entries(mediaTypeByExtension).find(([known]) => known === extension)?.[1]
  )
}
