import type { ConceptKind } from "../lexicon/concept.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { labelTokens } from "../lexicon/label-key.ts"
import { findDateRanges, findDates } from "../normalize/date.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { findNumbers } from "../normalize/number.ts"
import { collapseSpaces } from "../text/folding.ts"
import { readBic, readEmail, readIban, readPhone, readVatId } from "./patterns.ts"
import { textOfPieces, type Piece } from "./pieces.ts"
import type { Reading } from "./parsed-value.ts"

/** What is wanted of a run of pieces. */
export interface Wanted {
  readonly kind: ConceptKind
  readonly type: "string" | "date" | "number"
  readonly end: "start" | "end" | undefined
}

/** Reads the values of one kind in a run of pieces, in reading order. */
export function readValues(run: readonly Piece[], wanted: Wanted, locale: LocaleVote): Reading[] {
  if (run.length === 0) return []
  const found = readTyped(run, wanted, locale)
  if (wanted.type === "string") {
    return found.map((reading) => ({ ...reading, value: collapseSpaces(String(reading.value)) }))
  }
  return found
}

function readTyped(run: readonly Piece[], wanted: Wanted, locale: LocaleVote): Reading[] {
  switch (wanted.kind) {
    case "date":
      return readDates(run, wanted, locale)
    case "amount":
    case "percent":
    case "quantity":
      return readNumbers(run, wanted, locale)
    case "id":
    case "code":
      return wanted.type === "number" ? readNumbers(run, wanted, locale) : readId(run, locale)
    case "iban":
      return readIban(run)
    case "bic":
      return readBic(run)
    case "vatId":
      return readVatId(run)
    case "email":
      return readEmail(run)
    case "phone":
      return readPhone(run)
    case "party":
    case "address":
    case "text":
      break
  }
  return readText(run, wanted.kind === "party")
}

function readDates(run: readonly Piece[], wanted: Wanted, locale: LocaleVote): Reading[] {
  const format = { dayFirst: locale.dayFirst }
  const ranges = findDateRanges(run, format)
  const asValue = (iso: string, pieces: readonly Piece[]): string =>
    wanted.type === "date" ? iso : textOfPieces(pieces)
  if (wanted.end) {
    const readings = ranges.map(({ start, end }): Reading => {
      const day = wanted.end === "start" ? start : end
      const pieces = run.slice(day.from, day.to)
      const first = run[start.from]
      const range = `${first?.segment.page} ${first?.box.map(Math.round).join(" ")} ${start.value} ${end.value}`
      return { value: asValue(day.value, pieces), pieces, fit: 1, range }
    })
    if (readings.length > 0) return readings
  }
  return findDates(run, format).map((day): Reading => {
    const pieces = run.slice(day.from, day.to)
    const isInRange = ranges.some((range) => day.from >= range.from && day.to <= range.to)
    return { value: asValue(day.value, pieces), pieces, fit: isInRange ? 0.6 : 0.999 }
  })
}

function readNumbers(run: readonly Piece[], wanted: Wanted, locale: LocaleVote): Reading[] {
  const dates = findDates(run, { dayFirst: locale.dayFirst })
  return findNumbers(run, locale).flatMap((number): Reading[] => {
    if (dates.some((day) => number.from < day.to && day.from < number.to)) return []
    const pieces = run.slice(number.from, number.to)
    let fit = 1
    if (wanted.kind === "amount") {
      if (number.isPercent) return []
      // Where amounts are printed with cents, a bare whole number is a count or a year.
      if (number.isPlain) fit = String(number.value).length > 7 ? 0.3 : locale.decimalCount > 2 ? 0.5 : 0.75
      else if (number.decimals === 0 && !number.hasCurrency) fit = 0.85
    } else if (wanted.kind === "percent") fit = number.isPercent ? 1 : 0.6
    else if (wanted.kind === "quantity") fit = number.hasCurrency || number.isPercent ? 0.3 : 1
    else if (!number.isPlain) fit = 0.5
    return [
      {
        value: wanted.type === "number" ? number.value : textOfPieces(pieces),
        pieces,
        fit,
        hasCurrency: number.hasCurrency,
      },
    ]
  })
}

const TRIM = /^[\s:;,.#°*()[\]|"'“”]+|(?<![\s:;,.*()[\]|"'“”])[\s:;,.*()[\]|"'“”]+$/gu

/** The first word with a digit, with what a stroke or a short prefix in capitals ties to it. */
function readId(run: readonly Piece[], locale: LocaleVote): Reading[] {
  const dates = findDates(run, { dayFirst: locale.dayFirst })
  const first = run.findIndex((piece) => /\d/u.test(piece.text))
  if (first === -1) return readWordId(run)
  let from = first
  while (from > 0 && /^\p{Lu}{1,4}[-/]?$/u.test(run[from - 1]?.text ?? "")) from--
  let to = first + 1
  while (to < run.length) {
    const next = run[to]?.text ?? ""
    const isTied = /^[-/.]\S/u.test(next) || (/^[-–]$/u.test(next) && /\d/u.test(run[to + 1]?.text ?? ""))
    if (!isTied) break
    to += /^[-–]$/u.test(next) ? 2 : 1
  }
  const pieces = run.slice(from, to)
  const value = textOfPieces(pieces).replace(TRIM, "")
  if (value === "") return []
  const isDate = dates.some((day) => first >= day.from && first < day.to)
  const isMoney = /[$€£]|[.,]\d{2}$/u.test(value)
  const lead = from === 0 ? 1 : from <= 2 ? 0.85 : 0.6
  // One or two digits are a count or a line rather than a document's number.
  const length = value.length <= 2 ? 0.6 : 1
  return [{ value, pieces, fit: (isDate ? 0.25 : isMoney ? 0.3 : 1) * lead * length }]
}

/** An id of letters alone is rare: one word in capitals. */
function readWordId(run: readonly Piece[]): Reading[] {
  const [piece] = run
  const value = piece?.text.replace(TRIM, "") ?? ""
  return piece && run.length === 1 && /^[\p{Lu}-]{3,}$/u.test(value) ? [{ value, pieces: [piece], fit: 0.4 }] : []
}

function readText(run: readonly Piece[], isName: boolean): Reading[] {
  const text = textOfPieces(run).replace(/^[\s:;,.#|–-]+|(?<![\s:;|])[\s:;|]+$/gu, "")
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  return [{ value: text, pieces: run, fit: isName ? nameFit(text, run.length) : 1 }]
}

/** Names begin with a capital and are short; what begins small is a sentence, what is mostly digits a phone number. */
function nameFit(text: string, count: number): number {
  if (!/\p{L}{3}/u.test(text) || /https?:|www\./u.test(text)) return 0.1
  // A mail's sender may be an address alone; beside a letterhead it is not the name.
  if (/^[^\s@]+@\S+$/u.test(text)) return 0.45
  if (text.startsWith("(") && text.endsWith(")")) return 0.3
  if (text.replace(/\D/gu, "").length > text.length / 3) return 0.3
  if (/^\p{Ll}/u.test(text) && count > 1) return 0.3
  // `Code` and `Month` are the rest of a label, not a name.
  if (count <= 2 && labelTokens(text).every((token) => conceptIndex().frequency.has(token))) return 0.4
  return count > 10 ? 0.4 : 1
}
