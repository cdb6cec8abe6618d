import { writeConstant, writePatternConstant } from "./constants.ts"
import { toArray, toInteger, toText, valueAt } from "./load-document.ts"
import type { JsonObject } from "./load-document.ts"

/** A constant generated from a keyword of the document. */
interface Limit {
  readonly name: string
  readonly comment: string
  /** JSON Pointers (RFC 6901) of the keyword; where there are several, they must hold the same value. */
  readonly at: readonly string[]
}

const schema = (path: string): string => `#/components/schemas/${path}`
const parameter = (path: string): string => `#/components/parameters/${path}`

const uploadedFile = "#/paths/~1api~1v1~1files/post/requestBody/content/multipart~1form-data/schema/properties/file"

const lengths: readonly Limit[] = [
  {
    name: "maxNameLength",
    comment: "Characters in the name of a workflow, an API key, an organization, a user or a model.",
    at: [
      schema("WorkflowInput/properties/name/maxLength"),
      schema("ApiKeyInput/properties/name/maxLength"),
      schema("OrganizationInput/properties/name/maxLength"),
      schema("UserInput/properties/name/maxLength"),
      schema("ModelInput/properties/modelName/maxLength"),
      schema("ModelInput/properties/displayName/maxLength"),
      schema("ModelUpdate/properties/modelName/maxLength"),
      schema("ModelUpdate/properties/displayName/maxLength"),
    ],
  },
  {
    name: "maxPartNameLength",
    comment: "Characters in the name of an object, a field, a table or a column.",
    at: ["Object", "Field", "Table", "Column"].map((part) => schema(`${part}Definition/properties/name/maxLength`)),
  },
  {
    name: "maxWorkflowDescriptionLength",
    comment: "Characters in the description of a workflow.",
    at: [schema("WorkflowInput/properties/description/maxLength")],
  },
  {
    name: "maxConfigurationValues",
    comment: "Fields and columns of a configuration together.",
    at: [schema("Configuration/x-max-values")],
  },
  {
    name: "maxConfigurationBytes",
    comment: "Bytes of a configuration as JSON.",
    at: [schema("Configuration/x-max-bytes")],
  },
  {
    name: "maxRetentionDays",
    comment: "Days for which a workflow can keep its executions.",
    at: [schema("WorkflowInput/properties/retentionDays/maximum"), schema("Workflow/properties/retentionDays/maximum")],
  },
  {
    name: "maxRequiredPointers",
    comment: "Fields that a review policy can require.",
    at: [schema("ReviewPolicy/properties/required/maxItems")],
  },
  {
    name: "maxSamples",
    comment: "Files that a workflow is suggested from.",
    at: [schema("SuggestionInput/properties/fileIds/maxItems")],
  },
  {
    name: "maxPointerLength",
    comment: "Characters in the JSON Pointer of a value.",
    at: [schema("ReviewPolicy/properties/required/items/maxLength"), parameter("JoinedTable/schema/maxLength")],
  },
  {
    name: "maxCorrectedRows",
    comment: "Rows of a corrected table.",
    at: [schema("CorrectionInput/properties/rows/maxItems")],
  },
  {
    name: "maxCellLength",
    comment: "Characters in the address of a cell.",
    at: [schema("CorrectionInput/properties/cell/maxLength"), schema("CorrectionPlaceInput/properties/cell/maxLength")],
  },
  {
    name: "maxPlaceTextLength",
    comment: "Characters in the printed text of a corrected value.",
    at: [schema("CorrectionInput/properties/text/maxLength"), schema("CorrectionPlaceInput/properties/text/maxLength")],
  },
  {
    name: "maxReviewNoteLength",
    comment: "Characters in the note of a review.",
    at: [schema("ReviewInput/properties/note/maxLength")],
  },
  {
    name: "maxProviderApiKeyLength",
    comment: "Characters in the secret of a model's provider.",
    at: [
      schema("ModelInput/properties/providerApiKey/maxLength"),
      schema("ModelUpdate/properties/providerApiKey/maxLength"),
    ],
  },
  {
    name: "maxBaseUrlLength",
    comment: "Characters in the base URL of a model's provider.",
    at: [schema("ModelInput/properties/baseUrl/maxLength"), schema("ModelUpdate/properties/baseUrl/maxLength")],
  },
  {
    name: "maxModelPrice",
    comment: "The price of a million tokens.",
    at: ["ModelInput", "ModelUpdate"].flatMap((name) => [
      schema(`${name}/properties/inputPrice/maximum`),
      schema(`${name}/properties/outputPrice/maximum`),
    ]),
  },
  {
    name: "currencyLength",
    comment: "Letters of a currency.",
    at: [schema("ModelInput/properties/currency/maxLength"), schema("ModelUpdate/properties/currency/maxLength")],
  },
  { name: "maxPageSize", comment: "Items of a page.", at: [parameter("Limit/schema/maximum")] },
  {
    name: "maxPageWords",
    comment: "Words of a page that are listed.",
    at: [schema("PageWords/properties/words/maxItems")],
  },
  { name: "maxLabels", comment: "Labels of a page.", at: [parameter("LabelLimit/schema/maximum")] },
  {
    name: "maxJoinedExecutions",
    comment: "Executions in a joined export.",
    at: [parameter("JoinedExportMode/schema/x-max-executions")],
  },
  {
    name: "defaultPageSize",
    comment: "Items of a page when the request sets no limit.",
    at: [parameter("Limit/schema/default")],
  },
  {
    name: "maxPageBytes",
    comment: "Bytes of a page as JSON, unless its only item has more.",
    at: [parameter("Limit/schema/x-max-page-bytes")],
  },
  {
    name: "maxUsageOrganizationLength",
    comment: "Characters of an organization's id.",
    at: [parameter("UsageOrganization/schema/maxLength")],
  },
  { name: "maxCursorLength", comment: "Characters in a cursor.", at: [parameter("Cursor/schema/maxLength")] },
  {
    name: "maxWaitSeconds",
    comment: "The longest wait, in seconds, that a request may prefer.",
    at: [parameter("Prefer/schema/x-max-wait-seconds")],
  },
  {
    name: "maxIdempotencyKeyLength",
    comment: "Characters in an idempotency key.",
    at: [parameter("IdempotencyKey/schema/maxLength")],
  },
  {
    name: "idempotencyKeyLifetimeHours",
    comment: "Hours for which the response to an idempotency key is kept.",
    at: [parameter("IdempotencyKey/schema/x-lifetime-hours")],
  },
  {
    name: "fileUrlLifetimeSeconds",
    comment: "Seconds for which the signed address of a file is valid.",
    at: [schema("ExecutionFile/properties/url/x-lifetime-seconds")],
  },
  {
    name: "maxJsonBytes",
    comment: "Bytes of a JSON request body.",
    at: ["#/components/responses/BodyTooLarge/x-max-bytes"],
  },
  {
    name: "maxReviewRevisions",
    comment: "Revisions of a review.",
    at: [schema("ReviewInput/properties/revision/x-max-revisions")],
  },
  {
    name: "maxSessionsPerKey",
    comment: "Sessions of an API key; one more ends the oldest.",
    at: [schema("SessionInput/x-max-sessions")],
  },
  { name: "maxWebhooks", comment: "Webhooks of an organization.", at: [schema("WebhookInput/x-max-webhooks")] },
  {
    name: "maxWebhookUrlLength",
    comment: "Characters in the URL of a webhook.",
    at: [schema("WebhookInput/properties/url/maxLength")],
  },
  {
    name: "maxWebhookDescriptionLength",
    comment: "Characters in the description of a webhook.",
    at: [schema("WebhookInput/properties/description/maxLength")],
  },
  {
    name: "maxWebhookWorkflows",
    comment: "Workflows that a webhook is limited to.",
    at: [schema("WebhookInput/properties/workflowIds/maxItems")],
  },
  {
    name: "maxWebhookEvents",
    comment: "Events that a webhook names.",
    at: [schema("WebhookInput/properties/events/maxItems")],
  },
  {
    name: "maxOverlapSeconds",
    comment: "Seconds for which the previous secret of a webhook can sign as well.",
    at: [schema("WebhookRotationInput/properties/overlapSeconds/maximum")],
  },
  {
    name: "defaultOverlapSeconds",
    comment: "Seconds for which the previous secret of a webhook signs as well, unless a rotation says otherwise.",
    at: [schema("WebhookRotationInput/properties/overlapSeconds/default")],
  },
  {
    name: "defaultMaxUnusedBytes",
    comment:
      "Bytes of the files of an organization that no execution uses, together, unless the deployment sets another limit.",
    at: [`${uploadedFile}/x-default-max-unused-bytes`],
  },
  {
    name: "leastCountedBytes",
    comment: "Bytes as which the smallest file counts, so that the limit of bytes limits their number.",
    at: [`${uploadedFile}/x-least-counted-bytes`],
  },
  {
    name: "defaultMaxFileBytes",
    comment: "Bytes of an uploaded file, unless the deployment sets another limit.",
    at: [
      "#/paths/~1api~1v1~1workflows~1{workflowId}~1execute/post/requestBody/content/multipart~1form-data/schema/properties/file/x-default-max-bytes",
    ],
  },
]

const patterns: readonly Limit[] = [
  {
    name: "linePattern",
    comment: "Text of one line: no control characters and no lone surrogates.",
    at: [schema("WorkflowInput/properties/name/pattern"), schema("ModelInput/properties/modelName/pattern")],
  },
  {
    name: "textPattern",
    comment: "Text of several lines: tabs and line breaks, but no other control characters and no lone surrogates.",
    at: [
      schema("WorkflowInput/properties/description/pattern"),
      schema("FieldDefinition/properties/description/pattern"),
    ],
  },
  {
    name: "currencyPattern",
    comment: "A currency, or an empty string for none.",
    at: [schema("ModelInput/properties/currency/pattern"), schema("ModelUpdate/properties/currency/pattern")],
  },
  {
    name: "usageOrganizationPattern",
    comment: "An organization, or all of them.",
    at: [parameter("UsageOrganization/schema/pattern")],
  },
  {
    name: "tablePointerPattern",
    comment: "The JSON Pointer of a table.",
    at: [parameter("JoinedTable/schema/pattern")],
  },
  { name: "utcTimePattern", comment: "A time in UTC.", at: [schema("UtcTime/pattern")] },
  { name: "cursorPattern", comment: "The characters of a cursor.", at: [parameter("Cursor/schema/pattern")] },
  {
    name: "idempotencyKeyPattern",
    comment: "The characters of an idempotency key.",
    at: [parameter("IdempotencyKey/schema/pattern")],
  },
]

const enums: readonly Limit[] = [
  { name: "valueTypes", comment: "The types of a field or a column.", at: [schema("ValueType/enum")] },
  { name: "executionStatuses", comment: "The states of an execution.", at: [schema("ExecutionStatus/enum")] },
  { name: "reviewStates", comment: "The states of a review.", at: [schema("ReviewState/enum")] },
  {
    name: "auditedOperations",
    comment: "The operations in the audit log.",
    at: [schema("AuditedOperation/enum")],
  },
  { name: "roles", comment: "The roles of a user.", at: [schema("Role/enum")] },
  { name: "modelProviders", comment: "The providers of models.", at: [schema("ModelProvider/enum")] },
  {
    name: "runtimeSlotNames",
    comment: "The slots that a model can fill.",
    at: [schema("RuntimeConfigurationInput/properties/type/enum")],
  },
  { name: "webhookEventTypes", comment: "The types of messages.", at: [schema("WebhookEventType/enum")] },
  {
    name: "webhookEventFilters",
    comment: "The events that a webhook can be called for.",
    at: [schema("WebhookEventFilter/enum")],
  },
  { name: "deliveryStates", comment: "The states of a delivery.", at: [schema("DeliveryState/enum")] },
  { name: "deliveryErrors", comment: "Why an attempt to deliver failed.", at: [schema("DeliveryError/enum")] },
  { name: "exportModes", comment: "The forms of an export.", at: [parameter("ExportMode/schema/enum")] },
]

/**
 * Writes the limits with the given names, or all of them: lengths, sizes and durations as numbers, patterns as regular
 * expressions.
 *
 * @throws {Error} when the document has no such keyword, or two positions that must agree differ.
 */
export function writeLimits(document: JsonObject, names?: readonly string[]): string {
  const isWanted = ({ name }: Limit): boolean => names?.includes(name) ?? true
  return [
    ...lengths.filter(isWanted).map((limit) => {
      return writeConstant(limit.name, limit.comment, readCommon(document, limit, toInteger))
    }),
    ...patterns.filter(isWanted).map((limit) => {
      return writePatternConstant(limit.name, limit.comment, readCommon(document, limit, toText))
    }),
  ].join("\n")
}

/** Writes the closed sets of words of the interface: those with the given names, or all of them. */
export function writeEnums(document: JsonObject, names?: readonly string[]): string {
  const wanted = enums.filter(({ name }) => names?.includes(name) ?? true)
  const constants = wanted.map(({ name, comment, at }) => {
    const [pointer = ""] = at
    return writeConstant(name, comment, toArray(valueAt(document, pointer), pointer))
  })
  return constants.join("\n")
}

function readCommon<Value>(
  document: JsonObject,
  { name, at }: Limit,
  read: (value: ReturnType<typeof valueAt>, location: string) => Value,
): Value {
  const values = at.map((pointer) => read(valueAt(document, pointer), pointer))
  const [first] = values
  if (first === undefined) throw new Error(`${name}: has no position in the document`)
  const other = values.findIndex((value) => value !== first)
  if (other >= 0) throw new Error(`${at[other] ?? ""}: must equal ${at[0] ?? ""}, since both are the constant ${name}`)
  return first
}
