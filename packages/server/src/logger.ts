import { type DestinationStream, type Logger, pino } from "pino"
import { withoutQueryValues } from "./database/query-error.ts"
import { withoutSecrets } from "./redaction.ts"

/** Makes the process's logger: one JSON object a line, secrets left out by name and key values by their form. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: Error) => pino.stdSerializers.err(withoutQueryValues(error) as Error) }, // Errors stay errors.
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  )
}
