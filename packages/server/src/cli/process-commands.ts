import type { Command } from "commander"
import { readConfig } from "../config.ts"
import { cacheCompiledCode } from "./compile-cache.ts"
import { allSettings, describeSettings, probeSettings, workerSettings } from "./settings-help.ts"

/** Adds `serve`, `work` and `health`. */
export function addProcessCommands(program: Command): void {
  program
    .command("serve")
    .description("run the HTTP server and a worker (without one if DOCSIFT_WORKER_CONCURRENCY=0)")
    .addHelpText("after", describeSettings(allSettings))
    .action(async () => {
      cacheCompiledCode(readConfig().dataDirectory)
      await (await import("./serve.ts")).serve()
    })
  program
    .command("work")
    .description("run a worker without an HTTP server (needs DATABASE_URL)")
    .addHelpText("after", describeSettings(workerSettings))
    .action(async () => {
      cacheCompiledCode(readConfig().dataDirectory)
      await (await import("./work.ts")).work()
    })
  program
    .command("health")
    .description("check whether the server on this machine is ready; exits with code 1 if not")
    .option("--worker", "check a worker, at DOCSIFT_METRICS_PORT")
    .addHelpText("after", describeSettings(probeSettings))
    .action(async (options: { worker?: boolean }) => (await import("./health.ts")).health(options))
}
