import type { Answer } from "./attempt.ts"

/** Is a call under way: await it for the result, or its `withResponse()` for the answer too. */
export interface Call<T> extends Promise<T> {
  /** Answers the result with status, headers and request id. */
  withResponse(): Promise<Answer<T>>
}

/** Is the call of a list: await it for one page, or iterate over it for everything. */
export interface ListCall<T> extends Call<T[]>, AsyncIterable<T> {}

/**
 * Makes a call out of a pending answer. Whoever takes the answer another way than by awaiting the call hears of a failure
 * there; the call itself then counts as handled.
 */
export function createCall<T>(pending: Promise<Answer<T>>): Call<T> {
  const call = pending.then(({ data }) => data)
  const withResponse = () => {
    call.catch(() => {})
    return pending
  }
  return Object.assign(call, { withResponse })
}

/** Makes the call of a list; `next` asks for the page after a cursor. */
export function createListCall<T>(
  pending: Promise<Answer<T[]>>,
  next: (cursor: string) => Promise<Answer<T[]>>,
): ListCall<T> {
  const call = createCall(pending)
  const iterate = async function* () {
    let page = await call.withResponse()
    for (;;) {
      yield* page.data
      const cursor = readNextCursor(page.response.headers.get("link"))
      if (!cursor) return
      page = await next(cursor)
    }
  }
  return Object.assign(call, { [Symbol.asyncIterator]: iterate })
}

/**
 * Reads the cursor out of a `Link` header (RFC 8288); empty when there is no next page. Only the cursor is taken, never the address: the key goes to
 * `baseUrl` alone.
 */
export function readNextCursor(link: string | null): string {
  return decodeURIComponent(/[?&]cursor=([^&>]*)[^>]*>[^,]*rel="?next/.exec(link ?? "")?.[1] ?? "")
}
