import { readFile } from "node:fs/promises"
import {
  DocumentError,
  type Engine,
  type ExtractionJson,
  type ExtractionRequest,
  type Value,
  type Evidence,
  type ExtractedData,
  writeExtraction,
} from "@docsift/engine"

/*
 * The text of the document controls the engine: failure paths are chosen by input, not by patching.
 *   hang      waits until it is aborted             encrypted  fails as an encrypted file
 *   crash     fails as a defect                     crash once fails only the first time
 *   timeout   fails as a run past its deadline      doubtful   is a value of low confidence
 * Anything else is the value of every field.
 */

/** An engine for tests. */
export class StubEngine implements Pick<Engine, "extractJson" | "close"> {
  readonly requests: ExtractionRequest[] = []
  /** Resolves at the start of each extraction that hangs. */
  hanging = Promise.withResolvers<void>()
  /** Contents of the documents whose extraction was aborted. */
  readonly aborted: string[] = []
  readonly #crashed = new Set<string>()

  async extractJson(request: ExtractionRequest): Promise<ExtractionJson> {
    this.requests.push(request)
    const text = (await readFile(request.path, "utf8")).trim()
    if (text.startsWith("hang")) return this.#hang(text, request)
    if (text.startsWith("crash once") && this.#crashed.has(text)) return extractionOf(request, text)
    if (text.startsWith("crash")) {
      this.#crashed.add(text)
      throw new TypeError("cannot read properties of undefined")
    }
    if (text.startsWith("encrypted")) throw new DocumentError("file_encrypted", "The document needs a password.")
    if (text.startsWith("timeout")) throw new DocumentError("timeout", "The document took too long.")
    return extractionOf(request, text)
  }

  async close(): Promise<void> {}

  #hang(text: string, request: ExtractionRequest): Promise<ExtractionJson> {
    const { promise, reject } = Promise.withResolvers<ExtractionJson>()
    request.signal?.addEventListener("abort", () => {
      this.aborted.push(text)
      reject(request.signal?.reason)
    })
    this.hanging.resolve()
    return promise
  }
}

function extractionOf(request: ExtractionRequest, text: string): ExtractionJson {
  const data: ExtractedData = {}
  const evidence: Record<string, Evidence> = {}
  for (const object of request.configuration.objects) {
    const fields = object.fields?.map((field) => [field.name, text] as const)
    const tables: Record<string, Record<string, Value>[]> = {}
    for (const table of object.tables ?? []) {
      tables[table.name] = [Object.fromEntries(table.columns.map((column) => [column.name, text]))]
    }
    data[object.name] = {
      ...(fields === undefined ? {} : { fields: Object.fromEntries(fields) }),
      ...(object.tables === undefined ? {} : { tables }),
    }
    for (const [name] of fields ?? []) {
      evidence[`/${object.name}/fields/${name}`] = {
        page: 1,
        box: [1, 2, 3, 4],
        text,
        confidence: text.startsWith("doubtful") ? 0.3 : 0.9,
        source: "builtin",
      }
    }
  }
  const pages = [{ page: 1, width: 595, height: 842 }]
  const written = writeExtraction({ data, evidence, pages, warnings: [] }, request.configuration)
  const { threshold = 0 } = request.review ?? {}
  const valuesToReview = Object.entries(evidence).flatMap(([pointer, { confidence }]) =>
    confidence < threshold ? [{ pointer, reason: "low_confidence" as const, confidence }] : [],
  )
  return { ...written, ...(request.review && { valuesToReview }) }
}
