import { Client } from "@docsift/sdk"

/** A client of this page's program, and the workflow it runs. */
export interface Connection {
  readonly client: Client
  readonly workflowId: string
}

/** Reports that this page's program did not open a session; the message is for whoever stands before the page. */
export class SessionError extends Error {
  override readonly name = "SessionError"
}

/**
 * Opens a session for one document.
 *
 * The client takes the session's token where it takes a key elsewhere, and the page's program where Docsift would be: the
 * browser never holds the key, which is what `dangerouslyAllowBrowser` asks about.
 */
export async function connect(signal: AbortSignal): Promise<Connection> {
  const response = await fetch("/session", { method: "POST", signal }).catch((cause: unknown) => {
    throw new SessionError("The connection failed. Check your network and upload the document again.", { cause })
  })
  if (!response.ok) throw new SessionError(`Documents cannot be read at the moment (status ${response.status}).`)
  const { token, workflowId } = (await response.json()) as { token: string; workflowId: string } // what app.ts answers
  const baseUrl = `${location.origin}/docsift`
  return { client: new Client({ apiKey: token, baseUrl, dangerouslyAllowBrowser: true }), workflowId }
}
