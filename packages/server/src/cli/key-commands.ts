import type { Command } from "commander"
import { newApiKeyValue } from "../domain/api-key-value.ts"
import { databaseSettings, describeSettings } from "./settings-help.ts"

const createAdminHelp = `
Only the value of the key is written to standard output; its id and owner are written to standard error. The key works
at once, even while servers run on PostgreSQL; on the embedded database, stop the server first. Revoke keys that others may
know with DELETE /api/v1/api-keys/{id}.`

/** Adds `key generate` and `key create-admin`. */
export function addKeyCommands(program: Command): void {
  const key = program.command("key").description("create API keys")
  key
    .command("generate")
    .description("print a well-formed key for DOCSIFT_ADMIN_KEY")
    .action(() => void process.stdout.write(`${newApiKeyValue()}\n`))
  key
    .command("create-admin")
    .description("create an admin key in the database and print it once, in case the last one is lost")
    .option("--organization <id>", "the organization of the key's admin (the oldest organization)")
    .option("--name <name>", "the name of the key", "Admin key made on the command line")
    .addHelpText("after", describeSettings(databaseSettings))
    .addHelpText("after", createAdminHelp)
    .action(async (options: { organization?: string; name: string }) =>
      (await import("./create-admin.ts")).createAdmin(options),
    )
}
