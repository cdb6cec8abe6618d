import { writeFile } from "node:fs/promises"
import { kindGroups, type ScoringModel } from "@docsift/engine/internal/scoring/model"

/** Formats the model as a source file of the engine; the same model gives the same bytes. */
export function sourceOf({ weights, thresholds, confidence }: ScoringModel): string {
  const groups = kindGroups.flatMap((group) => {
    const entries = Object.entries(weights[group]).sort(([a], [b]) => (a < b ? -1 : 1))
    const lines = entries.map(([name, weight]) => `      ${name.includes(".") ? `"${name}"` : name}: ${weight},`)
    return [`    ${group}: {`, ...lines, "    },"]
  })
  return [
    "// Generated from labelled and generated documents by `npm run eval -- --fit`, do not edit.",
    'import type { ScoringModel } from "./model.ts"',
    "",
    "/** The fitted model. */",
    "export const scoringModel: ScoringModel = {",
    "  weights: {",
    ...groups,
    "  },",
    "  thresholds: {",
    ...kindGroups.map((group) => `    ${group}: ${thresholds[group]},`),
    "  },",
    "  confidence: {",
    ...kindGroups.flatMap((group) => [
      `    ${group}: [`,
      ...confidence[group].map(([probability, share]) => `      [${probability}, ${share}],`),
      "    ],",
    ]),
    "  },",
    "}",
    "",
  ].join("\n")
}

/** Writes the model into the engine's sources. */
export async function writeModel(model: ScoringModel): Promise<URL> {
  const file = new URL("../../../engine/src/scoring/weights.generated.ts", import.meta.url)
  await writeFile(file, sourceOf(model))
  return file
}
