import type { Logger } from "pino"
import type { Config } from "./config.ts"
import type { ApiKeyService } from "./services/api-keys.ts"
import type { ExecutionService } from "./services/executions.ts"
import type { ExportService } from "./services/export.ts"
import type { FileService } from "./services/files.ts"
import type { HealthService } from "./services/health.ts"
import type { ModelService } from "./services/models.ts"
import type { OrganizationService } from "./services/organizations.ts"
import type { RuntimeConfigService } from "./services/runtime-config.ts"
import type { UserService } from "./services/users.ts"
import type { WorkflowService } from "./services/workflows.ts"

/** Everything a route may call. */
export interface Services {
  readonly apiKeys: ApiKeyService
  readonly workflows: WorkflowService
  readonly executions: ExecutionService
  readonly export: ExportService
  readonly files: FileService
  readonly models: ModelService
  readonly runtimeConfig: RuntimeConfigService
  readonly organizations: OrganizationService
  readonly users: UserService
  readonly health: HealthService
}

/** One wired server process, without its HTTP front. */
export interface Container {
  readonly config: Config
  readonly logger: Logger
  readonly services: Services
  /** The first admin's key, when this start created it; print it once and forget it. */
  readonly newAdminKey: string | undefined
  /** Ends waiting calls early and makes the server unready; the first step of stopping. */
  drain(): void
  /** Starts listening for news and, unless switched off, the worker. */
  start(): Promise<void>
  /** Stops worker, queue and database, in this order; running extractions get `deadlineMs` to finish. */
  stop(deadlineMs?: number): Promise<void>
}
