import type { LanguageModel } from "@docsift/engine"
import { createProviderModel } from "@docsift/engine/providers"
import type { ModelConnection, ModelConnector } from "../ports.ts"

/** Reaches models over HTTP, with the providers' own wires. */
export class ProviderModelConnector implements ModelConnector {
  readonly #fetch: typeof fetch
  readonly #timeoutMs: number

  /** `guardedFetch` makes every call; `timeoutMs` bounds one question with its repetitions. */
  constructor(guardedFetch: typeof fetch, timeoutMs: number) {
    this.#fetch = guardedFetch
    this.#timeoutMs = timeoutMs
  }

  open(connection: ModelConnection): LanguageModel {
    return createProviderModel({ ...connection, fetch: this.#fetch, timeoutMs: this.#timeoutMs })
  }
}
