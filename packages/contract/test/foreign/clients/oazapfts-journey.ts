import { ok } from "@oazapfts/runtime"
import { definition, runJourney } from "./journey.ts"
import * as api from "./oazapfts.ts"

api.defaults.baseUrl = process.env["DOCSIFT_BASE_URL"] ?? ""
api.defaults.headers = { "x-api-key": process.env["DOCSIFT_API_KEY"] ?? "" }

await runJourney({
  createWorkflow: async () => (await ok(api.createWorkflow(definition))).workflowId,
  deleteWorkflow: async (id) => (await api.deleteWorkflow(id)).status,
  getWorkflow: async (id) => (await api.getWorkflow(id)).status,
  execute: async (id, file) => (await ok(api.executeWorkflow(id, { file }))).workflowExecutionId,
  waitFor: async (id) => (await ok(api.getExecutionStatus(id, { prefer: "wait=30" }))).status,
  readTotal: async (id) => (await ok(api.getExecution(id))).extractedData.Invoice.fields.total,
  readEvidence: async (id) => Object.keys((await ok(api.getExecutionEvidence(id))).evidence),
  exportCsv: (id) => ok(api.exportExecution(id, { mode: "csv" })),
  fileUrl: async (id) => (await ok(api.getExecutionFile(id))).url,
  cancel: async (id) => (await ok(api.cancelExecution(id))).errorMessage,
  retry: async (id) => (await ok(api.retryExecution(id))).workflowExecutionId,
  createApiKey: () => ok(api.createApiKey({ name: "Journey" })),
  revokeApiKey: async (id) => (await api.revokeApiKey(id)).status,
  listWorkflowsWith: async (key) => (await api.listWorkflows({}, { headers: { "x-api-key": key } })).status,
  createBrokenWorkflow: async () => {
    // @ts-expect-error without a configuration
    const response = await api.createWorkflow({ name: "Broken" })
    return { status: response.status, error: response.status === 400 ? response.data.error : "" }
  },
})
