import { isDeepStrictEqual } from "node:util"
import type { Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { toPage } from "../domain/cursor.ts"
import { AppError, notFound } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { parseId, type WebhookId, type WorkflowId } from "../domain/ids.ts"
import { jsonBytesOf, type PageOf, type PageRequest } from "../domain/page.ts"
import type { Webhook, WebhookCreated, WebhookEventFilter, WebhookSecret } from "../domain/webhook.ts"
import { newSecret } from "../domain/webhook-signature.ts"
import { maxWebhooks } from "../generated/limits.ts"
import type { ExecutionEvents } from "../ports/execution-events.ts"
import type { SecretBox } from "../ports/secret-box.ts"
import type { DeliveryLogRepository } from "../repositories/delivery-log.ts"
import { insertWithNewId } from "../repositories/insert-with-new-id.ts"
import type { WebhookRepository, WebhookSettings } from "../repositories/webhooks.ts"
import type { AuditLog } from "./audit-log.ts"
import type { IdempotencyService } from "./idempotency.ts"
import type { KeyValidity } from "./key-validity.ts"
import type { WebhookAddress } from "./webhook-address.ts"
import { sealWebhookSecret } from "./webhook-secrets.ts"

/** The input of a webhook. */
export interface WebhookInput {
  readonly url: string
  readonly events: readonly WebhookEventFilter[]
  readonly description?: string | undefined
  /** Undefined for all workflows. */
  readonly workflowIds?: readonly string[] | undefined
  readonly isEnabled: boolean
}

/** The dependencies of a {@link WebhookService}. */
export interface WebhookServiceDependencies {
  readonly webhooks: WebhookRepository
  readonly deliveryLog: Pick<DeliveryLogRepository, "clear">
  readonly addresses: Pick<WebhookAddress, "requireCallable">
  readonly box: SecretBox
  readonly events: Pick<ExecutionEvents, "publish">
  readonly audit: AuditLog
  readonly idempotency: IdempotencyService
  readonly validity: KeyValidity
}

/** Manages the webhooks of an organization. */
export class WebhookService {
  readonly #webhooks: WebhookRepository
  readonly #deliveryLog: WebhookServiceDependencies["deliveryLog"]
  readonly #addresses: WebhookServiceDependencies["addresses"]
  readonly #box: SecretBox
  readonly #events: WebhookServiceDependencies["events"]
  readonly #audit: AuditLog
  readonly #idempotency: IdempotencyService
  readonly #validity: KeyValidity

  constructor(dependencies: WebhookServiceDependencies) {
    this.#webhooks = dependencies.webhooks
    this.#deliveryLog = dependencies.deliveryLog
    this.#addresses = dependencies.addresses
    this.#box = dependencies.box
    this.#events = dependencies.events
    this.#audit = dependencies.audit
    this.#idempotency = dependencies.idempotency
    this.#validity = dependencies.validity
  }

  async list(caller: Caller, page: PageRequest): Promise<PageOf<Webhook>> {
    return toPage(
      await this.#webhooks.list(Scope.of(caller), page),
      page,
      ({ url, description, events, workflowIds = [] }) => jsonBytesOf(url, description, ...events, ...workflowIds),
    )
  }

  /** @throws {AppError} `not_found`. */
  async get(caller: Caller, id: string): Promise<Webhook> {
    const webhook = await this.#webhooks.find(Scope.of(caller), parseId("whe", id, "webhookId"))
    if (webhook === undefined) throw notFound("webhook")
    return webhook
  }

  /**
   * Creates a webhook; its secret is in this response only.
   *
   * @throws {AppError} `invalid_request` for a URL that the server does not call, `not_found` for an unknown workflow,
   * `too_many_webhooks`, and the idempotency codes.
   */
  async create<R = WebhookCreated>(
    caller: Caller,
    input: WebhookInput,
    idempotency: Idempotency<WebhookCreated, R>,
  ): Promise<Outcome<R>> {
    const settings = this.#readSettings(input)
    const scope = Scope.of(caller)
    const { organizationId, userId: ownerId } = caller
    const create = async (transaction: Transaction) => {
      await this.#requireWorkflows(scope, settings.workflowIds ?? [], transaction)
      const count = await this.#webhooks.countForCreation(scope, organizationId, transaction)
      if (count >= maxWebhooks) throw tooManyWebhooks()
      const secret = newSecret()
      const webhook = await insertWithNewId("whe", (id) => {
        const sealedSecret = sealWebhookSecret(this.#box, id, secret)
        return this.#webhooks.insert(scope, { id, organizationId, ownerId, ...settings, sealedSecret }, transaction)
      })
      return { ...webhook, secret }
    }
    const payload = { ...settings, ownerId }
    return this.#idempotency.runAudited(caller, "createWebhook", idempotency, payload, create, ({ id }) => id)
  }

  /**
   * Replaces the settings; the secret stays.
   *
   * @throws {AppError} `invalid_request` for a URL that the server does not call, `not_found` for an unknown webhook or workflow.
   */
  async update(caller: Caller, id: string, input: WebhookInput): Promise<Webhook> {
    const webhookId = parseId("whe", id, "webhookId")
    const settings = this.#readSettings(input)
    const scope = Scope.of(caller)
    return this.#audit.run(caller, "updateWebhook", async (transaction) => {
      const before = (await this.#webhooks.lock(scope, webhookId, transaction))?.webhook
      if (before === undefined) throw notFound("webhook")
      if (isDeepStrictEqual(settings, settingsOf(before))) return { value: before, targetId: undefined }
      // A workflow that was deleted since must not keep anyone from changing the description.
      const added = (settings.workflowIds ?? []).filter((workflowId) => !before.workflowIds?.includes(workflowId))
      await this.#requireWorkflows(scope, added, transaction)
      const webhook = await this.#webhooks.update(scope, webhookId, settings, transaction)
      if (webhook === undefined) throw notFound("webhook")
      // Deliveries that waited while it was disabled are due.
      if (webhook.isEnabled && !before.isEnabled) this.#events.publish({ kind: "delivery" }, transaction)
      await this.#validity.lock(caller, transaction)
      return { value: webhook, targetId: webhookId }
    })
  }

  /** Deletes a webhook with its deliveries. @throws {AppError} `not_found`. */
  async delete(caller: Caller, id: string): Promise<void> {
    const { id: webhookId } = await this.get(caller, id)
    const scope = Scope.of(caller)
    // Most of them beforehand: a transaction that removes those of a month would exceed the time of a statement.
    await this.#deliveryLog.clear(scope, webhookId)
    await this.#audit.run(caller, "deleteWebhook", async (transaction) => {
      if (!(await this.#webhooks.delete(scope, webhookId, transaction))) throw notFound("webhook")
      await this.#validity.lock(caller, transaction)
      return { value: undefined, targetId: webhookId }
    })
  }

  /**
   * Replaces the secret; the new one is in this response only. The previous one signs as well until the overlap ends.
   *
   * @throws {AppError} `not_found`, `webhook_rotation_open`, and the idempotency codes.
   */
  async rotateSecret<R = WebhookSecret>(
    caller: Caller,
    id: string,
    { overlapSeconds }: { readonly overlapSeconds: number },
    idempotency: Idempotency<WebhookSecret, R>,
  ): Promise<Outcome<R>> {
    const webhookId = parseId("whe", id, "webhookId")
    const rotate = (transaction: Transaction) => this.#rotate(Scope.of(caller), webhookId, overlapSeconds, transaction)
    const payload = { webhookId, overlapSeconds }
    return this.#idempotency.runAudited(caller, "rotateWebhookSecret", idempotency, payload, rotate, () => webhookId)
  }

  async #rotate(scope: Scope, id: WebhookId, overlapSeconds: number, transaction: Transaction): Promise<WebhookSecret> {
    const found = await this.#webhooks.lock(scope, id, transaction)
    if (found === undefined) throw notFound("webhook")
    const { previousStopsAt: openUntil } = found.webhook
    if (openUntil !== undefined) throw rotationOpen(openUntil)
    const secret = newSecret()
    const sealed = {
      id,
      sealedSecret: sealWebhookSecret(this.#box, id, secret),
      sealedPreviousSecret: overlapSeconds === 0 ? null : found.sealedSecret,
    }
    const previousStopsAt = await this.#webhooks.rotate(scope, sealed, overlapSeconds, transaction)
    if (previousStopsAt === undefined) throw notFound("webhook")
    return { secret, previousStopsAt }
  }

  #readSettings({ url, events, description, workflowIds, isEnabled }: WebhookInput): WebhookSettings {
    this.#addresses.requireCallable(url)
    return {
      url,
      events: [...new Set(events)],
      description: description ?? null,
      workflowIds:
        workflowIds === undefined ? null : [...new Set(workflowIds.map((id) => parseId("wkf", id, "workflowIds")))],
      isEnabled,
    }
  }

  async #requireWorkflows(scope: Scope, ids: readonly WorkflowId[], transaction: Transaction): Promise<void> {
    if (ids.length === 0) return
    const found = await this.#webhooks.findWorkflows(scope, ids, transaction)
    if (found.size < ids.length) throw notFound("workflow")
  }
}

function settingsOf({ url, events, description, workflowIds, isEnabled }: Webhook): WebhookSettings {
  return { url, events, description: description ?? null, workflowIds: workflowIds ?? null, isEnabled }
}

function tooManyWebhooks(): AppError {
  return new AppError("too_many_webhooks", `The organization has ${maxWebhooks} webhooks; delete one first.`)
}

function rotationOpen(until: Date): AppError {
  return new AppError(
    "webhook_rotation_open",
    `The previous secret signs until ${until.toISOString()}; rotate again after that.`,
  )
}
