/** Returns a workflow definition that fits {@link invoiceText}. */
export function aWorkflow({ name = "Invoices" } = {}) {
  return {
    name,
    description: "Contract suite",
    configuration: {
      objects: [
        {
          name: "Invoice",
          description: "A supplier's invoice",
          fields: [
            { name: "number", description: '"Invoice No."', type: "string" as const },
            { name: "date", type: "date" as const },
            { name: "total", type: "number" as const },
          ],
          tables: [
            {
              name: "items",
              columns: [
                { name: "description", type: "string" as const },
                { name: "amount", type: "number" as const },
              ],
            },
          ],
        },
      ],
    },
  }
}

/** Returns a workflow of which every execution needs a review. */
export function aReviewedWorkflow({ name = "Reviewed" } = {}) {
  const review = { threshold: 0.5, required: ["/Invoice/fields/total"], always: true, sample: 0.1 }
  return { ...aWorkflow({ name }), review }
}

/** Returns a document of a few lines; `number` makes it unique. */
export function invoiceText(number = "0042"): string {
  return `Invoice No. ${number}\nDate: 2026-02-27\nTotal: 1,290.50\n`
}

/** Returns a PDF of one page of 300 by 200 points with a line of text, 20 points from the left and 50 from the top. */
export function aPdf(text: string): string {
  const content = `BT /F1 12 Tf 20 150 Td (${text}) Tj ET`
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ]
  let file = "%PDF-1.7\n"
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, "0")} 00000 n \n`
  })
  const end = `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return `${file}xref\n0 6\n0000000000 65535 f \n${offsets.join("")}${end}`
}

/** Returns a document that keeps a worker busy while a test observes the execution. */
export function longText(): string {
  // Long lines: a page has 60, and the default limit is 500 pages.
  const line = `${"Invoice No. 0042 of 2026-02-27 lists 17 articles at 1,290.50 and mentions 12 more words. ".repeat(2)}\n`
  return line.repeat(Math.floor(3_000_000 / line.length))
}

/** The secret of every model of the suite; no response may contain it. */
export const providerSecret = "sk-contract-0000000000001f2a"

/** Returns a well-formed id that no server assigns by chance. */
export function unknownId(pattern: string): string {
  const [, prefix, digits] = /^\^([a-z]+_)\[a-f0-9\]\{(\d+)\}\$$/.exec(pattern) ?? []
  if (prefix === undefined) throw new Error(`${pattern} is not the pattern of an id`)
  return prefix + "0".repeat(Number(digits))
}
