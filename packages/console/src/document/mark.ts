import type { PageBox } from "@docsift/sdk"

/** A value's place in the document, as the viewer draws it. */
export interface Mark {
  /** JSON Pointer of the value. */
  readonly pointer: string
  /** The name of the value, such as "Total". */
  readonly label: string
  /** Counted from 1; in a spreadsheet the number of the sheet. */
  readonly page: number
  /** In points from the top left corner of the page. */
  readonly box?: Readonly<PageBox> | undefined
  /** Instead of the box, in spreadsheets and CSV files. */
  readonly cell?: string | undefined
  /** Omitted for a value that a person has set. */
  readonly confidence?: number | undefined
}

/** A place that a person has pointed at. */
export type PickedPlace = { readonly page: number } & ({ readonly box: PageBox } | { readonly cell: string })
