declare const kind: unique symbol

// A plain string fits every id, an id of another kind does not: ids that come out of a database or a route need no cast,
// and mixing up two of them is a compile error. The kind exists in types only.
type Id<Kind extends string> = string & { readonly [kind]?: Kind }

/** Names a workflow: `wkf_` and 12 lowercase hex digits. */
export type WorkflowId = Id<"workflow">
/** Names an execution: `exe_` and 12 lowercase hex digits. */
export type ExecutionId = Id<"execution">
/** Names a stored file. */
export type FileId = Id<"file">
/** Names an API key; not the secret itself. */
export type ApiKeyId = Id<"apiKey">
/** Names a model. */
export type ModelId = Id<"model">
/** Names a user. */
export type UserId = Id<"user">
/** Names an organization. */
export type OrganizationId = Id<"organization">
