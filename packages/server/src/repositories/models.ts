import { and, eq, ne, type SQL, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { models, runtimeSlotModels } from "../database/schema/models.ts"
import type { ModelId } from "../domain/ids.ts"
import type { RuntimeSlotName } from "../domain/runtime-configuration.ts"
import { newestFirst } from "./newest-first.ts"

/** A model as it is stored, with its key sealed. */
export type ModelRow = typeof models.$inferSelect

/** A model in a slot of the runtime configuration, with what a run needs of it. */
export interface SlotModel {
  readonly slot: RuntimeSlotName
  readonly model: Omit<ModelRow, "apiKeyMask" | "isCore" | "createdAt">
}

/**
 * Returns the expression for the models in the slots, as JSON text that {@link readSlotModels} reads: a statement of a
 * run has it among its columns, which saves the run a query.
 */
export function slotModels(): SQL<string> {
  // Without columns of drizzle: in the columns that a statement returns it writes them without their table.
  return sql<string>`(
    select coalesce(json_agg(json_build_object('slot', s.slot, 'model', json_build_object(
      'id', m.id, 'provider', m.provider, 'modelName', m.model_name, 'displayName', m.display_name,
      'sealedApiKey', m.sealed_api_key, 'baseUrl', m.base_url, 'inputPrice', m.input_price,
      'outputPrice', m.output_price, 'currency', m.currency, 'isVision', m.is_vision
    ))), '[]')::text
    from ${runtimeSlotModels} s join ${models} m on m.id = s.model_id
  )`
}

/** Reads the value of {@link slotModels}. */
export function readSlotModels(text: string): readonly SlotModel[] {
  return JSON.parse(text) as readonly SlotModel[] // Written by the expression above, from columns of these types.
}

/** The key of the advisory lock; an arbitrary constant. */
const currencyLock = 0x6375_7272

/** Reads and writes models and the slots they are in; both belong to the deployment. */
export class ModelRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(transaction: Database = this.#database): Promise<ModelRow[]> {
    return transaction
      .select()
      .from(models)
      .orderBy(...newestFirst(models))
  }

  async find(id: ModelId, transaction: Database = this.#database): Promise<ModelRow | undefined> {
    const [row] = await transaction.select().from(models).where(eq(models.id, id))
    return row
  }

  /** Finds a model and locks it until the transaction ends. */
  async lock(id: ModelId, transaction: Transaction): Promise<ModelRow | undefined> {
    const [row] = await transaction.select().from(models).where(eq(models.id, id)).for("update")
    return row
  }

  /**
   * Finds the oldest other model with prices in another currency. Blocks others that look until the transaction ends: of two
   * models that are given prices at once, the second sees the first.
   */
  async findOtherCurrency(
    currency: string,
    except: ModelId | undefined,
    transaction: Transaction,
  ): Promise<ModelRow | undefined> {
    await transaction.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(currencyLock))})`)
    const [row] = await transaction
      .select()
      .from(models)
      .where(and(ne(models.currency, currency), except === undefined ? undefined : ne(models.id, except)))
      .orderBy(models.createdAt, models.id)
      .limit(1)
    return row
  }

  /** Inserts a model; returns no row when the id is taken. */
  insert(values: Omit<ModelRow, "createdAt">, transaction: Transaction): Promise<ModelRow[]> {
    return transaction.insert(models).values(values).onConflictDoNothing().returning()
  }

  async update(id: ModelId, values: Partial<ModelRow>, transaction: Transaction): Promise<ModelRow | undefined> {
    const [row] = await transaction.update(models).set(values).where(eq(models.id, id)).returning()
    return row
  }

  async delete(id: ModelId, transaction: Transaction): Promise<void> {
    await transaction.delete(models).where(eq(models.id, id))
  }

  /** Reads which model is in which slot. */
  listSlots(transaction: Database = this.#database): Promise<{ slot: RuntimeSlotName; model: ModelRow }[]> {
    return transaction
      .select({ slot: runtimeSlotModels.slot, model: models })
      .from(runtimeSlotModels)
      .innerJoin(models, eq(models.id, runtimeSlotModels.modelId))
  }

  async setSlot(slot: RuntimeSlotName, modelId: ModelId, transaction: Transaction): Promise<void> {
    await transaction
      .insert(runtimeSlotModels)
      .values({ slot, modelId })
      .onConflictDoUpdate({ target: runtimeSlotModels.slot, set: { modelId } })
  }
}
