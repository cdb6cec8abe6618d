/** Host to thread: one image. */
export interface WasmTask {
  readonly image: Uint8Array
  readonly dpi: number
  /** The program's number of a page segmentation mode. */
  readonly segmentationMode: number
}

/** Thread to host: the words as TSV, or why there are none. */
export type WasmAnswer =
  | { readonly type: "read"; readonly tsv: string }
  | { readonly type: "failed"; readonly detail: string }

/** What the thread is started with. */
export interface WasmSetup {
  /** Files of trained data, by language; plain or gzip. */
  readonly languageFiles: Readonly<Record<string, string>>
}
