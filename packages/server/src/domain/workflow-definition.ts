import type { Configuration, FieldDefinition, ObjectDefinition, TableDefinition } from "@docsift/engine"
import {
  maxConfigurationBytes,
  maxConfigurationValues,
  maxNameLength,
  maxPartNameLength,
  maxWorkflowDescriptionLength,
} from "../generated/limits.ts"
import { AppError } from "./errors.ts"
import type { WorkflowInput } from "./workflow.ts"
import type { ReviewPolicy } from "./review.ts"
import { readReviewPolicy } from "./review-policy.ts"
import { readName, readText } from "./text.ts"

/** A validated definition: trimmed, with a description. */
export interface WorkflowDefinition {
  readonly name: string
  readonly description: string
  readonly configuration: Configuration
  readonly review?: ReviewPolicy | undefined
  /** Days for which ended executions are kept. */
  readonly retentionDays?: number | undefined
}

/**
 * Validates what a JSON schema cannot express: empty objects, sibling names, total sizes. Names are trimmed.
 *
 * @throws {AppError} `invalid_request` with the path, such as
 * `configuration.objects[0].tables[1].columns: must have at least one column`.
 */
export function readWorkflowDefinition(input: WorkflowInput): WorkflowDefinition {
  const configuration = readConfiguration(input.configuration)
  return {
    name: readName(input.name, "name", maxNameLength),
    description: readText(input.description ?? "", "description", maxWorkflowDescriptionLength),
    configuration,
    // Left out when not given: the definition is part of the payload by which repeated requests are compared.
    ...(input.review !== undefined && { review: readReviewPolicy(input.review, configuration) }),
    ...(input.retentionDays !== undefined && { retentionDays: input.retentionDays }),
  }
}

/** Validates a configuration as {@link readWorkflowDefinition} does. @throws {AppError} `invalid_request` with the path. */
export function readConfiguration(configuration: Configuration): Configuration {
  if (Buffer.byteLength(JSON.stringify(configuration)) > maxConfigurationBytes) {
    reject("configuration", `must have at most ${maxConfigurationBytes} bytes as JSON`)
  }
  if (configuration.objects.length === 0) reject("configuration.objects", "must have at least one object")
  if (countValues(configuration) > maxConfigurationValues) {
    reject("configuration", `must have at most ${maxConfigurationValues} fields and columns together`)
  }
  const objects = configuration.objects.map((object, index) => readObject(object, `configuration.objects[${index}]`))
  rejectDuplicates(objects, "configuration.objects")
  return { objects }
}

function readObject(object: ObjectDefinition, path: string): ObjectDefinition {
  const fields = object.fields?.map((field, index) => readValue(field, `${path}.fields[${index}]`))
  const tables = object.tables?.map((table, index) => readTable(table, `${path}.tables[${index}]`))
  if ((fields?.length ?? 0) + (tables?.length ?? 0) === 0) reject(path, "must have at least one field or table")
  rejectDuplicates(fields ?? [], `${path}.fields`)
  rejectDuplicates(tables ?? [], `${path}.tables`)
  return {
    name: readName(object.name, `${path}.name`, maxPartNameLength),
    ...described(object),
    ...(fields === undefined ? {} : { fields }),
    ...(tables === undefined ? {} : { tables }),
  }
}

function readTable(table: TableDefinition, path: string): TableDefinition {
  if (table.columns.length === 0) reject(`${path}.columns`, "must have at least one column")
  const columns = table.columns.map((column, index) => readValue(column, `${path}.columns[${index}]`))
  rejectDuplicates(columns, `${path}.columns`)
  return { name: readName(table.name, `${path}.name`, maxPartNameLength), ...described(table), columns }
}

function readValue(value: FieldDefinition, path: string): FieldDefinition {
  return { name: readName(value.name, `${path}.name`, maxPartNameLength), ...described(value), type: value.type }
}

function described(part: { readonly description?: string | undefined }): { description?: string } {
  return part.description === undefined ? {} : { description: part.description }
}

function rejectDuplicates(siblings: readonly { readonly name: string }[], path: string): void {
  const firstIndexByName = new Map<string, number>()
  for (const [index, { name }] of siblings.entries()) {
    const first = firstIndexByName.get(name)
    if (first !== undefined) reject(`${path}[${index}].name`, `must differ from ${path}[${first}].name`)
    firstIndexByName.set(name, index)
  }
}

function countValues(configuration: Configuration): number {
  let count = 0
  for (const object of configuration.objects) {
    count += object.fields?.length ?? 0
    for (const table of object.tables ?? []) count += table.columns.length
  }
  return count
}

function reject(path: string, requirement: string): never {
  throw new AppError("invalid_request", `${path}: ${requirement}`)
}
