import type { editorViews } from "../search-values.ts"

/** What the editor shows, as the URL says it. */
export interface EditorPlace {
  readonly file?: string | undefined
  /** Pointer of the selected part, or of a value in a row of a table. */
  readonly at?: string | undefined
  readonly page?: number | undefined
  readonly view?: (typeof editorViews)[number] | undefined
}

/** Changes the URL. */
export type ChangePlace = (change: EditorPlace) => void
