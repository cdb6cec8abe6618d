import type { ResponseHeader } from "../generated/header-names.ts"
import type { ResponseWithData } from "./exchange.ts"

/** A call under way: await it for its result, or its `withResponse()` for the response as well. */
export interface Call<T> extends Promise<T> {
  /** Returns the result with status, headers and request id. */
  withResponse(): Promise<ResponseWithData<T>>
}

/** The call of a list: await it for one page, or iterate over it for all items. */
export interface ListCall<T> extends Call<T[]>, AsyncIterable<T> {}

/**
 * Creates a call from a pending response.
 *
 * A caller that uses `withResponse()` or iterates gets the failure there; the promise of the call itself then counts as
 * handled, so that it causes no unhandled rejection.
 */
export function createCall<T>(pending: Promise<ResponseWithData<T>>): Call<T> {
  const call = pending.then(({ data }) => data)
  const withResponse = () => {
    call.catch(() => {})
    return pending
  }
  return Object.assign(call, { withResponse })
}

/** Returns a call whose result is computed from that of another; its response is the other's. */
export function mapCall<From, To>(call: Call<From>, map: (data: From) => To | Promise<To>): Call<To> {
  return createCall(call.withResponse().then(async (received) => ({ ...received, data: await map(received.data) })))
}

/** Creates the call of a list; `read` requests the page after a cursor, without one the first. */
export function createListCall<T>(read: (cursor?: string) => Promise<ResponseWithData<T[]>>): ListCall<T> {
  const call = createCall(read())
  const iterate = async function* () {
    let page = await call.withResponse()
    for (;;) {
      yield* page.data
      const cursor = readNextCursor(page.response.headers.get("link" satisfies ResponseHeader))
      if (!cursor) return
      page = await read(cursor)
    }
  }
  return Object.assign(call, { [Symbol.asyncIterator]: iterate })
}

/**
 * Returns the cursor of a `Link` header (RFC 8288), or an empty string when there is no next page.
 *
 * Only the cursor is taken, never the URL, so that no header decides where the key is sent.
 */
export function readNextCursor(link: string | null): string {
  return decodeURIComponent(/[?&]cursor=([^&>]*)[^>]*>[^,]*rel="?next/.exec(link ?? "")?.[1] ?? "")
}
