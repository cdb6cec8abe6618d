import { Command } from "commander"
import { describeConfig, readConfig } from "../config.ts"
import { newApiKeyValue } from "../domain/api-key-value.ts"

/** Builds the command line. Commands load their parts when they run: `--help` opens no database. */
export function createProgram(): Command {
  const program = new Command("docsift-server")
    .description("Extracts structured data from documents. Settings are environment variables; see `config print`.")
    .showHelpAfterError()
  program
    .command("serve")
    .description("run the HTTP server, with a worker inside (DOCSIFT_WORKER_CONCURRENCY=0: without)")
    .action(async () => (await import("./serve.ts")).serve())
  program
    .command("work")
    .description("run a worker without an HTTP server (needs DATABASE_URL)")
    .action(async () => (await import("./work.ts")).work())
  program
    .command("migrate")
    .description("bring the database schema up to date and end")
    .action(async () => (await import("./migrate.ts")).migrate())
  program
    .command("key")
    .description("make API keys")
    .command("generate")
    .description("print a well-formed key for DOCSIFT_ADMIN_KEY")
    .action(() => void process.stdout.write(`${newApiKeyValue()}\n`))
  program
    .command("encryption")
    .description("look after the encryption of stored secrets")
    .command("rotate")
    .description("seal all stored secrets with the first of DOCSIFT_ENCRYPTION_KEYS")
    .action(async () => (await import("./rotate.ts")).rotate())
  program
    .command("audit")
    .description("look at who changed what")
    .command("print")
    .description("print the audit log, oldest first, one JSON object a line (embedded database: stop the server first)")
    .option("--since <when>", "a time such as 2026-05-01T00:00:00Z, or an age such as 7d, 12h or 30m", "30d")
    .action(async ({ since }: { since: string }) => (await import("./audit.ts")).printAudit(since))
  program
    .command("config")
    .description("look at the settings")
    .command("print")
    .description("print all settings as JSON, without secrets")
    .action(() => void process.stdout.write(`${JSON.stringify(describeConfig(readConfig()), null, 2)}\n`))
  return program
}
