import { copyFile, mkdir, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/*
 * The last step of the build: copies into the package what recognition runs, 20 MB. The packages that it comes from take 197 MB
 * with flavours for browsers that never run here, so they are development dependencies.
 */

const { resolve } = createRequire(import.meta.url)
const ownFile = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const onnxruntime = dirname(resolve("onnxruntime-web/wasm"))
const tesseract = dirname(resolve("tesseract.js-core/package.json"))
const english = dirname(resolve("@tesseract.js-data/eng/package.json"))

/** The files by folder of the copy, with the licence of those that are not under the engine's own. */
const copies: Readonly<Record<string, readonly string[]>> = {
  "onnxruntime-web": [
    ownFile("licences/onnxruntime-web.txt"),
    join(onnxruntime, "ort.wasm.bundle.min.mjs"),
    join(onnxruntime, "ort-wasm-simd-threaded.mjs"),
    join(onnxruntime, "ort-wasm-simd-threaded.wasm"),
  ],
  "tesseract.js-core": [
    join(tesseract, "LICENSE"),
    // Says that the code is CommonJS, unlike the engine's.
    join(tesseract, "package.json"),
    join(tesseract, "tesseract-core-simd-lstm.js"),
    join(tesseract, "tesseract-core-simd-lstm.wasm"),
  ],
  "trained-data": [join(english, "4.0.0_best_int/eng.traineddata.gz")],
}

const folder = ownFile("dist/recognition")
await rm(folder, { recursive: true, force: true })
for (const [name, files] of Object.entries(copies)) {
  await mkdir(join(folder, name), { recursive: true })
  for (const file of files) await copyFile(file, join(folder, name, basename(file)))
}
