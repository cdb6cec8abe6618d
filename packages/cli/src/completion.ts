import tab from "@bomb.sh/tab/commander"
import type { Option, RootCommand } from "@bomb.sh/tab"
import { Command } from "commander"
import { connect } from "./connection/connect.ts"

/*
 * The only file that knows the library of completions. Its adapter adds commands of its own to a program, so it gets a
 * program with the same commands.
 */

/** Names that complete a line, not the program. */
const ownCommands = new Set(["complete", "completion", "help"])
/** Someone is waiting with a finger on the tab key. */
const serverMs = 1500

/** Prints the script that makes a shell ask for completions. */
export function printCompletionScript(program: Command, shell: string): void {
  const name = program.name()
  const script = capture(() => describe(program).setup(name, name, shell)).join("\n")
  // Bash completes names of files only where the registration asks for it.
  process.stdout.write(`${script.replace(/^complete -F /m, "complete -o default -F ")}\n`)
}

/** Prints the completions of a line. @param words - those after the name of the program; the last one is being typed. */
export async function printCompletions(program: Command, words: readonly string[], signal: AbortSignal): Promise<void> {
  const root = describe(program)
  const previous = words.at(-2)
  if (previous === "--workflow" || previous === "-w") {
    const names = await workflowNames(signal)
    for (const command of root.commands.values()) {
      const option = command.options.get("workflow")
      if (option) option.handler = listing(names)
    }
  }
  const lines = capture(() => root.parse([...words]))
  // Where the library knows nothing, the shell completes names of files.
  const isKnown = lines.some((line) => !line.startsWith(":"))
  process.stdout.write(`${(isKnown ? lines : [filesDirective]).join("\n")}\n`)
}

/** The directive for a shell that it may complete names of files: the library never allows them. */
const filesDirective = ":0"

/** Returns the lines that the library prints: it has no other output. */
function capture(print: () => void): string[] {
  const lines: string[] = []
  // oxlint-disable no-console -- replaced for one synchronous call
  const { log } = console
  console.log = (text: string) => void lines.push(text)
  try {
    print()
  } finally {
    console.log = log
  }
  // oxlint-enable no-console
  return lines
}

function describe(program: Command): RootCommand {
  const described = new Command(program.name()).description(program.description())
  for (const command of program.commands) if (!ownCommands.has(command.name())) described.addCommand(command)
  return tab(described, { completionCommandName: "completion" })
}

function listing(names: readonly string[]): NonNullable<Option["handler"]> {
  return (complete) => {
    for (const name of names) complete(name, "")
  }
}

/** Returns the names of the workflows on the server that is signed in to; none when it cannot be asked. */
async function workflowNames(signal: AbortSignal): Promise<string[]> {
  try {
    const { client } = await connect({})
    const names: string[] = []
    const options = { signal: AbortSignal.any([signal, AbortSignal.timeout(serverMs)]) }
    for await (const { name } of client.workflows.list({}, options)) names.push(name)
    return names
  } catch {
    return []
  }
}
