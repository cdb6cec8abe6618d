import type { Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { toPage } from "../domain/cursor.ts"
import { AppError, notFound } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { parseId, type WebhookId } from "../domain/ids.ts"
import { jsonBytesOf, type PageOf } from "../domain/page.ts"
import { readTime } from "../domain/time.ts"
import type { Webhook, WebhookDelivery, WebhookDeliveryDetails } from "../domain/webhook.ts"
import type { ExecutionEvents } from "../ports/execution-events.ts"
import type { DeliveryLogRepository, DeliveryRequest } from "../repositories/delivery-log.ts"
import type { WebhookMessageRepository } from "../repositories/webhook-messages.ts"
import type { WebhookRepository } from "../repositories/webhooks.ts"
import type { IdempotencyService } from "./idempotency.ts"

/** The number of deliveries that began again. */
export interface Recovered {
  readonly count: number
}

/** The dependencies of a {@link WebhookDeliveryService}. */
export interface WebhookDeliveryServiceDependencies {
  readonly webhooks: Pick<WebhookRepository, "find">
  readonly webhookMessages: Pick<WebhookMessageRepository, "sendTest">
  readonly deliveryLog: DeliveryLogRepository
  readonly events: Pick<ExecutionEvents, "publish">
  readonly idempotency: IdempotencyService
}

/** Shows what was sent to webhooks, and sends it again. */
export class WebhookDeliveryService {
  readonly #webhooks: WebhookDeliveryServiceDependencies["webhooks"]
  readonly #messages: WebhookDeliveryServiceDependencies["webhookMessages"]
  readonly #log: DeliveryLogRepository
  readonly #events: WebhookDeliveryServiceDependencies["events"]
  readonly #idempotency: IdempotencyService

  constructor(dependencies: WebhookDeliveryServiceDependencies) {
    this.#webhooks = dependencies.webhooks
    this.#messages = dependencies.webhookMessages
    this.#log = dependencies.deliveryLog
    this.#events = dependencies.events
    this.#idempotency = dependencies.idempotency
  }

  /** Lists the deliveries of a webhook, newest first. @throws {AppError} `not_found`, `invalid_request`. */
  async list(caller: Caller, id: string, request: DeliveryRequest): Promise<PageOf<WebhookDelivery>> {
    const webhook = await this.#require(caller, parseId("whe", id, "webhookId"))
    return toPage(await this.#log.list(Scope.of(caller), webhook.id, request), request, () => jsonBytesOf())
  }

  /** @throws {AppError} `not_found`. */
  async get(caller: Caller, id: string, message: string): Promise<WebhookDeliveryDetails> {
    const webhookId = parseId("whe", id, "webhookId")
    const messageId = parseId("msg", message, "messageId")
    const delivery = await this.#log.find(Scope.of(caller), webhookId, messageId)
    if (delivery !== undefined) return delivery
    await this.#require(caller, webhookId)
    throw notFound("delivery")
  }

  /** Sends a test message, also to a webhook that is disabled. @throws {AppError} `not_found`, and the idempotency codes. */
  async test<R = WebhookDelivery>(
    caller: Caller,
    id: string,
    idempotency: Idempotency<WebhookDelivery, R>,
  ): Promise<Outcome<R>> {
    const webhookId = parseId("whe", id, "webhookId")
    const scope = Scope.of(caller)
    return this.#idempotency.run(caller, "testWebhook", idempotency, { webhookId }, async (transaction) => {
      const webhook = await this.#require(caller, webhookId, transaction)
      const messageId = await this.#messages.sendTest(scope, webhook, transaction)
      const delivery = await this.#log.findDelivery(scope, webhookId, messageId, transaction)
      if (delivery === undefined) throw notFound("webhook")
      return delivery
    })
  }

  /** Starts a delivery again, whatever its outcome. @throws {AppError} `not_found`, and the idempotency codes. */
  async redeliver<R = WebhookDelivery>(
    caller: Caller,
    id: string,
    message: string,
    idempotency: Idempotency<WebhookDelivery, R>,
  ): Promise<Outcome<R>> {
    const webhookId = parseId("whe", id, "webhookId")
    const messageId = parseId("msg", message, "messageId")
    const payload = { webhookId, messageId }
    return this.#idempotency.run(caller, "redeliverWebhook", idempotency, payload, async (transaction) => {
      await this.#require(caller, webhookId, transaction)
      const delivery = await this.#log.restart(Scope.of(caller), webhookId, messageId, transaction)
      if (delivery === undefined) throw notFound("delivery")
      this.#events.publish({ kind: "delivery" }, transaction)
      return delivery
    })
  }

  /**
   * Starts every failed delivery since a time again, the oldest first.
   *
   * @throws {AppError} `not_found`, `invalid_request` for a time that does not exist, and the idempotency codes.
   */
  async recover<R = Recovered>(
    caller: Caller,
    id: string,
    input: { readonly since: string },
    idempotency: Idempotency<Recovered, R>,
  ): Promise<Outcome<R>> {
    const webhookId = parseId("whe", id, "webhookId")
    const since = readTime(input.since, "since")
    if (since === undefined) throw new AppError("invalid_request", "since: is required")
    const payload = { webhookId, since }
    return this.#idempotency.run(caller, "recoverWebhook", idempotency, payload, async (transaction) => {
      await this.#require(caller, webhookId, transaction)
      const count = await this.#log.recover(Scope.of(caller), webhookId, since, transaction)
      if (count > 0) this.#events.publish({ kind: "delivery" }, transaction)
      return { count }
    })
  }

  async #require(caller: Caller, id: WebhookId, transaction?: Transaction): Promise<Webhook> {
    const webhook = await this.#webhooks.find(Scope.of(caller), id, transaction)
    if (webhook === undefined) throw notFound("webhook")
    return webhook
  }
}
