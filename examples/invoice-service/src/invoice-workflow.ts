import { defineWorkflow, type ExtractedData } from "@docsift/sdk"

/** The data that this service extracts from an invoice. */
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

/** The extracted data as Docsift returns it. */
export type InvoiceData = ExtractedData<typeof invoiceWorkflow>
