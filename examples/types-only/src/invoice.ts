import { defineWorkflow, type ExtractedData } from "@docsift/sdk/schema"

/** The workflow whose data this service books. The program that executes it imports it from here. */
export const invoice = defineWorkflow({
  name: "Invoices to book",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "Number", type: "string", description: 'Printed as "Invoice number"' },
          { name: "Issued", type: "date", description: "Invoice date" },
          { name: "Total", type: "number", description: 'Printed as "Total due"' },
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

/** The data of the workflow, derived from its definition: rename a field there, and this service no longer compiles. */
export type InvoiceData = ExtractedData<typeof invoice>
