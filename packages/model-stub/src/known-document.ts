/** A value as printed; with its line number where a search would not find it, as in an image. */
export type KnownValue = string | null | { readonly text: string; readonly line: number }

/** A table row as printed; null for an empty cell. */
export interface KnownRow {
  readonly cells: Readonly<Record<string, string | null>>
  /** The number of the line on which it starts. @default found by its cells */
  readonly line?: number
}

/** The values of one object as printed in a document. */
export interface KnownObject {
  readonly fields?: Readonly<Record<string, KnownValue>>
  readonly tables?: Readonly<Record<string, readonly KnownRow[]>>
}

/** A document whose values the stub knows. */
export interface KnownDocument {
  /** Texts that occur in its lines and in no other document, by which it is recognised in a prompt. */
  readonly marks: readonly string[]
  /** Object name → printed values. */
  readonly objects: Readonly<Record<string, KnownObject>>
}

/** Finds the document of a prompt: the one with the most marks in it, since a prompt may contain only a part. */
export function recognize(documents: readonly KnownDocument[], prompt: string): KnownDocument | undefined {
  let best: KnownDocument | undefined
  let most = 0
  for (const document of documents) {
    const count = document.marks.filter((mark) => prompt.includes(mark)).length
    if (count <= most) continue
    most = count
    best = document
  }
  return best
}
