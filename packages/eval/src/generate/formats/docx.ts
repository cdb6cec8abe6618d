import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx"
import type { Layout } from "../layout.ts"
import { placesOfFlow, type Block, type BlockCell } from "./blocks.ts"
import { composeFlow } from "./compose.ts"
import { fixTimes } from "./fixed-zip.ts"
import type { FlowDesign } from "./flow-designs.ts"

/** In half points. */
const largeSize = 32
/** Twips: the widths of Word's own default page and of a tab that leads past most labels. */
const pageWidth = 9000
const tabPosition = 4000

const alignments = { left: AlignmentType.LEFT, right: AlignmentType.RIGHT, center: AlignmentType.CENTER } as const

const noBorder = { style: BorderStyle.NONE, size: 0 } as const
const noBorders = {
  top: noBorder,
  bottom: noBorder,
  left: noBorder,
  right: noBorder,
  insideHorizontal: noBorder,
  insideVertical: noBorder,
} as const

function writeCell({ lines, span = 1, isBold = false, align = "left" }: BlockCell): TableCell {
  const children = lines.map(
    ({ text }) => new Paragraph({ alignment: alignments[align], children: [new TextRun({ text, bold: isBold })] }),
  )
  return new TableCell({ children, columnSpan: span })
}

function writeBlock(block: Block): (Paragraph | Table)[] {
  if (block.type === "table") {
    const table = new Table({
      width: { size: pageWidth, type: WidthType.DXA },
      ...(block.hasBorders ? {} : { borders: noBorders }),
      rows: block.rows.map(
        (row, index) => new TableRow({ children: row.map(writeCell), tableHeader: block.hasHeading && index === 0 }),
      ),
    })
    // Word joins tables that touch.
    return [table, new Paragraph({})]
  }
  const { parts, isBold = false, size } = block
  const children = parts.map(({ text }) =>
    text === "\t"
      ? new TextRun({ children: [new Tab()] })
      : new TextRun({ text, bold: isBold, ...(size ? { size: largeSize } : {}) }),
  )
  return [new Paragraph({ children, tabStops: [{ type: "left", position: tabPosition }] })]
}

/** Makes a layout of a design: a Word document. */
export const docxLayout = (design: FlowDesign): Layout => ({
  ...design,
  name: `docx-${design.name}`,
  format: "docx",
  extension: "docx",
  render: async (sheet) => {
    const flow = composeFlow(sheet, design)
    const document = new Document({
      sections: [
        {
          headers: { default: new Header({ children: flow.header.flatMap(writeBlock) }) },
          footers: { default: new Footer({ children: flow.footer.flatMap(writeBlock) }) },
          children: flow.body.flatMap(writeBlock),
        },
      ],
    })
    return { bytes: fixTimes(await Packer.toBuffer(document)), places: placesOfFlow(flow) }
  },
})
