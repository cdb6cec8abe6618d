import { Command, Option } from "commander"
import type { ConnectionOptions } from "./connection/connect.ts"
import { addCompletionCommands } from "./commands/completion-commands.ts"
import { addEvalCommand } from "./commands/eval-commands.ts"
import { addExecutionsCommands } from "./commands/executions-commands.ts"
import type { ExtractOptions } from "./commands/extract.ts"
import type { LoginOptions } from "./commands/login.ts"
import { addReviewCommands } from "./commands/review-commands.ts"
import type { SuggestOptions } from "./commands/suggest.ts"
import type { TypesOptions } from "./commands/types.ts"
import { type FormerOut, formerOutOption, withOut } from "./commands/former-out.ts"
import { parseCount, parseShare } from "./commands/parse-option.ts"
import { addWatchCommand } from "./commands/watch-commands.ts"
import { addWorkflowsCommands } from "./commands/workflows-commands.ts"
import { outputFormats } from "./output/output-format.ts"
import type { ProgramContext } from "./program-context.ts"
import { readVersion } from "./version.ts"

/** Creates the command line. Commands import their modules when they run: `--version` and `--help` load no engine. */
export function createProgram({ signal, exit }: ProgramContext): Command {
  const program = new Command("docsift")
    .description(
      "Extracts structured data from documents: invoices, orders, statements, forms. Without a server and without a key.",
    )
    .version(readVersion(), "--version", "print the version")
    .showSuggestionAfterError()
    .helpOption("-h, --help", "show this text")
    .addHelpText("after", examples)

  program
    .command("extract")
    .description("extract the data of documents")
    .argument("<file...>", "files, folders, or - for standard input")
    .option(
      "-w, --workflow <workflow>",
      "what to extract: a file with a definition, or the id or name of a workflow on a server; default: suggested from each document",
    )
    .option("--server <url>", "extract on a server instead of this machine")
    .option("--profile <name>", "the server and key of a profile")
    .addOption(new Option("-o, --output <format>", "format of the result").choices(outputFormats).default("table"))
    .option("--json", "the same as -o json")
    .option("--out <path>", "write the result to this file instead of standard output")
    .option("--evidence", "with -o json or ndjson: also page, position and confidence of every value")
    .option("--min-confidence <share>", "exit with 3 when a value is less certain, such as 0.8", parseShare)
    .option(
      "--concurrency <number>",
      "documents at the same time; default: the number of processors, at most 4",
      parseCount,
    )
    .action(async (files: string[], { json, ...options }: ExtractOptions & { json?: boolean }) => {
      const { extract } = await import("./commands/extract.ts")
      exit(await extract(files, json ? { ...options, output: "json" } : options, signal))
    })

  program
    .command("suggest")
    .description("suggest a workflow from one to five samples")
    .argument("<file...>", "files, folders, or - for standard input")
    .option("--out <path>", "write the definition as JSON to a file")
    .addOption(formerOutOption())
    .option("--force", "replace the file when it is there")
    .option("--name <name>", "name of the workflow")
    .option("--json", "print the definition instead of showing it")
    .action(async (files: string[], options: SuggestOptions & FormerOut) => {
      const { suggest } = await import("./commands/suggest.ts")
      exit(await suggest(files, withOut(options), signal))
    })

  program
    .command("login")
    .description("store the address of a server and a key for it; the key is asked for, or read from standard input")
    .option("--server <url>", "address of the server")
    .option("--profile <name>", "store it under a name of its own")
    .option("--no-input", "never ask")
    .action(async (options: LoginOptions) => {
      const { login } = await import("./commands/login.ts")
      exit(await login(options, signal))
    })

  program
    .command("logout")
    .description("forget a profile and its key")
    .option("--profile <name>", "the profile; default: the current one")
    .action(async (options: { readonly profile?: string }) => {
      const { logout } = await import("./commands/logout.ts")
      exit(await logout(options))
    })

  program
    .command("whoami")
    .description("whose key is sent to which server")
    .option("--server <url>", "address of the server")
    .option("--profile <name>", "the server and key of a profile")
    .option("--json", "print what the server says")
    .action(async (options: ConnectionOptions & { readonly json?: boolean }) => {
      const { whoami } = await import("./commands/whoami.ts")
      exit(await whoami(options, signal))
    })

  program
    .command("doctor")
    .description("check what the program needs, and what to do about what is missing")
    .option("--server <url>", "address of a server to check")
    .option("--profile <name>", "the server and key of a profile")
    .option("--json", "print the findings as JSON")
    .action(async (options: ConnectionOptions & { readonly json?: boolean }) => {
      const { doctor } = await import("./commands/doctor.ts")
      exit(await doctor(options, signal))
    })

  program
    .command("types")
    .description("write the definition of a workflow as TypeScript, so that its data is typed")
    .argument("<workflow>", "a file with a definition, or the id or name of a workflow on a server")
    .option("--out <path>", "write the source to a file")
    .addOption(formerOutOption())
    .option("--interfaces", "write a plain interface for the data, without any import")
    .option("--check", "compare the file, write nothing, and exit with 1 when it is out of date")
    .option("--server <url>", "address of the server")
    .option("--profile <name>", "the server and key of a profile")
    .action(async (workflow: string, options: TypesOptions & FormerOut) => {
      const { types } = await import("./commands/types.ts")
      exit(await types(workflow, withOut(options), signal))
    })

  program
    .command("serve")
    .description("start a server: runs docsift-server serve, when @docsift/server is installed")
    .argument("[args...]", "arguments of docsift-server serve")
    .helpOption(false)
    .allowUnknownOption()
    .action(async (args: string[]) => {
      const { serve } = await import("./commands/serve.ts")
      await serve(args)
    })

  program
    .command("mcp")
    .description("offer tools to an assistant on standard input and output (Model Context Protocol)")
    .option("--server <url>", "the tools of a server instead of the engine of this machine")
    .option("--profile <name>", "the server and key of a profile")
    .action(async (options: ConnectionOptions) => {
      const { mcp } = await import("./commands/mcp.ts")
      exit(await mcp(options, signal))
    })

  addEvalCommand(program, { signal, exit })
  addWorkflowsCommands(program, { signal, exit })
  addExecutionsCommands(program, { signal, exit })
  addReviewCommands(program, { signal, exit })
  addWatchCommand(program, { signal, exit })
  addCompletionCommands(program, { signal, exit })

  return program
}

const examples = `
Examples:
  docsift extract invoice.pdf                       fields and line items, whatever the document prints
  docsift extract invoices/ -o json > data.json     all files of a folder
  docsift suggest invoice.pdf --out invoice.json    what could be extracted, to edit and keep
  docsift extract new.pdf --workflow invoice.json   exactly these fields

Nothing leaves this machine, unless you name a server or a workflow that is stored on one.
`
