import type { AppServices } from "../http/app-services.ts"
import type { Handlers } from "../http/operations.ts"
import { apiKeyRoutes } from "./api-keys.ts"
import { auditLogRoutes } from "./audit-log.ts"
import { batchRoutes } from "./batches.ts"
import { executionRoutes } from "./executions.ts"
import { fileRoutes } from "./stored-files.ts"
import { inspectionRoutes } from "./inspection.ts"
import { modelRoutes } from "./models.ts"
import { organizationRoutes } from "./organizations.ts"
import { reviewRoutes } from "./reviews.ts"
import { runtimeConfigRoutes } from "./runtime-config.ts"
import { sessionRoutes, type SignInOptions } from "./sessions.ts"
import { usageRoutes } from "./usage.ts"
import { userRoutes } from "./users.ts"
import { webhookRoutes } from "./webhooks.ts"
import { workflowRoutes } from "./workflows.ts"
import { workflowVersionRoutes } from "./workflow-versions.ts"

/** Collects the handlers of all operations; the compiler proves that none is missing. */
export function createHandlers(
  services: AppServices,
  limits: { readonly maxFileBytes: number },
  signIn: SignInOptions,
): Handlers {
  return {
    ...workflowRoutes(services, limits),
    ...workflowVersionRoutes(services),
    ...executionRoutes(services),
    ...fileRoutes(services, limits),
    ...batchRoutes(services),
    ...usageRoutes(services),
    ...reviewRoutes(services),
    ...inspectionRoutes(services),
    ...apiKeyRoutes(services),
    ...sessionRoutes(services, signIn),
    ...modelRoutes(services),
    ...runtimeConfigRoutes(services),
    ...organizationRoutes(services),
    ...auditLogRoutes(services),
    ...userRoutes(services),
    ...webhookRoutes(services),
  }
}
