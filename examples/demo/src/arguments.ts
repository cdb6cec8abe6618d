import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import type { WorkflowInput } from "@docsift/sdk"

/** The parsed command line. */
export interface DemoArguments {
  /** The document to read; undefined means the generated sample. */
  readonly file: string | undefined
  /** A workflow definition as JSON; undefined means the built-in invoice workflow. */
  readonly workflowFile: string | undefined
  /** Whether to extract the sample with a stub of a language model, which runs beside the server and knows the values. */
  readonly hasModelStub: boolean
  readonly isJson: boolean
  readonly isHelp: boolean
}

export const HELP = `Extracts the data of one document with Docsift and prints it with page and confidence.

Usage: npm run demo -- [file] [options]

  file                    a PDF, image, DOCX, XLSX, CSV, TXT, HTML or EML file; default: a generated sample invoice
  --workflow <file.json>  the workflow to execute, {"name", "configuration"}; default: an invoice workflow
  --model stub            extract the sample with a stub of a language model that knows its values
  --json                  print only the extracted data, as JSON
  --help                  show this help
`

/**
 * Parses the command line.
 *
 * @throws {TypeError} for an unknown option or more than one file; the message names it.
 */
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
    throw new TypeError(`expected one file at a time, got ${positionals.length}: ${positionals.join(", ")}`)
  if (values.model !== undefined && values.model !== "stub") {
    throw new TypeError(
      `--model ${values.model} is not supported: only "stub" is; register real models on a server (docs/models.md)`,
    )
  }
  if (values.model !== undefined && (positionals.length > 0 || values.workflow !== undefined)) {
    throw new TypeError("--model stub knows the values of the sample only: omit the file and --workflow")
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
 * Reads a workflow definition from a JSON file, which may also hold a bare configuration.
 *
 * @throws {TypeError} when the file is not a JSON object with `configuration` or `objects`.
 */
export async function readWorkflowFile(path: string): Promise<WorkflowInput> {
  let parsed: unknown
  try {
    parsed = JSON.parse(await readFile(path, "utf8"))
  } catch (cause) {
    throw new TypeError(`${path} cannot be read as JSON`, { cause })
  }
  if (typeof parsed === "object" && parsed !== null) {
    const isConfiguration = "objects" in parsed
    // Not validated here: the server's error names every mistake and its path, and the demo prints that error.
    if (isConfiguration) return { name: "Workflow", configuration: parsed as WorkflowInput["configuration"] }
    if ("configuration" in parsed) return { name: "Workflow", ...parsed } as WorkflowInput
  }
  throw new TypeError(`${path} must contain {"name", "configuration"}, or a configuration {"objects": […]}`)
}
