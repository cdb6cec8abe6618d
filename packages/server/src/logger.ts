import { type DestinationStream, type Logger, pino } from "pino"
import { withoutQueryValues } from "./database/query-error.ts"
import { identifyProcess, type ProcessIdentity } from "./process-identity.ts"
import { withoutSecrets } from "./redaction.ts"

/**
 * Creates the logger of the process: one JSON object per line with the identity of the process, without secrets (by name)
 * and key values (by form).
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
      serializers: { err: (error: Error) => pino.stdSerializers.err(withoutQueryValues(error) as Error) }, // An error remains an error.
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  )
}
