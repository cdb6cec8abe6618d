// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
/** The operations in the audit log. */
export const auditedOperations = ["createApiKey", "revokeApiKey", "createUserApiKey", "createSession", "deleteSession", "addModel", "updateModel", "deleteModel", "setRuntimeConfig", "createOrganization", "createUser", "deleteExecution", "deleteFile", "updateWorkflow", "restoreWorkflowVersion", "deleteWorkflow", "updateExecutionReview", "createWebhook", "updateWebhook", "deleteWebhook", "rotateWebhookSecret", "disableWebhook", "bootstrap", "rotateEncryption", "acceptDocumentStore", "detachDocumentStore", "forgetEncryption", "createAdminKey", "changeUserRole", "disableUser", "enableUser"] as const

/** The types of messages. */
export const webhookEventTypes = ["execution.completed", "execution.failed", "execution.review_needed", "execution.reviewed", "webhook.test"] as const

/** The events that a webhook can be called for. */
export const webhookEventFilters = ["*", "execution.completed", "execution.failed", "execution.review_needed", "execution.reviewed"] as const

/** The states of a delivery. */
export const deliveryStates = ["pending", "delivered", "failed"] as const

/** Why an attempt to deliver failed. */
export const deliveryErrors = ["timeout", "refused", "unreachable", "tls", "dns", "reset", "status"] as const
