import { Client, type ClientOptions, type FileInput } from "@docsift/sdk"

/** The URLs of the servers that the suite uses. */
export interface Targets {
  /** A real server, and a key of an administrator in an organization of its own. */
  readonly baseUrl: string
  readonly apiKey: string
  /** A server that fails as the first segment of the path selects, and one of another origin to which it refers. */
  readonly faultsUrl: string
  readonly otherUrl: string
}

/** The abilities that not all runtimes share. */
export interface Host {
  /** True in a web page, where every visitor could read the key. */
  readonly isPage: boolean
  /** True where `fetch` streams a request body, so that progress can be reported. */
  readonly canStream: boolean
  /** Creates the forms of a file that exist only here. */
  readonly files?: Readonly<Record<string, (text: string) => FileInput>>
  /** Formats a value as this runtime's console does. */
  readonly inspect?: (value: unknown) => string
}

/** A request as the failing server received it. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** A client whose server fails in a certain way, and the requests that the server received. */
export interface Failing {
  readonly client: Client
  readonly seen: () => Promise<SeenRequest[]>
}

/** The fixtures of a case. */
export interface World {
  readonly targets: Targets
  readonly host: Host
  /** A client of the real server. */
  readonly client: Client
  readonly clientWith: (options: ClientOptions) => Client
  readonly failing: (fault: string, options?: ClientOptions) => Failing
}

/** The cases that every runtime must pass, by name. */
export type Cases = Readonly<Record<string, (world: World) => Promise<void>>>

/** Creates the clients of a run. */
export function createWorld(targets: Targets, host: Host): World {
  const { apiKey, baseUrl, faultsUrl } = targets
  const clientWith = (options: ClientOptions) =>
    new Client({ apiKey, baseUrl, dangerouslyAllowBrowser: host.isPage, ...options })
  return {
    targets,
    host,
    client: clientWith({}),
    clientWith,
    failing: (fault, options) => {
      // Each use has its own name, under which the server counts and records requests.
      const use = crypto.getRandomValues(new Uint32Array(2)).join("-")
      const client = clientWith({ ...options, baseUrl: `${faultsUrl}/${fault}/${use}` })
      const seen = async () => (await (await fetch(`${faultsUrl}/seen/${use}`)).json()) as SeenRequest[] // as recorded by the server
      return { client, seen }
    },
  }
}

/** Throws an error that shows a value unless a condition holds. */
export function check(condition: boolean, shown: unknown): asserts condition {
  if (!condition) throw new Error(shown instanceof Error ? `${shown.name}: ${shown.message}` : JSON.stringify(shown))
}

/** Waits for a call to fail and returns its error. */
export async function failureOf(call: PromiseLike<unknown>): Promise<unknown> {
  let result: unknown
  try {
    result = await call
  } catch (error) {
    return error
  }
  throw new Error(`The call should have failed; it returned ${JSON.stringify(result)}.`)
}

/** Waits for a call to fail with an error of a class. */
export async function failureAs<Failure extends Error>(
  errorClass: abstract new (...parameters: never[]) => Failure,
  call: PromiseLike<unknown>,
): Promise<Failure> {
  const error = await failureOf(call)
  check(error instanceof errorClass, error)
  return error
}
