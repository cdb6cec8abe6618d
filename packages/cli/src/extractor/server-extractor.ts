import { basename } from "node:path"
import { type Client, type Configuration, ExecutionFailedError } from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"
import { DocumentFailure, type ExtractedDocument, type Extractor } from "./extractor.ts"

/** A workflow of a server. */
export interface StoredWorkflow {
  readonly id: string
  readonly configuration: Configuration
}

/** Creates an extractor that executes a workflow of a server. */
export function createServerExtractor(client: Client, { id, configuration }: StoredWorkflow): Extractor {
  return {
    async extract({ path, name }, signal): Promise<ExtractedDocument> {
      try {
        const file = fromPath(path, { name: basename(name) })
        const execution = await client.extract({ workflow: id, file }, { signal, cancelOnAbort: true })
        const { evidence, pages, warnings } = await client.executions.evidence(execution.id, { signal })
        return { configuration, extractedData: execution.extractedData, evidence, pages, warnings }
      } catch (error) {
        if (!(error instanceof ExecutionFailedError)) throw error
        throw new DocumentFailure(error.reason, error.sentence, { cause: error })
      }
    },
    [Symbol.asyncDispose]: async () => {},
  }
}
