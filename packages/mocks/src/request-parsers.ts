import {
  auditedOperations,
  executionStatuses,
  exportModes,
  modelProviders,
  reviewStates,
  roles,
  runtimeSlotNames,
  valueTypes,
} from "./generated/enums.ts"
import { largestByParameter } from "./generated/ids.ts"
import {
  currencyLength,
  currencyPattern,
  cursorPattern,
  maxBaseUrlLength,
  maxCellLength,
  maxCorrectedRows,
  maxCursorLength,
  maxLabels,
  maxModelPrice,
  maxNameLength,
  maxPageSize,
  maxPartNameLength,
  maxPlaceTextLength,
  maxPointerLength,
  maxRequiredPointers,
  maxRetentionDays,
  maxReviewNoteLength,
  maxUsageOrganizationLength,
  maxSamples,
  maxProviderApiKeyLength,
  maxWorkflowDescriptionLength,
  usageOrganizationPattern,
  tablePointerPattern,
  utcTimePattern,
} from "./generated/limits.ts"
import type { BodyOf, QueryOf } from "./openapi-types.ts"
import {
  anything,
  objectOf,
  boolean,
  idOf,
  lineOf,
  mapOf,
  arrayOf,
  matching,
  nameOf,
  numberFrom,
  oneOf,
  queryOf,
  text,
  textOf,
  integer,
  wholeNumberFrom,
  type Parser,
} from "./parser.ts"
import { reject } from "./rejection.ts"

type WorkflowInput = BodyOf<"POST /api/v1/workflows">
type Configuration = WorkflowInput["configuration"]
type ObjectDefinition = Configuration["objects"][number]
type TableDefinition = NonNullable<ObjectDefinition["tables"]>[number]
type ValueDefinition = NonNullable<ObjectDefinition["fields"]>[number]

const partName = nameOf(maxPartNameLength)
const title = nameOf(maxNameLength)
/** A member that the server sets. */
export const ignored = { optional: anything }

const valueDefinition = objectOf<ValueDefinition>({
  name: partName,
  description: { optional: text },
  type: oneOf(...valueTypes),
})

const tableDefinition = objectOf<TableDefinition>({
  name: partName,
  description: { optional: text },
  columns: arrayOf(valueDefinition, 1),
})

const objectDefinition = objectOf<ObjectDefinition>({
  name: partName,
  description: { optional: text },
  fields: { optional: arrayOf(valueDefinition) },
  tables: { optional: arrayOf(tableDefinition) },
})

const reviewPolicy = objectOf<NonNullable<WorkflowInput["review"]>>({
  threshold: numberFrom(0, 1),
  required: { optional: arrayOf(lineOf(maxPointerLength), 0, maxRequiredPointers) },
  always: { optional: boolean },
  sample: { optional: numberFrom(0, 1) },
})

const configuration = objectOf<Configuration>({ objects: arrayOf(objectDefinition, 1) })

/** The body that creates a workflow, as far as a schema can express it. */
export const workflowInput = objectOf<WorkflowInput>({
  name: title,
  description: { optional: textOf(maxWorkflowDescriptionLength) },
  configuration,
  review: { optional: reviewPolicy },
  retentionDays: { optional: wholeNumberFrom(1, maxRetentionDays) },
  id: ignored,
  createdAt: ignored,
  updatedAt: ignored,
  ownerId: ignored,
  version: ignored,
})

const cellValue: Parser<string | number | null> = (value, path) =>
  value === null || typeof value === "string" || typeof value === "number"
    ? value
    : reject(path, "does not have the documented form")

const wholeFrom1: Parser<number> = (value, path) => {
  const number = numberFrom(1, Number.MAX_SAFE_INTEGER)(value, path)
  return Number.isInteger(number) ? number : reject(path, "must be a whole number, not a fraction")
}

const placeMembers = {
  box: { optional: arrayOf(numberFrom(-Infinity, Infinity), 4, 4) },
  cell: { optional: lineOf(maxCellLength) },
  text: { optional: textOf(maxPlaceTextLength) },
} as const

type ReviewInput = BodyOf<"PUT /api/v1/executions/{executionId}/review">
type CorrectionInput = ReviewInput["corrections"][string]

const correctionInput = objectOf<CorrectionInput>({
  value: { optional: cellValue },
  page: { optional: wholeFrom1 },
  ...placeMembers,
  rows: { optional: arrayOf(mapOf(cellValue), 0, maxCorrectedRows) },
  places: {
    optional: mapOf(objectOf<NonNullable<CorrectionInput["places"]>[string]>({ page: wholeFrom1, ...placeMembers })),
  },
  by: ignored,
  at: ignored,
})

/** The body that changes a review. */
export const reviewInput = objectOf<ReviewInput>({
  revision: (value, path) => {
    const number = numberFrom(0, Number.MAX_SAFE_INTEGER)(value, path)
    return Number.isInteger(number) ? number : reject(path, "must be a whole number, not a fraction")
  },
  state: { optional: oneOf(...reviewStates) },
  note: { optional: textOf(maxReviewNoteLength) },
  corrections: mapOf(correctionInput),
  executionId: ignored,
  reasons: ignored,
  data: ignored,
  reviewedBy: ignored,
  reviewedAt: ignored,
})

/** The body that creates an API key or an organization. */
export const namedInput = objectOf<BodyOf<"POST /api/v1/api-keys">>({ name: title, id: ignored, createdAt: ignored })

/** The body that signs in. */
export const sessionInput = objectOf<BodyOf<"POST /api/v1/sessions">>({ apiKey: nameOf(maxNameLength) })

/** The body that creates a user. */
export const userInput = objectOf<BodyOf<"POST /api/v1/admin/users">>({
  organizationId: idOf("org"),
  name: title,
  role: oneOf(...roles),
  id: ignored,
  createdAt: ignored,
})

const modelMembers = {
  displayName: { optional: lineOf(maxNameLength) },
  providerApiKey: { optional: lineOf(maxProviderApiKeyLength) },
  baseUrl: { optional: lineOf(maxBaseUrlLength) },
  isCore: { optional: boolean },
  isVision: { optional: boolean },
  provider: { optional: oneOf(...modelProviders) },
  inputPrice: { optional: numberFrom(0, maxModelPrice) },
  outputPrice: { optional: numberFrom(0, maxModelPrice) },
  currency: { optional: matching(currencyPattern, currencyLength, "three capital letters such as EUR") },
} as const

/** The body that adds or tests a model. */
export const modelInput = objectOf<BodyOf<"POST /api/v1/admin/models/add">>({
  modelName: title,
  ...modelMembers,
  id: ignored,
})

type ModelUpdate = BodyOf<"PUT /api/v1/admin/models/update">

/** The body that changes a model. */
export const modelUpdate = objectOf<ModelUpdate>({ id: idOf("mdl"), modelName: title, ...modelMembers })

/** The body that deletes a model. */
export const modelDeletion = objectOf<BodyOf<"DELETE /api/v1/admin/models/delete">>({ id: idOf("mdl") })

/** The body that assigns a model to a slot. */
export const runtimeConfigurationInput = objectOf<BodyOf<"POST /api/v1/admin/runtime-config">>({
  modelId: idOf("mdl"),
  type: { optional: oneOf(...runtimeSlotNames) },
})

const timeRequirement = "must be a time such as 2026-03-02T09:15:04.218Z"

/** Parses a time in UTC, which may not exist: see {@link readTime}. */
export const time: Parser<string> = (value, path) =>
  typeof value === "string" && utcTimePattern.test(value) ? value : reject(path, timeRequirement)

/**
 * Returns a time with milliseconds, as records have it; a finer one is rounded up. Undefined stays undefined.
 *
 * @throws {Rejection} `invalid_request` for a time that does not exist: JavaScript reads February 30 as March 2.
 */
export function readTime(text: string | undefined, path: string): string | undefined {
  if (text === undefined) return undefined
  const second = text.slice(0, "2026-03-01T00:00:00".length)
  const time = new Date(`${second}Z`)
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(second)) reject(path, timeRequirement)
  const nanoseconds = Number(text.slice(second.length + 1, -1).padEnd(9, "0"))
  return new Date(time.getTime() + Math.ceil(nanoseconds / 1_000_000)).toISOString()
}

/** The body that executes a stored file. */
export const fileExecutionInput = objectOf<BodyOf<"POST /api/v1/workflows/{workflowId}/executions">>({
  fileId: idOf("file"),
  batchId: { optional: idOf("bat") },
  version: { optional: wholeNumberFrom(1, largestByParameter.version) },
})

/** The query of a page image. */
export const imageQuery = queryOf<QueryOf<"GET /api/v1/files/{fileId}/pages/{page}/image">>({
  width: { optional: oneOf("600", "1200", "1800", "2400") },
})

/** The query of the rows of a sheet. */
export const gridQuery = queryOf<QueryOf<"GET /api/v1/files/{fileId}/grids/{page}">>({
  firstRow: { optional: integer(1, 10_000_000) },
  rows: { optional: integer(1, 500) },
})

const coordinate: Parser<number> = (value, path) =>
  typeof value === "number" ? value : reject(path, "must be a number")

const box: Parser<number[]> = (value, path) => {
  const edges = arrayOf(coordinate)(value, path)
  return edges.length === 4 ? edges : reject(path, "must have 4 items")
}

const pageNumber: Parser<number> = (value, path) =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 100_000
    ? value
    : reject(path, "must be a page number")

/** The body that reads a place. */
export const regionInput = objectOf<BodyOf<"POST /api/v1/files/{fileId}/read">>({
  page: pageNumber,
  box: { optional: box },
  cell: { optional: lineOf(10) },
  type: oneOf(...valueTypes),
})

/** The body that tries a configuration. */
export const tryInput = objectOf<BodyOf<"POST /api/v1/files/{fileId}/extract">>({ configuration })

/** The body that names samples. */
export const suggestionInput = objectOf<BodyOf<"POST /api/v1/workflow-suggestions">>({
  fileIds: arrayOf(idOf("file"), 1, maxSamples),
  name: { optional: title },
})

/** The parameters of a page. */
export const page = {
  limit: { optional: integer(1, maxPageSize) },
  cursor: { optional: matching(cursorPattern, maxCursorLength, "a cursor from an earlier response") },
} as const

/** The query of a list. */
export const pageQuery = queryOf<QueryOf<"GET /api/v1/workflows">>(page)

/** The query that starts an execution. */
export const executeQuery = queryOf<QueryOf<"POST /api/v1/workflows/{workflowId}/execute">>({
  version: { optional: integer(1, largestByParameter.version) },
  batchId: { optional: idOf("bat") },
})

/** The query of the list of executions. */
export const executionQuery = queryOf<QueryOf<"GET /api/v1/executions">>({
  workflowId: { optional: idOf("wkf") },
  status: { optional: oneOf(...executionStatuses) },
  review: { optional: oneOf(...reviewStates) },
  createdAfter: { optional: time },
  createdBefore: { optional: time },
  batchId: { optional: idOf("bat") },
  ...page,
})

/** The body that creates a batch. */
export const batchInput = objectOf<BodyOf<"POST /api/v1/batches">>({
  name: title,
  workflowId: idOf("wkf"),
  id: ignored,
  ownerId: ignored,
  createdAt: ignored,
})

/** The query of the audit log. */
export const auditQuery = queryOf<QueryOf<"GET /api/v1/admin/audit-log">>({
  since: { optional: time },
  until: { optional: time },
  operation: { optional: oneOf(...auditedOperations) },
  organizationId: { optional: idOf("org") },
  userId: { optional: idOf("usr") },
  ...page,
})

/** The query of an export. */
export const exportQuery = queryOf<QueryOf<"GET /api/v1/executions/{executionId}/export">>({
  mode: { optional: oneOf(...exportModes) },
  reviewed: { optional: oneOf("true", "false") },
})

/** The query of an export of many executions. */
export const joinedExportQuery = queryOf<QueryOf<"GET /api/v1/executions/export">>({
  workflowId: { optional: idOf("wkf") },
  batchId: { optional: idOf("bat") },
  createdAfter: { optional: time },
  createdBefore: { optional: time },
  reviewed: { optional: oneOf("true", "false") },
  mode: { optional: oneOf(...exportModes) },
  table: { optional: matching(tablePointerPattern, maxPointerLength, "the JSON Pointer of a table") },
})

/** The query of a list of labels. */
export const labelQuery = queryOf<QueryOf<"GET /api/v1/workflows/{workflowId}/labels">>({
  since: { optional: time },
  limit: { optional: integer(1, maxLabels) },
  cursor: page.cursor,
})

/** The query of a sum of usage. */
export const usageQuery = queryOf<QueryOf<"GET /api/v1/usage">>({
  from: { optional: time },
  to: { optional: time },
  groupBy: { optional: oneOf("day", "workflow", "model") },
  organizationId: {
    optional: matching(usageOrganizationPattern, maxUsageOrganizationLength, "the id of an organization, or all"),
  },
})
