import { Option } from "commander"

/*
 * `-o` is the format of a result and `--out` its file. Two commands that write one format took the file by `-o`; scripts that
 * still pass it get a hint.
 */

/** The parsed option. */
export interface FormerOut {
  readonly output?: string | undefined
}

/** Creates the option, which help does not list. */
export function formerOutOption(): Option {
  return new Option("-o, --output <path>").hideHelp()
}

/** Returns options with the file of either spelling. */
export function withOut<Options extends FormerOut & { readonly out?: string | undefined }>(options: Options): Options {
  const { output, out } = options
  if (output === undefined) return options
  process.stderr.write(`hint: write --out ${output}; -o is the format of a result in other commands.\n`)
  return { ...options, out: out ?? output }
}
