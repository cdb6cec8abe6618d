import { setTimeout as sleep } from "node:timers/promises"
import type { Client } from "@docsift/sdk"
import { auditWhenFinal } from "../audit-when-final.ts"
import { Balancer } from "../balancer.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { MessageReceiver } from "../message-receiver.ts"
import { atLeast, exactly, noted, type Scenario, within } from "../scenario.ts"

/** Of the requests: some messages need a second attempt, 5 s later, and few a third one, after 5 minutes. */
const refusedShare = 0.02
/** The lease of a killed process's attempts, a second attempt, and a third for the unlucky. */
const deliveredDeadlineMs = 480_000

/** Kills servers and workers (SIGKILL) while executions end, whose ends a webhook reports. */
export const webhookKills: Scenario = {
  name: "webhook-kills",
  title: "kill -9 of servers and workers, 10 times each, during 300 executions that a webhook reports",
  minutes: 9,
  async run(context) {
    const { count, kills, parallel, pauseMs } = context.isQuick
      ? { count: 24, kills: 2, parallel: 4, pauseMs: 600 }
      : { count: 300, kills: 20, parallel: 6, pauseMs: 2_000 }
    await using receiver = await MessageReceiver.start(context.isQuick ? 0 : refusedShare)
    const environment = { DOCSIFT_WEBHOOK_ALLOWED_HOSTS: "127.0.0.1" }
    await using deployment = await Deployment.start({ serve: 2, work: 2, environment })
    await using balancer = await Balancer.start(deployment.urls)
    const client = deployment.client(balancer.url)
    const { id: webhookId, secret } = await client.webhooks.create({ url: receiver.url, events: ["*"] })
    receiver.trust(secret)
    const workflowId = await createWorkflow(client)
    const sending = sendDocuments(workflowId, {
      count,
      parallel,
      // Runs of a second: a kill can strike while one ends.
      rows: 2_000,
      perSecond: count / ((kills * pauseMs) / 1000),
      client: () => client,
    })
    for (let kill = 0; kill < kills; kill++) {
      await sleep(pauseMs * (0.5 + Math.random()))
      const group = kill % 2 === 0 ? deployment.works : deployment.serves
      const victim = group[Math.floor(kill / 2) % group.length]
      await victim?.kill()
      await victim?.start()
    }
    const sent = await sending
    const ending = await auditWhenFinal(deployment, sent, { mayHaveOrphans: true }, context.patienceSeconds)
    const startedAt = performance.now()
    await untilNoneIsPending(client, webhookId)
    const ended = await listEnded(client, workflowId)
    const missing = ended.filter(({ id, type }) => receiver.of(id, type).length === 0)
    const twice = ended.filter(({ id, type }) => receiver.of(id, type).length > 1)
    const repeated = [...receiver.messages.values()].filter((message) => message.count > 1)
    return [
      atLeast("executions ended", ended.length, count * 0.9),
      exactly("ended executions without a message", missing.length, 0),
      ...missing.slice(0, 3).map(({ id, type }) => noted("  such as", `${id} ${type}`)),
      exactly("ended executions with messages of two ids", twice.length, 0),
      exactly(
        "messages of executions that did not end",
        receiver.messages.size - ended.length + missing.length - twice.length,
        0,
      ),
      exactly("requests without a valid signature", receiver.unverified, 0),
      noted("messages delivered more than once, with one id", String(repeated.length)),
      within("until all were delivered", (performance.now() - startedAt) / 1000, deliveredDeadlineMs / 1000),
      ...ending,
    ]
  },
}

async function untilNoneIsPending(client: Client, webhookId: string): Promise<void> {
  const deadline = performance.now() + deliveredDeadlineMs
  for (;;) {
    const page = await client.webhooks.deliveries(webhookId, { state: "pending", limit: 1 })
    if (page.length === 0 || performance.now() > deadline) return
    await sleep(500)
  }
}

/** Lists the final executions with the type of the message that reports their end. */
async function listEnded(client: Client, workflowId: string): Promise<{ id: string; type: string }[]> {
  const ended: { id: string; type: string }[] = []
  for await (const { id, status } of client.executions.list({ workflowId })) {
    if (status === "Completed" || status === "Failed") ended.push({ id, type: `execution.${status.toLowerCase()}` })
  }
  return ended
}
