import { readConfig } from "../config.ts"
import { SetupError } from "../domain/setup-error.ts"

/** Below the usual timeout of a container's health check. */
const deadlineMs = 4_000

/**
 * Checks whether the server on this machine is ready, and sets the exit code 1 when it is not or does not respond within
 * 4 s. Its address is taken from the settings, which must be those of the server.
 *
 * @throws {SetupError} when the settings have no fixed port.
 */
export async function health(options: { readonly worker?: boolean }): Promise<void> {
  const { host, port, metricsPort } = readConfig()
  const name = options.worker === true ? "DOCSIFT_METRICS_PORT" : "PORT"
  const probedPort = options.worker === true ? metricsPort : port
  if (probedPort === undefined) throw new SetupError(`${name}: must be set to check a worker`)
  if (probedPort === 0)
    throw new SetupError(`${name}: must not be 0, because the port that the server picked is unknown here`)
  const url = `http://${addressOf(host)}:${probedPort}/readyz`
  const problem = await findProblem(url)
  if (problem === undefined) {
    process.stdout.write("ready\n")
    return
  }
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}

async function findProblem(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(deadlineMs) })
    const text = await response.text()
    return response.status === 200
      ? undefined
      : `${url} responded with ${response.status}: ${text.trim().slice(0, 300)}`
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError"
    const problem = isLate ? `No response from ${url} within ${deadlineMs / 1000} s.` : `Cannot reach ${url}.`
    return `${problem} Is the server running, with the same HOST and PORT?`
  }
}

/** Returns the host for a URL; a server that listens on all addresses also listens on loopback. */
function addressOf(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1"
  if (host === "::") return "[::1]"
  return host.includes(":") ? `[${host}]` : host
}
