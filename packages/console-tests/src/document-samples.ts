import type { Client, ExecutionId } from "@docsift/sdk"
import { aGreyTiff } from "@docsift/testing/files/grey-tiff"
import { aPrintedPdf } from "@docsift/testing/files/printed-pdf"
import type { Browser } from "playwright-core"

const lines = ["Invoice", "Invoice number: INV-2041", "Invoice date: 12 March 2026", "Total amount: 1,290.50 EUR"]

/** A workflow for the lines of the samples. */
export const invoiceFields = {
  objects: [
    {
      name: "Invoice",
      fields: [
        { name: "Invoice number", type: "string" },
        { name: "Invoice date", type: "date" },
        { name: "Total amount", type: "number" },
      ],
    },
  ],
} as const

/** A PDF whose values stand on page 7 of 8. */
export const anInvoiceOnPage7 = (): Promise<Uint8Array<ArrayBuffer>> =>
  aPrintedPdf(Array.from({ length: 8 }, (_, index) => ({ lines: index === 6 ? lines : [`Annex ${index + 1}`] })))

/** A PDF whose page is displayed rotated by 90 degrees. */
export const aRotatedInvoice = (): Promise<Uint8Array<ArrayBuffer>> => aPrintedPdf([{ lines, rotation: 90 }])

/** A TIFF as of a scanner, drawn by a browser. */
export async function aScannedInvoice(browser: Browser): Promise<Uint8Array<ArrayBuffer>> {
  const page = await browser.newPage()
  const size = { width: 1240, height: 874 }
  const pixels = (await page.evaluate(`(${drawLines})(${JSON.stringify({ ...size, lines })})`)) as number[] // as the script returns
  await page.close()
  return aGreyTiff({ ...size, pixels: Uint8Array.from(pixels), dotsPerInch: 150 })
}

/** A script for the browser, whose types this package does not have. */
const drawLines = `({ width, height, lines }) => {
  const context = new OffscreenCanvas(width, height).getContext("2d")
  context.fillStyle = "white"
  context.fillRect(0, 0, width, height)
  context.fillStyle = "black"
  context.font = "34px sans-serif"
  for (const [index, line] of lines.entries()) context.fillText(line, 120, 150 + index * 80)
  const { data } = context.getImageData(0, 0, width, height)
  return Array.from({ length: width * height }, (_, index) => data[index * 4])
}`

/** A CSV file with one row for each item, and what the row is called in the place of `name`. */
export function anItemList(rows: number, nameOf: (row: number) => string): string {
  const items = Array.from({ length: rows }, (_, row) => `A-${row + 1},"${nameOf(row)}",${row + 1}.50`)
  return ["Article,Description,Amount", ...items].join("\n")
}

/** A workflow for the rows of an item list. */
export const itemTable = {
  objects: [
    {
      name: "Order",
      tables: [
        {
          name: "Items",
          columns: [
            { name: "Article", type: "string" },
            { name: "Description", type: "string" },
            { name: "Amount", type: "number" },
          ],
        },
      ],
    },
  ],
} as const

/** Executes a workflow with a configuration on a file, and returns the completed execution's id. */
export async function extract(
  client: Client,
  configuration: typeof invoiceFields | typeof itemTable,
  file: File,
): Promise<ExecutionId> {
  const { workflowId } = await client.workflows.create({ name: file.name.slice(0, 100), configuration })
  const { workflowExecutionId } = await client.workflows.execute(workflowId, file)
  await client.executions.wait(workflowExecutionId)
  return workflowExecutionId
}
