import { readFile } from "node:fs/promises"
import { parse, type ParseError, printParseErrorCode } from "jsonc-parser"
import { CommandError } from "../command-error.ts"

/**
 * Parses JSON.
 *
 * @throws {Error} that says what is wrong, and in which line and column.
 */
export function parseJson(text: string): unknown {
  const errors: ParseError[] = []
  const content: unknown = parse(text, errors, { allowEmptyContent: false })
  const [error] = errors
  if (error === undefined) return content
  // The names of the codes are words: InvalidSymbol.
  const problem = printParseErrorCode(error.error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase()
  const before = text.slice(0, error.offset).split("\n")
  throw new Error(`${problem} at line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`)
}

/** Reads a file as JSON. @throws {CommandError} when it cannot be read or is not JSON; the sentence says where the mistake is. */
export async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new CommandError(`${path}: no such file, or it cannot be read.`, undefined, { cause })
  })
  try {
    return parseJson(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(`${path}: is not valid JSON: ${reason}.`, undefined, { cause })
  }
}
