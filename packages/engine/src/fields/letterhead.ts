import type { Box } from "../document.ts"
import type { ExtractionContext } from "../page/context.ts"
import { append } from "../arrays/append.ts"
import { endsAddress } from "./contact-words.ts"
import type { LabelMap } from "./label-hits.ts"
import { endsWithLegalForm, isLegalForm } from "../blocks/company.ts"
import { POSTAL } from "./postal-code.ts"
import { isRegistration } from "./registration.ts"
import { isReceipt } from "./receipt.ts"
import { textOfFragments, type Fragment } from "./fragments.ts"

/** The head of a receipt: name and address of the shop. */
export interface Letterhead {
  readonly name: readonly Fragment[]
  /** Empty without an address below the name. */
  readonly address: readonly Fragment[]
}

/** Lines in which the head of a receipt ends. */
const MAX_LINES = 14
/** Largest gap inside the head, in heights of a line. */
const MAX_GAP = 1.8
/** A house number with a label, followed by a street: `No: 28, Jalan Astana`. */
const HOUSE = /^\p{L}{1,4}[.: ]+\d+\p{L}?\s?,/u

interface HeadLine {
  readonly fragments: readonly Fragment[]
  /** Without a registration number at its end. */
  readonly text: string
  readonly box: Box
  readonly role: "text" | "number" | "end"
}

/**
 * Reads the head of a receipt, where every line is on its own and nothing is labelled: the shop's name, perhaps its
 * registration numbers, the lines of its address, and then its phone, tax number or the document's title. Undefined for
 * wider paper, where letterheads, address windows and columns are side by side.
 */
export function readLetterhead(context: ExtractionContext, map: LabelMap): Letterhead | undefined {
  const layout = context.layouts[0]
  if (!layout || !isReceipt(context)) return undefined
  const lines = headLines(context, map)
  const start = addressStart(lines)
  const above = lines.slice(0, start === -1 ? undefined : start).filter(({ role }) => role === "text")
  const name = nameOf(above)
  if (name.length === 0) return undefined
  return { name, address: start === -1 ? [] : addressFrom(lines, start) }
}

const heightOf = (box: Box): number => Math.max(1, box[3] - box[1])

function headLines(context: ExtractionContext, map: LabelMap): HeadLine[] {
  const found: HeadLine[] = []
  for (const lineSegments of Map.groupBy(
    context.segments.filter(({ page, lineIndex }) => page === context.layouts[0]?.page && lineIndex < MAX_LINES),
    ({ lineIndex }) => lineIndex,
  ).values()) {
    const fragments = lineSegments.flatMap(({ index }) => map.fragments[index] ?? [])
    const text = textOfFragments(fragments)
    const [box] = context.layouts[0]?.lines.slice(lineSegments[0]?.lineIndex).map((line) => line.box) ?? []
    if (!box) continue
    // Registration and tax numbers may be between the name and the address.
    const own = withoutRegistration(text)
    const isNumber = isRegistration(text) || (/\d{4}/u.test(text) && (endsAddress(own) || own.endsWith(":")))
    const isLabel = lineSegments.some((segment) => map.isLabel(segment))
    const isEnd = !HOUSE.test(text) && (endsAddress(own) || isLabel || !/\p{L}{2}/u.test(text))
    found.push({ fragments, text: own, box, role: isNumber ? "number" : isEnd ? "end" : "text" })
  }
  const first = found.findIndex(({ role }) => role === "text")
  return first === -1 ? [] : found.slice(first)
}

/** Returns the first line below the name with the number of a house, a floor or a postal code. */
function addressStart(lines: readonly HeadLine[]): number {
  const end = lines.findIndex(({ role }, index) => role === "end" && index > 0)
  const head = lines.slice(0, end === -1 ? undefined : end)
  const postal = head.findIndex(({ role, text }, index) => index > 0 && role === "text" && POSTAL.test(text))
  const first = head.findIndex(({ role, text }, index) => index > 0 && role === "text" && /\d/u.test(text))
  return first === -1 ? postal : first
}

function addressFrom(lines: readonly HeadLine[], start: number): Fragment[] {
  const fragments: Fragment[] = []
  let last: HeadLine | undefined
  for (const line of lines.slice(start)) {
    if (line.role !== "text") break
    if (last && line.box[1] - last.box[3] > MAX_GAP * heightOf(last.box)) break
    append(fragments, line.fragments)
    last = line
  }
  return fragments
}

/** Returns the first name with a legal form, otherwise the lowest line, each with the lines that it was wrapped from. */
function nameOf(lines: readonly HeadLine[]): Fragment[] {
  const legal = lines.findIndex(({ text }) => endsWithLegalForm(text))
  let from = legal === -1 ? lines.length - 1 : legal
  const to = from
  while (from > 0 && isWrapped(lines[from - 1], lines.slice(from, to + 1))) from--
  return lines.slice(from, to + 1).flatMap(({ fragments }) => fragments)
}

/** Removes the registration number from the end of a name: `Nordwind Ltd (126926-H)`. */
export function withoutRegistration(name: string): string {
  return name.replace(/(?<!\s)\s+\(?(?=[\p{Lu}\d-]*\d{4})[\p{Lu}\d-]+\)?$/u, "")
}

/** Returns whether a name is wrapped: the line above ends with `&` or an open bracket, or little more than the legal form is below. */
function isWrapped(above: HeadLine | undefined, below: readonly HeadLine[]): boolean {
  const [line] = below
  if (!above || !line || line.box[1] - above.box[3] > MAX_GAP * heightOf(above.box)) return false
  if (/[&,/+-]$/u.test(above.text) || above.text.split("(").length > above.text.split(")").length) return true
  const rest = below
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s?\([^)]{0,200}\)/gu, "")
  return !endsWithLegalForm(above.text) && isLegalForm(rest)
}
