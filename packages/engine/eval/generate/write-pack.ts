import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
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
  const documents = recipes.map(generateDocument)
  for (const { fileName, render } of documents) await writeFile(join(packFolder, "files", fileName), await render())
  const manifest = {
    pack: "generated",
    description: "Business documents made from a seed; truth is what they were made from.",
    configuration: { objects: [] },
    cases: documents.flatMap(({ cases }) => cases),
  }
  await writeFile(join(packFolder, "manifest.json"), JSON.stringify(manifest))
}
