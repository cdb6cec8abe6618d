import { writeFile } from "node:fs/promises"
import type { CellModel } from "@docsift/engine/internal/tables/confidence/cell-model"

/** Writes the confidence of cells into the engine's sources; the same model gives the same bytes. */
export async function writeCellModel({ weights, curve }: CellModel): Promise<URL> {
  const file = new URL("../../engine/src/tables/confidence/cell-model.generated.ts", import.meta.url)
  const entries = Object.entries(weights).sort(([a], [b]) => (a < b ? -1 : 1))
  const text = [
    "// Generated from labelled and generated documents by `npm run eval -- --calibrate`, do not edit.",
    'import type { CellModel } from "./cell-model.ts"',
    "",
    "/** The fitted model. */",
    "export const cellModel: CellModel = {",
    "  weights: {",
    ...entries.map(([name, weight]) => `    ${name.includes(".") ? `"${name}"` : name}: ${weight},`),
    "  },",
    "  curve: [",
    ...curve.map(([chance, share]) => `    [${chance}, ${share}],`),
    "  ],",
    "}",
    "",
  ].join("\n")
  await writeFile(file, text)
  return file
}
