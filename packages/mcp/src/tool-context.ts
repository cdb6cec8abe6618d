import type { McpServer } from "@modelcontextprotocol/server"
import type { Client, FileInput } from "@docsift/sdk"
import type { DocumentShape } from "./document-input.ts"

/** What the tools work with. */
export interface ToolContext {
  readonly server: McpServer
  /** Every tool is a request of this client: it passes the authentication, roles, limits and audit of the caller's key. */
  readonly client: Client
  /** How a document is named in a call. */
  readonly document: DocumentShape
  /** Opens a file of this machine; undefined where callers are on others. */
  readonly openPath: ((path: string) => Promise<FileInput>) | undefined
}
