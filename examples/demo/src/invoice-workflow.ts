import { defineWorkflow } from "@docsift/sdk"

/** The default workflow: the fields and line items most people want from an invoice. */
export const invoiceWorkflow = defineWorkflow({
  name: "Invoice",
  description: "Header, totals and line items of an invoice",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "Invoice number", type: "string" },
          { name: "Invoice date", type: "date" },
          { name: "Due date", type: "date" },
          { name: "Order number", type: "string" },
          { name: "Seller name", type: "string", description: "Company that issues the invoice" },
          { name: "Seller VAT ID", type: "string" },
          { name: "Buyer name", type: "string", description: "Customer who receives the invoice" },
          { name: "IBAN", type: "string" },
          { name: "Net total", type: "number", description: 'Total without tax, "Subtotal"' },
          { name: "Tax total", type: "number" },
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
