import { parseArgs } from "node:util"
import { Client } from "../client.ts"
import { DocsiftError } from "../errors/docsift-error.ts"
import { pull } from "./pull.ts"

const help = `Usage: npx @docsift/sdk pull <workflow> [-o file.ts] [--check]

Writes the definition of a workflow on the server as TypeScript, so that its data is typed.

  <workflow>           id or name of the workflow
  -o, --output FILE    file to write; otherwise the source is printed
      --check          compare FILE with the server, write nothing; exit code 1 when it differs
  -h, --help           show this text

The server and the key are read from DOCSIFT_BASE_URL and DOCSIFT_API_KEY.
Exit codes: 0 done, 1 FILE differs, 2 invalid arguments or a failed request.
`

/** Parses the command line. @throws {UsageError} */
function parse() {
  const options = {
    output: { type: "string", short: "o" },
    check: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  } as const
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** The arguments are wrong: the help says what they can be. */
class UsageError extends Error {}

async function run(): Promise<number> {
  const { values, positionals } = parse()
  const [command, workflow, ...others] = positionals
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  if (command !== "pull" || workflow === undefined || others.length > 0)
    throw new UsageError("Expected: pull <workflow>")
  if (values.check && values.output === undefined) throw new UsageError("--check needs a file to compare: -o file.ts")
  const { exitCode, stdout, stderr } = await pull(new Client(), { workflow, ...values })
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  return exitCode
}

process.exitCode = await run().catch((error: unknown) => {
  const problem =
    error instanceof DocsiftError ? error.sentence : error instanceof Error ? error.message : String(error)
  process.stderr.write(`error: ${problem}\n${error instanceof UsageError ? `\n${help}` : ""}`)
  return 2
})
