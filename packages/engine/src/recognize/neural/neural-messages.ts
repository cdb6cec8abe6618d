import type { RecognizedWord } from "../recognizer.ts"
import type { NeuralModels } from "./neural-models.ts"

/** Host to thread: one page. */
export interface NeuralTask {
  /** A PGM file (netpbm "P5"). */
  readonly image: Uint8Array
}

/** Thread to host: the words, or why there are none. */
export type NeuralResult =
  | { readonly type: "read"; readonly words: readonly RecognizedWord[] }
  | { readonly type: "failed"; readonly detail: string }

/** The worker data of the thread. */
export interface NeuralSetup {
  readonly models: NeuralModels
}
