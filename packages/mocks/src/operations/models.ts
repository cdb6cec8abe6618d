import type { Model } from "@docsift/sdk"
import { destinationOf, maskSecret, readModel } from "../model-definition.ts"
import { checkCurrency, mergePrices } from "../model-prices.ts"
import type { Operations } from "../operation.ts"
import { notFound, Rejection, reject } from "../rejection.ts"
import { modelDeletion, modelInput, modelUpdate, runtimeConfigurationInput } from "../request-parsers.ts"
import type { Store } from "../store.ts"

/** The operations on models and on the runtime configuration. */
export const modelOperations = {
  "GET /api/v1/admin/models": {
    handle: ({ store }) => ({ status: 200, json: [...store.models.values()].toReversed() }),
  },
  "POST /api/v1/admin/models/add": {
    body: modelInput,
    handle: ({ store, body }) => {
      const definition = readModel(body)
      const mask = maskOf(body.providerApiKey)
      checkCurrency(store, definition)
      const model = { id: store.newId("mdl"), ...definition, ...mask }
      store.models.set(model.id, model)
      return { status: 200, json: { success: true, model } }
    },
  },
  "PUT /api/v1/admin/models/update": {
    body: modelUpdate,
    handle: ({ store, body }) => {
      const old = findChangeable(store, body.id, "changed")
      const { displayName, baseUrl, isCore, isVision, providerApiKey } = { ...old, ...body }
      const { modelName, provider } = body
      const model = readModel({
        modelName,
        isCore,
        isVision,
        ...(displayName === undefined ? {} : { displayName }),
        ...(baseUrl === undefined ? {} : { baseUrl }),
        ...(provider === undefined ? {} : { provider }),
        ...mergePrices(old, body),
      })
      const keepsSecret = providerApiKey === old.providerApiKey
      if (keepsSecret && old.providerApiKey !== undefined && destinationOf(old) !== destinationOf(model)) {
        reject("providerApiKey", "must be sent again when the model moves to another host")
      }
      if (store.slots.fast === old.id && !model.isCore) throw inUse("fast")
      if (store.slots.accurate === old.id && !model.isVision) throw inUse("accurate")
      const mask = keepsSecret ? (providerApiKey === undefined ? {} : { providerApiKey }) : maskOf(providerApiKey)
      checkCurrency(store, model, old.id)
      const changed: Model = { id: old.id, ...model, ...mask }
      store.models.set(old.id, changed)
      return { status: 200, json: { success: true, model: changed } }
    },
  },
  "DELETE /api/v1/admin/models/delete": {
    body: modelDeletion,
    handle: ({ store, body }) => {
      const { id } = findChangeable(store, body.id, "deleted")
      if (store.slots.fast === id) throw inUse("fast")
      if (store.slots.accurate === id) throw inUse("accurate")
      store.models.delete(id)
      return { status: 200, json: { success: true } }
    },
  },
  "POST /api/v1/admin/models/validate-connection": {
    body: modelInput,
    handle: ({ body }) => {
      if (body.provider === "builtin") return { status: 200, json: { isValid: true } }
      const { baseUrl } = readModel(body)
      const isValid = baseUrl === undefined || !isUnreachable(new URL(baseUrl))
      return { status: 200, json: isValid ? { isValid } : { isValid, error: "The model could not be reached." } }
    },
  },
  "GET /api/v1/admin/runtime-config": {
    handle: ({ store }) => ({
      status: 200,
      json: { fastModel: slotOf(store, "fast"), accurateModel: slotOf(store, "accurate") },
    }),
  },
  "POST /api/v1/admin/runtime-config": {
    body: runtimeConfigurationInput,
    handle: ({ store, body }) => {
      const model = store.models.get(body.modelId)
      if (model === undefined) throw notFound("model")
      if (body.type === "fast" && !model.isCore) reject("modelId", "the model is not marked isCore")
      if (body.type === "accurate" && !model.isVision) reject("modelId", "the model is not marked isVision")
      if (body.type !== "accurate" && model.isCore) store.slots.fast = model.id
      if (body.type !== "fast" && model.isVision) store.slots.accurate = model.id
      return { status: 200, json: { success: true } }
    },
  },
} satisfies Partial<Operations>

function findChangeable(store: Store, id: string, change: string): Model {
  const model = store.models.get(id)
  if (model === undefined) throw notFound("model")
  if (model.provider === "builtin") throw new Rejection("model_builtin", `The built-in engine cannot be ${change}.`)
  return model
}

function inUse(slot: string): Rejection {
  return new Rejection("model_in_use", `The model is in use as the ${slot} model.`)
}

function maskOf(secret: string | undefined): { providerApiKey?: string } {
  if (secret?.includes("…")) reject("providerApiKey", "is a masked value; send the key itself")
  return secret ? { providerApiKey: maskSecret(secret) } : {}
}

/** Port 9 is the discard service (RFC 863), and link-local addresses are never called. */
function isUnreachable({ hostname, port }: URL): boolean {
  return port === "9" || hostname.startsWith("169.254.")
}

function slotOf(store: Store, slot: "fast" | "accurate") {
  const model = store.models.get(store.slots[slot])
  if (model === undefined) throw new Error(`The ${slot} slot has no model.`)
  return { name: model.displayName ?? model.modelName, modelId: model.id }
}
