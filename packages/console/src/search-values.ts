import type { AuditedOperation, DeliveryState, ExecutionStatus, ReviewState } from "@docsift/sdk"

/** The statuses of executions that a link can ask for. */
export const executionStatuses = ["Queued", "Processing", "Completed", "Failed"] as const satisfies ExecutionStatus[]

/** The states of reviews that a link can ask for. */
export const reviewStates = ["needed", "approved", "rejected"] as const satisfies ReviewState[]

/** The states of deliveries that a link can ask for. */
export const deliveryStates = ["pending", "delivered", "failed"] as const satisfies DeliveryState[]

/** Why a sign-in through the identity provider failed, as the server says in the URL of the sign-in screen. */
export const signInFailures = ["cancelled", "failed", "refused", "limited", "unavailable"] as const

/** The groups that usage is summed up by. */
export const usageGroups = ["day", "workflow", "model"] as const

/** The operations that the audit log can be asked for, those of models first, in the order of the filter. */
export const auditedOperations = [
  "addModel",
  "updateModel",
  "deleteModel",
  "setRuntimeConfig",
  "createApiKey",
  "createUserApiKey",
  "createAdminKey",
  "revokeApiKey",
  "createSession",
  "deleteSession",
  "createOrganization",
  "createUser",
  "changeUserRole",
  "disableUser",
  "enableUser",
  "updateExecutionReview",
  "deleteExecution",
  "deleteFile",
  "updateWorkflow",
  "restoreWorkflowVersion",
  "deleteWorkflow",
  "createWebhook",
  "updateWebhook",
  "deleteWebhook",
  "rotateWebhookSecret",
  "disableWebhook",
  "bootstrap",
  "rotateEncryption",
  "forgetEncryption",
  "acceptDocumentStore",
  "detachDocumentStore",
] as const satisfies AuditedOperation[]

/** The views of the workflow editor beside the definition. */
export const editorViews = ["json", "settings"] as const
