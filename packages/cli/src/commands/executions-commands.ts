import { type Command, InvalidArgumentError, Option } from "commander"
import type { ProgramContext } from "../program-context.ts"
import type { ExecutionOptions, ExportOptions, ListOptions, WaitOptions } from "./executions.ts"
import { parseBatchId, parseExecutionId } from "./parse-option.ts"

const statuses = ["Queued", "Processing", "Completed", "Failed"]
const reviewStates = ["needed", "approved", "rejected"]
/** Executions that a list shows unless more are asked for: a screenful. */
const defaultLimit = 50

/** Adds the commands for the executions of a server. */
export function addExecutionsCommands(program: Command, { signal, exit }: ProgramContext): void {
  const executions = program.command("executions").description("list, read and export what a server has extracted")
  const onServer = (name: string, hasOutput = true) => {
    const command = executions
      .command(name)
      .option("--server <url>", "address of the server")
      .option("--profile <name>", "the server and key of a profile")
    if (!hasOutput) return command
    const output = new Option("-o, --output <format>", "format of the result").choices(["table", "json"])
    return command.addOption(output.default("table")).option("--json", "the same as -o json")
  }

  onServer("list")
    .description("list executions, newest first")
    .option("-w, --workflow <workflow>", "id or name of a workflow")
    .option("--batch <batch>", "id of a batch", parseBatchId)
    .addOption(new Option("--status <status>", "only those of a status").choices(statuses))
    .addOption(new Option("--review <state>", "only those of a state of review").choices(reviewStates))
    .option("--limit <number>", "how many at most", parseLimit, defaultLimit)
    .action(async (options: ListOptions) => {
      const { listExecutions } = await import("./executions.ts")
      exit(await listExecutions(options, signal))
    })

  onServer("get")
    .description("show an execution and its data")
    .argument("<execution>", "id of the execution", parseExecutionId)
    .action(async (id: string, options: ExecutionOptions) => {
      const { getExecution } = await import("./executions.ts")
      exit(await getExecution(id, options, signal))
    })

  onServer("wait")
    .description("wait until an execution ends, and show its data; exits with 1 when it failed")
    .argument("<execution>", "id of the execution", parseExecutionId)
    .option("--timeout <seconds>", "wait at most so long, and exit with 6", parseSeconds)
    .action(async (id: string, options: WaitOptions) => {
      const { waitForExecution } = await import("./executions.ts")
      exit(await waitForExecution(id, options, signal))
    })

  onServer("export", false)
    .description("write the data of an execution, or of all of a workflow or a batch, as CSV, JSON or a workbook")
    .argument("[execution]", "id of the execution", parseExecutionId)
    .option("-w, --workflow <workflow>", "all completed executions of a workflow, by its id or name")
    .option("--batch <batch>", "all completed executions of a batch, by its id", parseBatchId)
    .addOption(
      new Option("-o, --output <format>", "format of the file").choices(["csv", "json", "xlsx"]).default("csv"),
    )
    .option("--reviewed", "with the corrections of the review")
    .option("--out <path>", "write to a file")
    .action(async (id: string | undefined, options: ExportOptions) => {
      const { exportExecutions } = await import("./executions.ts")
      exit(await exportExecutions(id, options, signal))
    })

  onServer("retry")
    .description("extract the same file again, with the workflow as it is now")
    .argument("<execution>", "id of the execution", parseExecutionId)
    .action(async (id: string, options: ExecutionOptions) => {
      const { retryExecution } = await import("./executions.ts")
      exit(await retryExecution(id, options, signal))
    })

  onServer("cancel")
    .description("cancel an execution that has not ended")
    .argument("<execution>", "id of the execution", parseExecutionId)
    .action(async (id: string, options: ExecutionOptions) => {
      const { cancelExecution } = await import("./executions.ts")
      exit(await cancelExecution(id, options, signal))
    })
}

function parseLimit(text: string): number {
  const limit = Number(text)
  if (Number.isInteger(limit) && limit >= 1) return limit
  throw new InvalidArgumentError("It must be a whole number from 1.")
}

function parseSeconds(text: string): number {
  const seconds = Number(text)
  if (text.trim() !== "" && seconds > 0 && Number.isFinite(seconds)) return seconds
  throw new InvalidArgumentError("It must be a number of seconds above 0.")
}
