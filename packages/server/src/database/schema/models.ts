import { boolean, doublePrecision, index, pgTable, text } from "drizzle-orm/pg-core"
import type { ModelId } from "../../domain/ids.ts"
import type { ModelProvider } from "../../domain/model.ts"
import type { RuntimeSlotName } from "../../domain/runtime-configuration.ts"
import { createdAt } from "./columns.ts"

export const models = pgTable(
  "models",
  {
    id: text("id").$type<ModelId>().primaryKey(),
    provider: text("provider").$type<ModelProvider>().notNull(),
    modelName: text("model_name").notNull(),
    displayName: text("display_name"),
    /** Encrypted by the secret box with the row's id as context. */
    sealedApiKey: text("sealed_api_key"),
    apiKeyMask: text("api_key_mask"),
    baseUrl: text("base_url"),
    /** The price of a million tokens; null when unknown. */
    inputPrice: doublePrecision("input_price"),
    outputPrice: doublePrecision("output_price"),
    /** The currency of the prices, a code of ISO 4217; null without prices. */
    currency: text("currency"),
    isCore: boolean("is_core").notNull(),
    isVision: boolean("is_vision").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("models_newest").on(table.createdAt.desc(), table.id)],
)

export const runtimeSlotModels = pgTable("runtime_slots", {
  slot: text("slot").$type<RuntimeSlotName>().primaryKey(),
  modelId: text("model_id")
    .$type<ModelId>()
    .notNull()
    .references(() => models.id),
})
