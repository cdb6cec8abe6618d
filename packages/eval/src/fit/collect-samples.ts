import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Document } from "@docsift/engine"
import { extractFields } from "@docsift/engine/internal/fields/extract-fields"
import { createContext, type ExtractionContext } from "@docsift/engine/internal/page/context"
import { leastConfidence } from "@docsift/engine/internal/page/evidence"
import { pointerOf } from "@docsift/engine/internal/page/json-pointer"
import type { DocumentReader } from "../document-reader.ts"
import type { Case, Pack } from "../manifest.ts"
import { isEmpty, isSame } from "../values.ts"
import type { DocumentSample, FeatureNames, FieldSample, Origin } from "./samples.ts"

/** Collects the candidates of every requested field of a pack whose true value is known. */
export async function collectPack(
  read: DocumentReader,
  pack: Pack,
  { origin, name, names }: { readonly origin: Origin; readonly name: string; readonly names: FeatureNames },
  onProgress: (text: string) => void,
): Promise<DocumentSample[]> {
  const samples: DocumentSample[] = []
  let last: { readonly path: string; readonly context: ExtractionContext } | undefined
  for (const [index, each] of pack.cases.entries()) {
    if (!each.expected) continue
    onProgress(`${name} ${index}/${pack.cases.length}`)
    const path = join(pack.folder, each.file)
    if (last?.path !== path) {
      // A document that cannot be read has no candidates; the evaluation reports it.
      const document: Document | undefined = await read(path).catch(() => undefined)
      if (!document) continue
      last = { path, context: createContext(document) }
    }
    const design = `${name} ${await designOf(each, path)}`
    samples.push({ origin, pack: name, id: each.id, design, objects: objectsOf(last.context, each, names) })
  }
  return samples
}

function objectsOf(context: ExtractionContext, each: Case, names: FeatureNames): FieldSample[][] {
  return each.configuration.objects.map((object) => {
    const { plans, scored } = extractFields(context, object)
    return (object.fields ?? []).flatMap(({ name, type }, index): FieldSample[] => {
      const want = each.expected?.[object.name]?.fields?.[name]
      const plan = plans[index]
      if (want === undefined || !plan) return []
      const isAbsent = isEmpty(want)
      const readings = [want, ...(each.accept[pointerOf(object.name, "fields", name)] ?? [])]
      const choices = (scored[index] ?? []).map(({ value, position, range, features, candidate }) => ({
        value,
        position,
        range,
        ...names.encode(features),
        isRight: !isAbsent && readings.some((reading) => isSame(type, reading, value)),
        readConfidence: leastConfidence(candidate.words),
      }))
      const { kind, concept, end } = plan
      return [{ name, plan: { kind, concept, end }, isAbsent, choices }]
    })
  })
}

/** The producer of a PDF, as most files write it: an unencrypted string. */
const PRODUCER = /\/Producer\s*\(((?:[^()\\]|\\.){1,200})\)/u

/** Returns the design of a document: by its tag, the layout of the generator or the producer of the PDF; else the file. */
async function designOf({ tags, file }: Case, path: string): Promise<string> {
  const tag = tags.find((each) => each.startsWith("design:") || each.startsWith("layout:"))
  if (tag !== undefined) return tag
  return PRODUCER.exec(await readFile(path, "latin1"))?.[1] ?? file
}
