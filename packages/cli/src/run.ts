import { styleText } from "node:util"
import { type Command, CommanderError } from "commander"
import { CommandError } from "./command-error.ts"
import { readEnvironment } from "./environment.ts"
import { exitCode, type ExitCode } from "./exit-code.ts"
import { createProgram } from "./program.ts"
import { printable } from "./terminal/printable.ts"

// A reader that has seen enough, such as `head`, closes the pipe: that is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? exitCode.ok : 1))

const interrupt = new AbortController()
process.once("SIGINT", () => interrupt.abort(new CommandError("Interrupted.", exitCode.interrupted)))

process.exitCode = await run(process.argv)

async function run(argv: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = exitCode.ok
  const program = createProgram({ signal: interrupt.signal, exit: (ended) => void (code = ended) })
  for (const command of withSubcommands(program)) command.exitOverride()
  try {
    await program.parseAsync(argv)
    return code
  } catch (error) {
    // Commander has written its sentence or its help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.ok : exitCode.usage
    if (error instanceof CommandError) return report(error)
    // Loaded late: most runs need no client.
    const { toCommandError } = await import("./connection/to-command-error.ts")
    return report(toCommandError(error))
  }
}

function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)]
}

function report(error: unknown): ExitCode {
  const label = styleText("red", "error", { stream: process.stderr })
  if (error instanceof CommandError) {
    // A sentence of the server may quote what others have named.
    process.stderr.write(`${label} ${[error.message, ...error.details].map(printable).join("\n  ")}\n`)
    return error.exitCode
  }
  const text = readEnvironment().isDebugging && error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${label} This is a fault of docsift, not yours: ${text}\n`)
  return exitCode.documentsFailed
}
