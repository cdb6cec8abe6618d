/** More than a server that is there needs to send a page of a kilobyte. */
const REACHABLE_TIMEOUT_MS = 5_000

/**
 * Returns a function that loads the scripts of a screen.
 *
 * The router loads the page anew when they are gone, as after an update of the server. While the server is unavailable, that would
 * leave nothing of the page, so the screen fails with a sentence instead, and the next try asks for the scripts again.
 */
export function loadScreen<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      return await load()
    } catch (cause) {
      if (await isServerThere()) throw cause
      throw new Error(`Cannot reach ${location.origin}, from which this screen is loaded.`, { cause })
    }
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REACHABLE_TIMEOUT_MS)
    return (await fetch(document.baseURI, { method: "HEAD", cache: "no-store", signal })).ok
  } catch {
    return false
  }
}
