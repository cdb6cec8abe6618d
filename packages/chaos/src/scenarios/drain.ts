import { setTimeout as sleep } from "node:timers/promises"
import { audit, waitUntilFinal } from "../auditor.ts"
import { Balancer } from "../balancer.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow } from "../load.ts"
import type { Exit, Replica } from "../replica.ts"
import { atLeast, exactly, noted, type Scenario, within } from "../scenario.ts"
import { startTraffic, type Traffic } from "../traffic.ts"

/** Grace period of container platforms before they kill a process. */
const exitLimitSeconds = 30
const waitingDeadlineMs = 30_000
const settleDeadlineMs = 60_000
/** Longer than the interval of one second at which the balancer polls. */
const noticeMs = 2000

/** SIGTERM of servers and workers under load, as in every rolling update. */
export const drain: Scenario = {
  name: "drain",
  title: "SIGTERM of two servers and two workers in turn, 6 rounds under load, no retries",
  minutes: 2,
  async run(context) {
    const rounds = context.isQuick ? 1 : 6
    await using deployment = await Deployment.start({ serve: 2, work: 2 })
    await using balancer = await Balancer.start(deployment.urls)
    const client = deployment.client(balancer.url).withOptions({ maxRetries: 0 })
    const traffic = startTraffic(client, await createWorkflow(client), context.isQuick)
    const stops: Stop[] = []
    for (let round = 0; round < rounds; round++) {
      for (const victim of [deployment.serves[round % 2], deployment.works[round % 2]]) {
        if (victim === undefined) continue
        await sleep(noticeMs)
        stops.push(await stop(victim, traffic))
        context.note(`round ${round + 1} of ${rounds}: ${victim.command} has stopped`)
        await victim.start()
      }
    }
    const sent = await traffic.stop()
    await waitUntilFinal(deployment.databaseUrl, settleDeadlineMs)
    const { execute, wait, read, create } = traffic.succeeded
    return [
      exactly("client requests that failed", traffic.failures.length, 0),
      ...traffic.failures.slice(0, 3).map((failure) => noted("  such as", failure)),
      atLeast("successful requests", execute + wait + read + create, 20 * stops.length),
      noted("  executes, waits, reads, creates", [execute, wait, read, create].join(", ")),
      // A process reports not ready before it stops accepting connections; other proxies do not retry.
      context.isQuick
        ? noted("connections refused by a stopping server", String(balancer.rerouted))
        : exactly("connections refused by a stopping server", balancer.rerouted, 0),
      exactly("processes stopped", stops.length, 2 * rounds),
      atLeast("fewest long-polling calls open at a SIGTERM", Math.min(...stops.map(({ waiting }) => waiting)), 1),
      exactly("exit codes other than 0", stops.filter(({ exit }) => exit.code !== 0).length, 0),
      ...(["serve", "work"] as const).map((command) =>
        within(`longest exit of a ${command}`, longest(stops, command), exitLimitSeconds),
      ),
      ...(await audit({ databaseUrl: deployment.databaseUrl, storage: deployment.storage, sent })),
    ]
  },
}

interface Stop {
  readonly command: Replica["command"]
  readonly exit: Exit
  /** Long-polling calls that were open at that moment. */
  readonly waiting: number
}

/** Stops a process while at least one long-polling call is open. */
async function stop(victim: Replica, traffic: Traffic): Promise<Stop> {
  const endsAt = performance.now() + waitingDeadlineMs
  while (traffic.inFlight("wait") === 0) {
    if (performance.now() > endsAt) throw new Error("no call waits for an execution")
    await sleep(5)
  }
  const waiting = traffic.inFlight("wait")
  return { command: victim.command, waiting, exit: await victim.terminate() }
}

function longest(stops: readonly Stop[], command: Replica["command"]): number {
  return Math.max(...stops.filter((stop) => stop.command === command).map(({ exit }) => exit.milliseconds)) / 1000
}
