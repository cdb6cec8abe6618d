import type { Correction, CorrectionInput } from "@docsift/sdk"
import { z } from "zod"
import type { ToolContext } from "../tool-context.ts"
import { succeed } from "../tool-result.ts"
import { toolSchema } from "../tool-schema.ts"

const value = z.union([z.string(), z.number(), z.null()])

const wanted = toolSchema(
  z.object({
    executionId: z.string(),
    values: z
      .record(z.string(), value)
      .describe(
        "JSON Pointer of each field, such as /Invoice/fields/Total → its value; null where the document has none.",
      ),
    note: z.string().optional().describe("Why, for the people who review it."),
  }),
)
const corrected = toolSchema(
  z.object({ executionId: z.string(), revision: z.number().int(), corrected: z.array(z.string()) }),
)

/** Adds the tool that corrects values. */
export function addReviewTools({ server, client, run }: ToolContext): void {
  server.registerTool(
    "correct_values",
    {
      title: "Correct values",
      description:
        "Corrects fields of a Completed execution, under the name of the key's owner, and leaves the approval to a person. Earlier corrections of other fields stay; the extracted values stay readable.",
      inputSchema: wanted,
      outputSchema: corrected,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ executionId, values, note }, { mcpReq: { signal } }) =>
      run(signal, async () => {
        const review = await client.executions.review(executionId, { signal })
        const corrections: Record<string, CorrectionInput> = Object.fromEntries([
          ...Object.entries(review.corrections).map(([pointer, correction]) => [pointer, asInput(correction)]),
          ...Object.entries(values).map(([pointer, entered]) => [pointer, { value: entered }]),
        ])
        const input = { revision: review.revision, note: note ?? review.note, corrections }
        // Someone else may change the review in between: the server then refuses, and their change is not lost.
        const { revision } = await client.executions.updateReview(executionId, input, { signal })
        return succeed({ executionId, revision, corrected: Object.keys(values) })
      }),
  )
}

function asInput({ by: _by, at: _at, ...input }: Correction): CorrectionInput {
  return input
}
