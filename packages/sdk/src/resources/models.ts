import type { Call } from "../core/call.ts"
import type { Transport } from "../core/transport.ts"
import type { ModelId } from "../generated/ids.ts"
import type { CallOptions } from "../options.ts"
import type { ConnectionResult, Model, ModelInput, ModelResult, ModelUpdate, Success } from "../types/model.ts"

/** The language models of the deployment; requires a key of the role `admin`. */
export interface Models {
  /**
   * Lists the models, including the built-in engine.
   *
   * @example
   * ```ts
   * const models = await client.admin.models.list()
   * ```
   */
  list(options?: CallOptions): Call<Model[]>
  /**
   * Adds a model.
   *
   * @example
   * ```ts
   * const { model } = await client.admin.models.add({ modelName: "qwen3:8b", baseUrl: "http://127.0.0.1:11434/v1" })
   * ```
   */
  add(input: ModelInput, options?: CallOptions): Call<ModelResult>
  /**
   * Changes a model. Members left out keep their values, including the secret.
   *
   * @example
   * ```ts
   * await client.admin.models.update({ id: "mdl_c27f0b5e8a19", modelName: "qwen3:14b" })
   * ```
   */
  update(input: ModelUpdate, options?: CallOptions): Call<ModelResult>
  /**
   * Deletes a model that is not assigned to a slot.
   *
   * @example
   * ```ts
   * await client.admin.models.delete("mdl_c27f0b5e8a19")
   * ```
   */
  delete(modelId: ModelId, options?: CallOptions): Call<Success>
  /**
   * Tests a model with one small request, without storing it.
   *
   * @example
   * ```ts
   * const model = { modelName: "qwen3:8b", baseUrl: "http://127.0.0.1:11434/v1" }
   * const { isValid, error } = await client.admin.models.validateConnection(model)
   * if (!isValid) console.log(error)
   * ```
   */
  validateConnection(input: ModelInput, options?: CallOptions): Call<ConnectionResult>
}

/** Creates the resource on top of a transport. */
export function createModels({ call }: Transport): Models {
  const deleteModel = call("DELETE /admin/models/delete body")
  return {
    list: call("GET /admin/models"),
    add: call("POST /admin/models/add body"),
    update: call("PUT /admin/models/update body"),
    delete: (id, options) => deleteModel({ id }, options),
    validateConnection: call("POST /admin/models/validate-connection body"),
  }
}
