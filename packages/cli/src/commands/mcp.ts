import { resolve } from "node:path"
import type { McpServerFactory } from "@modelcontextprotocol/server"
import { serveStdio } from "@modelcontextprotocol/server/stdio"
import { connect, type ConnectionOptions } from "../connection/connect.ts"
import { namesServer } from "../connection/names-server.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { readVersion } from "../version.ts"

/** Serves tools to an assistant on standard input and output, until it closes them: those of a server, or the engine's own. */
export async function mcp(options: ConnectionOptions, signal: AbortSignal): Promise<ExitCode> {
  const handle = serveStdio(await (namesServer(options) ? createServerFactory(options) : createLocalFactory()))
  const { promise, resolve: end } = Promise.withResolvers<void>()
  process.stdin.once("end", end).once("close", end)
  signal.addEventListener("abort", () => end(), { once: true })
  await promise
  await handle.close()
  return exitCode.ok
}

async function createServerFactory(options: ConnectionOptions): Promise<McpServerFactory> {
  const { client } = await connect(options)
  const { buildMcpServer } = await import("@docsift/mcp")
  const { fromPath } = await import("@docsift/sdk/node")
  const version = readVersion()
  return () => buildMcpServer({ client, version, openPath: (path) => fromPath(resolve(path)) })
}

async function createLocalFactory(): Promise<McpServerFactory> {
  const { buildLocalMcpServer } = await import("@docsift/mcp/local")
  const { createEmbeddedExtractor } = await import("../extractor/embedded-extractor.ts")
  const version = readVersion()
  return () =>
    buildLocalMcpServer({
      version,
      async extract(path, configuration, signal) {
        const workflow = configuration && { name: "Document", configuration }
        await using extractor = createEmbeddedExtractor({ workflow, concurrency: 1 })
        return await extractor.extract({ path: resolve(path), name: path }, signal)
      },
    })
}
