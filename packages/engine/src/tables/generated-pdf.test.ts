import { once } from "node:events"
import { createWriteStream } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Pdf from "pdfkit"
import { expect, test } from "vitest"
import { createContext } from "../page/context.ts"
import { parseDocument } from "../parse/parse-document.ts"
import { extractTable } from "./extract-table.ts"

const columns = [
  { name: "Description", x: 50, width: 220, align: "left" },
  { name: "Quantity", x: 280, width: 60, align: "right" },
  { name: "Unit price", x: 350, width: 80, align: "right" },
  { name: "Amount", x: 450, width: 90, align: "right" },
] as const

/** Draws a list of items over as many pages as it takes, with headings and a footer on each. */
async function drawInvoice(path: string, rows: readonly (readonly string[])[]): Promise<void> {
  const pdf = new Pdf({ size: "A4", margin: 0 })
  const file = pdf.pipe(createWriteStream(path))
  const print = (texts: readonly string[], y: number, font: string): void => {
    pdf.font(font).fontSize(9)
    for (const [index, { x, width, align }] of columns.entries()) {
      const text = texts[index] ?? ""
      const left = align === "right" ? x + width - pdf.widthOfString(text) : x
      pdf.text(text, left, y, { lineBreak: false })
    }
  }
  let y = 800
  for (const row of rows) {
    if (y > 720) {
      if (y < 800) pdf.text("ACME Ltd, 12 Some Street, Bank 123", 50, 800, { lineBreak: false }).addPage()
      print(
        columns.map(({ name }) => name),
        60,
        "Helvetica-Bold",
      )
      y = 80
    }
    print(row, y, "Helvetica")
    y += 14
  }
  print(["", "", "Total", "999.00"], y + 10, "Helvetica-Bold")
  pdf.end()
  await once(file, "finish")
}

test("a list of items is read to its end over the pages of a PDF", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsift-tables-"))
  try {
    const path = join(folder, "invoice.pdf")
    const rows = Array.from({ length: 120 }, (_, index) => [`Article ${index + 1}`, "2", "1.50", "3.00"])
    await drawInvoice(path, rows)
    const document = await parseDocument(path, { fileName: "invoice.pdf" })
    const context = createContext(document)
    const answer = extractTable(context, {
      name: "Items",
      columns: [
        { name: "Description", type: "string" },
        { name: "Line total", type: "number" },
      ],
    })
    expect(answer.rows).toEqual(rows.map(([name]) => ({ Description: name, "Line total": 3 })))
    expect(answer.evidence.at(-1)?.["Description"]).toMatchObject({ page: 3, text: "Article 120" })
    expect(answer.warnings).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
