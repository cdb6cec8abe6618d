import type { Logger } from "../ports.ts"

/** Container platforms kill after 30 s, and say less about it. */
const limitMs = 29_000

/** Ends the process if it has not stopped by itself in time, for example because the database hangs. */
export function limitStop(logger: Logger): void {
  setTimeout(() => {
    logger.error({ limitMs }, "the process did not stop in time and ends now; another one takes over what was in work")
    process.exit(1)
  }, limitMs).unref()
}
