import { MAX_TAX_RATE } from "../../lexicon/tax-rate.ts"
import type { ValueType } from "../../configuration.ts"
import type { ColumnProfile } from "../cells/column-profile.ts"
import type { ColumnConcept } from "../../lexicon/concept.ts"
import { MONEY_CONCEPTS } from "../headings/column-concepts.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"

/** Row numbers stay below; larger numbers are codes. */
const MAX_POSITION = 10_000
/** Score of cells that contradict a column: it outweighs any heading. */
const VETO = -1.5
/** Shares of the filled cells above and below which a column clearly is, or clearly is not, of a type. */
const MOSTLY = 0.7
const SELDOM = 0.3
/** Different rates of tax that one document charges at most. */
const MAX_TAX_RATES = 4

/*
 * The scores below are weights of one sum, set by hand: a heading is worth up to 1, cells that match up to 0.5, cells that
 * contradict down to −1.5.
 */

/** Scores of cells that match a concept, named by what they show. */
const MATCH = {
  dates: 0.25,
  percentages: 0.4,
  taxRates: 0.25,
  discounts: 0.15,
  numbers: 0.1,
  moneyWithCents: 0.2,
  quantities: 0.15,
  rowNumbers: 0.5,
  smallNumbers: 0.05,
  codes: 0.35,
  distinctCapitals: 0.2,
  names: 0.3,
  everyName: 0.05,
  texts: 0.05,
  shortUnits: 0.1,
  chapters: 0.1,
}
/** Scores of cells that contradict a concept without excluding it, named by what they show. */
const CONTRADICTION = {
  notTaxRates: -0.6,
  moneyWithoutCents: -0.3,
  quantitiesCountRows: -0.8,
  quantitiesWithCents: -0.3,
  notRowNumbers: -0.6,
  codesCountRows: -0.7,
  codesAreNames: -0.8,
  codesAreCounts: -0.7,
  codesAreUnits: -0.4,
  namesAreCodes: -0.6,
  fewNamesAreCodes: -0.9,
  textsAreValues: -0.4,
  notUnits: -0.8,
}
/** Shares of the cells: more than half; mostly amounts with cents; nearly all with cents; mostly numeric. */
const HALF = 0.5
const MOSTLY_CENTS = 0.6
const NEARLY_ALL_CENTS = 0.9
const NUMERIC = 0.8
/**
 * Rows from which whole numbers or counting is no coincidence, and from which quantities no longer just happen to
 * count.
 */
const MIN_ROWS = 3
const MIN_COUNTED_ROWS = 4
/** Mean number of letters per cell: of row numbers and codes at most, of names at least, of units at most. */
const MAX_POSITION_LETTERS = 4
const MAX_CODE_LETTERS = 8
const MIN_LETTERS_BESIDE_CODES = 4
const MIN_NAME_LETTERS = 6
const MAX_UNIT_LETTERS = 12
const MAX_SHORT_UNIT_LETTERS = 5

/** Scores how well the cells of a printed column match a configured one: up to 0.5 for, down to −1.5 against. */
export function cellFit(profile: ColumnProfile, type: ValueType, { concept, alternative }: Meant): number {
  const fit = fitOf(profile, type, concept)
  return alternative === undefined ? fit : Math.max(fit, fitOf(profile, type, alternative))
}

type Meant = Pick<ColumnLabels, "concept" | "alternative">

export function fitOf(profile: ColumnProfile, type: ValueType, concept: ColumnConcept | undefined): number {
  if (profile.filled === 0) return 0
  if (type === "date") return profile.dates >= MOSTLY ? MATCH.dates : profile.dates < SELDOM ? VETO : 0
  if (concept === "position") return positionFit(profile)
  // `100`, `1000 kg` or `pc`: what has cents is the price itself.
  if (concept === "priceBase") return profile.cents > SELDOM ? VETO : 0
  if (type === "number") return numberFit(profile, concept)
  return textFit(profile, concept)
}

function numberFit(profile: ColumnProfile, concept: ColumnConcept | undefined): number {
  const { numbers, dates, percents, cents, figures, periods } = profile
  if (numbers < SELDOM || dates > MOSTLY) return VETO
  // Seconds are neither quantities nor money: a name of their own must ask for them, and a heading say that it is theirs.
  if (periods > MOSTLY) return concept === undefined ? 0 : VETO
  if (numbers < MOSTLY) return 0
  const known = figures.filter((figure) => figure !== undefined)
  if (concept === "taxRate") {
    // Below zero are discounts: together with quantity and price they explain an amount as a rate would.
    if (known.some((figure) => figure < 0)) return VETO
    if (percents > HALF) return MATCH.percentages
    const isInRange = known.every((figure) => figure <= MAX_TAX_RATE)
    // All of them with cents and above those of rates are amounts, whatever tax their heading names: `Amount excl. VAT`.
    if (cents >= NEARLY_ALL_CENTS && known.every((figure) => figure > MAX_TAX_RATE)) return VETO
    return new Set(known).size <= MAX_TAX_RATES && isInRange ? MATCH.taxRates : CONTRADICTION.notTaxRates
  }
  if (concept === "discount") return percents > HALF || cents > HALF ? MATCH.discounts : 0
  if (percents > HALF) return concept === undefined ? 0 : VETO
  if (concept === undefined) return MATCH.numbers
  return MONEY_CONCEPTS.has(concept) ? moneyFit(profile, known) : quantityFit(profile, known)
}

function moneyFit({ cents, isCounting, filled }: ColumnProfile, known: readonly number[]): number {
  if (isCounting && filled >= MIN_ROWS && cents < HALF) return VETO
  if (cents >= MOSTLY_CENTS) return MATCH.moneyWithCents
  const isWhole = filled >= MIN_ROWS && cents === 0 && known.every(Number.isInteger)
  return isWhole ? CONTRADICTION.moneyWithoutCents : 0
}

function quantityFit({ cents, isCounting, filled }: ColumnProfile, known: readonly number[]): number {
  // Quantities may happen to be 1, 2, 3; over four rows and more these are row numbers.
  if (isCounting && filled >= MIN_COUNTED_ROWS) return CONTRADICTION.quantitiesCountRows
  const broken = known.filter((figure) => !Number.isInteger(figure)).length
  // `2,00` may be a quantity; numbers that mostly have cents are prices.
  if (broken <= HALF * known.length) return MATCH.quantities
  return cents >= NEARLY_ALL_CENTS && filled >= MIN_ROWS ? CONTRADICTION.quantitiesWithCents : 0
}

/** Numbers below are counts rather than codes; a code may be among them by chance. */
const MAX_COUNT = 100

function isOfCounts({ figures, filled }: ColumnProfile): boolean {
  return figures.filter((figure) => figure !== undefined && figure < MAX_COUNT).length >= MOSTLY * filled
}

/** Letters of units, `pcs` or `h`, per cell at most. */
const MAX_LETTERS_OF_UNITS = 3

/** Returns whether the cells are short words, as units are. */
const isOfUnits = ({ letters, numbers }: ColumnProfile): boolean =>
  numbers === 0 && letters > 0 && letters <= MAX_LETTERS_OF_UNITS

/** Returns whether most numbers of several rows are repeated: `0`, `0`, `4`, `0` of goods that are still to come. */
function areRepeated({ figures, filled }: ColumnProfile): boolean {
  const known = figures.filter((figure) => figure !== undefined)
  return filled >= MIN_ROWS && new Set(known).size <= HALF * known.length
}

/** Numbers of rows are smaller, unless they count on from the page before. */
const MIN_CODE = 1000

/** Row numbers may be asked for as numbers or as texts. */
function positionFit({ isChaptered, isCounting, letters, dates, cents, numbers, figures }: ColumnProfile): number {
  if (isChaptered) return MATCH.rowNumbers
  if (letters > MAX_POSITION_LETTERS || dates > HALF || cents > HALF) return VETO
  if (isCounting) return MATCH.rowNumbers
  const isSmall = figures.every((figure) => figure === undefined || figure < MAX_POSITION)
  // Numbers of four digits that skip some are not those of rows.
  const areCodes = figures.filter((figure) => figure !== undefined && figure >= MIN_CODE).length >= MIN_ROWS
  if (areCodes) return CONTRADICTION.notRowNumbers
  return numbers > NUMERIC && isSmall ? MATCH.smallNumbers : CONTRADICTION.notRowNumbers
}

function textFit(profile: ColumnProfile, concept: ColumnConcept | undefined): number {
  const { numbers, dates, cents, codes, isCounting, letters, percents, capitalCodes, periods } = profile
  if (concept === "article" || concept === "documentNumber") {
    if (dates > MOSTLY || cents > MOSTLY_CENTS || percents > SELDOM) return VETO
    if (isCounting) return CONTRADICTION.codesCountRows
    if (profile.isChaptered) return MATCH.chapters
    if (capitalCodes >= MOSTLY && codes < MOSTLY) return MATCH.codes
    if (profile.areDistinctCapitals) return MATCH.distinctCapitals
    if (codes === 0 && isOfUnits(profile)) return CONTRADICTION.codesAreUnits
    if (codes < MOSTLY) return letters > MAX_CODE_LETTERS ? CONTRADICTION.codesAreNames : 0
    if (!isOfCounts(profile)) return MATCH.codes
    return areRepeated(profile) ? CONTRADICTION.codesAreCounts : 0
  }
  if (concept === "description" || concept === "details") {
    if (numbers > NUMERIC || dates - profile.datedNames > MOSTLY || periods > MOSTLY) return VETO
    const share = profile.filled / Math.max(1, profile.figures.length)
    if (capitalCodes > MOSTLY || (codes > MOSTLY && letters < MIN_LETTERS_BESIDE_CODES))
      return share < HALF ? CONTRADICTION.fewNamesAreCodes : CONTRADICTION.namesAreCodes
    // Of two columns of names, the one that every row fills is that of the rows.
    return letters >= MIN_NAME_LETTERS ? MATCH.names - MATCH.everyName * (1 - share) : 0
  }
  if (concept === undefined) return unnamedFit(profile)
  if (concept !== "unit") return 0
  if (numbers > HALF || letters > MAX_UNIT_LETTERS) return CONTRADICTION.notUnits
  return letters > 0 && letters <= MAX_SHORT_UNIT_LETTERS ? MATCH.shortUnits : 0
}

/** Scores texts of which the name says nothing known. */
function unnamedFit({ dates, cents, periods, numbers, isCounting, filled }: ColumnProfile): number {
  if (dates > MOSTLY || cents > MOSTLY_CENTS) return CONTRADICTION.textsAreValues
  if (isCounting && filled >= MIN_ROWS) return CONTRADICTION.textsAreValues
  return periods > MOSTLY || numbers > MOSTLY ? 0 : MATCH.texts
}
