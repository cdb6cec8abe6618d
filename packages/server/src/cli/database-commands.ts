import type { Command } from "commander"
import { databaseSettings, describeSettings } from "./settings-help.ts"

const migrateHelp = `
serve and work do the same when they start. If their role may not change the schema, run this first as the owner of the
schemas (public, drizzle, pgboss). The role of --grant-to must exist. It also gets the rights to whatever a later migrate
by the same owner creates; after a change of owner, run migrate with --grant-to again.`

/** Adds `migrate` and `database copy`. */
export function addDatabaseCommands(program: Command): void {
  program
    .command("migrate")
    .description("bring the database schemas of the server and its queue up to date")
    .option("--grant-to <role>", "grant a role what serve and work need: reading and writing rows, nothing more")
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
