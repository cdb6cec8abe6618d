import type { Answer } from "./attempt.ts"

/** Is a result together with the answer it came in. */
export interface WithResponse<T> {
  readonly data: T
  /** Status and headers; the body has been read. */
  readonly response: Response
  /** Names the request in the server's log. */
  readonly requestId: string | undefined
}

/** Is a call under way: await it for the result, or its `withResponse()` for the answer too. */
export interface Call<T> extends Promise<T> {
  /** Answers the result with status, headers and request id. */
  withResponse(): Promise<WithResponse<T>>
}

/** Is the call of a list: await it for one page, or iterate over it for everything. */
export interface ListCall<T> extends Call<T[]>, AsyncIterable<T> {}

/**
 * Makes a call out of a pending answer. It derives no promise of its own before somebody asks for one: each would be an
 * unhandled rejection when only `withResponse()` is awaited.
 */
export function createCall<T>(pending: Promise<WithResponse<T>>): Call<T> {
  const promise = () => pending.then(({ data }) => data)
  return {
    [Symbol.toStringTag]: "Promise",
    // oxlint-disable-next-line unicorn/no-thenable -- a promise is what this is
    then: (onFulfilled, onRejected) => promise().then(onFulfilled, onRejected),
    catch: (onRejected) => promise().catch(onRejected),
    finally: (onFinally) => promise().finally(onFinally),
    withResponse: () => pending.then((result) => result),
  }
}

/** Makes the call of a list; `next` asks for the page after a cursor. */
export function createListCall<T>(
  pending: Promise<WithResponse<T[]>>,
  next: (cursor: string) => Promise<WithResponse<T[]>>,
): ListCall<T> {
  const iterate = async function* () {
    let page = await pending
    for (;;) {
      yield* page.data
      const cursor = readNextCursor(page.response.headers.get("link"))
      if (!cursor) return
      page = await next(cursor)
    }
  }
  return Object.assign(createCall(pending), { [Symbol.asyncIterator]: iterate })
}

/**
 * Reads the cursor out of a `Link` header (RFC 8288). Only the cursor is taken, never the address: the key goes to
 * `baseUrl` alone.
 */
export function readNextCursor(link: string | null): string | undefined {
  const target = /<([^>]*)>[^,]*;\s*rel="?next"?/i.exec(link ?? "")?.[1]
  return new URLSearchParams(target?.split("?")[1]).get("cursor") ?? undefined
}

/** Makes a result out of an answer whose body fits `T`. */
export function toResult<T>({ body, response, requestId }: Answer): WithResponse<T> {
  // The one place where a body off the wire gets its type; judge-answer.ts has checked that it is JSON.
  return { data: body as T, response, requestId }
}
