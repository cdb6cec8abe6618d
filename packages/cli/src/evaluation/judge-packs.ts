import { basename, join } from "node:path"
import { type Configuration, createEngine, DocumentError, type Engine } from "@docsift/engine"
import {
  type Case,
  judgeExtraction,
  type JudgedDocument,
  judgeFailure,
  listPacks,
  ManifestError,
  manifestName,
  type Pack,
  PackError,
  readPack,
  type Report,
  reportPack,
  reportVersion,
} from "@docsift/engine/judge"
import pLimit from "p-limit"
import { CommandError } from "../command-error.ts"
import { pathExists } from "../input/path-exists.ts"
import { parseJson } from "../input/read-json.ts"

/**
 * Reads labelled documents: a folder with a manifest, or a folder of such folders.
 *
 * @throws {CommandError} for a folder without any, and for every mistake in a manifest.
 */
export async function readPacks(folder: string): Promise<Pack[]> {
  try {
    const isPack = await pathExists(join(folder, manifestName))
    const folders = isPack ? [folder] : (await listPacks(folder)).map((name) => join(folder, name))
    return await Promise.all(folders.map(async (each) => readPack(each, parseJson)))
  } catch (cause) {
    if (cause instanceof PackError) throw new CommandError(cause.message, undefined, { cause })
    if (!(cause instanceof ManifestError)) throw cause
    const [sentence = "", ...details] = cause.message.split("\n")
    throw new CommandError(sentence, undefined, { cause, details: details.map((line) => line.trim()) })
  }
}

/** How packs are judged. */
export interface JudgeOptions {
  /** What to extract, instead of the configuration of each case; only values that it names are judged. */
  readonly configuration?: Configuration | undefined
  /** Documents at the same time, each in a thread of its own. */
  readonly concurrency: number
  readonly onProgress: (done: number, all: number) => void
  readonly signal: AbortSignal
}

/** Extracts every document of the packs with the engine in this process, and compares the values with the known ones. */
export async function judgePacks(
  packs: readonly Pack[],
  { configuration, concurrency, onProgress, signal }: JudgeOptions,
): Promise<Report> {
  const engine = createEngine({ threads: concurrency })
  const limit = pLimit(concurrency)
  const all = packs.reduce((sum, { cases }) => sum + cases.length, 0)
  let done = 0
  onProgress(done, all)
  try {
    const reports = packs.map(async ({ name, folder, cases }) => {
      const judged = cases.map(async (each) =>
        limit(async () => {
          const result = await judgeCase(engine, folder, configuration ? { ...each, configuration } : each, signal)
          onProgress(++done, all)
          return result
        }),
      )
      return reportPack(name, await Promise.all(judged))
    })
    return { version: reportVersion, packs: await Promise.all(reports) }
  } finally {
    limit.clearQueue()
    await engine.close()
  }
}

async function judgeCase(engine: Engine, folder: string, given: Case, signal: AbortSignal): Promise<JudgedDocument> {
  signal.throwIfAborted()
  const { file, configuration } = given
  try {
    const path = join(folder, file)
    return judgeExtraction(given, await engine.extract({ path, fileName: basename(file), configuration, signal }))
  } catch (error) {
    if (error instanceof DocumentError) return judgeFailure(given, `${error.reason}: ${error.message}`)
    throw error
  }
}
