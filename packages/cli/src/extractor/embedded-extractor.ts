import { createEngine, DocumentError, type InspectedFile, type Inspector } from "@docsift/engine"
import type { WorkflowInput } from "@docsift/sdk"
import { type DocumentFile, hashFile } from "../input/document-file.ts"
import { createLocalInspector } from "./create-local-inspector.ts"
import { DocumentFailure, type ExtractedDocument, type Extractor } from "./extractor.ts"

/** Pages that an inspector extracts; longer documents are read again by the engine. */
const inspectedPages = 20

/** Options of an extractor in this process. */
export interface EmbeddedExtractorOptions {
  /** What to extract; undefined for what is suggested from each document. */
  readonly workflow: WorkflowInput | undefined
  /** Documents at the same time, each in a thread of its own. */
  readonly concurrency: number
}

/** Creates an extractor that runs in this process, without a network. */
export function createEmbeddedExtractor({ workflow, concurrency }: EmbeddedExtractorOptions): Extractor {
  const engine = createEmbeddedEngine(concurrency)
  return {
    definition: JSON.stringify(workflow?.configuration ?? null),
    extract: async (file, signal) => engine.extract(file, workflow, signal),
    [Symbol.asyncDispose]: async () => engine[Symbol.asyncDispose](),
  }
}

/** The engine of this process, for documents of which each may have another workflow. */
export interface EmbeddedEngine extends AsyncDisposable {
  /**
   * @param workflow - what to extract; undefined for what is suggested from the document.
   * @throws {DocumentFailure} when the document cannot be read.
   */
  extract(file: DocumentFile, workflow: WorkflowInput | undefined, signal: AbortSignal): Promise<ExtractedDocument>
}

/**
 * Creates an engine in this process.
 *
 * A document without a workflow is read by an inspector, which keeps it: the suggestion and the extraction read it once.
 *
 * @param concurrency - threads for documents with a workflow; the caller bounds how many are extracted without one.
 */
export function createEmbeddedEngine(concurrency: number): EmbeddedEngine {
  const engine = createEngine({ threads: concurrency })
  const inspectors: Inspector[] = []
  const idle: Inspector[] = []

  const borrow = (): Inspector => {
    const inspector = idle.pop() ?? createLocalInspector()
    if (!inspectors.includes(inspector)) inspectors.push(inspector)
    return inspector
  }

  const extractSuggested = async (file: DocumentFile, signal: AbortSignal): Promise<ExtractedDocument> => {
    const inspected: InspectedFile = { path: file.path, name: file.name, sha256: await hashFile(file.path, signal) }
    const inspector = borrow()
    try {
      const { workflow, warnings } = await inspector.suggest([inspected], {}, { signal })
      const { configuration } = workflow
      if (configuration.objects.length === 0) {
        return { configuration, extractedData: {}, evidence: {}, pages: [], warnings }
      }
      const { pages } = await inspector.outline(inspected, { signal })
      if (pages.length > inspectedPages) return await extractWith({ name: workflow.name, configuration }, file, signal)
      return { configuration, ...(await inspector.extract(inspected, { configuration }, { signal })) }
    } finally {
      idle.push(inspector)
    }
  }

  const extractWith = async ({ configuration }: WorkflowInput, { path, name }: DocumentFile, signal: AbortSignal) => {
    const { data, ...rest } = await engine.extract({ path, fileName: name, configuration, signal })
    return { configuration, extractedData: data, ...rest }
  }

  return {
    async extract(file, workflow, signal) {
      try {
        return await (workflow ? extractWith(workflow, file, signal) : extractSuggested(file, signal))
      } catch (error) {
        if (error instanceof DocumentError) throw new DocumentFailure(error.reason, error.message, { cause: error })
        throw error
      }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([engine.close(), ...inspectors.map((inspector) => inspector.close())])
    },
  }
}
