import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { sql } from "drizzle-orm"
import { Webhook as Verifier } from "standardwebhooks"
import { afterEach, expect } from "vitest"
import { z } from "zod"
import { AesSecretBox } from "../../src/adapters/aes-secret-box.ts"
import { DatabaseExecutionEvents } from "../../src/adapters/database-execution-events.ts"
import { createGuardedFetch } from "../../src/adapters/guarded-fetch.ts"
import { GuardedWebhookSender } from "../../src/adapters/guarded-webhook-sender.ts"
import { createRepositories, type Repositories } from "../../src/create-repositories.ts"
import type { OpenDatabase } from "../../src/database/database.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { Scope } from "../../src/database/scope.ts"
import { allowedHosts } from "../../src/domain/allowed-hosts.ts"
import { maxAttempts, type secondsToNextAttempt } from "../../src/domain/delivery-schedule.ts"
import { type MessageId, newId, type WebhookId } from "../../src/domain/ids.ts"
import type { WebhookDeliveryDetails } from "../../src/domain/webhook.ts"
import { newSecret } from "../../src/domain/webhook-signature.ts"
import { createLogger } from "../../src/logger.ts"
import { DisableWebhook } from "../../src/services/disable-webhook.ts"
import { sealWebhookSecret } from "../../src/services/webhook-secrets.ts"
import { Telemetry } from "../../src/telemetry/telemetry.ts"
import { type AttemptDependencies, createAttempt } from "../../src/worker/webhooks/attempt.ts"
import { Deliverer } from "../../src/worker/webhooks/deliverer.ts"
import type { NewDatabase } from "../world.ts"

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A message as a receiver got it. */
export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A receiver on loopback. */
export interface Receiver {
  readonly url: string
  readonly received: Received[]
}

/** Starts a receiver; it is closed after the test. @param respond - gets the number of the request, counted from 1. */
export async function aReceiver(
  respond: (response: ServerResponse, number: number) => void = (response) => response.end(),
): Promise<Receiver> {
  const received: Received[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: Buffer.concat(await request.toArray()).toString() })
    respond(response, received.length)
  }
  const server = createServer((request, response) => {
    void receive(request, response)
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  closing.push(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, received } // A listening server of TCP.
}

/** Verifies a message with the reference library, which throws when no signature matches. */
export function verify(secret: string, { headers, body }: Received): unknown {
  const given = z.object({ "webhook-id": z.string(), "webhook-timestamp": z.string(), "webhook-signature": z.string() })
  return new Verifier(secret).verify(body, given.parse(headers))
}

const atOnce: typeof secondsToNextAttempt = ({ number }) => (number < maxAttempts ? 0 : undefined)

/** Settings of {@link WebhookLab.start}. */
export interface DelivererSettings {
  /** @default retries at once */
  readonly schedule?: AttemptDependencies["schedule"]
  readonly slots?: number
  /** Time for a response in milliseconds. */
  readonly timeoutMs?: number
  /** Whether the document store can be used. @default always */
  readonly isUsable?: () => Promise<boolean>
}

/** A database with an organization, and what delivers its messages. */
export interface WebhookLab {
  readonly opened: OpenDatabase
  readonly repositories: Repositories
  readonly log: string[]
  aWebhook(
    url: string,
    options?: { isEnabled?: boolean; previous?: { secret: string; stopsInSeconds: number }; failingDays?: number },
  ): Promise<{ readonly id: WebhookId; readonly secret: string }>
  /** Writes a message and its delivery. */
  send(webhookId: WebhookId, type?: "execution.completed" | "webhook.test", daysAgo?: number): Promise<MessageId>
  /** Starts a deliverer as a process has it; it is stopped after the test. */
  start(settings?: DelivererSettings): Deliverer
  find(webhookId: WebhookId, messageId: MessageId): Promise<WebhookDeliveryDetails>
  /** Waits until the delivery has this state. */
  until(
    webhookId: WebhookId,
    messageId: MessageId,
    state: WebhookDeliveryDetails["state"],
  ): Promise<WebhookDeliveryDetails>
}

/** Creates a lab in a database of its own; it is closed after the test. */
export async function aWebhookLab(newDatabase: NewDatabase): Promise<WebhookLab> {
  const opened = await openDatabase(await newDatabase())
  closing.push(() => opened.close())
  await opened.migrate()
  const { database } = opened
  const repositories = createRepositories(opened)
  const log: string[] = []
  const logger = createLogger("debug", { write: (line: string) => void log.push(line) })
  const events = new DatabaseExecutionEvents(opened, logger)
  await events.start()
  closing.push(() => events.stop())
  const box = new AesSecretBox([{ id: "test", key: Buffer.alloc(32, 7) }])
  const [organizationId, ownerId] = [newId("org"), newId("usr")]
  await database.execute(sql`insert into organizations (id, name) values (${organizationId}, 'O')`)
  await database.execute(sql`
    insert into users (id, organization_id, name, role) values (${ownerId}, ${organizationId}, 'U', 'admin')`)
  const scope = Scope.system()
  const { webhookDeliveries: deliveries, deliveryLog, webhookMessages, auditLog } = repositories

  const find = async (webhookId: WebhookId, messageId: MessageId) => {
    const found = await deliveryLog.find(scope, webhookId, messageId)
    if (found === undefined) throw new Error(`no delivery of ${messageId}`)
    return found
  }
  return {
    opened,
    repositories,
    log,
    async aWebhook(url, { isEnabled = true, previous, failingDays } = {}) {
      const id = newId("whe")
      const secret = newSecret()
      const sealedSecret = sealWebhookSecret(box, id, secret)
      const settings = { url, events: ["*" as const], description: null, workflowIds: null, isEnabled }
      await database.transaction((transaction) =>
        repositories.webhooks.insert(scope, { id, organizationId, ownerId, sealedSecret, ...settings }, transaction),
      )
      if (previous !== undefined) {
        const sealed = sealWebhookSecret(box, id, previous.secret)
        await database.execute(sql`
          update webhooks set sealed_previous_secret = ${sealed},
            previous_stops_at = now() + make_interval(secs => ${previous.stopsInSeconds}) where id = ${id}`)
      }
      if (failingDays !== undefined) {
        await database.execute(sql`
          update webhooks set failing_since = now() - make_interval(days => ${failingDays}) where id = ${id}`)
      }
      return { id, secret }
    },
    async send(webhookId, type = "execution.completed", daysAgo = 0) {
      const messageId = await database.transaction((transaction) =>
        webhookMessages.sendTest(scope, { id: webhookId, organizationId }, transaction),
      )
      await database.execute(sql`
        update webhook_messages set type = ${type}, created_at = created_at - make_interval(days => ${daysAgo})
        where id = ${messageId}`)
      return messageId
    },
    start({ schedule = atOnce, slots, timeoutMs, isUsable = async () => true } = {}) {
      const guarded = createGuardedFetch({
        allowsPrivate: false,
        requiresTls: true,
        allowedHosts: allowedHosts(["127.0.0.1"]),
      })
      closing.push(() => guarded.close())
      const attempt = createAttempt({
        deliveries,
        sender: new GuardedWebhookSender(guarded.fetch, timeoutMs),
        box,
        disableWebhook: new DisableWebhook({ database, deliveries, auditLog, logger }),
        telemetry: new Telemetry(),
        logger,
        userAgent: "docsift/1.2.3",
        schedule,
      })
      const isShared = opened.kind === "postgres"
      const deliverer = new Deliverer({ deliveries, events, attempt, guard: { isUsable }, logger, isShared, slots })
      deliverer.start()
      closing.push(() => deliverer.stop(0))
      return deliverer
    },
    find,
    async until(webhookId, messageId, state) {
      await expect.poll(async () => (await find(webhookId, messageId)).state).toBe(state)
      return find(webhookId, messageId)
    },
  }
}

/** Reads the rows of a query. */
export async function query(lab: WebhookLab, text: ReturnType<typeof sql>): Promise<unknown[]> {
  return rowsOf(await lab.opened.database.execute(text))
}
