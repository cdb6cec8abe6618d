import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, onTestFinished, test } from "vitest"

const folder = new URL(".", import.meta.url)

/** A page without print: the networks read it, so that their thread stays for the next one. */
const page = `{ bytes: Buffer.concat([Buffer.from("P5\\n64 64\\n255\\n"), Buffer.alloc(64 * 64, 255)]), dpi: 300, pageCount: 1 }`

test.each([
  ["networks", "createNeuralRecognition", "neural/neural-recognition.ts", "recognized"],
  ["Tesseract", "createWasmTesseract", "wasm-tesseract.ts", "tsv"],
])(
  "a program ends that has read an image with %s and closes nothing",
  async (_name, create, file, type) => {
    const program = `
    import { ${create} } from "${new URL(file, folder).href}"
    const { type } = await ${create}({ pageTimeoutMs: 50_000 }).run(${page})
    console.log(type)`
    const cwd = await mkdtemp(join(tmpdir(), "docsift-threads-"))
    onTestFinished(() => rm(cwd, { recursive: true }))
    await writeFile(join(cwd, "read.mjs"), program)
    const args = ["--conditions=@docsift/source", "read.mjs"]
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, timeout: 60_000 })
    expect(stdout).toBe(`${type}\n`)
  },
  300_000,
)
