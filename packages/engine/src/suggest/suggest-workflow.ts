import type { Evidence } from "../extraction.ts"
import type { ExtractedTable } from "../tables/cells/extracted-table.ts"
import { pointerOf } from "../page/json-pointer.ts"
import { findPairs } from "./find-pairs.ts"
import { findTables } from "./find-tables.ts"
import { type FieldGroup, groupPairs } from "./group-pairs.ts"
import { mergeTables, type ReadTable } from "./merge-tables.ts"
import { objectNameOf } from "./object-name.ts"
import { partyPairs } from "./party-pairs.ts"
import { keepReadable, type ReadField } from "./round-trip.ts"
import { openSample } from "./sample.ts"
import type { SuggestedExample, SuggestedValue, SuggestedWorkflow, WorkflowSample } from "./suggested-workflow.ts"

/** Fields of one workflow. */
const MAX_FIELDS = 30
/** Fields that are read back, of which some fail. */
const MAX_READ_FIELDS = 45
/** Characters in the name of a workflow, as the server limits them. */
const MAX_NAME_LENGTH = 200

/** Options of {@link suggestWorkflow}. */
export interface SuggestOptions {
  /** The name of the workflow. @default the kind of the documents, such as `Invoice` */
  readonly name?: string | undefined
}

/**
 * Suggests a workflow from one to five sample documents: the labelled values, parties and tables that they print, under
 * the labels that they print. Every suggested field and table reads its example back from the samples. Pure and
 * synchronous: the same documents give the same suggestion.
 */
export function suggestWorkflow(samples: readonly WorkflowSample[], options: SuggestOptions = {}): SuggestedWorkflow {
  const opened = samples.map(openSample)
  const objectName = objectNameOf(opened.map(({ context }) => context))
  const found = opened.map(findTables)
  const pairs = opened.map((sample, index) => [
    ...partyPairs(sample),
    ...findPairs(sample, (segment) => found[index]?.isTaken(segment) === true),
  ])
  const groups = groupPairs(pairs, opened[0]?.language)
  const fields = keepReadable(opened, objectName, chooseGroups(groups, samples.length)).slice(0, MAX_FIELDS)
  const tables = mergeTables(
    opened,
    found.map((each) => each.tables),
  )
  return {
    workflow: {
      name: (options.name ?? objectName).slice(0, MAX_NAME_LENGTH),
      description: descriptionOf(samples.length),
      configuration: { objects: objectsOf(objectName, fields, tables) },
    },
    fields: fields.map((field) => suggestedField(objectName, field)),
    columns: tables.flatMap((table) => suggestedColumns(objectName, table)),
    warnings: warningsOf(
      opened.flatMap(({ context }) => context.warnings),
      fields,
      tables,
    ),
  }
}

const descriptionOf = (count: number): string =>
  count === 1 ? "Suggested from one sample document." : `Suggested from ${count} sample documents.`

/** Chooses the fields of at least half of the samples, with unique names; known labels of most samples before others. */
function chooseGroups(groups: readonly FieldGroup[], samples: number): FieldGroup[] {
  const frequent = groups.filter(({ pairs }) => pairs.size * 2 >= samples)
  const ranked = frequent
    .map((group, order) => ({ group, order, rank: rankOf(group) }))
    .toSorted((a, b) => b.rank - a.rank || a.order - b.order)
    .slice(0, MAX_READ_FIELDS)
  const names = new Set<string>()
  return ranked
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ group }) => {
      if (names.has(group.name)) return []
      names.add(group.name)
      return [group]
    })
}

function rankOf({ pairs }: FieldGroup): number {
  const [first] = pairs.values()
  return 2 * pairs.size + (first?.concept === undefined ? 0 : 1)
}

function objectsOf(name: string, fields: readonly ReadField[], tables: readonly ReadTable[]) {
  if (fields.length === 0 && tables.length === 0) return []
  return [
    {
      name,
      ...(fields.length > 0 && { fields: fields.map(({ definition }) => definition) }),
      ...(tables.length > 0 && { tables: tables.map(({ definition }) => definition) }),
    },
  ]
}

function suggestedField(object: string, { definition, group, read }: ReadField): SuggestedValue {
  const confidences = [...read.values()].map(({ evidence }) => evidence.confidence)
  const [[file, first] = []] = read
  return {
    pointer: pointerOf(object, "fields", definition.name),
    label: group.pairs.get(file ?? 0)?.label ?? "",
    seenIn: read.size,
    confidence: meanOf(confidences),
    example: exampleOf(file ?? 0, first?.evidence),
  }
}

function suggestedColumns(object: string, { definition, headings, read }: ReadTable): SuggestedValue[] {
  return definition.columns.flatMap(({ name }): SuggestedValue[] => {
    const examples = [...read].flatMap(([file, table]) => {
      const evidence = firstCell(table, name)
      return evidence ? [{ file, evidence }] : []
    })
    const [first] = examples
    if (!first) return []
    return [
      {
        pointer: pointerOf(object, "tables", definition.name, "columns", name),
        label: headings.get(name) ?? name,
        seenIn: examples.length,
        confidence: meanOf(examples.map(({ evidence }) => evidence.confidence)),
        example: exampleOf(first.file, first.evidence),
      },
    ]
  })
}

function firstCell({ evidence }: ExtractedTable, column: string): Evidence | undefined {
  return evidence.find((cells) => Object.hasOwn(cells, column))?.[column]
}

function exampleOf(file: number, evidence: Evidence | undefined): SuggestedExample {
  const { page = 1, box, cell, text = "" } = evidence ?? {}
  return { file, page, ...(box && { box }), ...(cell !== undefined && { cell }), text }
}

/** Returns the mean rounded to thousandths, so that the same bytes give the same text. */
function meanOf(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0)
  return values.length === 0 ? 0 : Math.round((1000 * sum) / values.length) / 1000
}

function warningsOf(read: readonly string[], fields: readonly ReadField[], tables: readonly ReadTable[]): string[] {
  const missing =
    fields.length > 0
      ? []
      : tables.length > 0
        ? ["No labelled value was found beside the tables. Add the fields by hand, or use documents that print labels."]
        : [
            "No label with a value and no table was found. Use documents that print labels such as “Invoice number: 4711”, or name the fields by hand.",
          ]
  return [...new Set([...read, ...missing])]
}
