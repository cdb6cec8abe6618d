import type { TableDefinition } from "../../src/configuration.ts"

/** The table of a statement of account. */
export const bookings: TableDefinition = {
  name: "Bookings",
  columns: [
    { name: "No.", type: "string" },
    { name: "Date", type: "date" },
    { name: "Description", type: "string" },
    { name: "Amount", type: "number" },
    { name: "Balance", type: "number" },
  ],
}
