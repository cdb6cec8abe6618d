import { createRequire } from "node:module"
import { hostname } from "node:os"
import { z } from "zod"

/** The command of a process: `serve` runs the HTTP server and usually a worker, `work` a worker, `migrate` updates the schema. */
export type ProcessRole = "serve" | "work" | "migrate"

/** The identity of a process in log lines, metrics and spans. */
export interface ProcessIdentity {
  /** The service name, as in traces (`service.name`). */
  readonly service: string
  readonly version: string
  readonly process: ProcessRole
  /** Host name and process id. */
  readonly instance: string
}

const defaultService = "docsift"

/** Returns the version of the package. */
export function readVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)("../package.json")
  return z.object({ version: z.string() }).parse(manifest).version
}

/** Returns the identity of this process. */
export function identifyProcess(role: ProcessRole, service = defaultService): ProcessIdentity {
  return { service, version: readVersion(), process: role, instance: `${hostname()}:${process.pid}` }
}
