import type { Engine } from "@docsift/engine"
import { readConfig } from "@docsift/server/internal/config"
import { createContainer } from "@docsift/server/internal/container"
import { untilSignal } from "@docsift/server/internal/cli/until-signal"
import { createApp } from "@docsift/server/internal/app"
import { listen } from "@docsift/server/internal/http/node-server"
import { listenLimits } from "@docsift/server/internal/start-server"

/*
 * The server as `docsift-server serve` and `work` start it, but with an engine that opens nothing and finds nothing, so
 * that an execution costs only what the service itself adds.
 */

const engine: Pick<Engine, "extractJson" | "close"> = {
  extractJson: () => Promise.resolve({ dataJson: "{}", evidenceJson: "{}", pages: [], warnings: [] }),
  close: () => Promise.resolve(),
}

const config = readConfig()
const signal = untilSignal()
const container = await createContainer(config, { engine })
const isWorker = process.argv[2] === "work"
const server = isWorker
  ? undefined
  : await listen(createApp(container), {
      host: config.host,
      port: config.port,
      ...listenLimits(config, container.logger),
    })
if (server !== undefined) container.setListeningUrl(server.url)
await container.start()
if (isWorker) container.logger.info({}, "the worker waits for executions")
if (!isWorker) process.stdout.write(`Docsift is listening\n${container.newAdminKey ?? ""}\n`)
await signal
container.drain()
await server?.close(1_000)
await container.stop(1_000)
