import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { parentPort, workerData } from "node:worker_threads"
import { gunzipSync } from "node:zlib"
import { silenceThread } from "./silence-thread.ts"
import { tsvHeader } from "./tesseract-tsv.ts"
import type { WasmResult, WasmSetup, WasmTask } from "./wasm-messages.ts"

/** The part of tesseract.js-core that is used; it has no types. */
interface TesseractModule {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void }
  readonly TessBaseAPI: new () => TesseractApi
}

interface TesseractApi {
  Init(dataPath: null, languages: string, engineMode: number): number
  SetVariable(name: string, value: string): boolean
  SetPageSegMode(mode: number): void
  SetImageFile(orientation: number, angle: number): number
  Recognize(monitor: null): number
  GetTSVText(): string
  Clear(): void
}

/** OEM_LSTM_ONLY: the only engine in this build. */
const lstmOnly = 1
/** Exif orientation 1: upright. Pages are rotated when they are rendered. */
const asStored = 1

silenceThread()
const { languageFiles } = workerData as WasmSetup // sent by wasm-tesseract.ts
// tesseract.js-core is CommonJS and reads its WASM from its own folder; nothing is fetched.
const load = createRequire(import.meta.url)("#tesseract") as (options: object) => Promise<TesseractModule>

const core = await load({})
for (const [language, path] of Object.entries(languageFiles)) {
  const bytes = readFileSync(path)
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  core.FS.writeFile(`${language}.traineddata`, isGzip ? gunzipSync(bytes) : bytes)
}
const api = new core.TessBaseAPI()
if (api.Init(null, Object.keys(languageFiles).join("+"), lstmOnly) !== 0) {
  throw new Error("The trained data cannot be read.")
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.on("message", (task: WasmTask) => parentPort?.postMessage(read(task)))

function read({ image, dpi, segmentationMode }: WasmTask): WasmResult {
  core.FS.writeFile("/input", image)
  api.SetVariable("user_defined_dpi", String(Math.round(dpi)))
  api.SetPageSegMode(segmentationMode)
  if (api.SetImageFile(asStored, 0) !== 0) return { type: "failed", detail: "cannot open the image" }
  if (api.Recognize(null) !== 0) return { type: "failed", detail: "ended with an error" }
  const tsv = `${tsvHeader}\n${api.GetTSVText()}`
  api.Clear()
  return { type: "read", tsv }
}
