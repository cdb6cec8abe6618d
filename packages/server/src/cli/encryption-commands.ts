import type { Command } from "commander"
import { describeSettings, encryptionSettings } from "./settings-help.ts"

const forgetHelp = `
Stop every server first, and try to restore the keys from a backup: discarded secrets cannot be recovered.
This discards the provider keys of models (set them again with PUT /api/v1/admin/models/update) and the responses kept for
24 hours for repeated requests (a repeated request is then executed again). Secrets that the remaining keys decrypt are
kept, and so are documents and results, which are not encrypted with these keys. File URLs signed with the lost key stop
working. Exits with code 1 if secrets are lost and --yes was not given, and with code 2 if none are lost.`

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
    .description("discard the secrets whose encryption key is lost; without --yes, only list them")
    .option("--yes", "discard them instead of listing them")
    .addHelpText("after", describeSettings(encryptionSettings))
    .addHelpText("after", forgetHelp)
    .action(async (options: { yes?: boolean }) => (await import("./forget.ts")).forget(options))
}
