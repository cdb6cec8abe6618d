import { join } from "node:path"
import { listPacks, readPack } from "@docsift/engine/internal/judge/manifest"
import { chooseCases } from "../choose-cases.ts"
import { percent, tableOf } from "../console-report.ts"
import { createReader } from "../document-reader.ts"
import type { Options } from "../options.ts"
import { type Change, readVariants, type Variant } from "./read-variants.ts"

/**
 * Changes the printed headings or the layout of tables that are read without a mistake, and reports in how many variants every cell is still
 * right. A measure of headings and layouts that nobody has seen, from documents that everybody has.
 */
export async function measureVariants(options: Options, onProgress: (text: string) => void): Promise<string> {
  const { data, headings, layout } = options
  const changes: readonly Change[] = headings === "" ? layout : [headings, ...layout]
  if (data === undefined) throw new Error("--headings, --layout: need --data")
  const read = createReader(options)
  const all: (Variant & { readonly pack: string })[] = []
  for (const name of options.packs.length > 0 ? options.packs : await listPacks(data)) {
    const pack = await readPack(join(data, name))
    const cases = chooseCases(pack.cases, options)
    for (const [index, each] of cases.entries()) {
      onProgress(`${name} ${index}/${cases.length}`)
      if (!each.expected) continue
      // A document that cannot be read has no table either; the evaluation of extraction reports it.
      const document = await read(join(pack.folder, each.file)).catch(() => undefined)
      if (!document || document.grids.length > 0) continue
      for (const variant of readVariants(each, document, changes)) all.push({ ...variant, pack: name })
    }
  }
  onProgress("")
  // Of one change the packs are of interest, of several the changes.
  const groups = Map.groupBy(all, ({ pack, change }) => (changes.length === 1 ? pack : change))
  const losses = [...groups.values()].flatMap((variants) =>
    variants
      .filter(({ lost }) => lost.length > 0)
      .slice(0, options.showMisses)
      .map((variant) => `${variant.pack} ${variant.change} ${lossOf(variant)}`),
  )
  const rows = [...groups].map(([name, variants]) => figures(name, variants))
  if (groups.size > 1) rows.push(figures("all", all))
  const legend =
    "kept: variants in which every cell is right; cells: right cells; both in %, of tables that are right as printed"
  return [...(losses.length > 0 ? [losses.join("\n")] : []), tableOf(rows), legend].join("\n\n")
}

function figures(name: string, variants: readonly Variant[]): Record<string, string | number> {
  const cells = variants.reduce((sum, variant) => sum + variant.cells, 0)
  const lost = variants.reduce((sum, variant) => sum + variant.lost.length, 0)
  const kept = variants.filter((variant) => variant.lost.length === 0).length
  return {
    of: name,
    variants: variants.length,
    kept: percent(variants.length === 0 ? null : kept / variants.length),
    cells: percent(cells === 0 ? null : (cells - lost) / cells),
  }
}

function lossOf({ id, text, cells, lost }: Variant): string {
  const columns = [...Map.groupBy(lost, (column) => column)].map(([column, of]) => `${column} ×${of.length}`)
  return `${id} ${JSON.stringify(text)} lost ${lost.length} of ${cells} cells: ${columns.join(", ")}`
}
