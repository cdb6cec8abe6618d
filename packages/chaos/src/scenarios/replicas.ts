import { setTimeout as sleep } from "node:timers/promises"
import { audit, settle } from "../auditor.ts"
import { Balancer } from "../balancer.ts"
import { runContractSuite, suiteMaxFileBytes, type SuiteResult } from "../contract-suite.ts"
import { Deployment } from "../deployment.ts"
import type { Replica } from "../replica.ts"
import { atLeast, exactly, noted, type Scenario } from "../scenario.ts"

const settleDeadlineMs = 60_000

/*
 * The suite calls without a client's patience, and some of its cases write without an idempotency key. When the
 * connection of such a call dies nobody can know whether it had its effect, and no client may repeat it
 * (RFC 9110 §9.2.2). A case would fail although the server is right. So a server is killed while it has no write in
 * work, whatever it reads and whoever waits at it; api-kills kills in the middle of writes. Workers are killed at any
 * moment.
 */

/** Six processes pass for one server, whichever of them dies. */
export const replicas: Scenario = {
  name: "replicas",
  title: "kill -9 of one of three servers and three workers every few seconds, contract suite, 3 times",
  minutes: 3,
  async run(stage) {
    const plan = stage.isQuick
      ? { rounds: 1, only: "repeating", pauseMs: 300, least: 1, most: 2 }
      : { rounds: 3, only: undefined, pauseMs: 2000, least: 10, most: Number.POSITIVE_INFINITY }
    const environment = { DOCSIFT_MAX_FILE_BYTES: String(suiteMaxFileBytes) }
    await using deployment = await Deployment.start({ serve: 3, work: 3, environment })
    await using balancer = await Balancer.start(deployment.urls, { retries: true })
    const over = new AbortController()
    const kills = { serve: 0, work: 0 }
    const killing = killAtRandom(deployment, balancer, plan, kills, over.signal)
    const suites: SuiteResult[] = []
    try {
      const isEnough = () => Math.min(kills.serve, kills.work) >= plan.least
      // A quick machine is through before it has been hit often enough.
      for (let round = 0; round < plan.rounds || (!isEnough() && round < 4 * plan.rounds); round++) {
        const suite = { baseUrl: balancer.url, apiKey: deployment.adminKey, only: plan.only }
        suites.push(await runContractSuite(suite))
        stage.note(`suite ${round + 1}, kills so far: ${kills.serve} servers, ${kills.work} workers`)
      }
    } finally {
      over.abort()
    }
    await killing
    await settle(deployment.databaseUrl, settleDeadlineMs)
    const failures = suites.flatMap((suite) => suite.failures)
    const evidence = { databaseUrl: deployment.databaseUrl, storage: deployment.storage, sent: [] }
    return [
      exactly("cases failed", total(suites, "failed"), 0),
      ...failures.slice(0, 5).map((failure) => noted("  such as", failure)),
      atLeast("cases passed", total(suites, "passed"), stage.isQuick ? 20 : plan.rounds * 300),
      noted("  not run: they need a hand inside the server, or were left out", String(total(suites, "notRun"))),
      atLeast("servers killed", kills.serve, plan.least),
      atLeast("workers killed", kills.work, plan.least),
      noted("requests sent again, because their connection broke", String(balancer.repeated)),
      noted("requests sent elsewhere, because there was no connection", String(balancer.rerouted)),
      exactly("requests that got no whole answer", balancer.failures.length, 0),
      ...balancer.failures.slice(0, 3).map((failure) => noted("  such as", failure)),
      ...(await audit(evidence, { areForeign: true, mayFail: () => true })),
    ]
  },
}

/** Kills processes until the signal comes, servers and workers alternately; which of them is chance. */
async function killAtRandom(
  deployment: Deployment,
  balancer: Balancer,
  { pauseMs, most }: { readonly pauseMs: number; readonly most: number },
  kills: Record<Replica["command"], number>,
  signal: AbortSignal,
): Promise<void> {
  // The suite takes a while to begin.
  while (balancer.answered === 0 && !signal.aborted) await sleep(50)
  for (let count = 0; count < most && !signal.aborted; count++) {
    await sleep(Math.random() * 2 * pauseMs)
    if (signal.aborted) break
    const victim = pick(count % 2 === 0 ? deployment.serves : deployment.works)
    const kill = () => victim.kill()
    if (victim.url === undefined) await kill()
    else if (!(await balancer.betweenWrites(victim.url, kill))) continue
    kills[victim.command]++
    await victim.start()
  }
}

function total(suites: readonly SuiteResult[], count: "passed" | "failed" | "notRun"): number {
  return suites.reduce((sum, suite) => sum + suite[count], 0)
}

function pick(processes: readonly Replica[]): Replica {
  const picked = processes[Math.floor(Math.random() * processes.length)]
  if (picked === undefined) throw new Error("a deployment has processes")
  return picked
}
