import type { Transaction } from "../database/database.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { isId, type ModelId } from "../domain/ids.ts"
import {
  canFill,
  hasSameDestination,
  maskProviderApiKey,
  type ModelDefinition,
  readModelDefinition,
} from "../domain/model-rules.ts"
import { mergePrices, type ModelPrices } from "../domain/model-prices.ts"
import type { ConnectionResult, Model, ModelInput, ModelUpdate } from "../domain/model.ts"
import type { ModelConnector } from "../ports/model-connector.ts"
import type { SecretBox } from "../ports/secret-box.ts"
import { insertWithNewId } from "../repositories/insert-with-new-id.ts"
import type { ModelRepository, ModelRow } from "../repositories/models.ts"
import type { AuditLog } from "./audit-log.ts"
import { checkConnection } from "./connection-check.ts"
import type { IdempotencyService } from "./idempotency.ts"
import type { KeyValidity } from "./key-validity.ts"
import { sealModelKey } from "./model-keys.ts"

/** The dependencies of a {@link ModelService}. */
export interface ModelServiceDependencies {
  readonly audit: AuditLog
  readonly models: ModelRepository
  readonly idempotency: IdempotencyService
  readonly box: SecretBox
  readonly connector: ModelConnector
  readonly validity: KeyValidity
}

/** Manages the language models of the deployment. */
export class ModelService {
  readonly #audit: AuditLog
  readonly #models: ModelRepository
  readonly #idempotency: IdempotencyService
  readonly #box: SecretBox
  readonly #connector: ModelConnector
  readonly #validity: KeyValidity

  constructor(dependencies: ModelServiceDependencies) {
    this.#audit = dependencies.audit
    this.#models = dependencies.models
    this.#idempotency = dependencies.idempotency
    this.#box = dependencies.box
    this.#connector = dependencies.connector
    this.#validity = dependencies.validity
  }

  /** Lists all models, the built-in engine included, newest first. */
  async list(): Promise<Model[]> {
    return (await this.#models.list()).map((row) => toModel(row))
  }

  async add<R = Model>(caller: Caller, input: ModelInput, idempotency: Idempotency<Model, R>): Promise<Outcome<R>> {
    const definition = readModelDefinition(input)
    const key = readNewKey(input.providerApiKey)
    const insert = async (transaction: Transaction) => {
      await this.#rejectOtherCurrency(definition.prices, undefined, transaction)
      const row = await insertWithNewId("mdl", (id) =>
        this.#models.insert({ id, ...columnsOf(definition), ...this.#seal(id, key) }, transaction),
      )
      return toModel(row)
    }
    return this.#idempotency.runAudited(caller, "addModel", idempotency, { definition, key }, insert, ({ id }) => id)
  }

  /**
   * Changes the members that are sent. A key that is omitted, or sent back masked, is kept.
   *
   * @throws {AppError} `not_found`, `model_builtin`, `model_in_use` when a slot needs a flag that would be removed,
   * `invalid_request` when the model would point elsewhere without a new key, or has another currency than the others.
   */
  async update(caller: Caller, input: ModelUpdate): Promise<Model> {
    const id = readModelId(input.id)
    return this.#audit.run(caller, "updateModel", async (transaction) => {
      const row = await this.#models.lock(id, transaction)
      if (row === undefined) throw notFound("model")
      if (row.provider === "builtin") throw builtin("changed")
      const definition = readModelDefinition(merge(row, input))
      const isKeyKept = input.providerApiKey === undefined || input.providerApiKey === row.apiKeyMask
      if (isKeyKept && row.sealedApiKey !== null && !hasSameDestination(toModel(row), definition)) {
        throw new AppError("invalid_request", "providerApiKey: must be sent again when the model moves to another host")
      }
      await this.#rejectUnfitSlots(row.id, definition, transaction)
      await this.#rejectOtherCurrency(definition.prices, row.id, transaction)
      const values = {
        ...columnsOf(definition),
        ...(isKeyKept ? {} : this.#seal(id, readNewKey(input.providerApiKey))),
      }
      const updated = await this.#models.update(id, values, transaction)
      if (updated === undefined) throw notFound("model")
      await this.#validity.lock(caller, transaction)
      return { value: toModel(updated), targetId: id }
    })
  }

  /** @throws {AppError} `not_found`, `model_in_use`, `model_builtin`. */
  async delete(caller: Caller, id: string): Promise<void> {
    const modelId = readModelId(id)
    await this.#audit.run(caller, "deleteModel", async (transaction) => {
      const row = await this.#models.lock(modelId, transaction)
      if (row === undefined) throw notFound("model")
      if (row.provider === "builtin") throw builtin("deleted")
      const slots = await this.#models.listSlots(transaction)
      const used = slots.find(({ model }) => model.id === modelId)
      if (used !== undefined) {
        throw new AppError(
          "model_in_use",
          `The model is the ${used.slot} model; choose another one for that slot first.`,
        )
      }
      await this.#models.delete(modelId, transaction)
      await this.#validity.lock(caller, transaction)
      return { value: undefined, targetId: modelId }
    })
  }

  /** Sends a model one small request and stores nothing; a model that does not respond is a result, not an error. */
  async validateConnection<R = ConnectionResult>(
    caller: Caller,
    input: ModelInput,
    idempotency: Idempotency<ConnectionResult, R>,
  ): Promise<Outcome<R>> {
    return this.#idempotency.runApart(caller, "validateModelConnection", idempotency, { input }, async () => {
      if (input.provider === "builtin") return { isValid: true }
      const { provider, modelName, displayName, baseUrl, isVision } = readModelDefinition(input)
      const apiKey = readNewKey(input.providerApiKey)
      const name = displayName ?? modelName
      return checkConnection(this.#connector.open({ provider, modelName, name, apiKey, baseUrl, isVision }))
    })
  }

  async #rejectUnfitSlots(
    id: ModelId,
    flags: { isCore: boolean; isVision: boolean },
    transaction: Transaction,
  ): Promise<void> {
    const unfit = (await this.#models.listSlots(transaction)).find(
      ({ slot, model }) => model.id === id && !canFill(slot, flags),
    )
    if (unfit === undefined) return
    const flag = unfit.slot === "fast" ? "isCore" : "isVision"
    throw new AppError("model_in_use", `${flag}: must stay true while the model is the ${unfit.slot} model`)
  }

  /** Sums of two currencies mean nothing, so that the priced models of a deployment share one. */
  async #rejectOtherCurrency(
    prices: ModelPrices | undefined,
    id: ModelId | undefined,
    transaction: Transaction,
  ): Promise<void> {
    if (prices === undefined) return
    const other = await this.#models.findOtherCurrency(prices.currency, id, transaction)
    if (other === undefined) return
    const name = other.displayName ?? other.modelName
    throw new AppError("invalid_request", `currency: must be ${other.currency}, as for the model ${name}`)
  }

  #seal(id: ModelId, key: string | undefined): { sealedApiKey: string | null; apiKeyMask: string | null } {
    if (key === undefined) return { sealedApiKey: null, apiKeyMask: null }
    return { sealedApiKey: sealModelKey(this.#box, id, key), apiKeyMask: maskProviderApiKey(key) }
  }
}

function toModel(row: ModelRow): Model {
  return {
    id: row.id,
    provider: row.provider,
    modelName: row.modelName,
    displayName: row.displayName ?? undefined,
    providerApiKey: row.apiKeyMask ?? undefined,
    baseUrl: row.baseUrl ?? undefined,
    isCore: row.isCore,
    isVision: row.isVision,
    inputPrice: row.inputPrice ?? undefined,
    outputPrice: row.outputPrice ?? undefined,
    currency: row.currency ?? undefined,
  }
}

function columnsOf({ displayName, baseUrl, prices, ...definition }: ModelDefinition) {
  const { inputPrice, outputPrice, currency } = prices ?? { inputPrice: null, outputPrice: null, currency: null }
  return {
    ...definition,
    displayName: displayName ?? null,
    baseUrl: baseUrl ?? null,
    inputPrice,
    outputPrice,
    currency,
  }
}

function merge(row: ModelRow, input: ModelUpdate): ModelInput {
  const old = toModel(row)
  // A new name or address may mean another provider, so it is inferred again unless it is named.
  const isMoved = input.modelName !== undefined || input.baseUrl !== undefined
  return {
    modelName: input.modelName ?? old.modelName,
    displayName: input.displayName ?? old.displayName,
    baseUrl: input.baseUrl ?? old.baseUrl,
    isCore: input.isCore ?? old.isCore,
    isVision: input.isVision ?? old.isVision,
    provider: input.provider ?? (isMoved ? undefined : old.provider),
    ...mergePrices(old, input),
  }
}

/** Reads a key to store; an empty one means none. */
function readNewKey(key: string | undefined): string | undefined {
  if (key === undefined || key === "") return undefined
  if (key.includes("…")) {
    throw new AppError("invalid_request", "providerApiKey: is a masked value; send the key itself")
  }
  return key
}

function readModelId(id: string): ModelId {
  if (!isId("mdl", id)) throw notFound("model")
  return id
}

function builtin(change: string): AppError {
  return new AppError("model_builtin", `The built-in engine cannot be ${change}.`)
}
