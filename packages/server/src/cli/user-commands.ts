import type { Command } from "commander"
import { databaseSettings, describeSettings } from "./settings-help.ts"

const help = `
The command works at once, even while servers run on PostgreSQL; on the embedded database, stop the server first.`

/** Adds `user disable` and `user enable`. */
export function addUserCommands(program: Command): void {
  const user = program.command("user").description("take access away from a user, or give it back")
  user
    .command("disable <id>")
    .description("refuse a user's sign-ins, revoke all their keys and end their sessions")
    .addHelpText("after", describeSettings(databaseSettings))
    .addHelpText("after", help)
    .action(async (id: string) => (await import("./user-access.ts")).runDisableUser(id))
  user
    .command("enable <id>")
    .description("let a disabled user sign in again; revoked keys stay revoked")
    .addHelpText("after", describeSettings(databaseSettings))
    .addHelpText("after", help)
    .action(async (id: string) => (await import("./user-access.ts")).runEnableUser(id))
}
