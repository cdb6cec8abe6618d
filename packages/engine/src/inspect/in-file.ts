import { DocumentError } from "../document-error.ts"

/** Names the file that a sentence is about, for calls with several files. */
export function inFile(fileName: string, sentence: string): string {
  return `In ${JSON.stringify(fileName)}: ${sentence}`
}

/** Names the file that could not be read; other errors are left as they are. */
export function withFileName(fileName: string, error: unknown): unknown {
  if (!(error instanceof DocumentError)) return error
  return new DocumentError(error.reason, inFile(fileName, error.message), { cause: error })
}
