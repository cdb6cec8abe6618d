import type { Block, BlockCell, Flow } from "./blocks.ts"

const gap = 2
const textOf = ({ lines }: BlockCell, line: number): string => lines[line]?.text ?? ""

/** Formats a table as text: columns as wide as their widest text, numbers right-aligned. */
function writeTable(rows: readonly (readonly BlockCell[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) {
    let column = 0
    for (const cell of row) {
      const { lines, span = 1 } = cell
      const width = Math.max(...lines.map(({ text }) => text.length))
      if (span === 1) widths[column] = Math.max(widths[column] ?? 0, width)
      column += span
    }
  }
  return rows.flatMap((row) => {
    const height = Math.max(...row.map(({ lines }) => lines.length))
    return Array.from({ length: height }, (_, line) => {
      let text = ""
      let column = 0
      for (const cell of row) {
        const { span = 1, align } = cell
        const width = widths.slice(column, column + span).reduce((sum, each) => sum + each, gap * (span - 1))
        const content = textOf(cell, line)
        text += `${column === 0 ? "" : " ".repeat(gap)}${align === "right" ? content.padStart(width) : content.padEnd(width)}`
        column += span
      }
      return text.trimEnd()
    })
  })
}

function writeBlock(block: Block): string[] {
  if (block.type === "table") return writeTable(block.rows)
  const [first, ...rest] = block.parts
  // A tab in a mail depends on the reader's settings; mailers set spaces.
  if (rest[0]?.text === "\t")
    return [
      `${(first?.text ?? "").padEnd(26)} ${rest
        .slice(1)
        .map(({ text }) => text)
        .join("")}`,
    ]
  return [block.parts.map(({ text }) => text).join("")]
}

/** Writes a flow as lines of text, for a font whose letters have one width. */
export const writeText = ({ header, body, footer }: Flow): string =>
  `${[...header, ...body, ...footer].flatMap(writeBlock).join("\n")}\n`
