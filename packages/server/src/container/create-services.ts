import type { Inspector } from "@docsift/engine"
import type { Config } from "../config.ts"
import type { Repositories } from "../create-repositories.ts"
import type { OpenDatabase } from "../database/database.ts"
import { allowedHosts } from "../domain/allowed-hosts.ts"
import type { ExecutionEvents } from "../ports/execution-events.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import type { IdentityProvider } from "../ports/identity-provider.ts"
import type { JobQueue } from "../ports/job-queue.ts"
import type { Logger } from "../ports/logger.ts"
import type { ModelConnector } from "../ports/model-connector.ts"
import type { PageCache } from "../ports/page-cache.ts"
import type { SecretBox } from "../ports/secret-box.ts"
import { readVersion } from "../process-identity.ts"
import { ApiKeyService } from "../services/api-keys.ts"
import { AuditEntries } from "../services/audit-entries.ts"
import { AuditLog } from "../services/audit-log.ts"
import { BatchService } from "../services/batches.ts"
import { CallerService } from "../services/callers.ts"
import { CancelExecution } from "../services/cancel-execution.ts"
import { DeleteExecution } from "../services/delete-execution.ts"
import { EnqueueExecution } from "../services/enqueue-execution.ts"
import { ExecuteFile } from "../services/execute-file.ts"
import { ExecutionWaiter } from "../services/execution-waiter.ts"
import { ExecutionQueries } from "../services/executions.ts"
import { ExportBuilder } from "../services/export-builder.ts"
import { ExportService } from "../services/export.ts"
import { FileEraser } from "../services/file-eraser.ts"
import type { FileUrls } from "../services/file-urls.ts"
import { FileService } from "../services/files.ts"
import { HealthService } from "../services/health.ts"
import { IdempotencyService } from "../services/idempotency.ts"
import { InspectionService } from "../services/inspection.ts"
import type { LocalCopies } from "../services/local-copies.ts"
import { JoinedExecutionRepository } from "../repositories/joined-executions.ts"
import { JoinedExportBuilder } from "../services/joined-export-builder.ts"
import { JoinedExportService } from "../services/joined-export.ts"
import { KeyValidity } from "../services/key-validity.ts"
import { LabelService } from "../services/labels.ts"
import { ModelService } from "../services/models.ts"
import { OrganizationService } from "../services/organizations.ts"
import { PersonAdmission } from "../services/person-admission.ts"
import { PersonSignIn } from "../services/person-sign-in.ts"
import { RateLimitService } from "../services/rate-limits.ts"
import { ReplaceWorkflow } from "../services/replace-workflow.ts"
import { RetryExecution } from "../services/retry-execution.ts"
import { ReviewService } from "../services/reviews.ts"
import { RuntimeConfigService } from "../services/runtime-config.ts"
import { SessionService } from "../services/sessions.ts"
import { SignInLimit } from "../services/sign-in-limit.ts"
import { StartExecution } from "../services/start-execution.ts"
import type { StorageGuard } from "../services/storage-guard.ts"
import { StoredFiles } from "../services/stored-files.ts"
import { UploadOnce } from "../services/upload-once.ts"
import { UploadService } from "../services/uploads.ts"
import { UsageService } from "../services/usage.ts"
import { UserService } from "../services/users.ts"
import { WebhookAddress } from "../services/webhook-address.ts"
import { WebhookDeliveryService } from "../services/webhook-deliveries.ts"
import { WebhookService } from "../services/webhooks.ts"
import { WorkflowVersionService } from "../services/workflow-versions.ts"
import { WorkflowService } from "../services/workflows.ts"
import type { Telemetry } from "../telemetry/telemetry.ts"

/** Everything a route may call. */
export interface Services {
  readonly apiKeys: ApiKeyService
  readonly auditEntries: AuditEntries
  readonly callers: CallerService
  readonly sessions: SessionService
  readonly signInLimit: SignInLimit
  readonly personSignIn: PersonSignIn
  readonly workflows: WorkflowService
  readonly batches: BatchService
  readonly usage: UsageService
  readonly workflowVersions: WorkflowVersionService
  readonly executions: ExecutionQueries
  readonly startExecution: StartExecution
  readonly cancelExecution: CancelExecution
  readonly retryExecution: RetryExecution
  readonly deleteExecution: DeleteExecution
  readonly export: ExportService
  readonly joinedExport: JoinedExportService
  readonly reviews: ReviewService
  readonly labels: LabelService
  readonly files: FileService
  readonly storedFiles: StoredFiles
  readonly inspection: InspectionService
  readonly executeFile: ExecuteFile
  readonly models: ModelService
  readonly runtimeConfig: RuntimeConfigService
  readonly organizations: OrganizationService
  readonly users: UserService
  readonly webhooks: WebhookService
  readonly webhookDeliveries: WebhookDeliveryService
  readonly health: HealthService
  readonly rateLimits: RateLimitService
}

/** The dependencies of the services. */
export interface ServiceDependencies {
  readonly config: Pick<
    Config,
    | "allowsPrivateWebhooks"
    | "maxFileBytes"
    | "maxUnusedBytes"
    | "oidc"
    | "rateLimits"
    | "recognition"
    | "webhookAllowedHosts"
  >
  readonly opened: OpenDatabase
  readonly repositories: Repositories
  readonly storage: FileStorage
  readonly pages: PageCache
  readonly copies: LocalCopies
  readonly createInspector: () => Inspector
  readonly guard: StorageGuard
  readonly queue: JobQueue
  readonly events: ExecutionEvents
  readonly box: SecretBox
  readonly urls: FileUrls
  readonly connector: ModelConnector
  /** Undefined without `config.oidc`. */
  readonly identityProvider: IdentityProvider | undefined
  readonly telemetry: Telemetry
  readonly logger: Logger
  /** Aborted once the server stops taking work. */
  readonly draining: AbortSignal
}

/** The safeguards of a caller's change: audit log, idempotency, and the validity of the key. */
interface Safeguards {
  readonly audit: AuditLog
  readonly validity: KeyValidity
  readonly idempotency: IdempotencyService
}

/** Builds every service. */
export function createServices(dependencies: ServiceDependencies): Services {
  const { config, opened, repositories, box, connector, draining, guard, logger, storage, urls } = dependencies
  const { apiKeys, batches, executions, files, models, organizations, reviews, users, workflows } = repositories
  const { workflowVersions: versions } = repositories
  const safeguards = createSafeguards(dependencies)
  const { audit, idempotency, validity } = safeguards
  const replaceWorkflow = new ReplaceWorkflow({ workflows, versions })
  const workflowVersions = new WorkflowVersionService({ workflows, versions, replaceWorkflow, idempotency, audit })
  const builder = new ExportBuilder()
  const sessions = new SessionService(audit, repositories.sessions, validity)
  return {
    ...createExecutionServices(dependencies, safeguards, workflowVersions),
    auditEntries: new AuditEntries(repositories.auditLog),
    apiKeys: new ApiKeyService(audit, apiKeys, validity, idempotency),
    callers: new CallerService({
      database: opened.database,
      users,
      organizations,
      models,
      server: { version: readVersion(), recognition: config.recognition !== "off", oidc: config.oidc !== undefined },
    }),
    sessions,
    personSignIn: createPersonSignIn(dependencies, audit, sessions),
    signInLimit: new SignInLimit(),
    workflows: new WorkflowService({ audit, workflows, replaceWorkflow, idempotency, validity }),
    workflowVersions,
    usage: new UsageService(repositories.usage, executions),
    batches: new BatchService(batches, workflows, idempotency),
    export: new ExportService(executions, reviews, builder),
    joinedExport: new JoinedExportService(
      new JoinedExecutionRepository(opened.database),
      batches,
      new JoinedExportBuilder(),
      logger,
    ),
    labels: new LabelService(reviews, workflows, builder),
    reviews: new ReviewService({ reviews, webhookMessages: repositories.webhookMessages, audit, validity, builder }),
    inspection: new InspectionService({ ...dependencies, files }),
    files: new FileService({ files, executions, storage, guard, urls }),
    models: new ModelService({ audit, models, idempotency, box, connector, validity }),
    runtimeConfig: new RuntimeConfigService(models, idempotency),
    organizations: new OrganizationService(organizations, idempotency),
    users: new UserService({ users, organizations, apiKeys }, idempotency),
    ...createWebhookServices(dependencies, safeguards),
    health: new HealthService(opened, guard, draining, logger),
    rateLimits: new RateLimitService({
      limits: config.rateLimits,
      // The embedded database belongs to one process, so there is no other to share budgets with.
      store: opened.kind === "postgres" ? repositories.rateLimits : undefined,
      logger,
    }),
  }
}

function createSafeguards({ opened, repositories, box, logger }: ServiceDependencies): Safeguards {
  const { database } = opened
  const audit = new AuditLog(database, repositories.auditLog, logger)
  const validity = new KeyValidity(repositories.apiKeys, repositories.sessions)
  const rows = repositories.idempotencyKeys
  return { audit, validity, idempotency: new IdempotencyService({ database, rows, box, audit, validity, logger }) }
}

function createPersonSignIn(
  { config, opened, repositories, box, identityProvider: provider }: ServiceDependencies,
  audit: AuditLog,
  sessions: SessionService,
): PersonSignIn {
  if (config.oidc === undefined || provider === undefined) return new PersonSignIn({ sessions, box, oidc: undefined })
  const { organizations, users, apiKeys } = repositories
  const { database } = opened
  const admission = new PersonAdmission({ config: config.oidc, database, organizations, users, apiKeys, audit })
  return new PersonSignIn({ sessions, box, oidc: { consoleUrl: config.oidc.consoleUrl, provider, admission } })
}

function createWebhookServices(
  { config, repositories, box, events }: ServiceDependencies,
  safeguards: Safeguards,
): Pick<Services, "webhooks" | "webhookDeliveries"> {
  const { allowsPrivateWebhooks: allowsPrivate, webhookAllowedHosts } = config
  const addresses = new WebhookAddress({ allowsPrivate, allowedHosts: allowedHosts(webhookAllowedHosts) })
  return {
    webhooks: new WebhookService({ ...repositories, ...safeguards, addresses, box, events }),
    webhookDeliveries: new WebhookDeliveryService({ ...repositories, ...safeguards, events }),
  }
}

function createExecutionServices(
  {
    config,
    opened,
    repositories,
    storage,
    pages,
    copies,
    guard,
    queue,
    events,
    telemetry,
    draining,
    logger,
  }: ServiceDependencies,
  { audit, idempotency, validity }: Safeguards,
  workflowVersions: WorkflowVersionService,
): Pick<
  Services,
  | "executions"
  | "startExecution"
  | "cancelExecution"
  | "retryExecution"
  | "deleteExecution"
  | "storedFiles"
  | "executeFile"
> {
  const { database } = opened
  const { batches, executions, executionStarts, endedExecutions, files, runs, workflows } = repositories
  const received = new UploadService(storage, guard, config.maxFileBytes, telemetry)
  const uploads = new UploadOnce({ database, uploads: received, idempotency, validity })
  const eraser = new FileEraser({ storage, pages, copies, logger })
  const newExecutions = new EnqueueExecution({ executions, executionStarts, batches, queue, events })
  return {
    executions: new ExecutionQueries(executions, new ExecutionWaiter(events, draining)),
    startExecution: new StartExecution({ workflowVersions, batches, uploads, newExecutions }),
    executeFile: new ExecuteFile({ workflowVersions, batches, files, newExecutions, idempotency }),
    cancelExecution: new CancelExecution({ executions, runs, queue, events, idempotency, telemetry }),
    retryExecution: new RetryExecution({ executions, workflows, newExecutions, idempotency }),
    deleteExecution: new DeleteExecution({ endedExecutions, audit, eraser, guard, validity }),
    storedFiles: new StoredFiles({
      database,
      audit,
      files,
      uploads,
      eraser,
      guard,
      validity,
      maxUnusedBytes: config.maxUnusedBytes,
    }),
  }
}
