import type { Execution, UntypedData } from "@docsift/sdk"
import { http, type HttpHandler } from "msw"
import { answerRequest, type Deployment, type Outage } from "./answer-request.ts"
import { defaultMaxFileBytes } from "./generated/limits.ts"
import { createIdempotency } from "./idempotency.ts"
import { executionAnswer } from "./operations/execution.ts"
import { createOutcomes, type Decision } from "./outcome.ts"
import { advance, createProgress, finish, type Pace } from "./pace.ts"
import { partsOf, routes } from "./routes.ts"
import { createStore, type SentDocument } from "./store.ts"

/** Changes how the mocks behave. */
export interface MockOptions {
  /** The service's address; `*` answers whatever host is asked. @default "*" */
  readonly baseUrl?: string
  /** The one key that is valid from the start, an admin's. @default `dsk_mock` and 45 zeros: no real server takes it */
  readonly apiKey?: string
  /** The values of every completed execution, fitted to its workflow. @default plausible ones */
  readonly extractedData?: UntypedData
  /** Decides document by document; `undefined` leaves the document to its name and `extractedData`. */
  readonly decide?: (document: SentDocument) => Decision | undefined
  /** How executions go on. @default "poll" */
  readonly pace?: Pace
  /** The clock, in milliseconds since 1970. @default Date.now, which fake timers replace */
  readonly now?: () => number
  /** Largest file, in bytes. @default 52_428_800 */
  readonly maxFileBytes?: number
}

/** A mocked deployment. */
export interface MockDocsift {
  /** Answers every operation, for `setupServer(...handlers)` and `setupWorker(...handlers)`. */
  readonly handlers: readonly HttpHandler[]
  /** Answers without msw: `new Client({ fetch })`. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** A valid key, an admin's. */
  readonly apiKey: string
  /** Forgets everything, as if freshly started; an outage ends. */
  reset(): void
  /** Moves an execution on by one state, whatever the pace. @throws {Error} for an unknown id. */
  advance(executionId: string): void
  /** Moves an execution to its end, whatever the pace. @throws {Error} for an unknown id. */
  finish(executionId: string): void
  /** Lets every operation fail from here on; `undefined` ends the outage. */
  fail(outage: Outage | undefined): void
  /** Shows the executions, oldest first, without moving them on. */
  executions(): Execution[]
}

/**
 * Mocks a Docsift deployment in memory.
 *
 * @example
 * const docsift = mockDocsift({ extractedData: { Invoice: { fields: { total: 12.5 } } } })
 * const server = setupServer(...docsift.handlers)
 */
export function mockDocsift(options: MockOptions = {}): MockDocsift {
  const { apiKey = "dsk_mock".padEnd(53, "0"), baseUrl = "*" } = options
  let deployment = createDeployment(options, apiKey)
  const answer = (request: Request) => answerRequest(deployment, request)
  const find = (executionId: string) => {
    const execution = deployment.store.executions.get(executionId)
    if (execution === undefined) throw new Error(`there is no execution ${executionId}`)
    return execution
  }
  return {
    apiKey,
    handlers: createHandlers(baseUrl.replace(/\/+$/, ""), answer),
    fetch: (input, init) => answer(new Request(input, init)),
    reset: () => void (deployment = createDeployment(options, apiKey)),
    advance: (executionId) => advance(find(executionId), deployment.store.now()),
    finish: (executionId) => finish(find(executionId), deployment.store.now()),
    fail: (outage) => void (deployment.outage = outage),
    executions: () =>
      [...deployment.store.executions.values()].map((each) => executionAnswer(structuredClone(each)) as Execution), // the status decides which members there are
  }
}

function createDeployment(options: MockOptions, apiKey: string): Deployment {
  const { now = () => Date.now(), pace = "poll", maxFileBytes = defaultMaxFileBytes, extractedData, decide } = options
  const progress = createProgress(pace)
  const outcomeOf = createOutcomes(extractedData, decide)
  const store = createStore({ apiKey, now, progress, maxFileBytes, outcomeOf })
  return { store, idempotency: createIdempotency(), outage: undefined, requestCount: 0 }
}

/** One handler an operation, one for files, and one for what the interface does not have. */
function createHandlers(baseUrl: string, answer: (request: Request) => Promise<Response>): HttpHandler[] {
  const resolve = ({ request }: { readonly request: Request }) => answer(request)
  return [
    ...routes.map((route) => {
      const { method, path } = partsOf(route)
      const address = baseUrl + path.replaceAll(/\{([^}]+)\}/g, ":$1")
      return http[methods[method] ?? "all"](address, resolve)
    }),
    http.all(`${baseUrl}/files/:fileId`, resolve),
    http.all(`${baseUrl}/api/v1/*`, resolve),
  ]
}

const methods: Readonly<Record<string, "get" | "post" | "put" | "delete">> = {
  GET: "get",
  POST: "post",
  PUT: "put",
  DELETE: "delete",
}
