import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { GeneratedCase } from "./cases.ts"
import { generateDocument, type Recipe } from "./generate-set.ts"
import type { SetOptions } from "./set-options.ts"
import { recipesOfSet } from "./set-recipes.ts"

/** Writes generated documents and their manifest as a pack into a new folder `generated` of the given one. */
export async function writeGeneratedPack(folder: string, recipes: readonly Recipe[]): Promise<void> {
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
    description: "Business documents generated from a seed; the ground truth is the data they were generated from.",
    configuration: { objects: [] },
    cases,
  }
  await writeFile(join(packFolder, "manifest.json"), JSON.stringify(manifest))
}

/**
 * Writes a set as the pack `generated` into a folder.
 *
 * @throws {RangeError} when no document matches the options.
 */
export const generateSet = (folder: string, options: SetOptions = {}): Promise<void> =>
  writeGeneratedPack(folder, recipesOfSet(options))
