import type { BodyOf, QueryOf } from "./document.ts"
import {
  executionStatuses,
  exportModes,
  modelProviders,
  roles,
  runtimeSlotNames,
  valueTypes,
} from "./generated/enums.ts"
import {
  cursorPattern,
  maxBaseUrlLength,
  maxCursorLength,
  maxNameLength,
  maxPageSize,
  maxPartNameLength,
  maxProviderApiKeyLength,
  maxWorkflowDescriptionLength,
} from "./generated/limits.ts"
import {
  anything,
  closed,
  flag,
  idOf,
  line,
  listOf,
  matching,
  nameOf,
  oneOf,
  prose,
  proseOf,
  wholeNumber,
} from "./shape.ts"

type WorkflowInput = BodyOf<"POST /api/v1/workflows">
type Configuration = WorkflowInput["configuration"]
type ObjectDefinition = Configuration["objects"][number]
type TableDefinition = NonNullable<ObjectDefinition["tables"]>[number]
type ValueDefinition = NonNullable<ObjectDefinition["fields"]>[number]

const partName = nameOf(maxPartNameLength)
const title = nameOf(maxNameLength)
const ignored = { optional: anything }

const valueDefinition = closed<ValueDefinition>({
  name: partName,
  description: { optional: prose },
  type: oneOf(...valueTypes),
})

const tableDefinition = closed<TableDefinition>({
  name: partName,
  description: { optional: prose },
  columns: listOf(valueDefinition, 1),
})

const objectDefinition = closed<ObjectDefinition>({
  name: partName,
  description: { optional: prose },
  fields: { optional: listOf(valueDefinition) },
  tables: { optional: listOf(tableDefinition) },
})

/** The body that stores a workflow, as far as a schema can say. */
export const workflowInput = closed<WorkflowInput>({
  name: title,
  description: { optional: proseOf(maxWorkflowDescriptionLength) },
  configuration: closed<Configuration>({ objects: listOf(objectDefinition, 1) }),
  id: ignored,
  createdAt: ignored,
  updatedAt: ignored,
  ownerId: ignored,
})

/** The body that makes an API key or an organization. */
export const namedInput = closed<BodyOf<"POST /api/v1/api-keys">>({ name: title, id: ignored, createdAt: ignored })

/** The body that makes a user. */
export const userInput = closed<BodyOf<"POST /api/v1/admin/users">>({
  organizationId: idOf("org"),
  name: title,
  role: oneOf(...roles),
  id: ignored,
  createdAt: ignored,
})

const modelMembers = {
  displayName: { optional: line(maxNameLength) },
  providerApiKey: { optional: line(maxProviderApiKeyLength) },
  baseUrl: { optional: line(maxBaseUrlLength) },
  isCore: { optional: flag },
  isVision: { optional: flag },
  provider: { optional: oneOf(...modelProviders) },
} as const

/** The body that adds or tries a model. */
export const modelInput = closed<BodyOf<"POST /api/v1/admin/models/add">>({
  modelName: title,
  ...modelMembers,
  id: ignored,
})

type ModelUpdate = BodyOf<"PUT /api/v1/admin/models/update">

/** The body that changes a model. */
export const modelUpdate = closed<ModelUpdate>({ id: idOf("mdl"), modelName: title, ...modelMembers })

/** The body that deletes a model. */
export const modelDeletion = closed<BodyOf<"DELETE /api/v1/admin/models/delete">>({ id: idOf("mdl") })

/** The body that puts a model to use. */
export const runtimeConfigurationInput = closed<BodyOf<"POST /api/v1/admin/runtime-config">>({
  modelId: idOf("mdl"),
  type: { optional: oneOf(...runtimeSlotNames) },
})

const page = {
  limit: { optional: wholeNumber(1, maxPageSize) },
  cursor: { optional: matching(cursorPattern, maxCursorLength) },
} as const

/** The query of a list. */
export const pageQuery = closed<QueryOf<"GET /api/v1/workflows">>(page)

/** The query of the list of executions. */
export const executionQuery = closed<QueryOf<"GET /api/v1/executions">>({
  workflowId: { optional: idOf("wkf") },
  status: { optional: oneOf(...executionStatuses) },
  ...page,
})

/** The query of an export. */
export const exportQuery = closed<QueryOf<"GET /api/v1/executions/{executionId}/export">>({
  mode: { optional: oneOf(...exportModes) },
})
