/** The definition of a table of items: a text and two numbers. */
export const items = {
  name: "Items",
  columns: [
    { name: "Description", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Amount", type: "number" },
  ],
} as const
