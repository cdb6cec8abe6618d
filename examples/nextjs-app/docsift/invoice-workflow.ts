import { defineWorkflow } from "@docsift/sdk"

/** The data that the pages show. */
export const invoiceWorkflow = defineWorkflow({
  name: "Next.js app",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "Invoice number", type: "string" },
          { name: "Invoice date", type: "date" },
          { name: "Total due", type: "number", description: "Total including tax" },
        ],
        tables: [
          {
            name: "Lines",
            columns: [
              { name: "Description", type: "string" },
              { name: "Amount", type: "number" },
            ],
          },
        ],
      },
    ],
  },
})
