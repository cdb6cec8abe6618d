import type { DocumentLanguage } from "../countries/country.ts"
import { dutch } from "./dutch.ts"
import { english } from "./english.ts"
import { french } from "./french.ts"
import { german } from "./german.ts"
import { italian } from "./italian.ts"
import { polish } from "./polish.ts"
import { portuguese } from "./portuguese.ts"
import { spanish } from "./spanish.ts"
import type { Wordings } from "./wordings.ts"

/** The printed vocabulary of every language. */
export const wordingsOf: Readonly<Record<DocumentLanguage, Wordings>> = {
  en: english,
  de: german,
  fr: french,
  nl: dutch,
  es: spanish,
  it: italian,
  pt: portuguese,
  pl: polish,
}
