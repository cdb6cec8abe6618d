// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
/** The operations in the audit log. */
export const auditedOperations = ["createApiKey", "revokeApiKey", "createUserApiKey", "createSession", "deleteSession", "addModel", "updateModel", "deleteModel", "setRuntimeConfig", "createOrganization", "createUser", "deleteExecution", "deleteFile", "updateWorkflow", "restoreWorkflowVersion", "deleteWorkflow", "updateExecutionReview", "bootstrap", "rotateEncryption", "acceptDocumentStore", "detachDocumentStore", "forgetEncryption", "createAdminKey"] as const
