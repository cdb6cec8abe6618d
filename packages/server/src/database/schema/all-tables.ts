import { is } from "drizzle-orm"
import { PgTable } from "drizzle-orm/pg-core"
import * as apiKeys from "./api-keys.ts"
import * as auditLog from "./audit-log.ts"
import * as deployment from "./deployment.ts"
import * as executions from "./executions.ts"
import * as models from "./models.ts"
import * as requests from "./requests.ts"
import * as reviews from "./reviews.ts"
import * as tenants from "./tenants.ts"
import * as webhooks from "./webhooks.ts"
import * as workflows from "./workflows.ts"

const modules: readonly Readonly<Record<string, unknown>>[] = [
  tenants,
  apiKeys,
  workflows,
  executions,
  reviews,
  webhooks,
  models,
  requests,
  auditLog,
  deployment,
]

/** Lists every table of the server once. At run time a scoped table is a table of drizzle; see `../scope.ts`. */
export function listTables(): readonly PgTable[] {
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
  return [...new Set(tables)]
}
