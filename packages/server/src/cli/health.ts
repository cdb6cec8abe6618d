import { readConfig } from "../config.ts"
import { SetupError } from "../domain/setup-error.ts"

/** Below the usual limit of a container's health check. */
const deadlineMs = 4_000

/**
 * Asks the server on this machine whether it is ready, and makes the program end with code 1 when it is not or does not
 * answer within 4 s. The settings that it was started with say where it listens.
 *
 * @throws {SetupError} when the settings name no fixed port to ask at.
 */
export async function health(options: { readonly worker?: boolean }): Promise<void> {
  const { host, port, metricsPort } = readConfig()
  const name = options.worker === true ? "DOCSIFT_METRICS_PORT" : "PORT"
  const asked = options.worker === true ? metricsPort : port
  if (asked === undefined) throw new SetupError(`${name}: must be set to ask a worker whether it is ready`)
  if (asked === 0) throw new SetupError(`${name}: must not be 0; a port that was picked freely is not known here`)
  const url = `http://${addressOf(host)}:${asked}/readyz`
  const trouble = await findTrouble(url)
  if (trouble === undefined) {
    process.stdout.write("ready\n")
    return
  }
  process.stderr.write(`${trouble}\n`)
  process.exitCode = 1
}

async function findTrouble(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(deadlineMs) })
    const text = await answer.text()
    return answer.status === 200 ? undefined : `${url} answered ${answer.status}: ${text.trim().slice(0, 300)}`
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError"
    return `${url} did not answer ${isLate ? `within ${deadlineMs / 1000} s` : "at all"}. Does the server run, with the same HOST and PORT?`
  }
}

/** A server that listens everywhere listens at loopback too. */
function addressOf(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1"
  if (host === "::") return "[::1]"
  return host.includes(":") ? `[${host}]` : host
}
