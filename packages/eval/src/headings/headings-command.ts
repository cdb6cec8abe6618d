import { join } from "node:path"
import type { Document, Extraction } from "@docsift/engine"
import { extractDocument } from "@docsift/engine/internal/extract/extract-document"
import { partsOfPointer, pointerOf } from "@docsift/engine/internal/page/json-pointer"
import { judgeExtraction } from "@docsift/engine/internal/judge/judge-document"
import { type Case, listPacks, readPack } from "@docsift/engine/internal/judge/manifest"
import { chooseCases } from "../choose-cases.ts"
import { percent, tableOf } from "../console-report.ts"
import { createReader } from "../document-reader.ts"
import type { Options } from "../options.ts"
import { changeHeadings, type HeadingChange } from "./change-headings.ts"
import { findPrintedHeadings } from "./printed-headings.ts"

/** The cells of a document whose headings were changed. */
interface Variant {
  readonly id: string
  readonly heading: string
  readonly cells: number
  /** Names of the columns of the cells that were lost, each as often as it lost one. */
  readonly lost: readonly string[]
}

/**
 * Changes the printed headings of tables that are read without a mistake, and reports in how many variants every cell is still right: what
 * the cells alone tell. A measure of headings that nobody has seen, from documents that everybody has.
 */
export async function measureHeadings(options: Options, onProgress: (text: string) => void): Promise<string> {
  const { data, headings } = options
  if (data === undefined || headings === "") throw new Error("--headings: needs --data")
  const read = createReader(options)
  const parts: string[] = []
  const rows: Record<string, string | number>[] = []
  const all: Variant[] = []
  const names = options.packs.length > 0 ? options.packs : await listPacks(data)
  for (const name of names) {
    const pack = await readPack(join(data, name))
    const variants: Variant[] = []
    const cases = chooseCases(pack.cases, options)
    for (const [index, each] of cases.entries()) {
      onProgress(`${name} ${index}/${cases.length}`)
      if (!each.expected) continue
      // A document that cannot be read has no table either; the evaluation of extraction reports it.
      const document = await read(join(pack.folder, each.file)).catch(() => undefined)
      if (document && document.grids.length === 0) variants.push(...variantsOf(each, document, headings))
    }
    const losses = variants.filter(({ lost }) => lost.length > 0)
    parts.push(...losses.slice(0, options.showMisses).map((variant) => `${name} ${lossOf(variant)}`))
    rows.push(figures(name, variants))
    all.push(...variants)
  }
  onProgress("")
  if (names.length > 1) rows.push(figures("all", all))
  const legend =
    "kept: variants in which every cell is right; cells: right cells; both in %, of tables that are right as printed"
  return [...(parts.length > 0 ? [parts.join("\n")] : []), tableOf(rows), legend].join("\n\n")
}

function variantsOf(given: Case, document: Document, change: HeadingChange): Variant[] {
  const { configuration } = given
  const printed = extractDocument(document, configuration)
  const object = configuration.objects.find(({ tables }) => tables && tables.length > 0)
  const table = object?.tables?.[0]
  if (!object || !table || cellsOf(given, printed, document).some(({ isLost }) => isLost)) return []
  const headings = findPrintedHeadings(document, printed, pointerOf(object.name, "tables", table.name))
  if (!headings) return []
  const variants: Variant[] = []
  for (const { text, document: changed } of changeHeadings(document, headings, change)) {
    const cells = cellsOf(given, extractDocument(changed, configuration), changed)
    const lost = cells.filter(({ isLost }) => isLost).map(({ column }) => column)
    variants.push({ id: given.id, heading: text, cells: cells.length, lost })
  }
  return variants
}

function cellsOf(
  given: Case,
  extraction: Extraction,
  document: Document,
): { readonly column: string; readonly isLost: boolean }[] {
  return judgeExtraction(given, extraction, document)
    .valueScores.filter(({ kind }) => kind === "cell")
    .map(({ path, verdict }) => ({
      column: partsOfPointer(path).at(-1) ?? "",
      isLost: verdict !== "right" && verdict !== "empty",
    }))
}

function figures(name: string, variants: readonly Variant[]): Record<string, string | number> {
  const cells = variants.reduce((sum, variant) => sum + variant.cells, 0)
  const lost = variants.reduce((sum, variant) => sum + variant.lost.length, 0)
  const kept = variants.filter((variant) => variant.lost.length === 0).length
  return {
    pack: name,
    variants: variants.length,
    kept: percent(variants.length === 0 ? null : kept / variants.length),
    cells: percent(cells === 0 ? null : (cells - lost) / cells),
  }
}

function lossOf({ id, heading, cells, lost }: Variant): string {
  const columns = [...Map.groupBy(lost, (column) => column)].map(([column, of]) => `${column} ×${of.length}`)
  return `${id} ${JSON.stringify(heading)} lost ${lost.length} of ${cells} cells: ${columns.join(", ")}`
}
