import { basename } from "node:path"
import { type Client, ExecutionFailedError, type Workflow } from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"
import { DocumentFailure, type ExtractedDocument, type Extractor } from "./extractor.ts"
import { toDocumentFailure } from "./to-document-failure.ts"

/** Creates an extractor that executes a workflow of a server. */
export function createServerExtractor(client: Client, workflow: Workflow): Extractor {
  const { id, version, configuration } = workflow
  return {
    definition: `${id} ${version}`,
    async extract({ path, name }, signal, idempotencyKey): Promise<ExtractedDocument> {
      try {
        const file = fromPath(path, { name: basename(name) })
        const execution = await client.extract({ workflow: id, file }, { signal, cancelOnAbort: true, idempotencyKey })
        const { evidence, pages, warnings } = await client.executions.evidence(execution.id, { signal })
        return { configuration, extractedData: execution.extractedData, evidence, pages, warnings }
      } catch (error) {
        if (!(error instanceof ExecutionFailedError)) throw toDocumentFailure(error)
        throw new DocumentFailure(error.reason, error.sentence, { cause: error })
      }
    },
    [Symbol.asyncDispose]: async () => {},
  }
}
