import type { LayoutWord } from "../layout/layout.ts"
import type { PlacedSegment } from "../page/context.ts"
import { isBox, isPartOfBuilding, isPlace, isStreet, mayBeTown } from "./address-patterns.ts"
import type { BlockLine } from "./block.ts"

/** Gap between a postal code and its town, in heights of the line: two blanks divide a line. */
const MAX_TOWN_GAP = 1.5

/**
 * Returns the words of a postal code with those of the town beside it, where wide blanks divide them, `2312 XL  Leiden`, or those of a
 * town and its state with those of the code: the post offices of Canada and the United States ask for two blanks there.
 */
export function withTownBeside(
  { line, position, box, text }: PlacedSegment,
  words: readonly LayoutWord[],
): readonly LayoutWord[] {
  const right = line.segments[position + 1]
  if (!right) return words
  const isTown =
    (CODE_ALONE.test(text) && TOWN.test(right.text)) || (STATE_LAST.test(text) && STATE_CODE.test(right.text))
  if (!isTown) return words
  return right.box[0] - box[2] <= MAX_TOWN_GAP * (box[3] - box[1]) ? [...words, ...right.words] : words
}

/** A postal code that a town follows: `2312 XL`. */
const CODE_ALONE = /^\d{4} [A-Z]{2}$/u
/** A town with its state or province, `Regina, SK`, and the postal code that follows two blanks: `S4R 1H3`, `75320-0148`. */
const STATE_LAST = /^\p{Lu}[\p{L} .'’-]{1,40},? [A-Z]{2}$/u
const STATE_CODE = /^(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}(?:-\d{4})?)$/u

/**
 * Distinguishes streets with a high number from towns by their neighbours: `Durban 4007` below a street is a town, `3652 Mill Road` above
 * a town is a street.
 */
export function nameTowns(lines: readonly BlockLine[]): BlockLine[] {
  const named: BlockLine[] = []
  for (const [index, line] of lines.entries()) {
    const above = named.at(-1)
    const below = nameTown(lines, above, line, index)
    if (above && isWrappedAddress(above, below)) {
      named[named.length - 1] = { ...above, kind: "street" }
      named.push({ ...below, kind: "town", hasTown: true })
    } else named.push(below)
  }
  return named
}

/** Returns whether the value of a label was wrapped between its parts, of which the second is a town: `Site: 12 Mill Road,`, `Durban 4001`. */
function isWrappedAddress(above: BlockLine, line: BlockLine): boolean {
  if (!above.isLabelled || line.isLabelled || above.hasTown) return false
  if (!/\d/u.test(above.text) || !above.text.endsWith(",")) return false
  return (above.kind === "labelled" || above.kind === "street") && (line.hasTown || mayBeTown(line.text))
}

function nameTown(
  lines: readonly BlockLine[],
  above: BlockLine | undefined,
  line: BlockLine,
  index: number,
): BlockLine {
  if (line.isLabelled) return line
  if (above && isBrokenBeforeTown(above, line)) return { ...line, kind: "town", hasTown: true }
  const isBelowStreet = above?.kind === "street" && !above.hasTown && !above.isLabelled
  const mayBelow = line.kind === "street" || line.kind === "text"
  if (isBelowStreet && mayBelow && mayBeTown(line.text) && !isAboveTown(lines, index))
    return { ...line, kind: "town", hasTown: true }
  if (above && isTownOfCode(lines, above, line, index)) return { ...line, kind: "town", hasTown: true }
  const isStreetAbove = line.kind === "town" && isStreet(line.text) && isAboveTown(lines, index)
  return isStreetAbove ? { ...line, kind: "street", hasTown: false } : line
}

/** Returns whether a line is the postal code of the town above it, which a street precedes: `21 Mill Street`, `Umhlanga`, `4319`. */
function isTownOfCode(lines: readonly BlockLine[], town: BlockLine, { text }: BlockLine, index: number): boolean {
  const street = lines[index - 2]
  return CODE_BELOW.test(text) && town.kind === "text" && TOWN.test(town.text) && street?.kind === "street"
}

/** A postal code on a line of its own. */
const CODE_BELOW = /^\d{4,6}$/u

/** A postal code after a comma, at the end of a line. */
const CODE_LAST = /, (?:[A-Z]{1,3}-)?\d{4,5}(?: ?[A-Z]{2})?$/u
/** A town without its code. */
const TOWN = /^\p{Lu}[\p{L} .'’()-]{1,40}$/u

/** Returns whether a line was wrapped between the postal code and its town: `Hauptstraße 3, 28195`, `Bremen`. */
function isBrokenBeforeTown(above: BlockLine, line: BlockLine): boolean {
  return above.kind === "street" && !above.hasTown && CODE_LAST.test(above.text) && TOWN.test(line.text)
}

/** Lines of a town and its postal code below a street: the estate, the town, the code. */
const MAX_TO_CODE = 3

/** Returns whether the next line, or the one below a floor or unit, has a town of its own, or a postal code stands alone below its town. */
function isAboveTown(lines: readonly BlockLine[], index: number): boolean {
  const [next, second] = lines.slice(index + 1)
  if (!next || next.isLabelled) return false
  if (next.hasTown || (next.kind === "street" && second?.hasTown === true && !second.isLabelled)) return true
  // `3652 Mill Road` above `Dunedin 9419`.
  if (lines[index]?.kind === "town" && next.kind === "street" && mayBeTown(next.text) && !isBox(next.text)) return true
  const below = lines.slice(index + 1, index + 1 + MAX_TO_CODE)
  const code = below.findIndex(({ hasTown }) => hasTown)
  if (code <= 0) return false
  const between = below.slice(0, code)
  return isCode(below[code]?.text ?? "")
    ? between.every(({ kind }) => kind === "text")
    : between.every(({ kind, text }) => kind === "text" && (isPlace(text) || isPartOfBuilding(text)))
}

/** Returns whether a line is a postal code without a town. */
const isCode = (text: string): boolean => !/\p{L}{3}/u.test(text)

/** Joins a street with the number of its house where the line was wrapped between them. */
export function joinHouseNumbers(lines: readonly BlockLine[]): BlockLine[] {
  const joined: BlockLine[] = []
  for (const [index, line] of lines.entries()) {
    const above = joined.at(-1)
    const isNumber = /^\d{1,4}\p{L}?$/u.test(line.text) && !line.isLabelled && lines[index + 1]?.hasTown === true
    if (isNumber && above?.kind === "text") {
      const words = [...above.words, ...line.words]
      joined[joined.length - 1] = { ...above, kind: "street", words, text: `${above.text} ${line.text}` }
    } else joined.push(line)
  }
  return joined
}
