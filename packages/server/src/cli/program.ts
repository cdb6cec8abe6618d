import { Command } from "commander"
import { readConfig } from "../config.ts"
import { describeConfig } from "../describe-config.ts"
import { newApiKeyValue } from "../domain/api-key-value.ts"
import { readVersion } from "../process-identity.ts"
import { keepCompiledCode } from "./compile-cache.ts"
import { allSettings, describeSettings, workerSettings } from "./settings-help.ts"

const migrateHelp = `
serve and work do the same when they start, unless their user may not change the schema: then run this before as the
owner of the schemas (public, drizzle, pgboss). The role of --grant-to must exist. It gets the rights to what a later
migrate makes as well, as long as the same owner runs it; run it with --grant-to again after a change of the owner.`

const createAdminHelp = `
The value is the only thing on standard output; what it belongs to is written to standard error. The key works at once,
beside running servers on PostgreSQL; on the embedded database stop the server first. Revoke keys that may be in other
hands with DELETE /api/v1/api-keys/{id}.`

const forgetHelp = `
Stop every server first, and try to restore the keys from a backup: what is given up cannot be had back.
Given up are provider keys of models (set them again with PUT /api/v1/admin/models/update) and the results kept for 24 hours for
repeated requests (a repeated request runs again). Everything that the keys still open stays. URLs of files that were
handed out before stop working, since they are signed with the lost key; documents and results are not encrypted
with it and stay.
Ends with code 1 when something is lost and --yes was not given, and with code 2 when nothing is.`

/** Builds the command line. Commands load their parts when they run: `--help` opens no database. */
export function createProgram(): Command {
  const program = new Command("docsift-server")
    .description("Extracts structured data from documents. Settings are environment variables; see `config print`.")
    .version(readVersion(), "--version", "print the version")
    .showHelpAfterError()
    .showSuggestionAfterError()
  program
    .command("serve")
    .description("run the HTTP server, with a worker inside (DOCSIFT_WORKER_CONCURRENCY=0: without)")
    .addHelpText("after", describeSettings(allSettings))
    .action(async () => {
      keepCompiledCode(readConfig().dataDirectory)
      await (await import("./serve.ts")).serve()
    })
  program
    .command("work")
    .description("run a worker without an HTTP server (needs DATABASE_URL)")
    .addHelpText("after", describeSettings(workerSettings))
    .action(async () => {
      keepCompiledCode(readConfig().dataDirectory)
      await (await import("./work.ts")).work()
    })
  program
    .command("migrate")
    .description("bring the database schema and the queue's up to date and end")
    .option("--grant-to <role>", "give a role the rights that serve and work need: to read and write rows, no more")
    .addHelpText("after", describeSettings(["DATABASE_URL", "DATABASE_URL_FILE", "DOCSIFT_DATA_DIR"]))
    .addHelpText("after", migrateHelp)
    .action(async (options: { grantTo?: string }) => (await import("./migrate.ts")).migrate(options))
  program
    .command("health")
    .description("ask the server on this machine whether it is ready; ends with code 1 when it is not")
    .option("--worker", "ask at DOCSIFT_METRICS_PORT, where a worker answers")
    .addHelpText("after", describeSettings(["HOST", "PORT", "DOCSIFT_METRICS_PORT"]))
    .action(async (options: { worker?: boolean }) => (await import("./health.ts")).health(options))
  addKeyCommands(program)
  addRestoreCommands(program)
  addDatabaseCommands(program)
  program
    .command("config")
    .description("look at the settings")
    .command("print")
    .description("print all settings as JSON, without secrets")
    .addHelpText("after", describeSettings(allSettings))
    .action(() => {
      const config = readConfig()
      for (const warning of config.warnings) process.stderr.write(`${warning}\n`)
      process.stdout.write(`${JSON.stringify(describeConfig(config), null, 2)}\n`)
    })
  return program
}

function addKeyCommands(program: Command): void {
  const key = program.command("key").description("make API keys")
  key
    .command("generate")
    .description("print a well-formed key for DOCSIFT_ADMIN_KEY")
    .action(() => void process.stdout.write(`${newApiKeyValue()}\n`))
  key
    .command("create-admin")
    .description("make an admin key in the database and print it once: for when the last one is lost")
    .option("--organization <id>", "whose admin it acts as (the oldest organization)")
    .option("--name <name>", "the key's name in lists", "Admin key made on the command line")
    .addHelpText("after", describeSettings(["DATABASE_URL", "DATABASE_URL_FILE", "DOCSIFT_DATA_DIR"]))
    .addHelpText("after", createAdminHelp)
    .action(async (options: { organization?: string; name: string }) =>
      (await import("./create-admin.ts")).createAdmin(options),
    )
  const encryption = program.command("encryption").description("look after the encryption of stored secrets")
  encryption
    .command("rotate")
    .description("seal all stored secrets with the first of DOCSIFT_ENCRYPTION_KEYS")
    .addHelpText(
      "after",
      describeSettings([
        "DATABASE_URL",
        "DATABASE_URL_FILE",
        "DOCSIFT_DATA_DIR",
        "DOCSIFT_ENCRYPTION_KEYS",
        "DOCSIFT_ENCRYPTION_KEYS_FILE",
      ]),
    )
    .action(async () => (await import("./rotate.ts")).rotate())
  encryption
    .command("forget")
    .description("give up the secrets whose encryption key is lost; without --yes only says which")
    .option("--yes", "really give them up")
    .addHelpText(
      "after",
      describeSettings([
        "DATABASE_URL",
        "DATABASE_URL_FILE",
        "DOCSIFT_DATA_DIR",
        "DOCSIFT_ENCRYPTION_KEYS",
        "DOCSIFT_ENCRYPTION_KEYS_FILE",
      ]),
    )
    .addHelpText("after", forgetHelp)
    .action(async (options: { yes?: boolean }) => (await import("./forget.ts")).forget(options))
  program
    .command("audit")
    .description("look at who changed what")
    .command("print")
    .description("print the audit log, oldest first, one JSON object a line (embedded database: stop the server first)")
    .option("--since <when>", "a time such as 2026-05-01T00:00:00Z, or an age such as 7d, 12h or 30m", "30d")
    .addHelpText("after", describeSettings(["DATABASE_URL", "DATABASE_URL_FILE", "DOCSIFT_DATA_DIR"]))
    .action(async ({ since }: { since: string }) => (await import("./audit.ts")).printAudit(since))
}

const storeSettings = [
  "DATABASE_URL",
  "DOCSIFT_DATA_DIR",
  "DOCSIFT_S3_ENDPOINT",
  "DOCSIFT_S3_BUCKET",
  "DOCSIFT_S3_REGION",
  "DOCSIFT_S3_ACCESS_KEY",
  "DOCSIFT_S3_SECRET_KEY",
  "DOCSIFT_EXECUTION_RETENTION_DAYS",
] as const

function addRestoreCommands(program: Command): void {
  const restore = program.command("restore").description("look after a restored or copied deployment")
  restore
    .command("check")
    .description("say what the processes would do with this database and these documents; changes nothing")
    .option("--json", "print JSON")
    .addHelpText("after", describeSettings(storeSettings))
    .action(async (options: { json?: boolean }) => (await import("./restore.ts")).printRestoreCheck(options))
  restore
    .command("accept")
    .description("make this database the owner of the document store, so that its processes take jobs")
    .option("--yes", "take the store even when another deployment owns it, which stops taking jobs then")
    .addHelpText("after", describeSettings(storeSettings))
    .action(async (options: { yes?: boolean }) => (await import("./restore.ts")).acceptRestore(options))
  restore
    .command("detach")
    .description("give a physically copied database a new identity before its processes are started")
    .addHelpText("after", describeSettings(storeSettings))
    .action(async () => (await import("./restore.ts")).detachRestore())
}

function addDatabaseCommands(program: Command): void {
  program
    .command("database")
    .description("move data between databases")
    .command("copy")
    .description("copy the embedded database of DOCSIFT_DATA_DIR to the empty PostgreSQL database of DATABASE_URL")
    .addHelpText("after", describeSettings(["DATABASE_URL", "DOCSIFT_DATA_DIR"]))
    .action(async () => (await import("./copy-database.ts")).copy())
}
