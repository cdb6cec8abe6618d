import { setTimeout as sleep } from "node:timers/promises"
import { audit, waitUntilFinal } from "../auditor.ts"
import { Balancer } from "../balancer.ts"
import { runContractSuite, suiteMaxFileBytes, type SuiteResult } from "../contract-suite.ts"
import { Deployment } from "../deployment.ts"
import type { Replica } from "../replica.ts"
import { atLeast, exactly, noted, type Scenario } from "../scenario.ts"

const settleDeadlineMs = 60_000

/*
 * The suite does not retry, and some of its cases write without an idempotency key. When the connection of such a call
 * dies, no client can know whether it took effect, and none may repeat it (RFC 9110 §9.2.2): a case would fail although
 * the server is correct. So a server is killed only while it has no write in flight, regardless of open reads and long-polling
 * calls; api-kills kills in the middle of writes. Workers are killed at any moment.
 */

/** Six processes behave as one server while any of them is killed. */
export const replicas: Scenario = {
  name: "replicas",
  title: "kill -9 of one of three servers and three workers every few seconds, contract suite, 3 times",
  minutes: 3,
  async run(context) {
    const plan = context.isQuick
      ? { rounds: 1, only: "repeating", pauseMs: 300, least: 1, most: 2 }
      : { rounds: 3, only: undefined, pauseMs: 2000, least: 10, most: Number.POSITIVE_INFINITY }
    const environment = { DOCSIFT_MAX_FILE_BYTES: String(suiteMaxFileBytes) }
    await using deployment = await Deployment.start({ serve: 3, work: 3, environment })
    await using balancer = await Balancer.start(deployment.urls, { retries: true })
    const over = new AbortController()
    const kills = { serve: 0, work: 0 }
    const killing = killAtRandom(deployment, balancer, plan, kills, over.signal)
    // Its error is thrown after the suites: until then, nobody would handle it.
    const killed = Promise.allSettled([killing])
    const suites: SuiteResult[] = []
    try {
      const isEnough = () => Math.min(kills.serve, kills.work) >= plan.least
      // On a fast machine the suite ends before enough processes were killed.
      for (let round = 0; round < plan.rounds || (!isEnough() && round < 4 * plan.rounds); round++) {
        const suite = { baseUrl: balancer.url, apiKey: deployment.adminKey, only: plan.only }
        suites.push(await runContractSuite(suite))
        context.note(`suite ${round + 1}, kills so far: ${kills.serve} servers, ${kills.work} workers`)
      }
    } finally {
      over.abort()
      // It uses the deployment, which ends with this function.
      await killed
    }
    await killing
    await waitUntilFinal(deployment.databaseUrl, settleDeadlineMs)
    const failures = suites.flatMap((suite) => suite.failures)
    const evidence = { databaseUrl: deployment.databaseUrl, storage: deployment.storage, sent: [] }
    return [
      exactly("cases failed", total(suites, "failed"), 0),
      ...failures.slice(0, 5).map((failure) => noted("  such as", failure)),
      atLeast("cases passed", total(suites, "passed"), context.isQuick ? 20 : plan.rounds * 300),
      noted(
        "  not run: they need access to the server's internals, or were filtered out",
        String(total(suites, "notRun")),
      ),
      atLeast("servers killed", kills.serve, plan.least),
      atLeast("workers killed", kills.work, plan.least),
      noted("requests retried because their connection broke", String(balancer.repeated)),
      noted("requests rerouted because a replica was unreachable", String(balancer.rerouted)),
      exactly("requests without a complete response", balancer.failures.length, 0),
      ...balancer.failures.slice(0, 3).map((failure) => noted("  such as", failure)),
      ...(await audit(evidence, { areForeign: true, mayFail: () => true })),
    ]
  },
}

/** Kills random processes, servers and workers alternately, until the signal aborts. */
async function killAtRandom(
  deployment: Deployment,
  balancer: Balancer,
  { pauseMs, most }: { readonly pauseMs: number; readonly most: number },
  kills: Record<Replica["command"], number>,
  signal: AbortSignal,
): Promise<void> {
  // The suite takes a while to start.
  while (balancer.responded === 0 && !signal.aborted) await sleep(50)
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
