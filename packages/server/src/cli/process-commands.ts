import type { Command } from "commander"
import { readConfig } from "../config.ts"
import { keepCompiledCode } from "./compile-cache.ts"
import { allSettings, describeSettings, probeSettings, workerSettings } from "./settings-help.ts"

/** Adds `serve`, `work` and `health`. */
export function addProcessCommands(program: Command): void {
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
    .command("health")
    .description("ask the server on this machine whether it is ready; ends with code 1 when it is not")
    .option("--worker", "ask at DOCSIFT_METRICS_PORT, where a worker answers")
    .addHelpText("after", describeSettings(probeSettings))
    .action(async (options: { worker?: boolean }) => (await import("./health.ts")).health(options))
}
