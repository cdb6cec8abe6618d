import type { Call } from "../core/call.ts"
import type { Transport } from "../core/transport.ts"
import type { CallOptions } from "../options.ts"
import type { Message } from "../types/api-key.ts"
import type { Caller as CallerDescription, Session, SessionInput } from "../types/session.ts"

/** The sender of the requests. */
export interface Caller {
  /**
   * Returns whose key or session is sent, and what the server can do.
   *
   * @example
   * ```ts
   * const { user, organization } = await client.caller.get()
   * console.log(`${user.name} (${user.role}) of ${organization.name}`)
   * ```
   */
  get(options?: CallOptions): Call<CallerDescription>
}

/** Sign-ins of pages that the server's own address serves; see `session` of the client's options. */
export interface Sessions {
  /**
   * Signs in with a key: the browser keeps the session in a cookie that scripts cannot read.
   *
   * @example
   * ```ts
   * import { Client } from "@docsift/sdk"
   *
   * const page = new Client({ session: true, baseUrl: "https://docsift.example.com" })
   * const { expiresAt } = await page.sessions.create({ apiKey: "dsk_…" })
   * ```
   */
  create(input: SessionInput, options?: CallOptions): Call<Session>
  /**
   * Signs out: ends the session at once. Nothing happens for a client with a key.
   *
   * @example
   * ```ts
   * await client.sessions.end()
   * ```
   */
  end(options?: CallOptions): Call<Message>
}

/** Creates both resources on top of a transport. */
export function createSessions({ call }: Transport): { caller: Caller; sessions: Sessions } {
  return {
    caller: { get: call("GET /me") },
    sessions: {
      create: call("POST /sessions body"),
      end: call("DELETE /sessions/current"),
    },
  }
}
