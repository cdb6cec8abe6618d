import type { Command } from "commander"
import { readConfig } from "../config.ts"
import { describeConfig } from "../describe-config.ts"
import { allSettings, describeSettings } from "./settings-help.ts"

/** Adds `config print`. */
export function addConfigCommands(program: Command): void {
  program
    .command("config")
    .description("show the settings")
    .command("print")
    .description("print all settings as JSON, without secrets")
    .addHelpText("after", describeSettings(allSettings))
    .action(() => {
      const config = readConfig()
      for (const warning of config.warnings) process.stderr.write(`${warning}\n`)
      process.stdout.write(`${JSON.stringify(describeConfig(config), null, 2)}\n`)
    })
}
