import { Client, type ClientOptions, type FileInput } from "@docsift/sdk"

/** Says where the servers are that the suite speaks to. */
export interface Targets {
  /** A real server, and a key of an administrator whose organization nobody else uses. */
  readonly baseUrl: string
  readonly apiKey: string
  /** A server that fails in the way the first part of the path says, and one of another origin that it points to. */
  readonly faultsUrl: string
  readonly otherUrl: string
}

/** Says what a runtime has beyond what all of them have. */
export interface Host {
  /** True in a web page, where every visitor could read the key. */
  readonly isPage: boolean
  /** True where `fetch` sends a stream while it is read, so that progress can be told. */
  readonly canStream: boolean
  /** Makes the forms of a file that exist here alone. */
  readonly files?: Readonly<Record<string, (text: string) => FileInput>>
  /** Shows a value as this runtime's console does. */
  readonly inspect?: (value: unknown) => string
}

/** Is a request as the failing server saw it. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Is a client whose server fails in a certain way, and what that server has seen of it. */
export interface Failing {
  readonly client: Client
  readonly seen: () => Promise<SeenRequest[]>
}

/** Holds what a case works with. */
export interface World {
  readonly targets: Targets
  readonly host: Host
  /** Speaks to the real server. */
  readonly client: Client
  readonly clientWith: (options: ClientOptions) => Client
  readonly failing: (fault: string, options?: ClientOptions) => Failing
}

/** Is what every runtime must get right, by name. */
export type Cases = Readonly<Record<string, (world: World) => Promise<void>>>

/** Makes the clients of a run. */
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
      // Each use has a name of its own, under which the server counts and remembers.
      const use = crypto.getRandomValues(new Uint32Array(2)).join("-")
      const client = clientWith({ ...options, baseUrl: `${faultsUrl}/${fault}/${use}` })
      const seen = async () => (await (await fetch(`${faultsUrl}/seen/${use}`)).json()) as SeenRequest[] // what it noted
      return { client, seen }
    },
  }
}

/** Throws what is shown unless something holds. */
export function check(holds: boolean, shown: unknown): asserts holds {
  if (!holds) throw new Error(shown instanceof Error ? `${shown.name}: ${shown.message}` : JSON.stringify(shown))
}

/** Waits for a call to fail and answers the failure. */
export async function failureOf(call: PromiseLike<unknown>): Promise<unknown> {
  let answer: unknown
  try {
    answer = await call
  } catch (error) {
    return error
  }
  throw new Error(`the call should have failed, it answered ${JSON.stringify(answer)}`)
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
