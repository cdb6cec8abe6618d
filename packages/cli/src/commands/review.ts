import type { Review, UntypedData } from "@docsift/sdk"
import { connect, type ConnectionOptions } from "../connection/connect.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { openDestination } from "../output/destination.ts"
import { percentOf } from "../output/percent-of.ts"
import { renderColumns } from "../output/render-columns.ts"
import { renderResult } from "../output/render-result.ts"

/** The parsed options of `show`. */
export interface ReviewOptions extends ConnectionOptions {
  readonly json?: boolean | undefined
}

/** The parsed options of `approve`. */
export interface ApproveOptions extends ReviewOptions {
  readonly note?: string | undefined
}

/** Shows why an execution needs a review, and its values with the corrections. */
export async function showReview(id: string, options: ReviewOptions, signal: AbortSignal): Promise<ExitCode> {
  const { client } = await connect(options)
  const review = await client.executions.review(id, { signal })
  await using stdout = await openDestination(undefined, process.stdout)
  if (options.json) {
    await stdout.write(`${JSON.stringify(review, null, 2)}\n`)
    return exitCode.ok
  }
  const { evidence, warnings } = await client.executions.evidence(id, { signal })
  const { width } = stdout
  // The types of the client leave out an object without fields, which the data of a definition unknown here may have.
  const extractedData: UntypedData = review.data
  await stdout.write(
    [
      renderColumns([[review.executionId, review.state ?? "no review", review.note ?? ""]], { width, whole: [0] }),
      renderColumns(rowsOf(review), { width }),
      `${renderResult({ extractedData, evidence, warnings }, { width })}\n`,
    ]
      .filter((block) => block !== "")
      .join("\n"),
  )
  return exitCode.ok
}

/** Approves an execution with the corrections that it has; a change by another user meanwhile is a conflict. */
export async function approveReview(id: string, options: ApproveOptions, signal: AbortSignal): Promise<ExitCode> {
  const { client } = await connect(options)
  const { revision, corrections, note } = await client.executions.review(id, { signal })
  const input = { revision, corrections, state: "approved", note: options.note ?? note } as const
  const review = await client.executions.updateReview(id, input, { signal })
  const text = renderColumns([[review.executionId, review.state ?? ""]])
  process.stdout.write(options.json ? `${JSON.stringify(review, null, 2)}\n` : text)
  return exitCode.ok
}

/** What a person has to look at: the reasons, then what was corrected. */
function rowsOf({ reasons, corrections }: Review): string[][] {
  const asked = reasons.map(({ reason, pointer = "", confidence }) => {
    const share = confidence === undefined ? "" : percentOf(confidence)
    return [reason.replaceAll("_", " "), pointer, share]
  })
  const corrected = Object.entries(corrections).map(([pointer, { by }]) => ["corrected", pointer, `by ${by}`])
  return [...asked, ...corrected]
}
