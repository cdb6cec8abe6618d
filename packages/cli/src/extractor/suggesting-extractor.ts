import { basename } from "node:path"
import { type Client, ConflictError } from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"
import { DocumentFailure, type ExtractedDocument, type Extractor } from "./extractor.ts"
import { toDocumentFailure } from "./to-document-failure.ts"

/** Creates an extractor that lets a server suggest what to extract from each document; it stores no workflow and no file. */
export function createSuggestingExtractor(client: Client): Extractor {
  return {
    definition: "suggested",
    async extract({ path, name }, signal): Promise<ExtractedDocument> {
      const sent = fromPath(path, { name: basename(name) })
      const { fileId } = await client.files.create(sent, { signal }).catch((error: unknown) => {
        throw toDocumentFailure(error)
      })
      try {
        const { workflow, warnings } = await client.workflows.suggest({ fileIds: [fileId] }, { signal })
        const { configuration } = workflow
        if (configuration.objects.length === 0)
          return { configuration, extractedData: {}, evidence: {}, pages: [], warnings }
        const { durationMs: _, ...extracted } = await client.files.extract(fileId, configuration, { signal })
        return { configuration, ...extracted }
      } catch (error) {
        // The sentence is that of an execution: `<reason>: <sentence>`.
        const [, reason, sentence] = /^(\w+): (.*)$/s.exec(error instanceof ConflictError ? error.sentence : "") ?? []
        if (reason === undefined || sentence === undefined) throw error
        throw new DocumentFailure(reason, sentence, { cause: error })
      } finally {
        // Not with the signal, which may have aborted; a file that stays is removed by the server after a day.
        await client.files.delete(fileId).catch(() => {})
      }
    },
    [Symbol.asyncDispose]: async () => {},
  }
}
