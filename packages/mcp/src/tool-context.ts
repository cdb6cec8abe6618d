import type { McpServer } from "@modelcontextprotocol/server"
import type { Client, FileInput } from "@docsift/sdk"
import type { DocumentPlace } from "./document-input.ts"
import type { ReportError, RunTool } from "./tool-result.ts"

/** What the tools work with. */
export interface ToolContext {
  readonly server: McpServer
  /** Every tool is a request of this client: it passes the authentication, roles, limits and audit of the caller's key. */
  readonly client: Client
  readonly run: RunTool
  /** Receives what no caller can solve. */
  readonly report: ReportError
  /** Decides how a call names its document. */
  readonly place: DocumentPlace
  /** Opens a file of this machine; undefined where callers are on others. */
  readonly openPath: ((path: string) => Promise<FileInput>) | undefined
}
