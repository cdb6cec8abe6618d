import type { DatabaseConfig } from "../config.ts"
import { assertNever } from "../domain/assert-never.ts"
import type { OpenDatabase } from "./database.ts"
import { openEmbeddedDatabase } from "./embedded-database.ts"
import { openPostgresDatabase } from "./postgres-database.ts"

/** Opens the configured database. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  switch (config.kind) {
    case "embedded":
      return openEmbeddedDatabase({ directory: config.directory })
    case "memory":
      return openEmbeddedDatabase({ template: config.template })
    case "postgres":
      return openPostgresDatabase(config.url)
    default:
      return assertNever(config)
  }
}
