import { LANGUAGES } from "../lexicon/all-languages.ts"
import { splitWords } from "../lexicon/language-words.ts"
import { foldText } from "../text/folding.ts"

function buildMonths(): ReadonlyMap<string, number> {
  const months = new Map<string, number | undefined>()
  for (const names of LANGUAGES.flatMap((language) => language.months)) {
    for (const [index, name] of names.split(" ").entries()) {
      const folded = foldText(name)
      for (let length = Math.min(3, folded.length); length <= folded.length; length++) {
        const key = folded.slice(0, length)
        const known = months.get(key)
        // A prefix of two different months is ambiguous, unless it is a full name.
        if (!months.has(key) || length === folded.length) months.set(key, index + 1)
        else if (known !== index + 1) months.set(key, undefined)
      }
    }
  }
  for (const [month, forms] of LANGUAGES.flatMap(({ monthForms }) => Object.entries(monthForms))) {
    for (const form of forms.split(" ")) months.set(foldText(form), Number(month))
  }
  for (const word of LANGUAGES.flatMap(({ notMonths }) => splitWords(notMonths))) months.delete(foldText(word))
  return new Map([...months].flatMap(([key, month]) => (month === undefined ? [] : [[key, month]])))
}

let months: ReadonlyMap<string, number> | undefined

/** Returns the month, 1 to 12, of a name or abbreviation in a language of the lexicon; undefined for other words. */
export function monthOfName(name: string): number | undefined {
  months ??= buildMonths()
  return months.get(foldText(name.replace(/\.$/u, "")))
}
