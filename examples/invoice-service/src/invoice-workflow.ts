import { defineWorkflow, type ExtractedData } from "@docsift/sdk"

/** What this service wants to know of an invoice. */
export const invoiceWorkflow = defineWorkflow({
  name: "Invoice service",
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

/** The data as Docsift answers it. */
export type InvoiceData = ExtractedData<typeof invoiceWorkflow>
