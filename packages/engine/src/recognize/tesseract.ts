import type { ProcessorMeter } from "../processor-time/clock.ts"
import type { BackendOutput, RecognitionBackend, RecognizerDescription } from "./recognition-backend.ts"
import type { RecognitionImage, Segmentation } from "./recognizer.ts"
import { runProgram } from "./run-program.ts"

/** Options for running the program. */
export interface ProgramOptions {
  /** Name or path of the program. @default "tesseract" */
  readonly command?: string
  /**
   * Languages by the program's own names; those that are not installed are skipped.
   *
   * @default eng, deu, fra, nld, ita, spa, pol, por, ces, swe, dan, nor
   */
  readonly languages?: readonly string[]
  /** Milliseconds for one page, after which the program is killed. @default 60_000 */
  readonly pageTimeoutMs?: number
}

/** The languages of the engine's lexicon. English first: it leads where languages disagree. */
export const lexiconLanguages = "eng deu fra nld ita spa pol por ces swe dan nor fin hun ron".split(" ")
/** Page segmentation modes (tesseract(1), --psm): fully automatic, one column of text of any sizes, one uniform block of text. */
export const segmentationModes = { page: "3", column: "4", block: "6" } as const satisfies Record<Segmentation, string>
/** A dense page gives 100 KB of output; a page full of noise several MB. */
const maxOutputBytes = 32 * 1024 * 1024
const listTimeoutMs = 10_000

/** Creates a backend that runs the program `tesseract` once for every image. */
export function createTesseract(options: ProgramOptions = {}): RecognitionBackend {
  const { command = "tesseract", languages = lexiconLanguages, pageTimeoutMs = 60_000 } = options
  let known: readonly string[] | undefined

  const listLanguages = async (signal?: AbortSignal): Promise<readonly string[] | BackendOutput> => {
    if (known !== undefined) return known
    const args = ["--list-langs"]
    const end = await runProgram({ command, args, timeoutMs: listTimeoutMs, maxOutputBytes, signal })
    if (end.type === "missing") return { type: "unavailable" }
    if (end.type === "stopped") return { type: "failed", detail: `--list-langs: ${end.reason}` }
    const installed = new Set(end.output.split(/\r?\n/u).map((line) => line.trim()))
    const chosen = languages.filter((language) => installed.has(language))
    if (end.code !== 0 || chosen.length === 0) return { type: "unavailable" }
    known = chosen
    return chosen
  }

  const run = async (image: RecognitionImage, signal?: AbortSignal, meter?: ProcessorMeter): Promise<BackendOutput> => {
    if (image.method === "neural") return { type: "unavailable" }
    const chosen = await listLanguages(signal)
    if ("type" in chosen) return chosen
    const { bytes, dpi, pageCount, segmentation = "page" } = image
    const args = [
      "stdin",
      "stdout",
      "-l",
      chosen.join("+"),
      "--dpi",
      String(Math.round(dpi)),
      "--psm",
      segmentationModes[segmentation],
      "tsv",
    ]
    const timeoutMs = pageTimeoutMs * pageCount
    const end = await runProgram({ command, args, input: bytes, timeoutMs, maxOutputBytes, signal, meter })
    if (end.type === "missing") return { type: "unavailable" }
    if (end.type === "stopped") return { type: "failed", detail: end.reason }
    if (end.code !== 0) return { type: "failed", detail: `ended with ${end.code ?? "a signal"}` }
    return { type: "tsv", tsv: end.output }
  }

  const describe = async (): Promise<RecognizerDescription> => {
    const installed = await listLanguages()
    return "type" in installed ? { type: "none" } : { type: "program", languages: installed }
  }

  return { run, describe }
}
