import type { Call } from "../core/call.ts"
import type { Transport } from "../core/transport.ts"
import type { CallOptions } from "../options.ts"
import type { Success } from "../types/model.ts"
import type { RuntimeConfiguration, RuntimeConfigurationInput } from "../types/runtime-configuration.ts"

/** The models used by executions; requires a key of the role `admin`. */
export interface RuntimeConfig {
  /**
   * Returns the model of each slot.
   *
   * @example
   * ```ts
   * const { fastModel, accurateModel } = await client.admin.runtimeConfig.get()
   * ```
   */
  get(options?: CallOptions): Call<RuntimeConfiguration>
  /**
   * Assigns a model to a slot, or to every slot its flags allow.
   *
   * @example
   * ```ts
   * await client.admin.runtimeConfig.set({ modelId: "mdl_c27f0b5e8a19", type: "fast" })
   * ```
   */
  set(input: RuntimeConfigurationInput, options?: CallOptions): Call<Success>
}

/** Creates the resource on top of a transport. */
export function createRuntimeConfig({ call }: Transport): RuntimeConfig {
  return {
    get: call("GET /admin/runtime-config"),
    set: call("POST /admin/runtime-config body"),
  }
}
