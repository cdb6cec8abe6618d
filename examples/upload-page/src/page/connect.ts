import { Client } from "@docsift/sdk"

/** A client of the page's server, and the workflow that it executes. */
export interface Connection {
  readonly client: Client
  readonly workflowId: string
}

/** An error of the page's server when opening a session; the message is for the visitor. */
export class SessionError extends Error {
  override readonly name = "SessionError"
}

/**
 * Opens a session for one document.
 *
 * The client gets the session's token as its API key, and the page's server as its base URL. The API key never reaches the
 * browser, so `dangerouslyAllowBrowser` is safe here.
 */
export async function connect(signal: AbortSignal): Promise<Connection> {
  const response = await fetch("/session", { method: "POST", signal }).catch((cause: unknown) => {
    throw new SessionError("The connection failed. Check your network and upload the document again.", { cause })
  })
  if (!response.ok) throw new SessionError(`Documents cannot be processed at the moment (status ${response.status}).`)
  const { token, workflowId } = (await response.json()) as { token: string; workflowId: string } // the response of app.ts
  const baseUrl = `${location.origin}/docsift`
  return { client: new Client({ apiKey: token, baseUrl, dangerouslyAllowBrowser: true }), workflowId }
}
