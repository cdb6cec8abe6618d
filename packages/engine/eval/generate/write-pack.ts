import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { GeneratedCase } from "./cases.ts"
import { generateDocument, recipesOf, type Recipe } from "./generate-set.ts"

/** The set that is scored when nothing else is asked for. Another seed gives other documents of the same kinds. */
export const defaultSeed = "docsift-1"

/** 4 kinds × 9 locales × 4 designs: 144 documents. */
export const defaultDesignsEach = 4

/** Writes generated documents and their manifest as a pack into a new folder `generated` of the given one. */
export async function writeGeneratedPack(
  folder: string,
  recipes: readonly Recipe[] = recipesOf(defaultSeed, defaultDesignsEach),
): Promise<void> {
  const packFolder = join(folder, "generated")
  await mkdir(join(packFolder, "files"), { recursive: true })
  const cases: GeneratedCase[] = []
  for (const recipe of recipes) {
    const { fileName, render } = generateDocument(recipe)
    const rendered = await render()
    await writeFile(join(packFolder, "files", fileName), rendered.bytes)
    cases.push(...rendered.cases)
  }
  const manifest = {
    pack: "generated",
    description: "Business documents made from a seed; truth is what they were made from.",
    configuration: { objects: [] },
    cases,
  }
  await writeFile(join(packFolder, "manifest.json"), JSON.stringify(manifest))
}
