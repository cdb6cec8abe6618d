/** A value as it is printed; with the number of its line where a search would not find it, as in a picture. */
export type KnownValue = string | null | { readonly text: string; readonly line: number }

/** A table's row as it is printed; null for an empty cell. */
export interface KnownRow {
  readonly cells: Readonly<Record<string, string | null>>
  /** The number of the line it begins on; found by its cells when it is left out. */
  readonly line?: number
}

/** What a document says of one object, every value as it is printed. */
export interface KnownObject {
  readonly fields?: Readonly<Record<string, KnownValue>>
  readonly tables?: Readonly<Record<string, readonly KnownRow[]>>
}

/** A document that the stub knows the answers for. */
export interface KnownDocument {
  /** Texts that its lines hold and no other document's: by them it is recognised in a prompt. */
  readonly marks: readonly string[]
  /** Object name → what is printed. */
  readonly objects: Readonly<Record<string, KnownObject>>
}

/** Finds the document that a prompt shows a part of: the one with the most marks in it, for a part shows only some. */
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
