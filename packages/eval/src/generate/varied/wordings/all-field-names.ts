import type { DocumentLanguage } from "../countries/country.ts"
import { dutchFieldNames } from "./dutch-field-names.ts"
import { englishFieldNames } from "./english-field-names.ts"
import { frenchFieldNames } from "./french-field-names.ts"
import { germanFieldNames } from "./german-field-names.ts"
import { italianFieldNames } from "./italian-field-names.ts"
import { polishFieldNames } from "./polish-field-names.ts"
import { portugueseFieldNames } from "./portuguese-field-names.ts"
import { spanishFieldNames } from "./spanish-field-names.ts"
import type { FieldNames } from "./field-names.ts"

/** The field names of every language. */
export const fieldNames: Readonly<Record<DocumentLanguage, FieldNames>> = {
  en: englishFieldNames,
  de: germanFieldNames,
  fr: frenchFieldNames,
  nl: dutchFieldNames,
  es: spanishFieldNames,
  it: italianFieldNames,
  pt: portugueseFieldNames,
  pl: polishFieldNames,
}
