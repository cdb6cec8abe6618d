import type { DatabaseConfig } from "../config.ts"
import { assertNever } from "../domain/assert-never.ts"
import type { OpenDatabase } from "./database.ts"
import { openPostgresDatabase } from "./postgres-database.ts"

/** Opens the configured database. The modules of PGlite are loaded only for an embedded one. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  switch (config.kind) {
    case "embedded":
      return (await import("./embedded-database.ts")).openEmbeddedDatabase({ directory: config.directory })
    case "memory":
      return (await import("./embedded-database.ts")).openEmbeddedDatabase({ template: config.template })
    case "postgres":
      return openPostgresDatabase(config.url)
    default:
      return assertNever(config)
  }
}
