import { z } from "zod"
import { drawBox } from "../draw-box.ts"
import type { ToolContext } from "../tool-context.ts"
import { ToolError } from "../tool-result.ts"
import { toolSchema } from "../tool-schema.ts"

/** Enough to read the print of a page, and small enough for the context of an assistant. */
const imageWidth = 1200

const place = toolSchema(
  z.object({
    executionId: z.string(),
    pointer: z
      .string()
      .describe("JSON Pointer of the value, such as /Invoice/fields/Total or /Invoice/tables/Items/0/Amount."),
  }),
)

/** Adds the tool that shows where a value was read. */
export function addEvidenceTools({ server, client, run }: ToolContext): void {
  server.registerTool(
    "show_evidence",
    {
      title: "Show where a value was read",
      description:
        "Returns the page image of an extracted value with a box around it, for a person or to check it yourself. Reads only.",
      inputSchema: place,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ executionId, pointer }, { mcpReq: { signal } }) =>
      run(signal, async () => {
        const { fileId } = await client.executions.get(executionId, { signal })
        const { pages, evidence } = await client.executions.evidence(executionId, { signal })
        const found = Object.hasOwn(evidence, pointer) ? evidence[pointer] : undefined
        if (found === undefined)
          throw new ToolError("pointer: no value of this execution has it; get_execution lists the places")
        const { page, box, cell } = found
        const size = pages.find((known) => known.page === page)
        if (box === undefined || size === undefined) {
          throw new ToolError(
            `The value is in ${cell === undefined ? "a document without pages" : `cell ${cell}`}, of which there is no image.`,
          )
        }
        const image = await client.files.image(fileId, page, { width: imageWidth }, { signal })
        const drawn = await drawBox(new Uint8Array(await image.arrayBuffer()), box, size, signal)
        const data = Buffer.from(drawn).toString("base64")
        return {
          content: [
            { type: "image", data, mimeType: "image/png" },
            { type: "text", text: JSON.stringify({ page, box, pointer }) },
          ],
        }
      }),
  )
}
