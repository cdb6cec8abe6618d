import type { Command } from "commander"
import type { ConnectionOptions } from "../connection/connect.ts"
import type { ProgramContext } from "../program-context.ts"
import type { PullOptions } from "./workflows-pull.ts"
import type { DiffOptions, PushOptions } from "./workflows-push.ts"

type JsonOptions = ConnectionOptions & { readonly json?: boolean | undefined }

/** The folder of definitions unless another one is named. */
const defaultFolder = "workflows"

/** Adds the commands for the workflows of a server. */
export function addWorkflowsCommands(program: Command, { signal, exit }: ProgramContext): void {
  const workflows = program.command("workflows").description("keep the workflows of a server as files")
  const onServer = (name: string) =>
    workflows
      .command(name)
      .option("--server <url>", "address of the server")
      .option("--profile <name>", "the server and key of a profile")

  onServer("list")
    .description("list the workflows of the server, newest first")
    .option("--json", "print what the server says")
    .action(async (options: JsonOptions) => {
      const { listWorkflows } = await import("./workflows-read.ts")
      exit(await listWorkflows(options, signal))
    })

  onServer("get")
    .description("print the definition of a workflow as JSON")
    .argument("<workflow>", "id or name of the workflow")
    .option("--json", "print what the server says, with id and version")
    .action(async (workflow: string, options: JsonOptions) => {
      const { getWorkflow } = await import("./workflows-read.ts")
      exit(await getWorkflow(workflow, options, signal))
    })

  onServer("pull")
    .description("write the workflows of the server to a folder, a file for each")
    .argument("[dir]", "the folder", defaultFolder)
    .option("--force", "also replace files that were changed here")
    .option("--json", "print what was done as JSON")
    .action(async (folder: string, options: PullOptions) => {
      const { pullWorkflows } = await import("./workflows-pull.ts")
      exit(await pullWorkflows(folder, options, signal))
    })

  onServer("push")
    .description("make the workflows of the server like the files of a folder")
    .argument("[dir]", "the folder", defaultFolder)
    .option("--dry-run", "show what would be done, and exit with 1 if it would be refused")
    .option("--prune", "delete the workflows of the server that the folder does not have")
    .option("--yes", "delete without asking")
    .option("--force", "also replace what was changed on the server")
    .option("--json", "print what was done as JSON")
    .action(async (folder: string, options: PushOptions) => {
      const { pushWorkflows } = await import("./workflows-push.ts")
      exit(await pushWorkflows(folder, options, signal))
    })

  onServer("diff")
    .description("show what a push would change, and exit with 1 if it is anything")
    .argument("[dir]", "the folder", defaultFolder)
    .option("--json", "print the differences as JSON")
    .action(async (folder: string, options: DiffOptions) => {
      const { diffWorkflows } = await import("./workflows-push.ts")
      exit(await diffWorkflows(folder, options, signal))
    })
}
