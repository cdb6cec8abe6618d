import { conceptIndex } from "../lexicon/concept-index.ts"
import { canonicalTokens } from "../lexicon/label-key.ts"
import { LANGUAGES } from "../lexicon/all-languages.ts"
import { wordsOf } from "../lexicon/language-words.ts"
import { foldText, foldTokens } from "../text/folding.ts"

/**
 * Postal codes with a town, by the way that they are printed. The formats are those of the Universal Postal Union's
 * addressing guides ("Postal addressing systems in member countries").
 */
const TOWN_PATTERNS = [
  // `69876 Frankfurt`, `D-63571 Gelnhausen`, `50123 - Firenze`, `1025 RX Amsterdam`, `2011 VC`, `S2000 Rosario`.
  /^(?:[A-Z]{1,3}[- ]|[A-Z](?=\d{4} \p{Lu}\p{Ll}))?\d{4,5}(?:(?:,| [-–])? (?:[A-Z]{2},? )?\p{Lu}\p{L}| ?[A-Z]{2}$)/u,
  // `779 00 Olomouc`, `114 55 Stockholm`.
  /^(?:[A-Z]{1,2}[- ])?\d{3} \d{2},? \p{Lu}/u,
  // `00-950 Warszawa`, `PL-00-950 Warszawa`, `1250-096 Lisboa`.
  /^(?:[A-Z]{1,2}-)?\d{2}-\d{3},? \p{Lu}|^\d{4}-\d{3},? \p{Lu}/u,
  // `7503687 Providencia`, `010011 București`.
  /^\d{6,7},? \p{Lu}[\p{L}\p{M} .'’()-]{2,40}$/u,
  // `(X5000) Córdoba`.
  /^\([A-Z]\d{4}(?:[A-Z]{3})?\) \p{Lu}/u,
  // `São Paulo - SP, 01310-100`, `〒100-0001`.
  /(?<!\d)\d{5}-\d{3}(?!\d)|〒 ?\d{3}-\d{4}/u,
  // `Leeds LS1 4AP`.
  /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/u,
  // `Galway H91 E2K8`; a number after a letter has no other letter.
  /(?<![\p{L}\d])[AC-FHKNPRTV-Y]\d[\dW] ?(?=\d{0,3}[A-Y])[\dAC-FHKNPRTV-Y]{4}(?![\p{L}\d])/u,
  // `Kelowna, BC V1Y 6N5`.
  /(?<![\p{L}\d])[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/u,
  // `Dallas, TX 75320`, `Fremantle, WA 6160`; four digits after other letters are a colour or a register, `RAL 7016`, and five a box, `PMB 41820`.
  /(?<![\p{L}\d])(?:(?!PMB|BOX|STE|APT)[A-Z]{2,3}\.?,? \d{5}(?:-\d{4})?|(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)\.?,? \d{4})(?!\d)/u,
  // `San Francisco, California 94109`.
  /, \p{Lu}\p{Ll}{2,12}(?: \p{Lu}\p{Ll}{2,10})? \d{5}(?:-\d{4})?$/u,
  // `Adelaide 5088 SA`.
  /(?<!\p{L})\p{L}{3,},? \d{4} [A-Z]{2,3}$/u,
  // `Córdoba X5000`, `Rosario S2000ABC`.
  /(?<!\p{L})\p{L}{3,},? [A-Z]\d{4}(?:[A-Z]{3})?$/u,
  // `Pune, Maharashtra 411001`, `Pune - 411001, Maharashtra`, `Singapore 049483`, `Singapore (049483)`.
  /(?<!\p{L})\p{L}{3,}[ ,-]+(?:\d{6}|\d{3} \d{3}|\(\d{6}\))(?:$|, \p{Lu})/u,
]

/** The patterns that match the start of a text, and the others. */
const STARTING = 5
const STARTING_PATTERNS = TOWN_PATTERNS.slice(0, STARTING)
const OTHER_PATTERNS = TOWN_PATTERNS.slice(STARTING)

/** Every postal code has one, and most lines have none. */
const DIGIT = /\d/u

/**
 * A postal code alone, or after its town, as streets with a high number look: `9000`, `Madrid 28001`, `Arica, 1000000`; or one with
 * letters at both ends, `Rosario S2000ABC`, `(S2000ABC) Rosario`.
 */
const TOWN_BEFORE_CODE =
  /^\d{4,7}$|^\d{5}-\d{3,4}$|^\p{Lu}[\p{L} .,'’-]{2,40} (?:\d{4,7}|[A-Z]\d{4}(?:[A-Z]{3})?)$|^\(?[A-Z]\d{4}[A-Z]{3}\)? \p{Lu}/u

/** Longer lines are sentences. */
const MAX_LENGTH = 120

/** The county that ends an Irish address, which often has no postal code: `Ballyknock, Co. Sligo`. */
const COUNTY = /(?:^|, ?)Co\. (?!(?:Ltd|Limited|Inc|Pte|Pvt|Plc)$)\p{Lu}\p{Ll}+$/u

/** A postal district of Dublin, which stands for a postal code: `12 Harbour Row, Dublin 8`. */
const DISTRICT = /(?:^|, ?)Dublin (?:[1-9]|1\d|2[0-4]|6W)$/u

/** Returns whether text contains a postal code with a town, as addresses print them, or ends with the county that stands for both. */
export function hasTown(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  if (!DIGIT.test(text)) return COUNTY.test(text)
  // The number of a box looks like the code of a state or a town.
  if ((isBox(text) && ENDS_WITH_BOX.test(text)) || DATE.test(text)) return false
  if (startsWithTown(text) || DISTRICT.test(text)) return true
  return OTHER_PATTERNS.some((pattern) => pattern.test(text)) || text.split(",").slice(1).some(isTownPart)
}

/** Returns whether a part after a comma is a town: `222 place Saint-Michel, 5000 Namur`. */
const isTownPart = (part: string): boolean => startsWithTown(part.trim())

/** Returns whether text begins with a postal code and a town: no street precedes them on the line. */
export function startsWithTown(text: string): boolean {
  // `27896 Directors: Ann Smith` is a register with a label after it.
  return DIGIT.test(text) && !text.includes(":") && STARTING_PATTERNS.some((pattern) => pattern.test(text))
}

/** Returns whether text below a street may be a postal code alone, or a town with the code after it. */
export function mayBeTown(text: string): boolean {
  return text.length <= MAX_LENGTH && TOWN_BEFORE_CODE.test(text) && !isBox(text)
}

const NUMBER_FIRST =
  /^(?:no\.? ?)?\d{1,5}\p{L}?(?: ?[-–/] ?\d{1,5}\p{L}?){0,3}(?:,? (?:bis|ter))?,? (?!\d)(?:\p{L}|\d+(?:st|nd|rd|th) )/iu
const NUMBER_LAST =
  /^\p{L}[\p{L}\p{M} .,'’&/()-]{2,60}? (?:n[°º.] ?)?\d{1,5}(?: ?\p{L}|[-/]\p{L})?(?: ?[-–/] ?\d{1,5}\p{L}?)?(?:$|,| [-–] | (?:#|No\.?) ?\d)/u
const BOX =
  /^(?:p\.? ?o\.? ?box|postfach|postbus|postboks|pmb|private bag|locked bag|b\.?p\.?|bo[iî]te postale|apartado|apdo\.?|casella postale|caixa postal|skrytka|c\/[o-])(?![\p{L}])|^box \d{1,5}$/iu
/** A number of a rural delivery, with or without a road: `RMB 1442 Cocklin Avenue`, `RR 2`, `RD 3`. */
const RURAL =
  /^(?:rmb|rsd|rms|rr|rd|hcr?|rural route|rural delivery|star route|roadside mail box|highway contract)\.? (?:no\.? ?)?\d{1,5}(?=$|,| \p{L})/iu

/** Nothing after the number of a box, which may have as many digits as a postal code: `P.O. Box 318825`, `PMB 40125`. */
const ENDS_WITH_BOX = /^\D+\d{1,7}$/u

/** Returns whether text is a post box. */
export const isBox = (text: string): boolean => BOX.test(text)

const PART =
  /^(?:unit|suite|ste|floor|level|apt|apartment|flat|room|building|bldg|block|b[aâ]timent|b[aâ]t|[eé]tage|appartement|piso|planta|nave|edificio|scala|interno|andar|sala|haus|geb[aä]ude|etage|stock|lokal|verdieping)\.? (?:[\d#]|\p{L}(?!\p{L}))/iu

/** Returns whether text begins with a floor or a unit of a building. */
export const isUnit = (text: string): boolean => PART.test(text)

const DATE =
  /^\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}(?!\d)|^\d{1,2}(?:st|nd|rd|th)?\.? (?:de )?\p{L}+\.?,? (?:de )?(?:19|20)\d{2}(?!\d)/u

/** A street that is named after a day: `ul. 3 Maja 12`, `Via 25 Aprile, 7`, `Calle 2 de Mayo 5`, `Straße des 17. Juni 135`. */
const NAMED_BY_DAY =
  /^(?:ul|al|os|pl|ulica|aleja|plac|via|viale|piazza|corso|calle|avda|avenida|av|plaza|rua|largo|rue|avenue|stra(?:ß|ss)e|platz|ulice|tr|ulitsa)\.? (?:de |del |do |du |des |della? )?\d{1,2}\.? (?:de |di )?\p{L}{3,12},? (?:n[°º.] ?)?\d{1,4}\p{L}?(?: ?[-–/] ?\d{1,4}\p{L}?)?(?:$|,)/iu

/** A year is the number of hardly any house: `Fine furniture since 1921`. */
const YEAR_LAST = /\p{L} (?:18|19|20)\d{2}$/u

/** Returns whether text names a street, a building or an estate without a number: `Riverside House`. */
export function isPlace(text: string): boolean {
  return text.length <= MAX_LENGTH && foldTokens(text).some((token) => wordsOf("placeWords").has(token))
}

/** Returns whether text has the form of a street with a number, a post box, a floor or a unit. */
export function isStreet(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  // Only post boxes, floors and units have no number.
  if (!DIGIT.test(text)) return BOX.test(text) || PART.test(text)
  if (DATE.test(text) || YEAR_LAST.test(text) || isNumbered(text)) return false
  return (
    NAMED_BY_DAY.test(text) ||
    NUMBER_FIRST.test(text) ||
    NUMBER_LAST.test(text) ||
    BOX.test(text) ||
    RURAL.test(text) ||
    PART.test(text)
  )
}

/** A word for a part of a building that was wrapped after its number: `1400 Juniper Street, 8th`, `Floor`. */
export const isPartOfBuilding = (text: string): boolean =>
  /^(?:floor|suite|unit|apartment|building|[eé]tage|stock|piso|andar|verdieping)$/iu.test(text)

/** One word, a word for a number, and the number: `client no 9672`. A street with `n.º` in front of its house has more, or a comma. */
const NUMBERED = /^(\p{L}+)\.? (\p{L}+\.?[°º]?) \d{3,}$/u

function isNumbered(text: string): boolean {
  const [, first = "", word = ""] = NUMBERED.exec(text) ?? []
  const isNumberWord = wordsOf("numberWords").has(foldTokens(word)[0] ?? "")
  return isNumberWord && conceptIndex().frequency.has(canonicalTokens(first)[0] ?? "")
}

/** Words of a line of an address. */
const MAX_ADDRESS_WORDS = 6

/** Returns whether text between a name and its town may be a line of the address by its short number: `Lindelaan 216 bus 2`, `2. OG`. */
export function hasHouseNumber(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || DATE.test(text) || YEAR_LAST.test(text) || /\d{5}|[@:]/u.test(text)) return false
  return /\d/u.test(text) && text.split(" ").length <= MAX_ADDRESS_WORDS
}

/** Countries as people write them that CLDR names otherwise. */
const OTHER_COUNTRIES = [
  "UK",
  "U.K.",
  "USA",
  "U.S.A.",
  "US",
  "UAE",
  "England",
  "Scotland",
  "Wales",
  "Northern Ireland",
  "The Netherlands",
  "Holland",
  "Great Britain",
  "Czech Republic",
]

/** Languages in which addresses name their country, although the lexicon has none of their labels. */
const OTHER_LANGUAGES = ["tr", "sk", "sl", "hr", "et", "lv", "lt", "is", "ga"]

let countries: ReadonlySet<string> | undefined

/** Returns whether text is the name of a country in one of the languages of the lexicon or of its own. The names are those of the Unicode CLDR. */
export function isCountry(text: string): boolean {
  if (text.length > 40 || /\d/u.test(text)) return false
  countries ??= namesOfCountries()
  return countries.has(foldText(text.replace(/[().,]/gu, "")))
}

function namesOfCountries(): Set<string> {
  const names = new Set(OTHER_COUNTRIES.map((name) => foldText(name.replaceAll(".", ""))))
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  // Asking each of the languages for the 400 pairs of letters that are not regions costs a thread 26 ms.
  const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" })
  const regions = codes.filter((code) => english.of(code) !== undefined)
  for (const code of [...LANGUAGES.map((language) => language.code), ...OTHER_LANGUAGES]) {
    const display = new Intl.DisplayNames([code], { type: "region", fallback: "none" })
    // Folded together: one by one takes three times as long.
    const together = regions.map((region) => display.of(region) ?? "").join("|")
    for (const name of foldText(together.replace(/[().,]/gu, "")).split("|")) if (name !== "") names.add(name)
  }
  return names
}
