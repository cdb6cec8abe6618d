import { pointerOf } from "@docsift/engine/json-pointer"
import type { Configuration, FieldDefinition, Value } from "@docsift/engine"
import type { GroundTruth, PrintedLabel } from "@docsift/engine/internal/judge/ground-truth"
import { english } from "./languages/english.ts"
import type { Locale } from "./locale.ts"
import { cellKey, type Place, type ValueKey } from "./places.ts"
import type { Facts } from "./sheet.ts"
import { terms, type Term } from "./terms.ts"

/** How fields are named: `english` with descriptions that quote no label, or `own`, in the document's language, without descriptions. */
export type Naming = "english" | "own"

/** One document with its configuration and ground truth, in the format of the evaluation packs. */
export interface GeneratedCase {
  readonly id: string
  readonly file: string
  readonly configuration: Configuration
  readonly expected: GroundTruth
  readonly accept: Record<string, Value[]>
  readonly tags: string[]
  /** Positions of the values, in formats with pages or cells, by JSON pointer into `expected`. */
  readonly places?: Readonly<Record<string, readonly Place[]>>
  /** The labels on the paper with their values, requested or not. */
  readonly labels?: readonly PrintedLabel[]
}

/** Returns the JSON pointer into a case's truth of every value of the facts. */
export function pointersOf(facts: Facts, naming: Naming, { language }: Locale): Map<ValueKey, string> {
  const words = naming === "english" ? english : language
  const [object, table] = words.objects[facts.kind]
  return new Map<ValueKey, string>([
    ...[...facts.fields.keys()].map((term) => [term, pointerOf(object, "fields", words.terms[term][0])] as const),
    ...facts.rows.flatMap((_, row) =>
      facts.columns.map(
        (term) => [cellKey(row, term), pointerOf(object, "tables", table, row, words.terms[term][0])] as const,
      ),
    ),
  ])
}

/** Builds the configuration and the ground truth of the facts, in the given naming. */
export function caseOf(
  facts: Facts,
  naming: Naming,
  { language }: Locale,
): Pick<GeneratedCase, "configuration" | "expected" | "accept"> {
  const words = naming === "english" ? english : language
  const [object, table] = words.objects[facts.kind]
  const nameOf = (term: Term): string => words.terms[term][0]
  const define = (term: Term): FieldDefinition => {
    const { type, meaning } = terms[term]
    return naming === "english" ? { name: nameOf(term), type, description: meaning } : { name: nameOf(term), type }
  }
  const accept: Record<string, Value[]> = {}
  const allow = (value: Value, ...path: (string | number)[]): void => {
    const readings = facts.acceptedValues.get(String(value))
    if (readings) accept[pointerOf(...path)] = [...readings]
  }
  for (const [term, value] of facts.fields) allow(value, object, "fields", nameOf(term))
  for (const [index, row] of facts.rows.entries()) {
    for (const term of facts.columns) allow(row[term] ?? null, object, "tables", table, index, nameOf(term))
  }
  return {
    configuration: {
      objects: [
        {
          name: object,
          fields: [...facts.fields.keys()].map(define),
          tables: [{ name: table, columns: facts.columns.map(define) }],
        },
      ],
    },
    expected: {
      [object]: {
        fields: Object.fromEntries([...facts.fields].map(([term, value]) => [nameOf(term), value])),
        tables: {
          [table]: facts.rows.map((row) =>
            Object.fromEntries(facts.columns.map((term) => [nameOf(term), row[term] ?? null])),
          ),
        },
      },
    },
    accept,
  }
}
