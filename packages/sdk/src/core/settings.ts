import { InvalidArgumentError } from "../errors/invalid-argument-error.ts"
import type { ClientOptions } from "../options.ts"
import { checkApiKey } from "./api-key.ts"
import { createEmit, type Emit } from "./emit.ts"

/** A client's options, checked and with their defaults. */
export interface Settings extends ClientOptions {
  readonly baseUrl: string
  readonly readKey: () => string | Promise<string>
  /** Undefined when nothing receives events, so that none are made. */
  readonly emit: Emit | undefined
}

function readEnvironment(name: string): string | undefined {
  return globalThis.process?.env?.[name] || undefined // oxlint-disable-line no-process-env -- the only place
}

function checkBaseUrl(value: string): string {
  // Credentials are rejected because fetch rejects them too, and shows them in its message.
  // The path of the interface is part of every request; a URL copied from a request may end in it.
  const baseUrl = /^(https?:\/\/[^\s?#@]+?)(?:\/api\/v1)?\/*$/.exec(value)?.[1]
  if (baseUrl) return baseUrl
  throw new InvalidArgumentError("`baseUrl` must be http(s), without credentials and query")
}

declare const docsiftVersion: string | undefined // set by the build

/** Names the client to the server's operator, where no page sends it: there the header would need a permission of CORS. */
function userAgent(): Readonly<Record<string, string>> {
  const version = typeof docsiftVersion === "string" ? docsiftVersion : "source"
  return "process" in globalThis && !("document" in globalThis) ? { "user-agent": `docsift-sdk/${version}` } : {}
}

/** Resolves options against the environment, which no other function reads. */
export function resolveSettings(options: ClientOptions): Settings {
  const { session } = options
  if (!session && !options.dangerouslyAllowBrowser && "document" in globalThis)
    throw new InvalidArgumentError("A web page shows its API key; see `session` and `dangerouslyAllowBrowser`")
  const apiKey = session ? undefined : (options.apiKey ?? readEnvironment("DOCSIFT_API_KEY"))
  const key = session || typeof apiKey === "function" ? "" : checkApiKey(apiKey)
  return {
    ...options,
    headers: { ...userAgent(), ...options.headers },
    baseUrl: checkBaseUrl(
      options.baseUrl ??
        readEnvironment("DOCSIFT_BASE_URL") ??
        // Outside a page there is no location, and the type of `globalThis` knows none.
        ((session && Object(globalThis).location?.origin) || "http://127.0.0.1:3000"),
    ),
    readKey: typeof apiKey === "function" ? async () => checkApiKey(await apiKey()) : () => key,
    emit: createEmit(options),
  }
}
