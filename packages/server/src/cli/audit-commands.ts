import type { Command } from "commander"
import { databaseSettings, describeSettings } from "./settings-help.ts"

/** Adds `audit print`. */
export function addAuditCommands(program: Command): void {
  program
    .command("audit")
    .description("read the audit log")
    .command("print")
    .description(
      "print the audit log, oldest first, one JSON object per line (stop the server first on the embedded database)",
    )
    .option("--since <when>", "a time such as 2026-05-01T00:00:00Z, or an age such as 7d, 12h or 30m", "30d")
    .addHelpText("after", describeSettings(databaseSettings))
    .action(async ({ since }: { since: string }) => (await import("./audit.ts")).printAudit(since))
}
