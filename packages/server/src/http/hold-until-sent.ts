import type { FairQueue } from "../services/fair-queue.ts"

/**
 * Serves a request when it is its turn, and keeps its slot until the response has been sent or its reader is gone: what the
 * request holds in memory, it holds until then.
 *
 * @throws what {@link FairQueue.run} and `serve` throw.
 */
export async function holdUntilSent(
  queue: FairQueue,
  organizationId: string,
  signal: AbortSignal,
  serve: () => Promise<Response>,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const work = async () => {
    const response = await serve()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    signal.addEventListener("abort", () => end(), { once: true })
    if (signal.aborted) end()
    resolve(withEnd(response, end))
    await ended
  }
  queue.run(organizationId, signal, work).catch(reject)
  return promise
}

/** Returns a response that reports its end: read to the last byte, failed, or cancelled by its reader. */
function withEnd(response: Response, end: () => void): Response {
  if (response.body === null) {
    end()
    return response
  }
  const reader = response.body.getReader()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        controller.close()
      } catch (error) {
        controller.error(error)
      }
      end()
    },
    async cancel(reason) {
      end()
      await reader.cancel(reason)
    },
  })
  return new Response(body, response)
}
