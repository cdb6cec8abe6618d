// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
/** Characters in the name of a workflow, an API key, an organization, a user or a model. */
export const maxNameLength = 200

/** Characters in the name of an object, a field, a table or a column. */
export const maxPartNameLength = 128

/** Fields and columns of a configuration together. */
export const maxConfigurationValues = 500

/** Days for which a workflow can keep its executions. */
export const maxRetentionDays = 3_650
