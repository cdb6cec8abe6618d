/** An image file for text recognition: PNG, JPEG, WebP, PNM, or TIFF with one or more pages. */
export interface RecognitionImage {
  readonly bytes: Uint8Array
  /** Pixels per inch, which helps to distinguish text from noise. */
  readonly dpi: number
  /** Pages in the image; more time is allowed for more of them. */
  readonly pageCount: number
  /** @default "page" */
  readonly segmentation?: Segmentation | undefined
  /** @default "tesseract" */
  readonly method?: RecognitionMethod | undefined
}

/** Tesseract, or neural networks that find and read lines of text, which need no segmentation. */
export type RecognitionMethod = "tesseract" | "neural"

/** Page segmentation: columns and paragraphs, one column of paragraphs, or one block of lines such as a receipt. */
export type Segmentation = "page" | "column" | "block"

/** A recognized word, in pixels from the image's top left corner. */
export interface RecognizedWord {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Words of one line share this number; lines count through the page. */
  readonly line: number
  /** 0 to 1, as reported by the recognizer. */
  readonly confidence: number
}

/** The outcome of text recognition. */
export type Recognition =
  | { readonly type: "recognized"; readonly pages: readonly (readonly RecognizedWord[])[] }
  /** No recognizer is installed. */
  | { readonly type: "unavailable" }
  /** The recognition of this image failed; `detail` is for logs. */
  | { readonly type: "failed"; readonly detail: string }

/** Recognizes text in images. */
export interface Recognizer {
  /** Never rejects because of an image; an aborted signal ends it as `failed` at once. */
  recognize(image: RecognitionImage, signal?: AbortSignal): Promise<Recognition>
}
