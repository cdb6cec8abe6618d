import { type Command, InvalidArgumentError, Option } from "commander"
import type { ProgramContext } from "../program-context.ts"
import type { EvalOptions } from "./eval.ts"
import { parseCount } from "./parse-option.ts"

/** Wrong values that are listed unless more are asked for. */
const defaultMisses = 10

/** Adds the command that measures the engine on labelled documents. */
export function addEvalCommand(program: Command, { signal, exit }: ProgramContext): void {
  program
    .command("eval")
    .description(
      "measure the extraction on documents whose values are known: a folder, or what was approved on a server",
    )
    .option(
      "--data <dir>",
      "a folder with a manifest.json; with --workflow, the folder to write labels to (default: labels)",
    )
    .option("-w, --workflow <workflow>", "id or name of a workflow on a server, whose approved executions are labels")
    .option(
      "--definition <file>",
      "extract with this definition instead of the one that each document is labelled with",
    )
    .option("--server <url>", "address of the server")
    .option("--profile <name>", "the server and key of a profile")
    .addOption(new Option("-o, --output <format>", "format of the result").choices(["table", "json"]).default("table"))
    .option("--json", "the same as -o json")
    .option("--out <path>", "write the result to this file instead of standard output")
    .option("--baseline <path>", "compare with an earlier -o json, and exit with 1 when a figure is lower")
    .option("--tolerance <points>", "percentage points by which a figure may be lower", parsePoints, 0)
    .option("--show-misses <number>", "wrong values that are listed", parseMisses, defaultMisses)
    .option(
      "--concurrency <number>",
      "documents at the same time; default: the number of processors, at most 4",
      parseCount,
    )
    .action(async ({ json, ...options }: EvalOptions & { readonly json?: boolean }) => {
      const { evaluate } = await import("./eval.ts")
      exit(await evaluate(json ? { ...options, output: "json" } : options, signal))
    })
}

function parsePoints(text: string): number {
  const points = Number(text)
  if (text.trim() !== "" && points >= 0 && points <= 100) return points
  throw new InvalidArgumentError("It must be a number of percentage points from 0 to 100, such as 0.5.")
}

function parseMisses(text: string): number {
  const misses = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(misses)) return misses
  throw new InvalidArgumentError("It must be a whole number from 0.")
}
