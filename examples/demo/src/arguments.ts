import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import type { WorkflowInput } from "@docsift/sdk"

/** What the command line asks for. */
export interface DemoArguments {
  /** The document to read; undefined means the generated sample. */
  readonly file: string | undefined
  /** A workflow definition as JSON; undefined means the built-in invoice workflow. */
  readonly workflowFile: string | undefined
  /** Reads the sample with a language model: a stand-in that runs beside the server and knows the answers. */
  readonly hasModelStub: boolean
  readonly isJson: boolean
  readonly isHelp: boolean
}

export const HELP = `Reads one document with Docsift and shows what it found.

Usage: npm run demo -- [file] [options]

  file                    a PDF, DOCX, XLSX, CSV, TXT, HTML or EML file; without it a sample invoice is made
  --workflow <file.json>  {"name", "configuration"} to extract, in place of the invoice workflow
  --model stub            read the sample with a language model, played by a program that knows the answers
  --json                  print the extracted data as JSON and nothing else
  --help                  this text
`

/** @throws {TypeError} for an unknown option or more than one file, with a sentence that names it. */
export function parseDemoArguments(argv: readonly string[]): DemoArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      workflow: { type: "string" },
      model: { type: "string" },
      json: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  })
  if (positionals.length > 1)
    throw new TypeError(`one file at a time, not ${positionals.length}: ${positionals.join(", ")}`)
  if (values.model !== undefined && values.model !== "stub") {
    throw new TypeError(`--model ${values.model}: only "stub" is known; a model of yours is registered at a server`)
  }
  if (values.model !== undefined && (positionals.length > 0 || values.workflow !== undefined)) {
    throw new TypeError("--model stub knows the answers of the sample only; leave the file and --workflow out")
  }
  return {
    file: positionals[0],
    workflowFile: values.workflow,
    hasModelStub: values.model !== undefined,
    isJson: values.json ?? false,
    isHelp: values.help ?? false,
  }
}

/**
 * Reads a workflow definition from a JSON file; a bare configuration is taken as well.
 *
 * @throws {TypeError} when the file holds no JSON object with a configuration or objects.
 */
export async function readWorkflowFile(path: string): Promise<WorkflowInput> {
  let parsed: unknown
  try {
    parsed = JSON.parse(await readFile(path, "utf8"))
  } catch (cause) {
    throw new TypeError(`${path}: cannot be read as JSON`, { cause })
  }
  if (typeof parsed === "object" && parsed !== null) {
    const isConfiguration = "objects" in parsed
    // Unchecked on purpose: the server names every mistake with its place, and its sentence is what gets shown.
    if (isConfiguration) return { name: "Workflow", configuration: parsed as WorkflowInput["configuration"] }
    if ("configuration" in parsed) return { name: "Workflow", ...parsed } as WorkflowInput
  }
  throw new TypeError(`${path}: must hold {"name", "configuration"} or a configuration {"objects": […]}`)
}
