import { stat } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { type McpServerFactory, STDIO_DEFAULT_MAX_BUFFER_SIZE } from "@modelcontextprotocol/server"
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio"
import pLimit from "p-limit"
import { CommandError } from "../command-error.ts"
import { connect, type ConnectionOptions } from "../connection/connect.ts"
import { namesServer } from "../connection/names-server.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { printable } from "../terminal/printable.ts"
import { readVersion } from "../version.ts"

/** Documents at the same time, each in a thread that may need a gigabyte: an assistant can ask for a folder of them at once. */
const maxConcurrency = 2

/**
 * Serves tools to an assistant on standard input and output, until it closes them: those of a server, or the engine's own.
 *
 * @throws {CommandError} when a message is longer than 10 MiB.
 */
export async function mcp(options: ConnectionOptions, signal: AbortSignal): Promise<ExitCode> {
  await using offered = namesServer(options) ? await offerServer(options) : await offerEngine()
  const transport = new ObservedTransport()
  const handle = serveStdio(offered.createServer, { transport })
  signal.addEventListener("abort", () => void transport.close(), { once: true })
  await transport.closed
  await handle.close()
  const { readableEnded, destroyed } = process.stdin
  if (readableEnded || destroyed || signal.aborted) return exitCode.ok
  const megabytes = STDIO_DEFAULT_MAX_BUFFER_SIZE / 1024 / 1024
  throw new CommandError(`A message on standard input is longer than ${megabytes} MiB.`, exitCode.documentsFailed)
}

/** Standard input and output, which also close by themselves: at the end of the input, and after a message that is too long. */
class ObservedTransport extends StdioServerTransport {
  readonly #closed = Promise.withResolvers<void>()
  readonly closed = this.#closed.promise

  override async close(): Promise<void> {
    await super.close()
    this.#closed.resolve()
  }
}

interface OfferedTools extends AsyncDisposable {
  readonly createServer: McpServerFactory
}

async function offerServer(options: ConnectionOptions): Promise<OfferedTools> {
  const { client } = await connect(options)
  const { buildMcpServer } = await import("@docsift/mcp")
  const { fromPath } = await import("@docsift/sdk/node")
  const version = readVersion()
  const openPath = async (path: string) => fromPath(await requireFile(path))
  return {
    createServer: () => buildMcpServer({ client, version, openPath, onError: report }),
    [Symbol.asyncDispose]: async () => {},
  }
}

async function offerEngine(): Promise<OfferedTools> {
  const { buildLocalMcpServer } = await import("@docsift/mcp/local")
  const { createEmbeddedEngine } = await import("../extractor/embedded-extractor.ts")
  const concurrency = Math.min(maxConcurrency, availableParallelism())
  const engine = createEmbeddedEngine(concurrency)
  const limit = pLimit(concurrency)
  const version = readVersion()
  return {
    createServer: () =>
      buildLocalMcpServer({
        version,
        onError: report,
        extract: async (path, configuration, signal) => {
          const file = { path: await requireFile(path), name: path }
          const workflow = configuration && { name: "Document", configuration }
          return limit(async () => {
            signal.throwIfAborted()
            return engine.extract(file, workflow, signal)
          })
        },
      }),
    [Symbol.asyncDispose]: async () => engine[Symbol.asyncDispose](),
  }
}

/** Devices and pipes have no end, and reading one cannot be interrupted. */
async function requireFile(path: string): Promise<string> {
  const resolved = resolve(path)
  const stats = await stat(resolved).catch((cause: unknown) => {
    throw new CommandError(`${path}: no such file.`, undefined, { cause })
  })
  if (!stats.isFile()) throw new CommandError(`${path}: must be a file.`)
  return resolved
}

/** Standard output belongs to the protocol. */
function report(error: unknown): void {
  process.stderr.write(`${printable(error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`)
}
