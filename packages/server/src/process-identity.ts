import { createRequire } from "node:module"
import { hostname } from "node:os"
import { z } from "zod"

/** What a process does: `serve` answers HTTP and may work as well, `work` only works, `migrate` ends when the schema is new. */
export type ProcessRole = "serve" | "work" | "migrate"

/** What a process says of itself in every log line, metric and span. */
export interface ProcessIdentity {
  /** The name of the deployment's program, as in traces (`service.name`). */
  readonly service: string
  readonly version: string
  readonly process: ProcessRole
  /** Host name and process id: two processes of one host differ. */
  readonly instance: string
}

const defaultService = "docsift"

/** Reads the package's version. */
export function readVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)("../package.json")
  return z.object({ version: z.string() }).parse(manifest).version
}

/** Returns the identity of this process. */
export function identifyProcess(role: ProcessRole, service = defaultService): ProcessIdentity {
  return { service, version: readVersion(), process: role, instance: `${hostname()}:${process.pid}` }
}
