import type { Locale } from "./locale.ts"
import type { ContentOptions } from "./text-composer.ts"
import type { Rendered } from "./places.ts"
import type { Random } from "./random.ts"
import type { Facts, Sheet } from "./sheet.ts"

/** The formats that documents are generated in. */
export const formats = ["pdf", "png", "docx", "xlsx", "csv", "html", "eml"] as const

/** A format of generated documents; `csv` stands for all delimited files. */
export type Format = (typeof formats)[number]

/** A way to write the content of a sheet to a file of one format. */
export interface Layout extends ContentOptions {
  /** Unique among all layouts. */
  readonly name: string
  readonly format: Format
  /** File extension, without the dot. */
  readonly extension: string
  /** Whether accents are dropped in languages that Windows-1252 cannot write. @default false */
  readonly hasWesternLettersOnly?: boolean
  /** Writes the file; the same input gives the same bytes. */
  readonly render: (sheet: Sheet, locale: Locale, random: Random, facts: Facts) => Promise<Rendered>
}
