import type { Command } from "commander"
import { describeSettings, storeSettings } from "./settings-help.ts"

/** Adds `restore check`, `restore accept` and `restore detach`. */
export function addRestoreCommands(program: Command): void {
  const restore = program.command("restore").description("check and adopt a restored deployment")
  restore
    .command("check")
    .description("show what servers and workers would do with this database and these documents, without any change")
    .option("--json", "print JSON")
    .addHelpText("after", describeSettings([...storeSettings, "DOCSIFT_EXECUTION_RETENTION_DAYS"]))
    .action(async (options: { json?: boolean }) => (await import("./restore.ts")).printRestoreCheck(options))
  restore
    .command("accept")
    .description("make this database the owner of the document store, so that its processes take jobs")
    .option("--yes", "overwrite another deployment's marker; that deployment stops taking jobs")
    .addHelpText("after", describeSettings(storeSettings))
    .action(async (options: { yes?: boolean }) => (await import("./restore.ts")).acceptRestore(options))
  restore
    .command("detach")
    .description("give a copied database a new identity before its processes are started")
    .addHelpText("after", describeSettings(storeSettings))
    .action(async () => (await import("./restore.ts")).detachRestore())
}
