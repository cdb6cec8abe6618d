import { deserialize } from "node:v8"
import { z } from "zod"
import { type Idempotency, responseOf } from "../domain/idempotency.ts"

/*
 * The response of a completed request is stored as JSON, so that a repetition gets the same bytes from any later release.
 * The version tag is there for the next format.
 *
 * Earlier releases stored the operation's result as base64 of `v8.serialize()`. Rows live for 24 hours and are still
 * read: base64 has no brace, so the two cannot be confused. In a rolling upgrade a process of the old release cannot read
 * a row of the new one; it fails the repetition with `internal`, without any effect, and the next attempt at a new process
 * succeeds.
 */

const storedResponse = z.object({ version: z.literal(1), response: z.unknown() })

/** Writes a response for the row of its idempotency key. */
export function writeStoredResponse(response: unknown): string {
  return JSON.stringify({ version: 1, response } satisfies z.infer<typeof storedResponse>)
}

/**
 * Reads a response from the row of its idempotency key.
 *
 * @param idempotency - builds the response from the result that an earlier release stored.
 */
export function readStoredResponse<Result, Response>(
  text: string,
  idempotency: Pick<Idempotency<Result, Response>, "present">,
): Response {
  // Both were written by the same operation, which the sealed text is bound to; so their types are the operation's.
  if (!text.startsWith("{")) return responseOf(idempotency, deserialize(Buffer.from(text, "base64")) as Result)
  return storedResponse.parse(JSON.parse(text)).response as Response
}
