import { Client } from "@docsift/sdk"

/** The path that the console is served at, with a slash at its end: `/console/`, below a proxy's prefix if there is one. */
export const basePath = new URL(document.baseURI).pathname

/** The URL of the server: the folder that the console is served from. */
export const serverUrl = new URL("..", document.baseURI).href.replace(/\/$/, "")

/**
 * The client of the console. It sends the session's cookie, which scripts cannot read, and no key.
 *
 * A person waits for each response, so few retries hide a failure for less time.
 */
export const client = new Client({ session: true, baseUrl: serverUrl, maxRetries: 1 })
