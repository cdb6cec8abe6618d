import { checkApiKey } from "./api-key.ts"
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"
import { createHooks, type Hooks } from "./events.ts"
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
  readonly hooks: Hooks | undefined
}

function readEnvironment(name: string): string | undefined {
  return typeof process === "object" ? process.env?.[name] || undefined : undefined
}

function checkBaseUrl(value: string): string {
  let url: URL
  try {
    url = new URL(value)
  } catch {
    throw new InvalidArgumentError("`baseUrl` must be a whole URL such as https://docsift.example.com")
  }
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new InvalidArgumentError("`baseUrl` must be http or https, without credentials, query and fragment")
  return url.href.replace(/\/+$/, "")
}

/** Resolves options against the environment, which is read here and nowhere else. */
export function resolveSettings(options: ClientOptions): Settings {
  if (!options.dangerouslyAllowBrowser && "window" in globalThis && "document" in globalThis)
    throw new InvalidArgumentError(
      "In a web page every visitor can read the API key: call your own server instead, or set `dangerouslyAllowBrowser`",
    )
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
    hooks: createHooks(options.hooks, options.logger, options.logLevel),
  }
}
