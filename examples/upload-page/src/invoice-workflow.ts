import { defineWorkflow } from "@docsift/sdk"

/** The data that the page shows. The server creates the workflow, and the page derives the types of its values from it. */
export const invoiceWorkflow = defineWorkflow({
  name: "Upload page",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "Invoice number", type: "string" },
          { name: "Invoice date", type: "date" },
          { name: "Due date", type: "date" },
          { name: "Seller name", type: "string", description: "Company that issues the invoice" },
          { name: "Buyer name", type: "string", description: "Customer who receives the invoice" },
          { name: "Net total", type: "number", description: 'Total without tax, "Subtotal"' },
          { name: "Grand total", type: "number", description: "Total including tax" },
        ],
        tables: [
          {
            name: "Line items",
            description: "One row for each invoiced item",
            columns: [
              { name: "Description", type: "string" },
              { name: "Quantity", type: "number" },
              { name: "Unit price", type: "number" },
              { name: "Line total", type: "number", description: 'Net amount of the line, "Amount"' },
            ],
          },
        ],
      },
    ],
  },
})
