import { describe, expect, test } from "vitest"
import { expectError } from "../expect-error.ts"
import { addModel } from "../valid-requests.ts"
import { memberOf, readJson, readList, textFile } from "../calls.ts"
import type { World } from "../world.ts"

/** Declares the cases about valid requests that conflict with the current state. */
export function conflictCases(world: () => World): void {
  const call: World["call"] = (...request) => world().call(...request)

  describe("conflicts", () => {
    test("a model in a slot can neither be deleted nor lose the flag that the slot requires", async () => {
      const id = await addModel(world())
      await readJson(await call("setRuntimeConfig", { json: { modelId: id, type: "accurate" } }))
      try {
        await expectError(await call("deleteModel", { json: { id } }), 409, "model_in_use")
        const json = { id, modelName: "blind", baseUrl: "http://127.0.0.1:9/v1", isVision: false }
        await expectError(await call("updateModel", { json }), 409, "model_in_use")
      } finally {
        await readJson(await call("setRuntimeConfig", { json: { modelId: world().builtInModelId } }))
      }
      await readJson(await call("deleteModel", { json: { id } }))
    })

    test("the built-in model can be neither deleted nor changed", async () => {
      const id = world().builtInModelId
      await readJson(await call("setRuntimeConfig", { json: { modelId: id } }))
      await expectError(await call("deleteModel", { json: { id } }), 409, /^model_(builtin|in_use)$/)
      await expectError(await call("updateModel", { json: { id, modelName: "mine" } }), 409, "model_builtin")
    })

    test("values are available only once the execution is completed; then it cannot be cancelled", async () => {
      const executionId = await world().startLongExecution()
      const params = { executionId }
      await expectError(await call("exportExecution", { params }), 409, "execution_not_completed")
      await expectError(await call("getExecutionEvidence", { params }), 409, "execution_not_completed")
      await expectError(await call("retryExecution", { params }), 409, "conflict")
      const cancelled = await readJson(await call("cancelExecution", { params }))
      expect(cancelled).toMatchObject({ id: executionId, status: "Failed" })
      expect(memberOf(cancelled, "errorMessage")).toMatch(/^cancelled: \S/)
      await expectError(await call("cancelExecution", { params }), 409, "conflict")
      await expectError(await call("exportExecution", { params }), 409, "execution_not_completed")
      const completed = { params: { executionId: world().executionId } }
      await expectError(await call("cancelExecution", completed), 409, "conflict")
    })

    test("a cancelled execution can be retried; a retry after the deletion of its workflow is not found", async () => {
      const workflowId = await world().create("workflowId", "createWorkflow", {
        json: {
          name: "Short-lived",
          configuration: { objects: [{ name: "O", fields: [{ name: "f", type: "string" }] }] },
        },
      })
      const executionId = await world().finishExecution({ workflowId })
      const retried = await world().create("workflowExecutionId", "retryExecution", { params: { executionId } })
      expect(retried).not.toBe(executionId)
      await readJson(await call("deleteWorkflow", { params: { workflowId } }))
      await expectError(await call("retryExecution", { params: { executionId } }), 404, "not_found")
      await expectError(await call("executeWorkflow", textFile(workflowId, "text")), 404, "not_found")
      const kept = await readJson(await call("getExecution", { params: { executionId } }))
      expect(kept).toMatchObject({ id: executionId, workflowId, workflowName: "Short-lived", status: "Completed" })
    })

    test("only an execution that has ended can be deleted; its file goes with the last execution that uses it", async () => {
      const executionId = await world().startLongExecution()
      const running = { params: { executionId } }
      await expectError(await call("deleteExecution", running), 409, "execution_running")
      await readJson(await call("cancelExecution", running))
      const { fileId } = await world().client().executions.get(executionId)
      const { workflowId } = world()
      const other = await world().create("workflowExecutionId", "executeFile", {
        params: { workflowId },
        json: { fileId },
      })
      await readJson(await call("cancelExecution", { params: { executionId: other } }))
      await readJson(await call("deleteExecution", running))
      await expectError(await call("getExecution", running), 404, "not_found")
      await expectError(await call("deleteExecution", running), 404, "not_found")
      await expectError(await call("deleteFile", { params: { fileId } }), 409, "file_in_use")
      await readJson(await call("deleteExecution", { params: { executionId: other } }))
      await expectError(await call("getFile", { params: { fileId } }), 404, "not_found")
    })

    test("the last admin key cannot be revoked", async ({ skip }) => {
      skip(world().hasOtherAdmins, "this target has other admins, whose keys remain valid")
      const { adminId, adminKeyId, keys } = world()
      const theirs = await readList(await call("listApiKeys", {}, keys.otherAdmin))
      const otherAdmin = memberOf(
        theirs.find((key) => memberOf(key, "name") === "Other admin"),
        "id",
      )
      await readJson(await call("revokeApiKey", { params: { id: otherAdmin } }, keys.otherAdmin))
      for (const key of await readList(await call("listApiKeys"))) {
        const id = memberOf(key, "id")
        if (id === adminKeyId || memberOf(key, "userId") !== adminId) continue
        await readJson(await call("revokeApiKey", { params: { id } }))
      }
      await expectError(await call("revokeApiKey", { params: { id: adminKeyId } }), 409, "last_admin_key")
      expect((await call("listApiKeys")).ok).toBe(true)
    })
  })
}
