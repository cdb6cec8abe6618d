import { Command } from "commander"
import { readVersion } from "../process-identity.ts"
import { addAuditCommands } from "./audit-commands.ts"
import { addConfigCommands } from "./config-commands.ts"
import { addDatabaseCommands } from "./database-commands.ts"
import { addEncryptionCommands } from "./encryption-commands.ts"
import { addKeyCommands } from "./key-commands.ts"
import { addProcessCommands } from "./process-commands.ts"
import { addRestoreCommands } from "./restore-commands.ts"
import { addUserCommands } from "./user-commands.ts"

/** Creates the command line. Commands import their modules when they run: `--help` opens no database. */
export function createProgram(): Command {
  const program = new Command("docsift-server")
    .description("Extracts structured data from documents. Settings are environment variables; see `config print`.")
    .version(readVersion(), "--version", "print the version")
    .showHelpAfterError()
    .showSuggestionAfterError()
    // Before the commands, which inherit it.
    .exitOverride()
  addProcessCommands(program)
  addDatabaseCommands(program)
  addKeyCommands(program)
  addUserCommands(program)
  addEncryptionCommands(program)
  addRestoreCommands(program)
  addAuditCommands(program)
  addConfigCommands(program)
  return program
}
