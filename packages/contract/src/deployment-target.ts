import { createCalls, memberOf, readJson, readList } from "./calls.ts"
import { loadOperations } from "./document.ts"
import type { ContractTarget } from "./target.ts"
import { traced } from "./traces.ts"

/** A deployment that is already running. */
export interface Deployment {
  /** Without `/api/v1` and without a trailing slash. */
  readonly baseUrl: string
  /** The key of an admin, which creates the suite's own callers and cleans up. */
  readonly key: string
  /** Size of the largest file that it accepts, in bytes. */
  readonly maxFileBytes: number
  /** Whether `/livez`, `/readyz`, `/docs` and `/openapi.json` can be reached. */
  readonly hasOperatorRoutes: boolean
}

/**
 * Returns the target that runs the suite in a deployment that others may use as well: in organizations of its own, so
 * that it never touches other workflows, executions and keys. Models and the runtime configuration belong to the entire
 * deployment: the built-in model fills both slots during the run, and the previous models are restored afterwards.
 */
export function deploymentTarget({ baseUrl, key, maxFileBytes, hasOperatorRoutes }: Deployment): ContractTarget {
  return {
    name: baseUrl,
    async start() {
      const operations = loadOperations()
      const traces = traced({ baseUrl, fetch: globalThis.fetch }, operations)
      const { call, create } = createCalls(traces, operations, key)
      const slots = readSlots(await readJson(await call("getRuntimeConfig")))
      const close = async () => {
        for (const [type, modelId] of slots) {
          await readJson(await call("setRuntimeConfig", { json: { modelId, type } }))
        }
        await traces.remove(key)
        process.stdout.write(`Left in ${baseUrl}, since no operation can delete them: ${traces.describeRest()}\n`)
      }
      try {
        const models = await readList(await call("listModels"))
        const builtIn = models.find((model) => memberOf(model, "provider") === "builtin")
        await readJson(await call("setRuntimeConfig", { json: { modelId: memberOf(builtIn, "id") } }))
        const organizationId = await create("id", "createOrganization", { json: { name: "Contract suite" } })
        const admin = { organizationId, name: "Contract suite", role: "admin" }
        const userId = await create("id", "createUser", { json: admin })
        const adminKey = await create("key", "createUserApiKey", {
          params: { userId },
          json: { name: "Contract suite" },
        })
        return { baseUrl, fetch: traces.fetch, adminKey, maxFileBytes, hasOperatorRoutes, hasOtherAdmins: true, close }
      } catch (error) {
        await close()
        throw error
      }
    },
  }
}

/** Returns the model in each slot; a slot without a model is omitted. */
function readSlots(config: unknown): (readonly [type: "fast" | "accurate", modelId: string])[] {
  const { fastModel, accurateModel } = Object(config)
  const slots = [
    ["fast", fastModel],
    ["accurate", accurateModel],
  ] as const
  return slots.flatMap(([type, model]) => (model === undefined ? [] : [[type, memberOf(model, "modelId")] as const]))
}
