import { setTimeout as sleep } from "node:timers/promises"
import { type Config, readConfig } from "../config.ts"
import { createContainer } from "../container.ts"
import { createApp } from "../http/app.ts"
import { listen } from "../http/node-server.ts"
import { listenLimits } from "../start-server.ts"
import { untilSignal } from "./until-signal.ts"

/*
 * Stopping order: unready and waiting calls end (`drain`), the HTTP front stops politely, then the container stops
 * worker, engine, queue and database. All of it has 25 s: container platforms kill after 30 s.
 */
const requestDeadlineMs = 12_000
const runDeadlineMs = 10_000

/** Runs the HTTP server, with a worker inside unless that is switched off, until a signal comes. */
export async function serve(config: Config = readConfig()): Promise<void> {
  const signal = untilSignal()
  const container = await createContainer(config)
  try {
    const server = await listen(createApp(container), {
      host: config.host,
      port: config.port,
      ...listenLimits(config, container.logger),
    })
    container.setListeningUrl(server.url)
    await container.start()
    // The only lines that are not log lines: the logs must never hold the key. Written at once, so that a program that
    // waits for the address finds the key as well.
    const lines = [`Docsift is listening on ${config.publicUrl ?? server.url}`]
    if (container.newAdminKey !== undefined) lines.push("Admin API key, shown only this once:", container.newAdminKey)
    process.stdout.write(`${lines.join("\n")}\n`)
    container.logger.info({ signal: await signal }, "stopping")
    container.drain()
    // One tick, so that waiting calls answer before the front closes their connections.
    await sleep(0)
    await server.close(requestDeadlineMs)
  } finally {
    await container.stop(runDeadlineMs)
  }
  container.logger.info({}, "stopped")
}
