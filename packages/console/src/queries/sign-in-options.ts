import { queryOptions } from "@tanstack/react-query"
import { basePath } from "../client.ts"

/** How people can sign in to this server. */
export interface SignInOptions {
  /** The identity provider; null without one. */
  readonly oidc: { readonly label: string } | null
  /** Whether the form for keys is shown. */
  readonly keys: boolean
}

/** The server has the options in memory, and a person should not wait longer for the form. */
const TIMEOUT_MS = 5_000

const keysAlone: SignInOptions = { oidc: null, keys: true }

/** How people can sign in. It is read before anybody has signed in, so it is no operation of the API. */
export const signInOptionsQuery = queryOptions({
  queryKey: ["signInOptions"],
  queryFn: ({ signal }) => readOptions(signal),
  staleTime: Infinity,
})

async function readOptions(signal: AbortSignal): Promise<SignInOptions> {
  // What cannot be read must not keep anybody from signing in with a key.
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  const response = await fetch(`${basePath}sign-in/options`, { signal: deadline }).catch(() => undefined)
  if (response?.ok !== true) return keysAlone
  // The server's own response; an older server serves the page here.
  return await response.json().then(
    (options: SignInOptions) => options,
    () => keysAlone,
  )
}
