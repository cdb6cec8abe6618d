import type { Configuration, Extraction } from "../../src/index.ts"
import { extractBuiltin } from "../../src/extract/extract-document.ts"
import { createContext } from "../../src/page/context.ts"
import { parseBytes } from "../../src/parse/parse-document.ts"

const names =
  "Invoice number|Order number|Supplier name|Supplier address|Buyer|Buyer address|Tax number|VAT ID|IBAN|BIC|E-mail|Phone|Payment terms|Passport number"
const days = "Invoice date|Due date|Flight from|Flight to"
const figures = "Total|Net total|Tax total|Tax rate|Amount due|Quantity"

/** Requests every kind of value and two tables. */
const everything: Configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [
        ...names.split("|").map((name) => ({ name, type: "string" as const })),
        ...days.split("|").map((name) => ({ name, type: "date" as const })),
        ...figures.split("|").map((name) => ({ name, type: "number" as const })),
      ],
      tables: [
        {
          name: "Line items",
          columns: [
            { name: "Position", type: "string" },
            { name: "Description", type: "string" },
            { name: "Quantity", type: "number" },
            { name: "Unit price", type: "number" },
            { name: "Total", type: "number" },
          ],
        },
        {
          name: "Payments",
          columns: [
            { name: "Booking date", type: "date" },
            { name: "Details", type: "string" },
            { name: "Debit", type: "number" },
            { name: "Credit", type: "number" },
            { name: "Balance", type: "number" },
          ],
        },
      ],
    },
  ],
}

/** Extracts a document from its bytes, without a thread. */
export async function readText(text: string, fileName = "sample.txt"): Promise<Extraction> {
  // The limit on pages would end the measurement.
  const document = await parseBytes(Buffer.from(text), { fileName, maxPages: Number.POSITIVE_INFINITY })
  return extractBuiltin(createContext(document), everything)
}
