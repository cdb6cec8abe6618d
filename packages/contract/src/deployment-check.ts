import type { Deployment } from "./deployment-target.ts"

/** Long enough for a server that is just starting to answer, short enough for who has mistyped the address. */
const deadlineMs = 10_000

/**
 * Asks a deployment whether it is there and takes the key for an admin's.
 *
 * @throws {TypeError} with a sentence for the person at the terminal; the key is never part of it.
 */
export async function checkDeployment({ baseUrl, key }: Pick<Deployment, "baseUrl" | "key">): Promise<void> {
  const address = `${baseUrl}/api/v1/admin/users?limit=1`
  const response = await ask(address, key).catch((cause: unknown) => {
    throw new TypeError(`nothing answers at ${baseUrl} (${reasonOf(cause)}); start the server or correct --base-url`, {
      cause,
    })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.status === 401)
    throw new TypeError(`${baseUrl} does not know the key; it must be an admin's of this server`)
  if (response.status === 403) {
    throw new TypeError(`the key is valid at ${baseUrl}, but not an admin's; the suite makes its callers as an admin`)
  }
  if (response.status === 200 && Array.isArray(answer)) return
  throw new TypeError(
    `${address} answered ${response.status}, which is no answer of this interface; give --base-url without /api/v1`,
  )
}

function ask(address: string, key: string): Promise<Response> {
  return fetch(address, {
    headers: { "x-api-key": key },
    redirect: "manual",
    signal: AbortSignal.timeout(deadlineMs),
  })
}

/** `fetch` hides what happened in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? String(Reflect.get(cause, "code") ?? cause.message) : error.message
}
