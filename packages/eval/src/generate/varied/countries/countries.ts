import type { CountryProfile, DocumentLanguage } from "./country.ts"
import { englishSpeaking } from "./english-speaking.ts"
import { northernEastern } from "./northern-eastern.ts"
import { southern } from "./southern.ts"
import { western } from "./western.ts"

/** The countries that companies of the varied documents come from. */
export const countries: readonly CountryProfile[] = [...englishSpeaking, ...western, ...southern, ...northernEastern]

const codes: Readonly<Record<DocumentLanguage, readonly string[]>> = {
  en: ["US", "US", "GB", "GB", "IE", "CA", "AU", "AU", "NZ", "IN", "IN", "ZA", "SG", "AE"],
  de: ["DE", "DE", "AT", "CH"],
  fr: ["FR", "FR", "BE", "LU", "CH"],
  nl: ["NL", "NL", "BE"],
  es: ["ES", "ES", "MX", "AR", "CL", "CO"],
  it: ["IT", "IT", "CH"],
  pt: ["PT", "BR"],
  pl: ["PL"],
}

/** The countries in which documents of a language are written, repeated by how usual they are. */
export const countriesOf = (language: DocumentLanguage): CountryProfile[] =>
  codes[language].flatMap((code) => countries.filter((country) => country.code === code))
