import { type FileKind, mediaTypes } from "@docsift/engine"

const kindByMediaType = new Map<string, FileKind>(
  Object.entries(mediaTypes).map(([kind, mediaType]) => [mediaType, kind as FileKind]), // Its keys are the kinds.
)

/** Returns the kind of a stored file, for a label. */
export function kindOf(mediaType: string): FileKind | "other" {
  return kindByMediaType.get(mediaType) ?? "other"
}
