import type { Operations } from "../operation.ts"
import { auditLogOperations } from "./audit-log.ts"
import { apiKeyOperations } from "./api-keys.ts"
import { batchOperations } from "./batches.ts"
import { executionOperations } from "./executions.ts"
import { fileOperations } from "./files.ts"
import { inspectionOperations } from "./inspection.ts"
import { modelOperations } from "./models.ts"
import { organizationOperations } from "./organizations.ts"
import { sessionOperations } from "./sessions.ts"
import { reviewOperations } from "./reviews.ts"
import { suggestionOperations } from "./suggestions.ts"
import { usageOperations } from "./usage.ts"
import { deliveryOperations } from "./webhook-deliveries.ts"
import { webhookOperations } from "./webhooks.ts"
import { workflowOperations } from "./workflows.ts"
import { workflowVersionOperations } from "./workflow-versions.ts"

/** The handlers of all operations of the document. */
export const operations: Operations = {
  ...workflowOperations,
  ...workflowVersionOperations,
  ...executionOperations,
  ...fileOperations,
  ...batchOperations,
  ...usageOperations,
  ...reviewOperations,
  ...inspectionOperations,
  ...suggestionOperations,
  ...webhookOperations,
  ...deliveryOperations,
  ...apiKeyOperations,
  ...sessionOperations,
  ...modelOperations,
  ...organizationOperations,
  ...auditLogOperations,
}
