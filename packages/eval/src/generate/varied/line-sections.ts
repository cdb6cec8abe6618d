import { toCents } from "../text-composer.ts"
import type { Compositor } from "./compositor.ts"
import { printDecimal } from "./print.ts"

/** A heading above some of the rows, and their sum below the last. */
export interface LineSection {
  readonly title: string
  /** 0-based index of the first row. */
  readonly from: number
  /** 0-based index after the last row. */
  readonly to: number
  /** Label and printed sum; none where the document has no sums of sections. */
  readonly sum: { readonly label: string; readonly text: string } | undefined
}

/** Rows of a section at least. */
const fewest = 2

/** Divides the rows into sections, where the design has them and there are rows enough. */
export function lineSections(compositor: Compositor): LineSection[] {
  const { deal, design, random } = compositor
  const count = deal.lines.length
  if (!design.table.hasSections || count < 2 * fewest) return []
  const hasSums = random.chance(0.6) && deal.columns.includes("lineTotal")
  const titles = random.shuffle([...new Set(Array.from({ length: 12 }, () => compositor.phrase("sections")))])
  const label = compositor.label("sectionTotal")
  const sections: LineSection[] = []
  for (let from = 0; from < count;) {
    const title = titles[sections.length] ?? String(sections.length + 1)
    const room = count - from
    const to = room < 2 * fewest || sections.length === 3 ? count : from + random.int(fewest, room - fewest)
    const sum = deal.lines.slice(from, to).reduce((total, { values }) => total + Number(values.lineTotal), 0)
    const text = printDecimal(toCents(sum), 2, deal.style)
    sections.push({ title, from, to, sum: hasSums ? { label: label.replace("{s}", title), text } : undefined })
    from = to
  }
  return sections
}
