import type { Layout } from "../layout.ts"
import type { Locale } from "../locale.ts"
import { marksOf, type Rendered } from "../places.ts"
import type { Sheet } from "../sheet.ts"
import type { Design } from "./designs.ts"
import { drawHead } from "./draw-head.ts"
import { drawTable } from "./draw-table.ts"
import { drawSummary, drawTotals } from "./draw-totals.ts"
import { Paper } from "./paper.ts"

function drawFooter(paper: Paper, sheet: Sheet, page: number, pages: number): void {
  const size = paper.design.fontSize * 0.75
  const step = paper.design.isLinePrinter ? paper.lineHeight() : paper.lineHeight(size)
  const top = paper.height - 62
  const width = (paper.right - paper.left) / sheet.footer.length
  const ruleY = top - (paper.design.isLinePrinter ? step : 4)
  paper.rule(paper.left, ruleY, paper.right, ruleY, 0.4)
  for (const [column, lines] of sheet.footer.entries()) {
    for (const [row, line] of lines.entries())
      paper.text(
        line.text,
        paper.left + column * width,
        top + row * step,
        { size, color: "#555555" },
        marksOf(line.text, line.printedValues),
      )
  }
  const label = sheet.page.replace("{n}", String(page)).replace("{m}", String(pages))
  paper.text(label, paper.left, paper.height - 18, { size, align: "right", width: paper.right - paper.left })
}

/** Returns the text of an archive stamp: numbers without meaning for the document. */
const stampOf = ({ rows, details }: Sheet): string => `ARCHIVE ${1000 + rows.length * 37 + details.length} 02/17`

/** Prints a sheet in a design. Returns the PDF and the positions of its values; the same input gives the same bytes. */
export async function drawSheet(sheet: Sheet, design: Design, { country, code }: Locale): Promise<Rendered> {
  const paper = new Paper(design, country.paper, code === "pl")
  let tableTop = drawHead(paper, sheet)
  for (const line of paper.wrap(sheet.intro ?? "", paper.right - paper.left)) {
    paper.text(line, paper.left, tableTop)
    if (line) tableTop += paper.lineHeight() * 1.4
  }
  let y = drawSummary(paper, sheet.summary, drawTotals(paper, sheet.totals, drawTable(paper, sheet, tableTop)))
  for (const line of sheet.notes.flatMap((note) => paper.wrap(note, paper.right - paper.left))) {
    if (y + paper.lineHeight() > paper.bottom) break
    paper.text(line, paper.left, y + 6)
    y += paper.lineHeight()
  }
  paper.onEveryPage((page, pages) => {
    drawFooter(paper, sheet, page, pages)
    if (design.hasStamp === true) paper.textUpwards(`${sheet.title} ${page} ${stampOf(sheet)}`, 22, paper.height * 0.7)
  })
  return paper.finish()
}

/** Makes a layout of a design: a sheet printed as PDF. */
export const pdfLayout = (design: Design): Layout => ({
  ...design,
  format: "pdf",
  extension: "pdf",
  hasWesternLettersOnly: design.isLinePrinter,
  render: (sheet, locale) => drawSheet(sheet, design, locale),
})
