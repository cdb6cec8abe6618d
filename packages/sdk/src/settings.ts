import { checkApiKey } from "./api-key.ts"
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"
import { createEmit, type Emit } from "./events.ts"
import type { ClientOptions } from "./options.ts"

/** Holds a client's options, checked and with their defaults. */
export interface Settings {
  readonly baseUrl: string
  readonly readKey: () => string | Promise<string>
  readonly timeout: number | undefined
  readonly deadline: number
  readonly maxRetries: number
  readonly headers: Readonly<Record<string, string>> | undefined
  readonly fetch: ClientOptions["fetch"]
  readonly emit: Emit
}

function readEnvironment(name: string): string | undefined {
  return typeof process === "object" ? process.env?.[name] || undefined : undefined // oxlint-disable-line no-process-env -- the one place
}

function checkBaseUrl(value: string): string {
  // Credentials are refused because fetch refuses them too, and shows them in its message.
  if (!URL.canParse(value) || !/^https?:\/\/[^?#@]+$/.test(value))
    throw new InvalidArgumentError("`baseUrl` must be http(s) without credentials, query and fragment")
  return value.replace(/\/+$/, "")
}

/** Resolves options against the environment, which is read here and nowhere else. */
export function resolveSettings(options: ClientOptions): Settings {
  if (!options.dangerouslyAllowBrowser && "window" in globalThis && "document" in globalThis)
    throw new InvalidArgumentError("Visitors of a web page can read its key; see `dangerouslyAllowBrowser`")
  const apiKey = options.apiKey ?? readEnvironment("DOCSIFT_API_KEY")
  const fixedKey = typeof apiKey === "function" ? "" : checkApiKey(apiKey)
  return {
    baseUrl: checkBaseUrl(options.baseUrl ?? readEnvironment("DOCSIFT_BASE_URL") ?? "http://127.0.0.1:3000"),
    readKey: typeof apiKey === "function" ? async () => checkApiKey(await apiKey()) : () => fixedKey,
    timeout: options.timeout,
    deadline: options.deadline ?? Infinity,
    maxRetries: options.maxRetries ?? 3,
    headers: options.headers,
    fetch: options.fetch,
    emit: createEmit(options.hooks, options.logger, options.logLevel),
  }
}
