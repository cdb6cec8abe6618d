// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
declare const brand: unique symbol

// A plain string is assignable to every kind of id, an id of another kind is not: ids from a database or a route need no
// cast, and confusing two kinds is a compile error. The brand exists in types only.
type Id<Prefix extends string> = string & { readonly [brand]?: Prefix }

/** Id of a workflow. Its form is `wkf_` and 12 lowercase hex digits. */
export type WorkflowId = Id<"wkf">

/** Id of a user. Its form is `usr_` and 12 lowercase hex digits. */
export type UserId = Id<"usr">

/** Id of an execution. Its form is `exe_` and 12 lowercase hex digits. */
export type ExecutionId = Id<"exe">

/** Id of a stored file. Its form is `file_` and 12 lowercase hex digits. */
export type FileId = Id<"file">

/** Id of a batch. Its form is `bat_` and 12 lowercase hex digits. */
export type BatchId = Id<"bat">

/** Id of a model. Its form is `mdl_` and 12 lowercase hex digits. */
export type ModelId = Id<"mdl">

/** Id of a webhook. Its form is `whe_` and 12 lowercase hex digits. */
export type WebhookId = Id<"whe">

/** Id of a message to webhooks, the same in each attempt to deliver it. Its form is `msg_` and 32 lowercase hex digits. */
export type MessageId = Id<"msg">

/** Id of an API key, which is not the secret itself. Its form is `key_` and 12 lowercase hex digits. */
export type ApiKeyId = Id<"key">

/** Id of an organization. Its form is `org_` and 12 lowercase hex digits. */
export type OrganizationId = Id<"org">

/** The pattern of each path parameter, by its name. */
export const pathParameterPatterns = {
  workflowId: /^wkf_[a-f0-9]{12}$/,
  workflowExecutionId: /^exe_[a-f0-9]{12}$/,
  executionId: /^exe_[a-f0-9]{12}$/,
  fileId: /^file_[a-f0-9]{12}$/,
  batchId: /^bat_[a-f0-9]{12}$/,
  webhookId: /^whe_[a-f0-9]{12}$/,
  messageId: /^msg_[a-f0-9]{32}$/,
  id: /^key_[a-f0-9]{12}$/,
  userId: /^usr_[a-f0-9]{12}$/,
  version: /^[1-9]\d{0,9}$/,
  page: /^[1-9]\d{0,5}$/,
} as const
