import { AuthenticationError } from "@docsift/sdk"
import { client } from "../client.ts"

/** Ends the session at the server, and forgets what this browser keeps of its user. */
export async function endSession(): Promise<void> {
  try {
    await client.sessions.end()
  } catch (error) {
    // It has ended already.
    if (!(error instanceof AuthenticationError)) throw error
  }
  const { closeUploads } = await import("../upload/uploads.ts")
  closeUploads()
  sessionStorage.clear()
}
