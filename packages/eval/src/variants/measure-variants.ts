import { join } from "node:path"
import { listPacks, readPack } from "@docsift/engine/internal/judge/manifest"
import { chooseCases } from "../choose-cases.ts"
import { percent, tableOf } from "../console-report.ts"
import { createReader } from "../document-reader.ts"
import type { Options } from "../options.ts"
import { readPageVariants } from "./read-page-variants.ts"
import { type Change, readVariants } from "./read-variants.ts"
import type { Variant } from "./variant.ts"

/**
 * Changes the printed headings or the layout of tables that are read without a mistake, or whole pages, and reports in how many variants
 * every value is still right. A measure of documents that nobody has seen, from those that everybody has.
 */
export async function measureVariants(options: Options, onProgress: (text: string) => void): Promise<string> {
  const { data, headings, layout, page } = options
  const changes: readonly Change[] = headings === "" ? layout : [headings, ...layout]
  if (data === undefined) throw new Error("--headings, --layout, --page: need --data")
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
      const variants = [...readVariants(each, document, changes), ...readPageVariants(each, document, page)]
      for (const variant of variants) all.push({ ...variant, pack: name })
    }
  }
  onProgress("")
  // Of one change the packs are of interest, of several the changes.
  const groups = Map.groupBy(all, ({ pack, change }) => (changes.length + page.length === 1 ? pack : change))
  const losses = [...groups.values()].flatMap((variants) =>
    variants
      .filter(({ lost }) => lost.length > 0)
      .slice(0, options.showMisses)
      .map((variant) => `${variant.pack} ${variant.change} ${lossOf(variant)}`),
  )
  const rows = [...groups].map(([name, variants]) => figures(name, variants))
  if (groups.size > 1) rows.push(figures("all", all))
  const legend =
    "kept: variants in which every value is right; values: right values; both in %, of those right as printed"
  return [...(losses.length > 0 ? [losses.join("\n")] : []), tableOf(rows), legend].join("\n\n")
}

function figures(name: string, variants: readonly Variant[]): Record<string, string | number> {
  const values = variants.reduce((sum, variant) => sum + variant.values, 0)
  const lost = variants.reduce((sum, variant) => sum + variant.lost.length, 0)
  const kept = variants.filter((variant) => variant.lost.length === 0).length
  return {
    of: name,
    variants: variants.length,
    kept: percent(variants.length === 0 ? null : kept / variants.length),
    values: percent(values === 0 ? null : (values - lost) / values),
  }
}

function lossOf({ id, text, values, lost }: Variant): string {
  const names = [...Map.groupBy(lost, (name) => name)].map(([name, of]) =>
    of.length > 1 ? `${name} ×${of.length}` : name,
  )
  return `${id} ${JSON.stringify(text)} lost ${lost.length} of ${values} values: ${names.join(", ")}`
}
