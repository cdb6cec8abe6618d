import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { isId } from "../domain/ids.ts"
import { canFill } from "../domain/model-rules.ts"
import {
  type RuntimeConfiguration,
  type RuntimeSlot,
  type RuntimeSlotName,
  runtimeSlots,
} from "../domain/runtime-configuration.ts"
import type { Database, Transaction } from "../database/database.ts"
import type { ModelRepository, ModelRow } from "../repositories/models.ts"
import type { IdempotencyService } from "./idempotency.ts"

/** Manages which models executions use. */
export class RuntimeConfigService {
  readonly #models: ModelRepository
  readonly #idempotency: IdempotencyService

  constructor(models: ModelRepository, idempotency: IdempotencyService) {
    this.#models = models
    this.#idempotency = idempotency
  }

  async get(): Promise<RuntimeConfiguration> {
    return this.#read()
  }

  /** Puts a model into the slots its flags allow, or into the one named. @throws {AppError} `not_found`, `invalid_request`. */
  async set<R = RuntimeConfiguration>(
    caller: Caller,
    input: { modelId: string; type?: RuntimeSlotName | undefined },
    idempotency: Idempotency<RuntimeConfiguration, R>,
  ): Promise<Outcome<R>> {
    const { modelId, type } = input
    if (!isId("mdl", modelId)) throw notFound("model")
    const choose = async (transaction: Transaction) => {
      // Locked, so that a concurrent deletion or change of flags sees the slot, or this sees the change.
      const model = await this.#models.lock(modelId, transaction)
      if (model === undefined) throw notFound("model")
      if (type !== undefined && !canFill(type, model)) throw unfit(type)
      const slots = type === undefined ? runtimeSlots.filter((slot) => canFill(slot, model)) : [type]
      for (const slot of slots) await this.#models.setSlot(slot, modelId, transaction)
      return this.#read(transaction)
    }
    const payload = { modelId, type }
    return this.#idempotency.runAudited(caller, "setRuntimeConfig", idempotency, payload, choose, () => modelId)
  }

  async #read(transaction?: Database): Promise<RuntimeConfiguration> {
    const slots = await this.#models.listSlots(transaction)
    const find = (name: RuntimeSlotName): RuntimeSlot | undefined => {
      const found = slots.find(({ slot }) => slot === name)
      return found === undefined ? undefined : { name: nameOf(found.model), modelId: found.model.id }
    }
    return { fastModel: find("fast"), accurateModel: find("accurate") }
  }
}

function nameOf(model: ModelRow): string {
  return model.displayName ?? model.modelName
}

function unfit(slot: RuntimeSlotName): AppError {
  const flag = slot === "fast" ? "isCore" : "isVision"
  return new AppError("invalid_request", `type: the model cannot be the ${slot} model because its ${flag} is false`)
}
