import { readFileSync } from "node:fs"
import { registerHooks } from "node:module"
import { fileURLToPath } from "node:url"

/*
 * Imported by a process before its main module; replaces one text in the source of one module. If the replacement is
 * impossible the process exits: a mutation that was not applied would prove nothing.
 */

interface Change {
  /** A file URL. */
  readonly file: string
  readonly find: string
  readonly replace: string
  readonly loadedLine: string
}

// Written by `mutatedStart`, of the same version.
const { file, find, replace, loadedLine } = JSON.parse(process.env.CHAOS_MUTATION ?? "") as Change
const parts = readFileSync(fileURLToPath(file), "utf8").split(find)
if (parts.length !== 2) {
  throw new Error(`${file} contains the text to replace ${parts.length - 1} times, not once: ${find}`)
}

registerHooks({
  load(url, context, nextLoad) {
    if (url !== file) return nextLoad(url, context)
    process.stderr.write(`${loadedLine}\n`)
    return { format: "module-typescript", source: parts.join(replace), shortCircuit: true }
  },
})
