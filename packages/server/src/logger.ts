import { type DestinationStream, type Logger, pino } from "pino"
import { withoutQueryValues } from "./database/query-error.ts"
import { identifyProcess, type ProcessIdentity } from "./process-identity.ts"
import { withoutSecrets } from "./redaction.ts"

/**
 * Makes the process's logger: one JSON object a line that names the process, secrets left out by name and key values by
 * their form.
 */
export function createLogger(
  level: string,
  destination?: DestinationStream,
  identity: ProcessIdentity = identifyProcess("serve"),
): Logger {
  return pino(
    {
      level,
      base: identity,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: Error) => pino.stdSerializers.err(withoutQueryValues(error) as Error) }, // Errors stay errors.
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  )
}
