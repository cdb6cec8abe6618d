import { archiveSamples } from "@docsift/testing/hostile/archive-samples"
import { imageSamples } from "@docsift/testing/hostile/image-samples"
import { markupSamples } from "@docsift/testing/hostile/markup-samples"
import { pdfSamples } from "@docsift/testing/hostile/pdf-samples"
import { sheetSamples } from "@docsift/testing/hostile/sheet-samples"
import type { Sample } from "@docsift/testing/hostile/sample"
import { makeDocument } from "./load.ts"

/** A document that must end as Failed, and the allowed reasons. */
export interface PoisonDocument {
  readonly extension: string
  readonly data: Uint8Array<ArrayBuffer>
  /** Allowed reasons in `errorMessage`. */
  readonly reasons: readonly string[]
}

// What the documents do, by the names of the engine's hostile samples.
const crashes = ["forms that draw ten others each, thirty levels deep", "ten million rectangles"]
const exhausts = [
  "a content stream that inflates to 1 GB",
  "an attached file that inflates to 1 GB",
  "a document part that inflates to 1 GB and claims 100 bytes",
  "ten million cells",
  "a web page with three million closing tags",
]
/** Without a recognizer its page is an image without text. */
const hangs = ["a PDF page of tiles smaller than a point"]

const samples: readonly Sample[] = [pdfSamples, archiveSamples, imageSamples, markupSamples, sheetSamples].flat()

/** Rows of text that no machine processes within the scenario's limit: about 0.1 ms each on a fast one. */
const endlessRows = 330_000

/** Builds one document of each kind: crashes of the parser's native part, exhausted memory, and runs that do not end. */
export async function buildPoison(isQuick: boolean): Promise<PoisonDocument[]> {
  const names = isQuick ? [...crashes.slice(0, 1), ...exhausts.slice(2, 4)] : [...crashes, ...exhausts, ...hangs]
  const built = names.map(async (name): Promise<PoisonDocument> => {
    const sample = samples.find((candidate) => candidate.name === name)
    if (sample === undefined) throw new Error(`the engine has no hostile sample "${name}"`)
    const extension = sample.fileName.slice(sample.fileName.indexOf("."))
    const reasons = sample.expected === "timeout" ? ["timeout", "no_text"] : [sample.expected, "timeout"]
    return { extension, data: Uint8Array.from(await sample.build()), reasons }
  })
  const endless = { extension: ".txt", data: makeDocument("endless", endlessRows), reasons: ["timeout"] }
  return [...(await Promise.all(built)), endless]
}
