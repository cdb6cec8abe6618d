import type { Deployment } from "./deployment-target.ts"

/** Long enough for a server that is still starting, short enough when the address is mistyped. */
const deadlineMs = 10_000

/**
 * Checks that a deployment can be reached and that the key belongs to an admin.
 *
 * @throws {TypeError} with a sentence for the person at the terminal; the key is never part of it.
 */
export async function checkDeployment({ baseUrl, key }: Pick<Deployment, "baseUrl" | "key">): Promise<void> {
  const address = `${baseUrl}/api/v1/admin/users?limit=1`
  const response = await listUsers(address, key).catch((cause: unknown) => {
    throw new TypeError(`cannot reach ${baseUrl} (${reasonOf(cause)}); start the server or correct --base-url`, {
      cause,
    })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.status === 401)
    throw new TypeError(`${baseUrl} rejected the key; use the key of an admin of this server`)
  if (response.status === 403) {
    throw new TypeError(
      `the key is valid at ${baseUrl} but not an admin's; the suite needs an admin to create its callers`,
    )
  }
  if (response.status === 200 && Array.isArray(body)) return
  throw new TypeError(
    `${address} responded with ${response.status}, which is not a response of this interface; give --base-url without /api/v1`,
  )
}

function listUsers(address: string, key: string): Promise<Response> {
  return fetch(address, {
    headers: { "x-api-key": key },
    redirect: "manual",
    signal: AbortSignal.timeout(deadlineMs),
  })
}

/** Returns the reason of a failed `fetch`, which is in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? String(Reflect.get(cause, "code") ?? cause.message) : error.message
}
