import type { Command } from "commander"
import { describeSettings, encryptionSettings } from "./settings-help.ts"

const forgetHelp = `
Stop every server first, and try to restore the keys from a backup: what is discarded cannot be recovered.
Discarded are the provider keys of models (set them again with PUT /api/v1/admin/models/update) and the responses kept for
24 hours for repeated requests (a repeated request runs again). Secrets that the remaining keys open are kept, and so are
documents and results, which are not encrypted with these keys. File URLs that were signed with the lost key stop working.
Ends with code 1 when secrets are lost and --yes was not given, and with code 2 when none are.`

/** Adds `encryption rotate` and `encryption forget`. */
export function addEncryptionCommands(program: Command): void {
  const encryption = program.command("encryption").description("manage encryption keys")
  encryption
    .command("rotate")
    .description("encrypt all stored secrets with the first of DOCSIFT_ENCRYPTION_KEYS")
    .addHelpText("after", describeSettings(encryptionSettings))
    .action(async () => (await import("./rotate.ts")).rotate())
  encryption
    .command("forget")
    .description("discard the secrets whose encryption key is lost; without --yes only list them")
    .option("--yes", "discard them")
    .addHelpText("after", describeSettings(encryptionSettings))
    .addHelpText("after", forgetHelp)
    .action(async (options: { yes?: boolean }) => (await import("./forget.ts")).forget(options))
}
