/** Host to thread: one image. */
export interface WasmTask {
  readonly image: Uint8Array
  readonly dpi: number
  /** Tesseract's number of a page segmentation mode. */
  readonly segmentationMode: number
}

/** Thread to host: the words as TSV, or why there are none. */
export type WasmResult =
  | { readonly type: "read"; readonly tsv: string }
  | { readonly type: "failed"; readonly detail: string }

/** The worker data of the thread. */
export interface WasmSetup {
  /** Files of trained data, by language; plain or gzip. */
  readonly languageFiles: Readonly<Record<string, string>>
}
