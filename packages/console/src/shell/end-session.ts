import { AuthenticationError } from "@docsift/sdk"
import { basePath, client } from "../client.ts"

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

/**
 * Leaves the console for the server's sign-out, which ends the session at the identity provider where there is one, and comes back to the
 * sign-in. Without it, the next click on the sign-in would sign the same person in without a question.
 */
export function leaveProvider(): Promise<never> {
  window.location.replace(`${basePath}sign-out`)
  // Until the page is gone, so that no screen flashes up.
  return new Promise(() => {})
}
