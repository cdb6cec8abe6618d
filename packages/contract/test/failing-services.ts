import { AppError, type AppServices } from "@docsift/server"
import { type Fault, secretOfFault } from "../src/index.ts"

/**
 * Puts services in front of the application that fail in every method, apart from finding out who calls: a refused
 * caller would hide the failure.
 */
export function failingServices(services: AppServices, fault: Fault): AppServices {
  return {
    ...mapServices(services, fault),
    apiKeys: failing(services.apiKeys, fault, ["authenticate"]),
  }
}

function mapServices(services: AppServices, fault: Fault): AppServices {
  const { apiKeys, workflows, executions, files, models, runtimeConfig, organizations, users, health } = services
  return {
    apiKeys,
    workflows: failing(workflows, fault),
    executions: failing(executions, fault),
    export: failing(services.export, fault),
    files: failing(files, fault),
    models: failing(models, fault),
    runtimeConfig: failing(runtimeConfig, fault),
    organizations: failing(organizations, fault),
    users: failing(users, fault),
    health,
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

/** What a driver throws (an outage is told by its code, anything else is a defect), and what the services throw themselves. */
function errorOf(fault: Fault): Error {
  const error = new Error(`connect ${secretOfFault}`)
  if (fault === "unavailable") return Object.assign(error, { code: "ECONNREFUSED" })
  if (fault === "internal") return error
  return new AppError(fault, "A request with this key is still running.", { retryAfterSeconds: 1, cause: error })
}
