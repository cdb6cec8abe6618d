import { isLegalForm } from "./company.ts"
import type { Box } from "../document.ts"
import type { Block, BlockLine, PartyHeading } from "./block.ts"

/** A party as one block prints it. */
export interface PartyCard {
  readonly block: Block
  /** Its label: in its first line, above it, or to its left. */
  readonly heading: PartyHeading | undefined
  /** True where a line above the name is set as a heading, but the lexicon does not know it. */
  readonly hasUnknownHeading: boolean
  /** More than one where the name is wrapped; empty without a name. */
  readonly name: readonly BlockLine[]
  readonly persons: readonly BlockLine[]
  /** The lines from the street to the country; empty without an address. */
  readonly address: readonly BlockLine[]
  readonly contacts: readonly BlockLine[]
  readonly identifiers: readonly BlockLine[]
  readonly lines: readonly BlockLine[]
  readonly box: Box
}

/** Joins the lines of a name as one printed line; a word that was hyphenated at the end of a line becomes one again. */
export function nameText(lines: readonly BlockLine[]): string {
  let name = ""
  for (const [index, { text }] of lines.entries()) {
    const isBeforeForm = text.endsWith(",") && isLegalForm(lines[index + 1]?.text ?? "")
    const own = text.replace(/^[\s:;,.#|•\p{So}–-]+/u, "").replace(isBeforeForm ? /\s$/u : /[\s:;,|]$/u, "")
    if (/\p{Ll}-$/u.test(name) && /^\p{Ll}/u.test(own) && !isLink(own)) name = name.slice(0, -1) + own
    else name += name === "" ? own : ` ${own}`
  }
  return name
}

const isLink = (text: string): boolean => /^(?:und|and|et|en|y|e|i|oder|or|ou)(?!\p{L})/u.test(text)

/** Joins the lines of an address as printed: the evidence of a value contains it word by word. */
export function addressText(lines: readonly BlockLine[]): string {
  return lines
    .map(({ text }) => text.replace(/^[\s,;]+/u, "").trim())
    .filter((text) => text !== "")
    .join(" ")
    .replace(/[\s,;]$/u, "")
}
