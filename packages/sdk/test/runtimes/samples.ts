import { defineWorkflow } from "@docsift/sdk/schema"

/** The workflow of the suite. */
export const definition = defineWorkflow({
  name: "Runtimes",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "invoice number", type: "string" },
          { name: "total", type: "number" },
        ],
      },
    ],
  },
})

/** A document for the workflow. */
export const text = "Invoice number: 4711\nTotal: 1,290.50 EUR\n"

/** A document that takes a server longer to process than a caller needs to cancel. */
export const longText = "Invoice No. 0042 of 2026-02-27 lists 17 articles at 1,290.50 and 12 more words\n".repeat(
  30_000,
)

/** Well-formed ids, for servers that fail before they look them up. */
export const workflowId = "wkf_3f9a1c7e20b4"
export const executionId = "exe_8d02e5b7146f"
