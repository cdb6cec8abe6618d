import { recipesOf, type Recipe } from "./generate-set.ts"
import { formats, type Format } from "./layout.ts"
import { layoutsOf, longLayouts } from "./layouts.ts"
import { localeCodes, type LocaleCode } from "./locale.ts"
import type { SetOptions } from "./set-options.ts"
import { kinds, sheetKinds, type Kind } from "./terms.ts"

/** The seed of all reported figures. */
export const defaultSeed = "docsift-1"

/** The small set: 4 kinds × 9 locales × 4 designs are 144 documents. */
const defaultDesignsEach = 4

/** Returns every layout of every format for every kind, each time in the next locale. */
function formatRecipes(seed: string, wanted: readonly Format[], locales: readonly LocaleCode[]): Recipe[] {
  const recipes: Recipe[] = []
  let next = 0
  for (const kind of kinds) {
    for (const layout of wanted.flatMap((format) => layoutsOf(kind, format))) {
      const locale = locales[next++ % locales.length]
      if (locale) recipes.push({ seed, kind, locale, layout })
    }
  }
  return recipes
}

function longRecipes(seed: string, wanted: readonly Kind[], locales: readonly LocaleCode[]): Recipe[] {
  return sheetKinds
    .filter((kind) => wanted.includes(kind))
    .flatMap((kind, kindIndex) =>
      longLayouts.flatMap((layout, index) => {
        const locale = locales[(index * 2 + kindIndex) % locales.length]
        return locale ? [{ seed, kind, locale, layout }] : []
      }),
    )
}

function everyRecipe(options: SetOptions): Recipe[] {
  const { set = "small", seed = defaultSeed, vocabulary = "usual" } = options
  const locales = orAll(options.locales, localeCodes)
  const wanted = orAll(
    options.formats,
    formats.filter((format) => format !== "png"),
  )
  switch (set) {
    case "small":
      return recipesOf(seed, defaultDesignsEach, vocabulary)
    case "long":
      return longRecipes(seed, orAll(options.kinds, kinds), locales)
    case "formats":
      return formatRecipes(seed, wanted, locales)
    case "full":
      return locales.flatMap((locale) => formatRecipes(seed, wanted, [locale]))
    case "varied":
      throw new RangeError("The set varied has no recipes: its designs are drawn one by one.")
    default:
      throw new RangeError(`Unknown set ${String(set satisfies never)}.`)
  }
}

const orAll = <T>(wanted: readonly T[] = [], all: readonly T[]): readonly T[] => (wanted.length === 0 ? all : wanted)

/**
 * Lists the recipes of a set; the same options give the same recipes.
 *
 * @throws {RangeError} when no document matches the options.
 */
export function recipesOfSet(options: SetOptions = {}): Recipe[] {
  const { set = "small", vocabulary = "usual", size = 0 } = options
  const fitting = everyRecipe(options).filter(
    ({ kind, locale, layout }) =>
      orAll(options.kinds, kinds).includes(kind) &&
      orAll(options.locales, localeCodes).includes(locale) &&
      orAll(options.formats, formats).includes(layout.format),
  )
  if (fitting.length === 0) {
    const asked = [options.kinds, options.formats, options.locales].flatMap((list = []) => list).join(", ")
    throw new RangeError(
      `The set ${set} has no document that matches all of: ${asked}. Drop one of them or choose another set.`,
    )
  }
  const count = size === 0 ? fitting.length : Math.min(size, fitting.length)
  const taken = Array.from({ length: count }, (_, index) => fitting[Math.floor((index * fitting.length) / count)])
  return taken.flatMap((recipe) => (recipe ? [{ ...recipe, vocabulary }] : []))
}
