import { setTimeout as sleep } from "node:timers/promises"
import { type Config, readConfig } from "../config.ts"
import { createContainer } from "../container.ts"
import { createApp } from "../http/app.ts"
import { listen } from "../http/node-server.ts"
import { listenLimits } from "../start-server.ts"
import { limitStop } from "./limit-stop.ts"
import { abortOn, limitStart, startOrExit, untilSignal } from "./until-signal.ts"

/*
 * Stopping order: unready and waiting calls end (`drain`), a proxy gets time to see it while everything is still
 * answered, the HTTP front stops politely, then the container stops worker, engine, queue and database, which takes 8 s at
 * most. All of it has 30 s: container platforms kill then.
 */

/**
 * A proxy that asks `/readyz` every second goes elsewhere by then. Behind Caddy 2.6, 12 of 294 and 18 of 323 executes failed
 * over three shutdowns without it (502), and none of 7,863 with it; presumably an upload's body is not sent a second time.
 */
const noticeMs = 3_000
const requestDeadlineMs = 9_000
const runDeadlineMs = 10_000

/** Runs the HTTP server, with a worker inside unless that is switched off, until a signal comes. */
export async function serve(config: Config = readConfig()): Promise<void> {
  const signal = untilSignal()
  const container = await startOrExit(createContainer(config, { signal: abortOn(signal) }), signal)
  try {
    const server = await listen(createApp(container), {
      host: config.host,
      port: config.port,
      ...listenLimits(config, container.logger),
    })
    container.setListeningUrl(server.url)
    await limitStart(container.start(), signal)
    const url = config.publicUrl ?? server.url
    // The only lines that are not log lines: the logs must never hold the key. Written at once, so that a program that
    // waits for the address finds the key as well.
    if (container.newAdminKey !== undefined) {
      const lines = [`Docsift is listening on ${url}`, "Admin API key, shown only this once:", container.newAdminKey]
      process.stdout.write(`${lines.join("\n")}\n`)
    }
    const port = Number(new URL(server.url).port)
    container.logger.info({ host: config.host, port, publicUrl: url }, "listening")
    const received = await signal
    container.logger.info({ signal: received }, "stopping")
    limitStop(container.logger)
    container.drain()
    // Nobody at a terminal has a proxy in front; one tick, so that waiting calls answer before their connections close.
    await sleep(received === "SIGTERM" ? noticeMs : 0)
    await server.close(requestDeadlineMs)
  } finally {
    await container.stop(runDeadlineMs)
  }
  container.logger.info({}, "stopped")
}
