import type { Correction, CorrectionInput } from "@docsift/sdk"
import { z } from "zod"
import type { ToolContext } from "../tool-context.ts"
import { runTool, succeed } from "../tool-result.ts"

const value = z.union([z.string(), z.number(), z.null()])

/** Adds the tool that corrects values. */
export function addReviewTools({ server, client }: ToolContext): void {
  server.registerTool(
    "correct_values",
    {
      title: "Correct values",
      description:
        "Corrects fields of a Completed execution, under the name of the key's owner, and leaves the approval to a person. Earlier corrections of other fields stay; the extracted values stay readable.",
      inputSchema: z.object({
        executionId: z.string(),
        values: z
          .record(z.string(), value)
          .describe(
            "JSON Pointer of each field, such as /Invoice/fields/Total → its value; null where the document has none.",
          ),
        note: z.string().optional().describe("Why, for the people who review it."),
      }),
      outputSchema: z.object({ executionId: z.string(), revision: z.number().int(), corrected: z.array(z.string()) }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ executionId, values, note }, { mcpReq: { signal } }) =>
      runTool(async () => {
        const review = await client.executions.review(executionId, { signal })
        const corrections: Record<string, CorrectionInput> = Object.fromEntries([
          ...Object.entries(review.corrections).map(([pointer, correction]) => [pointer, asInput(correction)]),
          ...Object.entries(values).map(([pointer, corrected]) => [pointer, { value: corrected }]),
        ])
        const input = { revision: review.revision, note: note ?? review.note, corrections }
        // Someone else may change the review in between: the server then refuses, and nothing of theirs is lost.
        const { revision } = await client.executions.updateReview(executionId, input, { signal })
        return succeed({ executionId, revision, corrected: Object.keys(values) })
      }),
  )
}

function asInput({ by: _by, at: _at, ...input }: Correction): CorrectionInput {
  return input
}
