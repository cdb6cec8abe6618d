import type { ColumnDefinition } from "../configuration.ts"
import type { ColumnConcept } from "../lexicon/concept.ts"
import { splitWords, textsOf } from "../lexicon/language-words.ts"
import { columnHeadings, PRICED_LIST_CONCEPTS, weakHeadings } from "./column-concepts.ts"
import { squash } from "./page-text.ts"

/** A text that may head a column, compared by its squashed key. */
export interface ColumnLabel {
  readonly key: string
  /** 0 to 1: how strongly the text speaks for the column. */
  readonly weight: number
  /** True for the configured name itself, of which a part is evidence too. */
  readonly isName: boolean
}

/** Everything that may stand above a configured column. */
export interface ColumnLabels {
  /** The configured name and the quoted phrases. */
  readonly names: readonly string[]
  readonly labels: readonly ColumnLabel[]
  readonly concept: ColumnConcept | undefined
}

const QUOTED = /["“”„«‹]([^"“”„«»‹›]{1,60})["“”»›]/gu

/** Returns the phrases quoted in a description. */
export function quotedPhrases(description: string | undefined): string[] {
  return [...(description ?? "").matchAll(QUOTED)].map((match) => match[1]?.trim() ?? "").filter((text) => text !== "")
}

let conceptsOfKey: ReadonlyMap<string, ReadonlySet<ColumnConcept>> | undefined

function buildConcepts(): ReadonlyMap<string, ReadonlySet<ColumnConcept>> {
  const concepts = new Map<string, Set<ColumnConcept>>()
  const add = (concept: ColumnConcept, text: string): void => {
    const key = squash(text)
    const known = concepts.get(key)
    if (known) known.add(concept)
    else if (key !== "") concepts.set(key, new Set([concept]))
  }
  for (const [concept, headings] of columnHeadings()) for (const text of headings.keys()) add(concept, text)
  for (const concept of columnHeadings().keys()) for (const text of weakHeadings(concept)) add(concept, text)
  return concepts
}

/** Returns all concepts whose lists hold exactly this heading. */
export function conceptsOfWhole(text: string): ReadonlySet<ColumnConcept> {
  conceptsOfKey ??= buildConcepts()
  return conceptsOfKey.get(squash(text)) ?? new Set()
}

/** Returns the concept whose list holds exactly this heading; the first where a word has several meanings. */
export function conceptOfWhole(text: string): ColumnConcept | undefined {
  return conceptsOfWhole(text).values().next().value
}

let of: RegExp | undefined

/** Finds a word between what is named and what it belongs to: `Importe de la línea`, `Preis pro Stück`. */
function linkIn(text: string): RegExpExecArray | null {
  of ??= new RegExp(`\\s(?:${textsOf("of").flatMap(splitWords).join("|")})(?:\\s|(?<='))`, "iu")
  return of.exec(text)
}

/** What money is counted by; beside a word for money such a word only says which. */
const QUALIFIERS: ReadonlySet<ColumnConcept | undefined> = new Set(["position", "unit", "quantity"])

/**
 * Returns the concept of a heading, by its whole text, else by what stands before a word such as `of`, else by its last
 * and first long words.
 */
export function conceptOf(text: string): ColumnConcept | undefined {
  const whole = conceptOfWhole(text)
  if (whole) return whole
  const link = linkIn(text)
  const head = link ? conceptOf(text.slice(0, link.index)) : undefined
  if (head) return head
  const words = text.split(/[\s/_()-]+/u).filter((word) => word.length > 2)
  for (let length = words.length - 1; length > 0; length--) {
    const [end, start] = [words.slice(-length), words.slice(0, length)].map((part) => conceptOfWhole(part.join(" ")))
    const isQualified = QUALIFIERS.has(end) && start !== undefined && PRICED_LIST_CONCEPTS.has(start)
    const found = isQualified ? start : (end ?? start)
    if (found === undefined) continue
    // `Som van de regel`: an unknown thing of a line is no line.
    return link && found === "position" ? undefined : found
  }
  return undefined
}

/** Collects the labels of a column: its name, phrases quoted in its description and headings of its concept. */
export function columnLabels(column: ColumnDefinition): ColumnLabels {
  const quoted = quotedPhrases(column.description)
  const concept = [column.name, ...quoted].map(conceptOf).find((found) => found !== undefined)
  const labels = new Map<string, ColumnLabel>()
  const add = (text: string, weight: number, isName: boolean): void => {
    const key = squash(text)
    if (key !== "" && !labels.has(key)) labels.set(key, { key, weight, isName })
  }
  add(column.name, 1, true)
  for (const phrase of quoted) add(phrase, 0.97, false)
  if (concept) {
    for (const [text, rank] of columnHeadings().get(concept) ?? []) add(text, 0.9 - 0.15 * rank, false)
    for (const text of weakHeadings(concept)) add(text, 0.5, false)
  }
  return { names: [column.name, ...quoted], labels: [...labels.values()], concept }
}
