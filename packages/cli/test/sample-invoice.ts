/** An invoice as plain text, which the engine reads in milliseconds. */
export const sampleInvoice = `Larkfield & Moss Interiors Ltd
14 Tannery Row, Bristol BS1 6QF

INVOICE

Invoice number: LM-2026-0417
Invoice date: 5 March 2026
Due date: 4 April 2026

Description          Quantity    Unit price      Amount
Standing desk               6        489.00    2,934.00
Task chair                 12        312.50    3,750.00

Subtotal:     6,684.00
VAT 20 %:     1,336.80
Total:        8,020.80
`
