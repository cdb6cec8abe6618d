import { readFile } from "node:fs/promises"
import { basename } from "node:path"
import type { WorkflowInput } from "@docsift/sdk"
import { definitionSource, isSameSource } from "@docsift/sdk/internal/definition-source"
import { CommandError } from "../command-error.ts"
import { connect, type ConnectionOptions } from "../connection/connect.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { openDestination } from "../output/destination.ts"
import { printable } from "../terminal/printable.ts"
import { interfaceSource } from "../workflow/interface-source.ts"
import { findWorkflowId, readWorkflowArgument, withFileHint } from "../workflow/workflow-argument.ts"

/** The parsed options of the command. */
export interface TypesOptions extends ConnectionOptions {
  /** A file for the source. */
  readonly out?: string | undefined
  /** Writes plain interfaces instead of a definition. */
  readonly interfaces?: boolean | undefined
  /** Compares the file and writes nothing. */
  readonly check?: boolean | undefined
}

/** Writes the definition of a workflow as TypeScript, or checks that a file still holds it, formatted in any way. */
export async function types(argument: string, options: TypesOptions, signal: AbortSignal): Promise<ExitCode> {
  const { out, check } = options
  if (check && out === undefined) throw new CommandError("--check needs a file to compare: --out <file.ts>.")
  const { definition, reference } = await readDefinition(argument, options, signal)
  const command = `docsift types ${reference}${options.interfaces ? " --interfaces" : ""}`
  const source = (options.interfaces ? interfaceSource : definitionSource)(definition, command)
  if (check && out !== undefined) return checkFile(out, source, argument)
  await using destination = await openDestination(out, process.stdout)
  await destination.write(source)
  await destination.commit()
  return exitCode.ok
}

/** Reads a definition, and what names it wherever the command runs: the name of its file, or its id. */
async function readDefinition(
  argument: string,
  options: ConnectionOptions,
  signal: AbortSignal,
): Promise<{ readonly definition: WorkflowInput; readonly reference: string }> {
  const workflow = await readWorkflowArgument(argument)
  if (workflow.kind === "definition") {
    return { definition: workflow.definition, reference: printable(basename(argument)) }
  }
  try {
    const { client } = await connect(options)
    const id = await findWorkflowId(client, workflow.reference, signal)
    return { definition: await client.workflows.get(id, { signal }), reference: id }
  } catch (error) {
    throw await withFileHint(error, workflow.reference)
  }
}

async function checkFile(path: string, source: string, argument: string): Promise<ExitCode> {
  const current = await readFile(path, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return undefined
    throw new CommandError(`${path}: cannot be read; check its permissions.`, undefined, { cause })
  })
  if (current !== undefined && isSameSource(current, source)) return exitCode.ok
  const problem = current === undefined ? "does not exist" : `differs from ${printable(argument)}`
  throw new CommandError(`${path}: ${problem}; the same command without --check writes it.`, exitCode.differs)
}
