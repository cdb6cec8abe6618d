import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { type Config, readConfig } from "./config.ts"
import { type ContainerOptions, createContainer } from "./container.ts"
import { newApiKeyValue } from "./domain/api-key-value.ts"
import { createApp } from "./app.ts"
import { maxFormOverheadBytes } from "./http/multipart.ts"
import { listen, type ListenOptions } from "./http/node-server.ts"
import type { Logger } from "./ports/logger.ts"

/** Settings of a server inside another program; omitted ones have the default of the environment variable. */
export interface StartServerOptions extends Partial<Config>, ContainerOptions {
  /** The data directory. @default all data is lost with `close()` */
  readonly dataDir?: string
}

/** A running server. */
export interface RunningServer extends AsyncDisposable {
  /** The base URL, without a trailing slash. */
  readonly url: string
  readonly adminKey: string
  /** The application, for requests without a socket. */
  readonly app: ReturnType<typeof createApp>
  /** Stops everything, within `deadlineMs` for requests and again for running extractions. */
  close(deadlineMs?: number): Promise<void>
}

/**
 * Starts a complete server inside this program, for tests and demonstrations. The environment is not read.
 *
 * @throws {DirectoryInUseError} when another process uses the data directory.
 */
export async function startServer(options: StartServerOptions = {}): Promise<RunningServer> {
  const { dataDir, engine, logger, ...overrides } = options
  const temporary = dataDir === undefined ? await mkdtemp(join(tmpdir(), "docsift-")) : undefined
  const dataDirectory = resolve(dataDir ?? temporary ?? ".")
  // The caller must know the key, and a generated one is shown by the first start only.
  const adminKey = options.adminKey ?? newApiKeyValue()
  const config: Config = {
    ...readConfig({ PORT: "0", LOG_LEVEL: "warn" }),
    database: temporary === undefined ? { kind: "embedded", directory: dataDirectory } : { kind: "memory" },
    dataDirectory,
    ...overrides,
    adminKey,
  }
  const removeTemporary = async () => {
    if (temporary !== undefined) await rm(temporary, { recursive: true, force: true })
  }
  const injected = { ...(engine === undefined ? {} : { engine }), ...(logger === undefined ? {} : { logger }) }
  const container = await createContainer(config, injected).catch(async (error: unknown) => {
    await removeTemporary()
    throw error
  })
  try {
    await container.services.apiKeys.authenticate(adminKey)
    const app = createApp(container)
    const server = await listen(app, {
      host: config.host,
      port: config.port,
      ...listenLimits(config, container.logger),
    })
    container.setListeningUrl(server.url)
    await container.start()
    const close = async (deadlineMs = 5_000) => {
      container.drain()
      await server.close(deadlineMs)
      await container.stop(deadlineMs)
      await removeTemporary()
    }
    return { url: server.url, adminKey, app, close, [Symbol.asyncDispose]: () => close() }
  } catch (error) {
    await container.stop(0)
    await removeTemporary()
    throw error
  }
}

/** Returns the settings that the HTTP server needs. */
export function listenLimits(
  config: Pick<Config, "maxFileBytes" | "maxConnections">,
  logger: Logger,
): Pick<ListenOptions, "maxBodyBytes" | "maxConnections" | "onDropped"> {
  const { maxConnections } = config
  return {
    // The longest body a request may declare: a file and the form around it.
    maxBodyBytes: config.maxFileBytes + maxFormOverheadBytes,
    maxConnections,
    onDropped: (count) => logger.warn({ count, maxConnections }, "connections were closed because there are too many"),
  }
}
