import type { Box } from "../../document.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { findDates } from "../../normalize/date.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { foldTokens } from "../../text/folding.ts"
import { endsAddress } from "./contact-words.ts"
import { textOfFragments, type Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { isRegistration } from "./registration.ts"
import { lettersIn } from "../../text/letters.ts"

/** A line in the head of a receipt, and what it may be by its own text. */
export interface HeadLine {
  readonly fragments: readonly Fragment[]
  /** Without a registration number at its end. */
  readonly text: string
  readonly box: Box
  /** The name or a part of the address, a number of the shop, specks, or what follows the head. */
  readonly role: "text" | "number" | "noise" | "end"
}

/** Lines in which the head of a receipt ends. */
const MAX_LINES = 14
/** A house number with a label, followed by a street: `No: 28, Jalan Astana`. */
const HOUSE = /^\p{L}{1,4}[.: ]+\d+\p{L}?\s?,/u
/** The amount in the last column of the goods, perhaps with a currency. */
const AMOUNT = /^\D{0,3}\d{1,6}[.,]\d\d$/u
/** Letters and digits of the specks that OCR reads from logos, folds and stamps. */
const MAX_NOISE = 2
/** Digits of a line that is a number; fewer with a letter may be a house: `12 A`. */
const MIN_DIGITS = 6

/** Returns the lines in the head of a receipt, from the first one with text. */
export function headLines(context: ExtractionContext, map: LabelMap): HeadLine[] {
  const found: HeadLine[] = []
  for (const lineSegments of Map.groupBy(
    context.segments.filter(({ page, lineIndex }) => page === context.layouts[0]?.page && lineIndex < MAX_LINES),
    ({ lineIndex }) => lineIndex,
  ).values()) {
    const printed = withoutSpecks(lineSegments)
    const fragments = printed.flatMap(({ index }) => map.fragments[index] ?? [])
    const [box] = context.layouts[0]?.lines.slice(lineSegments[0]?.lineIndex).map((line) => line.box) ?? []
    if (!box) continue
    const text = textOfFragments(fragments)
    const isLabel = printed.some((segment) => map.isLabel(segment))
    const isItem = printed.length > 1 && AMOUNT.test(printed.at(-1)?.text ?? "")
    const hasDate = findDates(fragments, { dayFirst: context.locale.dayFirst }).length > 0
    found.push({
      fragments,
      text: withoutRegistration(text),
      box,
      role: hasDate ? "number" : roleOf(text, isLabel || isItem),
    })
  }
  const top = found.findIndex(({ role }) => role !== "noise")
  const [name, below] = found.slice(top, top + 2)
  if (name && below && isNameAtTop(name, below)) return [{ ...name, role: "text" }, ...found.slice(top + 1)]
  const first = found.findIndex(({ role }) => role === "text")
  return first === -1 ? [] : found.slice(first)
}

/**
 * Returns whether the first line is a name although a label begins it, in whatever language: nothing is labelled above the number
 * of the shop, or its address.
 */
function isNameAtTop({ role, text }: HeadLine, below: HeadLine): boolean {
  return role === "end" && below.role === "number" && /^\p{L}+(?: \p{L}+)+$/u.test(text)
}

/** Returns the segments of a line without those of a single character, which OCR reads from the edges of the paper. */
function withoutSpecks(segments: readonly PlacedSegment[]): readonly PlacedSegment[] {
  const printed = segments.filter(({ text }) => lettersOf(text) > 1)
  return printed.length > 0 ? printed : segments
}

const lettersOf = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, "").length

function roleOf(text: string, isLabel: boolean): HeadLine["role"] {
  if (lettersOf(text) <= MAX_NOISE) return "noise"
  const own = withoutRegistration(text)
  if (isNumber(text)) return "number"
  // Registration and tax numbers may be between the name and the address.
  if (isRegistration(text) || (/\d{4}/u.test(text) && (endsAddress(own) || own.endsWith(":")))) return "number"
  if (own !== text && namesNumber(own)) return "number"
  const isEnd = !HOUSE.test(text) && (endsAddress(own) || isLabel || !/\p{L}{2}/u.test(text))
  return isEnd ? "end" : "text"
}

/** Returns whether a line prints a number and hardly a letter: a registration or phone number, however it was read. */
function isNumber(text: string): boolean {
  const letters = lettersIn(text)
  return letters <= MAX_NOISE && text.replace(/\D/gu, "").length >= MIN_DIGITS
}

/** Returns whether text ends with a word for a number, as a registration number is printed after it: `Company No`. */
function namesNumber(text: string): boolean {
  return wordsOf("numberWords").has(foldTokens(text).at(-1) ?? "")
}

/** Removes the registration number from the end of a name or a label: `Nordwind Ltd (318204-H)`, `Tax no. 15/066/01884`. */
export function withoutRegistration(name: string): string {
  return name.replace(/(?<!\s)\s+\(?(?=[\p{Lu}\d/-]*\d{4})[\p{Lu}\d/-]+\)?$/u, "")
}
