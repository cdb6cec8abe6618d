/** One image file to recognise: PNG, JPEG, WebP, PNM, or TIFF with one or more pages. */
export interface RecognitionImage {
  readonly bytes: Uint8Array
  /** Pixels per inch, a hint for what is text and what is noise. */
  readonly dpi: number
  /** Pages in the image; more time is allowed for more of them. */
  readonly pageCount: number
  /** What is looked for: columns and paragraphs, or one block of lines such as a receipt. @default "page" */
  readonly segmentation?: "page" | "block" | undefined
}

/** A word as it was recognised, in pixels from the image's top left corner. */
export interface RecognizedWord {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Words of one line share this number; lines count through the page. */
  readonly line: number
  /** 0 to 1, the recogniser's own figure. */
  readonly confidence: number
}

/** How recognition ended. */
export type Recognition =
  | { readonly type: "recognized"; readonly pages: readonly (readonly RecognizedWord[])[] }
  /** There is no program to do it. */
  | { readonly type: "unavailable" }
  /** It could not be done for this image; `detail` is for logs. */
  | { readonly type: "failed"; readonly detail: string }

/** Reads text from pixels. */
export interface Recognizer {
  /** Never rejects for what an image does; an aborted signal ends it as `failed` at once. */
  recognize(image: RecognitionImage, signal?: AbortSignal): Promise<Recognition>
}
