import type { AuditedOperation } from "@docsift/sdk"

/** What was done, in words, by operation. */
export const operationWords = {
  addModel: "Model added",
  updateModel: "Model changed",
  deleteModel: "Model deleted",
  setRuntimeConfig: "Model assigned to a slot",
  createApiKey: "API key created",
  createUserApiKey: "API key created for a user",
  createAdminKey: "Admin key created on the server",
  revokeApiKey: "API key revoked",
  createSession: "Signed in",
  deleteSession: "Signed out",
  createOrganization: "Organization created",
  createUser: "User created",
  updateExecutionReview: "Review saved",
  deleteExecution: "Execution deleted",
  deleteFile: "File deleted",
  updateWorkflow: "Retention of a workflow changed",
  restoreWorkflowVersion: "Retention changed with a restored version",
  deleteWorkflow: "Workflow deleted",
  bootstrap: "First start of the server",
  rotateEncryption: "Encryption key rotated",
  forgetEncryption: "Encrypted secrets removed",
  acceptDocumentStore: "Document store accepted",
  detachDocumentStore: "Document store detached",
} as const satisfies Record<AuditedOperation, string>
