import { type Command, Option } from "commander"
import type { ProgramContext } from "../program-context.ts"
import type { ListOptions } from "./executions.ts"
import { parseExecutionId } from "./parse-option.ts"
import type { ApproveOptions, ReviewOptions } from "./review.ts"

/** Executions that a list shows: a screenful; `executions list --review needed --limit` shows more. */
const shownReviews = 50

/** Adds the commands for the reviews of a server. */
export function addReviewCommands(program: Command, { signal, exit }: ProgramContext): void {
  const review = program.command("review").description("review executions whose values a person should check")
  const onServer = (name: string) =>
    review
      .command(name)
      .option("--server <url>", "address of the server")
      .option("--profile <name>", "the server and key of a profile")
      .option("--json", "print what the server says")

  onServer("list")
    .description("list the executions that need a review, newest first")
    .option("-w, --workflow <workflow>", "id or name of a workflow")
    .addOption(new Option("-o, --output <format>").choices(["table", "json"]).default("table").hideHelp())
    .action(async (options: ListOptions) => {
      const { listExecutions } = await import("./executions.ts")
      exit(await listExecutions({ ...options, review: "needed", limit: shownReviews }, signal))
    })

  onServer("show")
    .description("show why an execution needs a review, and its values with the corrections")
    .argument("<execution>", "id of the execution", parseExecutionId)
    .action(async (id: string, options: ReviewOptions) => {
      const { showReview } = await import("./review.ts")
      exit(await showReview(id, options, signal))
    })

  onServer("correct")
    .description("correct fields of an execution, and keep the other corrections that it has")
    .argument("<execution>", "id of the execution", parseExecutionId)
    .argument(
      "<pointer=value...>",
      'a field and its value, such as "/Invoice/fields/total=1290.5"; no value: it has none',
    )
    .action(async (id: string, assignments: readonly string[], options: ReviewOptions) => {
      const { correctReview } = await import("./review-correct.ts")
      exit(await correctReview(id, assignments, options, signal))
    })

  onServer("approve")
    .description("approve an execution, with the corrections that it has")
    .argument("<execution>", "id of the execution", parseExecutionId)
    .option("--note <text>", "a note, kept with the review")
    .action(async (id: string, options: ApproveOptions) => {
      const { approveReview } = await import("./review.ts")
      exit(await approveReview(id, options, signal))
    })
}
