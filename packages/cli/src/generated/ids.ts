// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
/** The prefix of each kind of id, by the name of its schema. */
export const idPrefixes = {
  WorkflowId: "wkf",
  UserId: "usr",
  ExecutionId: "exe",
  FileId: "file",
  BatchId: "bat",
  ModelId: "mdl",
  WebhookId: "whe",
  MessageId: "msg",
  ApiKeyId: "key",
  OrganizationId: "org",
} as const

/** The prefix that distinguishes the kind of an id. */
export type IdPrefix = (typeof idPrefixes)[keyof typeof idPrefixes]

/** The pattern of each kind of id, by its prefix. */
export const idPatterns = {
  wkf: /^wkf_[a-f0-9]{12}$/,
  usr: /^usr_[a-f0-9]{12}$/,
  exe: /^exe_[a-f0-9]{12}$/,
  file: /^file_[a-f0-9]{12}$/,
  bat: /^bat_[a-f0-9]{12}$/,
  mdl: /^mdl_[a-f0-9]{12}$/,
  whe: /^whe_[a-f0-9]{12}$/,
  msg: /^msg_[a-f0-9]{32}$/,
  key: /^key_[a-f0-9]{12}$/,
  org: /^org_[a-f0-9]{12}$/,
} as const

/** The number of hex digits of each kind of id, by its prefix. */
export const idDigits = {
  wkf: 12,
  usr: 12,
  exe: 12,
  file: 12,
  bat: 12,
  mdl: 12,
  whe: 12,
  msg: 32,
  key: 12,
  org: 12,
} as const

/** The prefix of the id in each path parameter, by its name. */
export const idPrefixByParameter = {
  workflowId: "wkf",
  workflowExecutionId: "exe",
  executionId: "exe",
  fileId: "file",
  batchId: "bat",
  webhookId: "whe",
  messageId: "msg",
  id: "key",
  userId: "usr",
} as const

/** The largest value of each path parameter that is an integer, by its name; the smallest is 1. */
export const largestByParameter = {
  version: 2147483647,
  page: 100000,
} as const
