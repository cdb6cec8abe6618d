import type { Layout } from "../layout.ts"
import type { Locale } from "../locale.ts"
import type { Sheet } from "../sheet.ts"
import { placesOfFlow, type Block, type BlockCell, type Flow } from "./blocks.ts"
import { composeFlow } from "./compose.ts"
import type { FlowDesign } from "./flow-designs.ts"

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\u00a0": "&nbsp;" }
const escape = (text: string): string => text.replace(/[&<>\u00a0]/gu, (sign) => signs[sign] ?? sign)

function writeCell({ lines, span, isBold = false, align }: BlockCell, tag: "td" | "th"): string {
  const style = align === undefined || align === "left" ? "" : ` style="text-align:${align}"`
  const text = lines.map((line) => escape(line.text)).join("<br>")
  return `<${tag}${span === undefined ? "" : ` colspan="${span}"`}${style}>${isBold ? `<b>${text}</b>` : text}</${tag}>`
}

function writeBlock(block: Block): string {
  if (block.type === "table") {
    const rows = block.rows.map((row, index) => {
      const tag = block.hasHeading && index === 0 ? "th" : "td"
      return `<tr>${row.map((cell) => writeCell(cell, tag)).join("")}</tr>`
    })
    return `<table${block.hasBorders ? ' border="1" cellspacing="0" cellpadding="4"' : ""}>\n${rows.join("\n")}\n</table>`
  }
  const parts = block.parts.map(({ text }) => (text === "\t" ? "<span>&emsp;&emsp;</span>" : escape(text))).join("")
  if (parts === "") return "<br>"
  if (block.size === "large") return `<h2>${parts}</h2>`
  return block.isBold === true ? `<p><b>${parts}</b></p>` : `<div>${parts}</div>`
}

/** Writes a flow as a web page, in UTF-8. */
export function writeHtml({ header, body, footer }: Flow, { title }: Sheet, { code }: Locale): string {
  const part = (tag: string, blocks: readonly Block[]): string =>
    blocks.length === 0 ? "" : `<${tag}>\n${blocks.map(writeBlock).join("\n")}\n</${tag}>\n`
  return `<!doctype html>
<html lang="${code}"><head><meta charset="utf-8"><title>${escape(title)}</title></head><body>
${part("header", header)}${part("main", body)}${part("footer", footer)}</body></html>
`
}

/** Makes a layout of a design: a web page. */
export const htmlLayout = (design: FlowDesign): Layout => ({
  ...design,
  name: `html-${design.name}`,
  format: "html",
  extension: "html",
  render: (sheet, locale) => {
    const flow = composeFlow(sheet, design)
    return Promise.resolve({ bytes: Buffer.from(writeHtml(flow, sheet, locale)), places: placesOfFlow(flow) })
  },
})
