import { type DestinationStream, type Logger, pino } from "pino"
import { withoutSecrets } from "./redaction.ts"

/** Makes the process's logger: one JSON object a line, secrets left out by name and key values by their form. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  )
}
