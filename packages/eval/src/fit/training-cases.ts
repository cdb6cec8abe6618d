import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import type { Document } from "@docsift/engine"
import { createContext, type ExtractionContext } from "@docsift/engine/internal/page/context"
import { createReader, type DocumentReader } from "../document-reader.ts"
import { generateDocument, recipesOf } from "../generate/generate-set.ts"
import { generateVariedSet } from "../generate/varied/varied-set.ts"
import { writeGeneratedPack } from "../generate/write-pack.ts"
import { type Case, listPacks, type Pack, readPack } from "@docsift/engine/internal/judge/manifest"
import type { Options } from "../options.ts"
import { drawnPacks } from "./drawn-packs.ts"
import type { Origin } from "./samples.ts"

/** Packs that are never fitted to: they judge the fit. */
const WITHHELD: ReadonlySet<string> = new Set(["forms"])

/** Generated training sets: with separate seeds, so that the usual set stays unseen. */
const trainingSets = [
  { name: "generated", documents: () => recipesOf("calibration-1", 3).map(generateDocument) },
  { name: "generated, rarer labels", documents: () => recipesOf("calibration-2", 2, "other").map(generateDocument) },
  { name: "generated, random designs", documents: () => generateVariedSet({ seed: "calibration-3", size: 300 }) },
] as const

/** A labelled document, laid out. */
export interface TrainingCase {
  readonly origin: Origin
  readonly pack: string
  /** Documents of one design look alike: they are left out together. */
  readonly design: string
  readonly each: Case
  readonly context: ExtractionContext
}

/** Reads the packs of the data folder and those of the project, and generates further documents, one after the other. */
export async function* trainingCases(
  options: Options,
  onProgress: (text: string) => void,
): AsyncGenerator<TrainingCase> {
  const read = createReader({ ...options, recognition: "perfect" })
  const { data } = options
  // The packs of the project follow, whatever the folder.
  if (data !== undefined && resolve(data) !== resolve(drawnPacks)) {
    const packs = options.packs.length > 0 ? options.packs : await listPacks(data)
    for (const name of packs.filter((pack) => !WITHHELD.has(pack))) {
      yield* casesOf(read, await readPack(join(data, name)), "labelled", name, onProgress)
    }
  }
  for (const name of await listPacks(drawnPacks)) {
    yield* casesOf(read, await readPack(join(drawnPacks, name)), "labelled", name, onProgress)
  }
  for (const { name, documents } of trainingSets) {
    const folder = await mkdtemp(join(tmpdir(), "docsift-fit-"))
    try {
      onProgress(`generating ${name}`)
      await writeGeneratedPack(folder, documents())
      yield* casesOf(read, await readPack(join(folder, "generated")), "generated", name, onProgress)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function* casesOf(
  read: DocumentReader,
  { cases, folder }: Pack,
  origin: Origin,
  pack: string,
  onProgress: (text: string) => void,
): AsyncGenerator<TrainingCase> {
  let last: { readonly path: string; readonly context: ExtractionContext } | undefined
  for (const [index, each] of cases.entries()) {
    if (!each.expected) continue
    onProgress(`${pack} ${index}/${cases.length}`)
    const path = join(folder, each.file)
    if (last?.path !== path) {
      // A document that cannot be read has no candidates; the evaluation reports it.
      const document: Document | undefined = await read(path).catch(() => undefined)
      if (!document) continue
      last = { path, context: createContext(document) }
    }
    yield { origin, pack, design: `${pack} ${await designOf(each, path)}`, each, context: last.context }
  }
}

/** The producer of a PDF, as most files write it: an unencrypted string. */
const PRODUCER = /\/Producer\s*\(((?:[^()\\]|\\.){1,200})\)/u

/** Returns the design of a document: by its tag, the layout of the generator or the producer of the PDF; else the file. */
async function designOf({ tags, file }: Case, path: string): Promise<string> {
  const tag = tags.find((each) => each.startsWith("design:") || each.startsWith("layout:"))
  if (tag !== undefined) return tag
  return PRODUCER.exec(await readFile(path, "latin1"))?.[1] ?? file
}
