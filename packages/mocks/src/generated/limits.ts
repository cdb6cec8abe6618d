// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
/** Characters in the name of a workflow, an API key, an organization, a user or a model. */
export const maxNameLength = 200

/** Characters in the name of an object, a field, a table or a column. */
export const maxPartNameLength = 128

/** Characters in the description of a workflow. */
export const maxWorkflowDescriptionLength = 10_000

/** Fields and columns of a configuration together. */
export const maxConfigurationValues = 500

/** Bytes of a configuration as JSON. */
export const maxConfigurationBytes = 262_144

/** Days for which a workflow can keep its executions. */
export const maxRetentionDays = 3_650

/** Fields that a review policy can require. */
export const maxRequiredPointers = 200

/** Files that a workflow is suggested from. */
export const maxSamples = 5

/** Characters in the JSON Pointer of a value. */
export const maxPointerLength = 520

/** Rows of a corrected table. */
export const maxCorrectedRows = 5_000

/** Characters in the address of a cell. */
export const maxCellLength = 16

/** Characters in the printed text of a corrected value. */
export const maxPlaceTextLength = 10_000

/** Characters in the note of a review. */
export const maxReviewNoteLength = 10_000

/** Characters in the secret of a model's provider. */
export const maxProviderApiKeyLength = 4_096

/** Characters in the base URL of a model's provider. */
export const maxBaseUrlLength = 2_048

/** The price of a million tokens. */
export const maxModelPrice = 1_000_000_000

/** Letters of a currency. */
export const currencyLength = 3

/** Items of a page. */
export const maxPageSize = 1_000

/** Words of a page that are listed. */
export const maxPageWords = 20_000

/** Labels of a page. */
export const maxLabels = 100

/** Executions in a joined export. */
export const maxJoinedExecutions = 10_000

/** Items of a page when the request sets no limit. */
export const defaultPageSize = 1_000

/** Bytes of a page as JSON, unless its only item has more. */
export const maxPageBytes = 4_194_304

/** Characters of an organization's id. */
export const maxUsageOrganizationLength = 16

/** Characters in a cursor. */
export const maxCursorLength = 512

/** The longest wait, in seconds, that a request may prefer. */
export const maxWaitSeconds = 60

/** Characters in an idempotency key. */
export const maxIdempotencyKeyLength = 255

/** Hours for which the response to an idempotency key is kept. */
export const idempotencyKeyLifetimeHours = 24

/** Seconds for which the signed address of a file is valid. */
export const fileUrlLifetimeSeconds = 900

/** Bytes of a JSON request body. */
export const maxJsonBytes = 524_288

/** Revisions of a review. */
export const maxReviewRevisions = 1_000

/** Sessions of an API key; one more ends the oldest. */
export const maxSessionsPerKey = 50

/** Webhooks of an organization. */
export const maxWebhooks = 50

/** Characters in the URL of a webhook. */
export const maxWebhookUrlLength = 2_000

/** Characters in the description of a webhook. */
export const maxWebhookDescriptionLength = 200

/** Workflows that a webhook is limited to. */
export const maxWebhookWorkflows = 100

/** Events that a webhook names. */
export const maxWebhookEvents = 10

/** Seconds for which the previous secret of a webhook can sign as well. */
export const maxOverlapSeconds = 604_800

/** Seconds for which the previous secret of a webhook signs as well, unless a rotation says otherwise. */
export const defaultOverlapSeconds = 86_400

/** Bytes of the files of an organization that no execution uses, together, unless the deployment sets another limit. */
export const defaultMaxUnusedBytes = 5_368_709_120

/** Bytes as which the smallest file counts, so that the limit of bytes limits their number. */
export const leastCountedBytes = 1_048_576

/** Bytes of an uploaded file, unless the deployment sets another limit. */
export const defaultMaxFileBytes = 52_428_800

/** Text of one line: no control characters and no lone surrogates. */
export const linePattern = /^[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u

/** Text of several lines: tabs and line breaks, but no other control characters and no lone surrogates. */
export const textPattern = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u

/** A currency, or an empty string for none. */
export const currencyPattern = /^(?:[A-Z]{3})?$/

/** An organization, or all of them. */
export const usageOrganizationPattern = /^(?:all|org_[a-f0-9]{12})$/

/** The JSON Pointer of a table. */
export const tablePointerPattern = /^[/][^/]+[/]tables[/][^/]+$/

/** A time in UTC. */
export const utcTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/

/** The characters of a cursor. */
export const cursorPattern = /^[\x21-\x7E]+$/

/** The characters of an idempotency key. */
export const idempotencyKeyPattern = /^[\x21-\x7E]+$/
