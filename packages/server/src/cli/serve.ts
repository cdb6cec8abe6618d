import { setTimeout as sleep } from "node:timers/promises"
import { type Config, readConfig } from "../config.ts"
import { type Container, createContainer } from "../container.ts"
import { createApp } from "../app.ts"
import { listen } from "../http/node-server.ts"
import { isReadableOnTheWay } from "../http/session-cookie.ts"
import { probeAddress } from "../listen-at.ts"
import { listenLimits } from "../start-server.ts"
import { limitStop } from "./limit-stop.ts"
import { composeKeyText, composeStartText } from "./start-text.ts"
import { abortOn, limitStart, startOrExit, untilSignal } from "./until-signal.ts"

/*
 * Start order: a port that is taken is found before a database is created. The first admin's key is printed as soon as it is
 * stored, because whatever fails after that leaves a database whose key no later start can print. The port opens last.
 */

/*
 * Shutdown order: the server becomes unready and waiting requests end (`drain`); a proxy gets time to notice while requests
 * are still served; the HTTP server finishes its requests; the container stops worker, engine, queue and database, which
 * takes at most 8 s. All of it must take less than 30 s, after which container platforms kill the process.
 */

/**
 * Time after which a proxy that checks `/readyz` every second uses other servers. Behind Caddy 2.6, 12 of 294 and 18 of 323
 * executes failed with 502 in three shutdowns without this pause, and none of 7,863 with it; presumably a proxy does not
 * send the body of an upload twice.
 */
const proxyNoticeMs = 3_000
const requestDeadlineMs = 9_000
const runDeadlineMs = 10_000

const unprotectedProvider =
  "DOCSIFT_OIDC_ISSUER does not begin with https, so the client secret, codes and tokens can be read on the way to the provider"
const unprotectedSessions =
  "API keys and sessions of browsers are sent without encryption; serve this address through a proxy with TLS and set " +
  "DOCSIFT_PUBLIC_URL to its https address"

/** Runs the HTTP server, and a worker unless it is switched off, until a signal arrives. */
export async function serve(config: Config = readConfig()): Promise<void> {
  const signal = untilSignal()
  const container = await startOrExit(open(config, abortOn(signal)), signal)
  try {
    const server = await listen(createApp(container), {
      host: config.host,
      port: config.port,
      ...listenLimits(config, container.logger),
    })
    container.setListeningUrl(server.url)
    await limitStart(container.start(), signal)
    const url = config.publicUrl ?? server.url
    const isFirst = container.newAdminKey !== undefined
    const isTerminal = process.stdout.isTTY
    process.stdout.write(composeStartText({ url, isFirst, hasConsole: config.console, isTerminal }))
    const port = Number(new URL(server.url).port)
    container.logger.info({ host: config.host, port, publicUrl: url }, "listening")
    const issuer = config.oidc?.issuer
    if (issuer !== undefined && isReadableOnTheWay(issuer)) container.logger.warn({ issuer }, unprotectedProvider)
    if (isReadableOnTheWay(url)) container.logger.warn({ publicUrl: url }, unprotectedSessions)
    const received = await signal
    container.logger.info({ signal: received }, "stopping")
    limitStop(container.logger)
    container.drain()
    // Ctrl+C at a terminal: no proxy. One tick, so that waiting requests get their response before their connections close.
    await sleep(received === "SIGTERM" ? proxyNoticeMs : 0)
    await server.close(requestDeadlineMs)
  } finally {
    await container.stop(runDeadlineMs)
  }
  container.logger.info({}, "stopped")
}

async function open(config: Config, signal: AbortSignal): Promise<Container> {
  const { host, port, metricsPort } = config
  await probeAddress({ host, port })
  if (metricsPort !== undefined) await probeAddress({ host, port: metricsPort })
  return createContainer(config, { signal, onNewAdminKey: (key) => void process.stdout.write(composeKeyText(key)) })
}
