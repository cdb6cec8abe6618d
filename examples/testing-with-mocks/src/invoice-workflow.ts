import { defineWorkflow } from "@docsift/sdk"

/** The values needed to book an invoice. */
export const invoiceWorkflow = defineWorkflow({
  name: "Bookkeeping",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "Number", type: "string", description: 'Printed as "Invoice number"' },
          { name: "Total", type: "number", description: 'Printed as "Total due"' },
        ],
      },
    ],
  },
})
