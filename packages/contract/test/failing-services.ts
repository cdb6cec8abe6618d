import { AppError, type AppServices, RateLimitService } from "@docsift/server"
import { type Fault, secretOfFault } from "../src/index.ts"

/** Returns rate limits whose budgets are always exhausted. */
export async function exhaustedServices(services: AppServices, key: string): Promise<AppServices> {
  const budget = { capacity: 1, windowSeconds: 3600 }
  const limits = { reads: budget, executes: budget, organization: undefined }
  const logger = { debug() {}, info() {}, warn() {}, error() {} }
  const rateLimits = new RateLimitService({ limits, logger })
  const caller = await services.apiKeys.authenticate(key)
  rateLimits.admit(caller, "reads")
  rateLimits.admit(caller, "executes")
  return { ...services, rateLimits }
}

/**
 * Returns services that fail in every method except authentication: a rejected caller would hide the failure.
 */
export function failingServices(services: AppServices, fault: Fault): AppServices {
  return {
    ...mapServices(services, fault),
    apiKeys: failing(services.apiKeys, fault, ["authenticate"]),
  }
}

function mapServices(services: AppServices, fault: Fault): AppServices {
  const {
    apiKeys,
    callers,
    sessions,
    workflows,
    executions,
    files,
    models,
    runtimeConfig,
    organizations,
    users,
    health,
  } = services
  return {
    apiKeys,
    callers: failing(callers, fault),
    sessions: failing(sessions, fault, ["authenticate"]),
    signInLimit: services.signInLimit,
    personSignIn: failing(services.personSignIn, fault),
    workflows: failing(workflows, fault),
    workflowVersions: failing(services.workflowVersions, fault),
    executions: failing(executions, fault),
    batches: failing(services.batches, fault),
    usage: failing(services.usage, fault),
    startExecution: failing(services.startExecution, fault),
    cancelExecution: failing(services.cancelExecution, fault),
    retryExecution: failing(services.retryExecution, fault),
    deleteExecution: failing(services.deleteExecution, fault),
    executeFile: failing(services.executeFile, fault),
    storedFiles: failing(services.storedFiles, fault),
    inspection: failing(services.inspection, fault),
    export: failing(services.export, fault),
    joinedExport: failing(services.joinedExport, fault),
    reviews: failing(services.reviews, fault),
    labels: failing(services.labels, fault),
    files: failing(files, fault),
    webhooks: failing(services.webhooks, fault),
    webhookDeliveries: failing(services.webhookDeliveries, fault),
    models: failing(models, fault),
    auditEntries: failing(services.auditEntries, fault),
    runtimeConfig: failing(runtimeConfig, fault),
    organizations: failing(organizations, fault),
    users: failing(users, fault),
    health,
    rateLimits: services.rateLimits,
  }
}

function failing<Service extends object>(service: Service, fault: Fault, working: readonly string[] = []): Service {
  return new Proxy(service, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== "function") return member
      if (working.includes(String(name))) return member.bind(target)
      return async () => {
        throw errorOf(fault)
      }
    },
  })
}

/** Returns what a driver throws (an outage has its code, anything else is a defect), or what the services throw themselves. */
function errorOf(fault: Fault): Error {
  const error = new Error(`connect ${secretOfFault}`)
  if (fault === "unavailable") return Object.assign(error, { code: "ECONNREFUSED" })
  if (fault === "internal") return error
  return new AppError(fault, "A request with this key is still running.", { retryAfterSeconds: 1, cause: error })
}
