import { access } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"

/**
 * The folder of the packages @tesseract.js-data that is read: the most accurate LSTM models with integer weights. The
 * other one ("4.0.0") has models of the older engine too, which takes four times the space and is not used.
 */
const PACKAGED_MODELS = "4.0.0_best_int"

/**
 * Returns the files of trained data (`eng.traineddata`, plain or `.gz`) by language, in the order of the languages; those
 * without one are left out. They come from the folder, or without one from the installed packages `@tesseract.js-data/deu`
 * and the like; English comes with this package. Nothing is ever fetched.
 */
export async function findLanguageData(
  languages: readonly string[],
  folder: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  const find = (language: string) => (folder === undefined ? findPackaged(language) : findInFolder(folder, language))
  const paths = await Promise.all(languages.map(async (language) => [language, await find(language)] as const))
  return Object.fromEntries(paths.flatMap(([language, path]) => (path === undefined ? [] : [[language, path]])))
}

async function findInFolder(folder: string, language: string): Promise<string | undefined> {
  for (const name of [`${language}.traineddata`, `${language}.traineddata.gz`]) {
    const path = join(folder, name)
    const exists = await access(path).then(
      () => true,
      () => false,
    )
    if (exists) return path
  }
  return undefined
}

function findPackaged(language: string): string | undefined {
  const installed = resolvePackaged(`@tesseract.js-data/${language}/${PACKAGED_MODELS}/${language}.traineddata.gz`)
  return installed ?? resolvePackaged(`#trained-data/${language}`)
}

/** Resolves a file of a package that may be missing, or a name of the manifest's `imports`; undefined when there is none. */
export function resolvePackaged(specifier: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(specifier)
  } catch {
    return undefined
  }
}
