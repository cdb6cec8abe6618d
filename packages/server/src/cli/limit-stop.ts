import type { Logger } from "../ports/logger.ts"

/** Container platforms kill after 30 s, without a log line. */
const limitMs = 29_000

/** Ends the process if it has not stopped by itself in time, for example because the database hangs. */
export function limitStop(logger: Logger): void {
  setTimeout(() => {
    logger.error({ limitMs }, "the process did not stop in time and exits now; another process takes over its jobs")
    process.exit(1)
  }, limitMs).unref()
}
