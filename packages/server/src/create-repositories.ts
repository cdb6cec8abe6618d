import type { OpenDatabase } from "./database/database.ts"
import { ApiKeyRepository } from "./repositories/api-keys.ts"
import { AuditLogRepository } from "./repositories/audit-log.ts"
import { BatchRepository } from "./repositories/batches.ts"
import { DeliveryLogRepository } from "./repositories/delivery-log.ts"
import { EndedExecutionRepository } from "./repositories/ended-executions.ts"
import { ExecutionRunRepository } from "./repositories/execution-runs.ts"
import { ExecutionUsageRepository } from "./repositories/execution-usage.ts"
import { ExecutionStartRepository } from "./repositories/execution-starts.ts"
import { ExecutionRepository } from "./repositories/executions.ts"
import { FileRepository } from "./repositories/files.ts"
import { HousekeepingRepository } from "./repositories/housekeeping.ts"
import { IdempotencyRepository } from "./repositories/idempotency-keys.ts"
import { ModelRepository } from "./repositories/models.ts"
import { OrganizationRepository } from "./repositories/organizations.ts"
import { RateLimitRepository } from "./repositories/rate-limits.ts"
import { SessionRepository } from "./repositories/sessions.ts"
import { ReviewRepository } from "./repositories/reviews.ts"
import { SweepProgressRepository } from "./repositories/sweep-progress.ts"
import { UserRepository } from "./repositories/users.ts"
import { WebhookMessageRepository } from "./repositories/webhook-messages.ts"
import { WebhookRepository } from "./repositories/webhooks.ts"
import { WebhookDeliveryRepository } from "./repositories/webhook-deliveries.ts"
import { WebhookRetentionRepository } from "./repositories/webhook-retention.ts"
import { WorkflowRepository } from "./repositories/workflows.ts"
import { WorkflowVersionRepository } from "./repositories/workflow-versions.ts"

/** The repositories of one database. */
export type Repositories = ReturnType<typeof createRepositories>

/** Creates the repositories of an open database. */
export function createRepositories({ database }: OpenDatabase) {
  return {
    organizations: new OrganizationRepository(database),
    users: new UserRepository(database),
    apiKeys: new ApiKeyRepository(database),
    sessions: new SessionRepository(database),
    workflows: new WorkflowRepository(database),
    workflowVersions: new WorkflowVersionRepository(database),
    files: new FileRepository(database),
    batches: new BatchRepository(database),
    executions: new ExecutionRepository(database),
    executionStarts: new ExecutionStartRepository(database),
    reviews: new ReviewRepository(database),
    webhooks: new WebhookRepository(database),
    webhookMessages: new WebhookMessageRepository(),
    deliveryLog: new DeliveryLogRepository(database),
    usage: new ExecutionUsageRepository(database),
    runs: new ExecutionRunRepository(database),
    models: new ModelRepository(database),
    idempotencyKeys: new IdempotencyRepository(database),
    auditLog: new AuditLogRepository(database),
    housekeeping: new HousekeepingRepository(database),
    sweepProgress: new SweepProgressRepository(database),
    endedExecutions: new EndedExecutionRepository(database),
    rateLimits: new RateLimitRepository(database),
    webhookDeliveries: new WebhookDeliveryRepository(database),
    webhookRetention: new WebhookRetentionRepository(database),
  }
}
