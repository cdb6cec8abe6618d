import type { Box, Document, Grid, Page } from "@docsift/engine"
import { cellName } from "@docsift/engine/internal/page/cell-name"
import { html, type Markup } from "./escape.ts"
import { verdicts, type ShownValue } from "./shown-value.ts"

/** Browsers are slow to open more pages; those with values come first. */
export const maxPages = 20
const maxRows = 400

/** Selects the pages to show: those with evidence, then the first ones, in page order. */
export function pagesToShow({ pages }: Document, values: readonly ShownValue[]): number[] {
  const named = new Set(values.flatMap(({ evidence, missed }) => [evidence?.page, ...missed.map(({ page }) => page)]))
  const numbers = pages.map(({ number }) => number)
  const withValues = numbers.filter((number) => named.has(number))
  const others = numbers.filter((number) => !named.has(number))
  return [...withValues, ...others].slice(0, maxPages).sort((a, b) => a - b)
}

/** Renders the document with a box around every extracted value. */
export function paperOf(
  document: Document,
  values: readonly ShownValue[],
  images: ReadonlyMap<number, string>,
): Markup {
  const sheets = document.grids.filter(({ isSheet }) => isSheet)
  if (sheets.length > 0) return html`${sheets.map((grid) => gridView(grid, values))}`
  const shown = pagesToShow(document, values)
  const left = document.pages.length - shown.length
  return html`${document.pages
    .filter(({ number }) => shown.includes(number))
    .map((page) => pageView(page, document.pages.length, values, images.get(page.number)))}${
    left > 0 ? html`<p class="note">${left} more pages are not shown.</p>` : null
  }`
}

function pageView(page: Page, count: number, values: readonly ShownValue[], image: string | undefined): Markup {
  const { number, width, height } = page
  return html`<figure class="page" id="page${number}">
    <svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Page ${number}">
      ${image === undefined ? textOf(page) : html`<image href="${image}" width="${width}" height="${height}" preserveAspectRatio="none" />`}
      ${values.flatMap((value) => missedOn(number, value))}${values.filter(({ evidence }) => evidence?.page === number).map(boxOf)}
    </svg>
    <figcaption>page ${number} of ${count}${image === undefined ? ", its text" : ""}</figcaption>
  </figure>`
}

/** Renders formats without a page layout as their parsed text. */
function textOf({ words }: Page): Markup {
  return html`${words.map(({ text, box: [x0, , x1, y1], fontSize, isBold }) => {
    const weight = isBold ? "bold" : "normal"
    const baseline = y1 - fontSize * 0.2
    return html`<text
      x="${x0}"
      y="${baseline}"
      font-size="${fontSize}"
      font-weight="${weight}"
      textLength="${Math.max(1, x1 - x0)}"
      lengthAdjust="spacingAndGlyphs"
      >${text}</text
    >`
  })}`
}

function boxOf(value: ShownValue): Markup {
  const { key, verdict, evidence } = value
  if (!evidence?.box) return html``
  // A small margin, so that the outline does not cover the text.
  const [x0, y0, x1, y1] = grow(evidence.box, 1.5)
  return html`<rect
    class="box ${verdict}"
    data-value="${key}"
    x="${x0}"
    y="${y0}"
    width="${x1 - x0}"
    height="${y1 - y0}"
    rx="1.5"
    ><title>${titleOf(value)}</title></rect
  >`
}

/** Draws a dashed box at the position of a missed value. */
function missedOn(number: number, { key, parts, missed, want }: ShownValue): Markup[] {
  return missed.flatMap(({ page, box }) => {
    if (page !== number || !box) return []
    const [x0, y0, x1, y1] = grow(box, 1.5)
    const title = `${parts.at(-1) ?? ""}: ${String(want)} is here`
    return [
      html`<rect
        class="box missing"
        data-value="${key}"
        x="${x0}"
        y="${y0}"
        width="${x1 - x0}"
        height="${y1 - y0}"
        rx="1.5"
        ><title>${title}</title></rect
      >`,
    ]
  })
}

const grow = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 - by, y0 - by, x1 + by, y1 + by]

const titleOf = ({ parts, verdict, evidence }: ShownValue): string =>
  `${parts.at(-1) ?? ""}: ${evidence?.text ?? ""} (${verdicts[verdict].word}, ${(evidence?.confidence ?? 0).toFixed(2)})`

function gridView(grid: Grid, values: readonly ShownValue[]): Markup {
  const marks = new Map(
    values.flatMap((value) =>
      value.evidence?.page === grid.page && value.evidence.cell !== undefined ? [[value.evidence.cell, value]] : [],
    ),
  )
  const width = Math.max(0, ...grid.rows.map((row) => row.length))
  const rows = grid.rows.slice(0, maxRows)
  const left = grid.rows.length - rows.length
  const letters = Array.from({ length: width }, (_, column) => cellName(column, 0).replace(/\d+$/u, ""))
  return html`<figure class="sheet" id="page${grid.page}">
    <figcaption>sheet ${grid.page}${grid.name === undefined ? "" : `: ${grid.name}`}</figcaption>
    <table>
      <thead>
        <tr>
          <th></th>
          ${letters.map((name) => html`<th>${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row, index) =>
            html`<tr>
              <th>${index + 1}</th>
              ${row.map(({ text }, column) => cellOf(text, marks.get(cellName(column, index))))}
            </tr> `,
        )}
      </tbody>
    </table>
    ${left > 0 ? html`<p class="note">${left} more rows are not shown.</p>` : null}
  </figure>`
}

function cellOf(text: string, value: ShownValue | undefined): Markup {
  if (!value) return html`<td>${text}</td>`
  return html`<td class="box ${value.verdict}" data-value="${value.key}" title="${titleOf(value)}">${text}</td>`
}
