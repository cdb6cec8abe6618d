import type { Format } from "./layout.ts"
import type { LocaleCode } from "./locale.ts"
import type { Vocabulary } from "./locales.ts"
import type { Kind } from "./terms.ts"

/**
 * The sets: `small` is the PDF set used for all reported figures, `long` has tables of 27 to 2,200 rows, `formats` has every
 * layout of every format except images for every kind, cycling through the locales, `full` the same in every locale. `varied` has PDFs each in a random design of its own.
 */
export const setNames = ["small", "long", "formats", "full", "varied"] as const

/** The name of a set. */
export type SetName = (typeof setNames)[number]

/** The documents to generate; an empty list stands for all. */
export interface SetOptions {
  /** @default "small" */
  readonly set?: SetName
  /** @default "docsift-1" */
  readonly seed?: string
  /** @default "usual" */
  readonly vocabulary?: Vocabulary
  readonly kinds?: readonly Kind[]
  /** Images are generated only when named here, since OCR takes seconds for each. */
  readonly formats?: readonly Format[]
  readonly locales?: readonly LocaleCode[]
  /** Maximum number of documents, taken evenly from the set; 0 takes all. @default 0 */
  readonly size?: number
}
