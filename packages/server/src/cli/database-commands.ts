import type { Command } from "commander"
import { databaseSettings, describeSettings } from "./settings-help.ts"

const migrateHelp = `
serve and work do the same when they start, unless their role may not change the schema: then run this first, as the
owner of the schemas (public, drizzle, pgboss). The role of --grant-to must exist. It also gets the rights to whatever a
later migrate creates, as long as the same owner runs it; after a change of the owner, run it with --grant-to again.`

/** Adds `migrate` and `database copy`. */
export function addDatabaseCommands(program: Command): void {
  program
    .command("migrate")
    .description("bring the schemas of the server and of its queue up to date, then end")
    .option("--grant-to <role>", "grant a role the rights that serve and work need: to read and write rows, no more")
    .addHelpText("after", describeSettings(databaseSettings))
    .addHelpText("after", migrateHelp)
    .action(async (options: { grantTo?: string }) => (await import("./migrate.ts")).migrate(options))
  program
    .command("database")
    .description("move data between databases")
    .command("copy")
    .description("copy the embedded database of DOCSIFT_DATA_DIR to the empty PostgreSQL database of DATABASE_URL")
    .addHelpText("after", describeSettings(databaseSettings))
    .action(async () => (await import("./copy-database.ts")).copy())
}
