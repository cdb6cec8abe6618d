import { DocumentError, type SuggestedWorkflow } from "@docsift/engine"
import { CommandError } from "../command-error.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { createLocalInspector } from "../extractor/create-local-inspector.ts"
import { hashFile } from "../input/document-file.ts"
import { findDocuments } from "../input/find-documents.ts"
import { pathExists } from "../input/path-exists.ts"
import { openDestination } from "../output/destination.ts"
import { renderSuggestion } from "../output/render-suggestion.ts"
import { Progress } from "../terminal/progress.ts"

/** Samples that a workflow is suggested from, at most. */
const maxSamples = 5

/** The parsed options of the command. */
export interface SuggestOptions {
  /** A file for the definition as JSON. */
  readonly out?: string | undefined
  /** Replaces the file when it is there. */
  readonly force?: boolean | undefined
  readonly name?: string | undefined
  readonly json?: boolean | undefined
}

/** Suggests a workflow from samples, and writes its definition or shows it. */
export async function suggest(
  args: readonly string[],
  options: SuggestOptions,
  signal: AbortSignal,
): Promise<ExitCode> {
  const { out, name } = options
  // It may have been edited since it was suggested.
  if (out !== undefined && options.force !== true && (await pathExists(out))) {
    throw new CommandError(`${out}: exists already. Choose another name, or replace it with --force.`)
  }
  await using found = await findDocuments(args, process.stdin, signal)
  const { documents } = found
  if (documents.length > maxSamples) {
    throw new CommandError(
      `A workflow is suggested from at most ${maxSamples} samples, not ${documents.length}: choose typical ones.`,
    )
  }
  await using file = out === undefined ? undefined : await openDestination(out, process.stdout)
  using progress = new Progress(process.stderr)
  progress.show(documents.length === 1 ? "Reading the sample" : `Reading ${documents.length} samples`)
  const samples = await Promise.all(
    documents.map(async (document) => ({ ...document, sha256: await hashFile(document.path) })),
  )
  const suggestion = await suggestWith(samples, name, signal)
  progress.hide()
  const definition = `${JSON.stringify(suggestion.workflow, null, 2)}\n`
  await file?.write(definition)
  await file?.commit()
  await using stdout = await openDestination(undefined, process.stdout)
  if (options.json) await stdout.write(definition)
  else
    await stdout.write(
      `${renderSuggestion(suggestion, { names: documents.map((document) => document.name), width: stdout.width, out })}\n`,
    )
  return suggestion.fields.length + suggestion.columns.length > 0 ? exitCode.ok : exitCode.documentsFailed
}

async function suggestWith(
  samples: readonly { readonly name: string; readonly path: string; readonly sha256: string }[],
  name: string | undefined,
  signal: AbortSignal,
): Promise<SuggestedWorkflow> {
  const inspector = createLocalInspector()
  try {
    return await inspector.suggest(samples, { name }, { signal })
  } catch (error) {
    if (error instanceof DocumentError)
      throw new CommandError(error.message, exitCode.documentsFailed, { cause: error })
    throw error
  } finally {
    await inspector.close()
  }
}
