import { Client as Assistant, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { Client } from "@docsift/sdk"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { type RunningServer, startServer } from "../../src/start-server.ts"

/** A running server, a client of its API, and an assistant that is connected to it. */
export interface Setup extends AsyncDisposable {
  readonly server: RunningServer
  readonly client: Client
  readonly assistant: Assistant
  /** Connects another assistant. */
  connect(apiKey: string): Promise<Assistant>
}

/** Starts a server with an embedded database. */
export async function startSetup(): Promise<Setup> {
  const cleanup = new AsyncDisposableStack()
  const database = { kind: "memory", template: await migratedDatabase() } as const
  const server = cleanup.use(await startServer({ database }))
  const connect = async (apiKey: string) => {
    const assistant = new Assistant({ name: "test", version: "1.0.0" })
    const headers = { authorization: `Bearer ${apiKey}` }
    await assistant.connect(
      new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit: { headers } }),
    )
    cleanup.defer(() => assistant.close())
    return assistant
  }
  const client = new Client({ apiKey: server.adminKey, baseUrl: server.url })
  const assistant = await connect(server.adminKey)
  return { server, client, assistant, connect, [Symbol.asyncDispose]: () => cleanup.disposeAsync() }
}
