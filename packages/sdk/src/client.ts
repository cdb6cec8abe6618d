import { resolveSettings } from "./core/settings.ts"
import { createTransport, type RawClient } from "./core/transport.ts"
import { createExtract, type Extract } from "./extract.ts"
import type { ClientOptions } from "./options.ts"
import { type ApiKeys, createApiKeys } from "./resources/api-keys.ts"
import { type Batches, createBatches } from "./resources/batches.ts"
import { createExecutions, type Executions } from "./resources/executions.ts"
import { createFiles, type Files } from "./resources/files.ts"
import { createModels, type Models } from "./resources/models.ts"
import { type AuditLog, createAuditLog } from "./resources/audit-log.ts"
import { createOrganizations, type Organizations } from "./resources/organizations.ts"
import { createRuntimeConfig, type RuntimeConfig } from "./resources/runtime-config.ts"
import { type Caller, createSessions, type Sessions } from "./resources/sessions.ts"
import { createUsage, type Usage } from "./resources/usage.ts"
import { createUsers, type Users } from "./resources/users.ts"
import { createWebhooks, type Webhooks } from "./resources/webhooks.ts"
import { createWorkflows, type Workflows } from "./resources/workflows.ts"

/** The resources that require a key of the role `admin`. */
export interface Admin {
  readonly models: Models
  readonly runtimeConfig: RuntimeConfig
  readonly organizations: Organizations
  readonly users: Users
  readonly auditLog: AuditLog
}

/**
 * A client of a Docsift server.
 *
 * The key is held in a closure: printing, serialising or inspecting a client does not show it.
 *
 * @example
 * ```ts
 * import { Client } from "@docsift/sdk"
 * import { fromPath } from "@docsift/sdk/node"
 *
 * const client = new Client() // reads DOCSIFT_API_KEY and DOCSIFT_BASE_URL
 * const { extractedData } = await client.extract({ workflow: "wkf_3f9a1c7e20b4", file: fromPath("invoice.pdf") })
 * ```
 */
export class Client {
  declare readonly workflows: Workflows
  declare readonly executions: Executions
  declare readonly files: Files
  declare readonly batches: Batches
  declare readonly usage: Usage
  declare readonly webhooks: Webhooks
  declare readonly apiKeys: ApiKeys
  declare readonly caller: Caller
  declare readonly sessions: Sessions
  declare readonly admin: Admin
  /**
   * Runs a workflow on a file and waits for the extracted data.
   *
   * @throws {ExecutionFailedError} when the execution ended as `Failed`
   * @throws {WaitTimeoutError} when `deadline` passed first; the execution continues
   * @throws {InvalidDataError} when the data does not match `schema` or `definition`
   * @example
   * ```ts
   * import { fromPath } from "@docsift/sdk/node"
   *
   * const workflow = await client.workflows.create({
   *   name: "Invoices",
   *   configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
   * })
   * const { extractedData } = await client.extract({ workflow, file: fromPath("invoice.pdf") })
   * console.log(extractedData.Invoice.fields.total)
   * ```
   */
  declare readonly extract: Extract
  /**
   * Creates a client with the same options except the given ones.
   *
   * @example
   * ```ts
   * const patient = client.withOptions({ maxRetries: 8 })
   * ```
   */
  declare readonly withOptions: (options: ClientOptions) => Client
  /**
   * The typed openapi-fetch client with the key, retries and time limits of this one: paths and bodies as in the OpenAPI
   * document, errors as values.
   *
   * @example
   * ```ts
   * const { data, error, response } = await client.raw.GET("/api/v1/workflows")
   * ```
   */
  declare readonly raw: RawClient
  /** The `deadline` of its options: milliseconds for an entire call. */
  declare readonly deadline: number | undefined

  constructor(options: ClientOptions = {}) {
    const transport = createTransport(resolveSettings(options))
    const workflows = createWorkflows(transport)
    const executions = createExecutions(transport)
    Object.assign(this, createSessions(transport), {
      workflows,
      executions,
      files: createFiles(transport),
      batches: createBatches(transport),
      usage: createUsage(transport),
      webhooks: createWebhooks(transport),
      apiKeys: createApiKeys(transport),
      admin: {
        models: createModels(transport),
        runtimeConfig: createRuntimeConfig(transport),
        organizations: createOrganizations(transport),
        users: createUsers(transport),
        auditLog: createAuditLog(transport),
      },
      extract: createExtract(transport, workflows, executions),
      withOptions: (changes: ClientOptions) => new Client({ ...options, ...changes }),
      raw: transport.raw,
      deadline: options.deadline,
    } satisfies Partial<Client>)
  }
}
