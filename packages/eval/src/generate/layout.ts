import type { Locale } from "./locale.ts"
import type { Wishes } from "./pen.ts"
import type { Rendered } from "./places.ts"
import type { Random } from "./random.ts"
import type { Facts, Sheet } from "./sheet.ts"

/** The formats that documents are generated in. */
export const formats = ["pdf", "png", "docx", "xlsx", "csv", "html", "eml"] as const

/** A format of generated documents; `csv` stands for all delimited files. */
export type Format = (typeof formats)[number]

/** A way to put what a sheet says into a file of one format. */
export interface Layout extends Wishes {
  /** Unique among all layouts. */
  readonly name: string
  readonly format: Format
  /** What the file name ends with, without the dot. */
  readonly ending: string
  /** Whether accents are dropped in languages that Windows-1252 cannot write. @default false */
  readonly hasWesternLettersOnly?: boolean
  /** Writes the file; the same input gives the same bytes. */
  readonly render: (sheet: Sheet, locale: Locale, random: Random, facts: Facts) => Promise<Rendered>
}
