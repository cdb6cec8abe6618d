import type { Command } from "commander"
import type { ProgramContext } from "../program-context.ts"
import { parseCount, parseSeconds } from "./parse-option.ts"
import type { WatchCommandOptions } from "./watch.ts"

/** Seconds between two scans. */
const defaultInterval = 2

/** Adds the command that watches a folder. */
export function addWatchCommand(program: Command, { signal, exit }: ProgramContext): void {
  program
    .command("watch")
    .description("extract each file that comes into a folder, once")
    .argument("<folder>", "the folder; folders inside of it are not watched")
    .requiredOption(
      "-w, --workflow <workflow>",
      "a file with a definition, or the id or name of a workflow on a server",
    )
    .option("--out <dir>", "folder for the results; default: results inside of the watched folder")
    .option("--done <dir>", "move files there that are done")
    .option("--failed <dir>", "move files there that could not be read")
    .option("--evidence", "also page, position and confidence of every value")
    .option("--json", "print a line of JSON for each file")
    .option("--interval <seconds>", "pause between two scans", parseSeconds, defaultInterval)
    .option(
      "--concurrency <number>",
      "documents at the same time; default: the number of processors, at most 4",
      parseCount,
    )
    .option("--server <url>", "extract on a server instead of this machine")
    .option("--profile <name>", "the server and key of a profile")
    .action(async (folder: string, options: WatchCommandOptions) => {
      const { watch } = await import("./watch.ts")
      exit(await watch(folder, options, signal))
    })
}
