import type { Execution } from "@docsift/sdk"
import type { WebhookEvent } from "@docsift/sdk/webhooks"
// msw is an ES module; the attribute lets CommonJS programs use its types, too.
import type { HttpHandler } from "msw" with { "resolution-mode": "import" }
import type { Confidence } from "./confidence.ts"
import { defaultMaxFileBytes, defaultMaxUnusedBytes } from "./generated/limits.ts"
import { createHandlers } from "./handlers.ts"
import { handleRequest, type Deployment, type Outage } from "./handle-request.ts"
import { createIdempotency } from "./idempotency.ts"
import { presentExecution } from "./operations/execution-responses.ts"
import type { MockData } from "./mock-data.ts"
import { createOutcomes, type Decision } from "./outcome.ts"
import { advance, createProgress, finish, type Pace } from "./progress.ts"
import type { SentDocument } from "./records.ts"
import { createStore } from "./store.ts"
import { signMessage, type SignedMessage } from "./signed-message.ts"

/** Options of the mocks. */
export interface MockOptions<Definition = unknown> {
  /** The URL of the service; `*` matches any host. @default "*" */
  readonly baseUrl?: string
  /** The only key that is valid from the start, an admin's. @default `dsk_mock` and 45 zeros, which no real server accepts */
  readonly apiKey?: string
  /** The result of `defineWorkflow()`: types `extractedData` and what `decide` returns. */
  readonly definition?: Definition
  /** The values of every completed execution, completed for its workflow. @default sample values */
  readonly extractedData?: MockData<NoInfer<Definition>>
  /** How certain the values of every execution are, for `evidence`; per value in the structure of the data. @default 0.95 for each */
  readonly confidence?: Confidence
  /** Decides per document; on `undefined` the file name and the other options decide. */
  readonly decide?: (document: SentDocument) => Decision<NoInfer<Definition>> | undefined
  /** How executions progress. @default "poll" */
  readonly pace?: Pace
  /** The clock, in milliseconds since 1970. @default Date.now, which fake timers replace */
  readonly now?: () => number
  /** Largest file, in bytes. @default 52_428_800 */
  readonly maxFileBytes?: number
  /** Bytes of the files of an organization that no execution uses, each counted as 1 MiB at least. @default 5_368_709_120 */
  readonly maxUnusedBytes?: number
}

/** A mocked deployment. */
export interface MockDocsift {
  /** The handlers of all operations, for `setupServer(...handlers)` and `setupWorker(...handlers)`. */
  readonly handlers: readonly HttpHandler[]
  /** Handles requests without msw: `new Client({ fetch })`. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** A valid API key of an admin. */
  readonly apiKey: string
  /** Restores the initial state, which also ends an outage. */
  reset(): void
  /** Advances an execution to its next status, whatever the pace. @throws {Error} for an unknown id. */
  advance(executionId: string): void
  /** Advances an execution to its final status, whatever the pace. @throws {Error} for an unknown id. */
  finish(executionId: string): void
  /** Makes every operation fail from now on; `undefined` ends the outage. */
  fail(outage: Outage | undefined): void
  /** Returns the executions, oldest first, without advancing them. */
  executions(): Execution[]
  /** Messages for a program that receives webhooks. The mocks send none themselves. */
  readonly webhooks: {
    /**
     * Signs a message as a server does: with an id of its own, at the time of the clock.
     *
     * @param secret - `whsec_` and base64, as `client.webhooks.create()` returns it; several sign as during a rotation.
     * @throws {Error} for a secret of another form.
     */
    sign(event: WebhookEvent, secret: string | readonly string[]): Promise<SignedMessage>
  }
}

/**
 * Creates a mocked Docsift deployment in memory.
 *
 * @example
 * const docsift = mockDocsift({ extractedData: { Invoice: { fields: { total: 12.5 } } } })
 * const server = setupServer(...docsift.handlers)
 */
export function mockDocsift<Definition = unknown>(given: MockOptions<Definition> = {}): MockDocsift {
  const options = given as MockOptions // the definition types them for the caller; each workflow checks them
  const { apiKey = "dsk_mock".padEnd(53, "0"), baseUrl = "*" } = options
  let deployment = createDeployment(options, apiKey)
  const handle = (request: Request) => handleRequest(deployment, request)
  const find = (executionId: string) => {
    const execution = deployment.store.executions.get(executionId)
    if (execution === undefined) throw new Error(`There is no execution ${executionId}.`)
    return execution
  }
  let handlers: HttpHandler[] | undefined
  return {
    apiKey,
    // Created when they are read: only they require msw, which CommonJS test runners cannot load.
    get handlers() {
      return (handlers ??= createHandlers(baseUrl.replace(/\/+$/, ""), handle))
    },
    fetch: (input, init) => handle(new Request(input, init)),
    reset: () => void (deployment = createDeployment(options, apiKey)),
    advance: (executionId) => advance(find(executionId), deployment.store.now()),
    finish: (executionId) => finish(find(executionId), deployment.store.now()),
    fail: (outage) => void (deployment.outage = outage),
    executions: () =>
      [...deployment.store.executions.values()].map((each) => presentExecution(structuredClone(each)) as Execution), // the status determines the members
    webhooks: {
      sign: (event, secret) => {
        const { store } = deployment
        return signMessage([secret].flat(), { id: store.newId("msg"), at: store.now(), body: JSON.stringify(event) })
      },
    },
  }
}

function createDeployment(options: MockOptions, apiKey: string): Deployment {
  const { now = () => Date.now(), pace = "poll", decide } = options
  const { maxFileBytes = defaultMaxFileBytes, maxUnusedBytes = defaultMaxUnusedBytes } = options
  const progress = createProgress(pace)
  const outcomeOf = createOutcomes(options, decide)
  const store = createStore({ apiKey, now, progress, maxFileBytes, maxUnusedBytes, outcomeOf })
  return { store, idempotency: createIdempotency(), outage: undefined, requestCount: 0 }
}
