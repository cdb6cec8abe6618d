import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { GeneratedCase } from "./cases.ts"
import { generateDocument, type RenderedDocument } from "./generate-set.ts"
import type { SetOptions } from "./set-options.ts"
import { defaultSeed, recipesOfSet } from "./set-recipes.ts"
import { variedKinds } from "./varied/attributes.ts"
import { documentLanguages } from "./varied/countries/country.ts"
import { defaultVariedSize, generateVariedSet } from "./varied/varied-set.ts"

/** A document that is rendered when it is written. */
export interface Renderable {
  readonly fileName: string
  readonly render: () => Promise<RenderedDocument>
}

/** Writes generated documents and their manifest as a pack into a new folder `generated` of the given one. */
export async function writeGeneratedPack(folder: string, documents: readonly Renderable[]): Promise<void> {
  const packFolder = join(folder, "generated")
  await mkdir(join(packFolder, "files"), { recursive: true })
  const cases: GeneratedCase[] = []
  for (const { fileName, render } of documents) {
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
 * Generates the documents of a set.
 *
 * @throws {RangeError} when no document matches the options.
 */
export function documentsOfSet(options: SetOptions = {}): Renderable[] {
  return options.set === "varied" ? variedDocuments(options) : recipesOfSet(options).map(generateDocument)
}

function variedDocuments({
  seed = defaultSeed,
  size = 0,
  kinds = [],
  formats = [],
  locales = [],
}: SetOptions): Renderable[] {
  const wantedKinds = variedKinds.filter((kind) => kinds.length === 0 || kinds.some((each) => each === kind))
  const wanted = new Set(locales.map((locale) => locale.slice(0, 2)))
  const languages = documentLanguages.filter((language) => wanted.size === 0 || wanted.has(language))
  if (wantedKinds.length === 0 || languages.length === 0 || (formats.length > 0 && !formats.includes("pdf"))) {
    throw new RangeError(
      "The set varied has PDFs of invoices, orders and receipts only. Choose another set for others.",
    )
  }
  return generateVariedSet({ seed, size: size === 0 ? defaultVariedSize : size, kinds: wantedKinds, languages })
}

/**
 * Writes a set as the pack `generated` into a folder.
 *
 * @throws {RangeError} when no document matches the options.
 */
export const generateSet = (folder: string, options: SetOptions = {}): Promise<void> =>
  writeGeneratedPack(folder, documentsOfSet(options))
