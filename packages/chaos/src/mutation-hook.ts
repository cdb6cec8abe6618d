import { readFileSync } from "node:fs"
import { registerHooks } from "node:module"
import { fileURLToPath } from "node:url"

/*
 * Is imported by a process before its program, and changes one text of one of its modules. A change that cannot be made
 * ends the process: a mutation that is not there would prove nothing.
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
  throw new Error(`${file} has the text that is to be changed ${parts.length - 1} times, not once: ${find}`)
}

registerHooks({
  load(url, context, nextLoad) {
    if (url !== file) return nextLoad(url, context)
    process.stderr.write(`${loadedLine}\n`)
    return { format: "module-typescript", source: parts.join(replace), shortCircuit: true }
  },
})
