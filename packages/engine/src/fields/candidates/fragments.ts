import { append } from "../../arrays/append.ts"
import { conceptIndex } from "../../lexicon/concept-index.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { foldText } from "../../text/folding.ts"
import type { Box } from "../../document.ts"
import type { PlacedSegment } from "../../page/context.ts"
import type { LayoutWord } from "../../layout/layout.ts"
import { joinPrinted } from "../../text/wrapped-text.ts"

/** A word, or a part of one where a label and its value are printed without a space: `Date:05.03.2018`, `n°17`. */
export interface Fragment {
  readonly text: string
  readonly box: Box
  readonly word: LayoutWord
  readonly segment: PlacedSegment
}

/** Shortest word that is split into label and value: `#FT`, the first half of a number after its sign. */
const MIN_GLUED_LENGTH = 3
/** Longest word that is split into label and value; longer ones are addresses or no text at all. */
const MAX_GLUED_LENGTH = 500
const GLUED = /^(\p{L}[\p{L}\p{M}.\-/ ]*:|\p{L}*[#№]|[\p{L}.-]*n[°º]\.?:?)(?=[\p{L}\p{N}])(?!.*@)(.+)$/iu

/** What such a label ends with; most words have none of it. */
const GLUED_SIGN = /[:#№°º]/u

/** Splits the words of a segment into fragments. */
export function fragmentsOf(segment: PlacedSegment): Fragment[] {
  return segment.words.flatMap((word): Fragment[] => {
    const mayBeGlued = word.text.length >= MIN_GLUED_LENGTH && word.text.length <= MAX_GLUED_LENGTH
    const glued = mayBeGlued && GLUED_SIGN.test(word.text) ? GLUED.exec(word.text) : null
    const texts = glued
      ? [glued[1] ?? "", glued[2] ?? ""]
      : (splitBlank(word.text) ?? splitLabel(word.text) ?? splitAlternatives(word.text))
    return texts.map((text) => ({ text, box: word.box, word, segment }))
  })
}

/** A label, the blank that a form has for its value, and the value: `Amount___200.00__`. */
const FILLED_BLANK = /^(\p{L}[^_]*)_{2,}([^_]+)_*$/u

/** Splits a value on the line that a form has for it from its label, which scans read as one word. */
function splitBlank(text: string): string[] | undefined {
  const filled = text.length <= MAX_GLUED_LENGTH && text.includes("__") ? FILLED_BLANK.exec(text) : null
  return filled ? [filled[1] ?? "", filled[2] ?? ""] : undefined
}

/** Longest word that is searched for a label at its start. */
const MAX_LABEL_LENGTH = 60
/** Shorter labels would be found at the start of codes. */
const MIN_LABEL_LENGTH = 5
/** The end of a label inside a word: before a digit, or before a capital letter after a small one or a full stop. */
const LABEL_ENDS = /(?<=\p{Ll}|\.)(?=\p{Lu}|\d)/gu

/** Splits a label that the text layer glues to its value: `FactuurnummerINV00123`, `Datum04-05-2024`, `Nr.4711`. */
function splitLabel(text: string): string[] | undefined {
  if (text.length > MAX_LABEL_LENGTH || !/^\p{L}.*\d/u.test(text)) return undefined
  for (const { index } of text.matchAll(LABEL_ENDS)) {
    const [label, value] = [text.slice(0, index), text.slice(index)]
    if (/\d/u.test(label)) return undefined
    if (/\d/u.test(value) && isGluedLabel(label)) return [label, value]
  }
  return undefined
}

function isGluedLabel(text: string): boolean {
  if (text.endsWith(".")) return wordsOf("numberWords").has(foldText(text.slice(0, -1)))
  if (text.length < MIN_LABEL_LENGTH) return false
  const labels = conceptIndex().byKey.get(labelKey(text)) ?? []
  return labels.some(({ concept }) => concept.kind !== "party" && concept.kind !== "text" && concept.kind !== "address")
}

/** Splits alternatives: `Buyer/Recipient` is two labels for one thing. */
function splitAlternatives(text: string): string[] {
  const match = text.includes("/") ? /^(\p{L}[\p{L}-]{3,})\/(\p{L}[\p{L}-]{3,}:?)$/u.exec(text) : null
  return match ? [match[1] ?? "", `/${match[2] ?? ""}`] : [text]
}

/** Joins the texts of fragments as printed, without a space where a word was split or breaks at the end of a line. */
export function textOfFragments(fragments: readonly Fragment[]): string {
  const words: { text: string; readonly box: Box; readonly word: LayoutWord }[] = []
  for (const { text, box, word } of fragments) {
    const last = words.at(-1)
    if (last?.word === word) last.text += text
    else words.push({ text, box, word })
  }
  return joinPrinted(words)
}

/** A gap hardly wider than a space, in heights of the line: it splits what belongs together, in scans above all. */
export const NEAR_GAP = 1.3
/** Names and addresses are shorter; the bound keeps wide sheets linear. */
const MAX_JOINED = 16

/** Joins a segment with those to its right after a gap hardly wider than a space: scans split what belongs together. */
export function nearbyFragments(segment: PlacedSegment, fragments: readonly (readonly Fragment[])[]): Fragment[] {
  const joined = [...(fragments[segment.index] ?? [])]
  let last: Box = segment.box
  for (let offset = 0; ; offset++) {
    const next = segment.line.segments[segment.position + 1 + offset]
    if (!next || joined.length > MAX_JOINED || next.box[0] - last[2] > NEAR_GAP * (next.box[3] - next.box[1])) break
    append(joined, fragments[segment.index + 1 + offset] ?? [])
    last = next.box
  }
  return joined
}
