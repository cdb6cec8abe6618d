import { definition, runJourney } from "./journey.ts"
import * as api from "./orval.ts"

const headers = { "x-api-key": process.env["DOCSIFT_API_KEY"] ?? "" }
const options = { headers }

/** Narrows a response by its status, as the generated unions are meant to be used. */
function dataOf<Received extends { status: number; data: unknown }>(response: Received): Success<Received>["data"] {
  if (response.status !== 200 && response.status !== 201)
    throw new Error(`${response.status}: ${JSON.stringify(response.data)}`)
  return (response as Success<Received>).data // the type of what was just compared
}

type Success<Received extends { data: unknown }> = Extract<Received, { status: 200 | 201 }>

await runJourney({
  createWorkflow: async () => dataOf(await api.createWorkflow(definition, options)).workflowId,
  deleteWorkflow: async (id) => (await api.deleteWorkflow(id, options)).status,
  getWorkflow: async (id) => (await api.getWorkflow(id, options)).status,
  execute: async (id, file) => dataOf(await api.executeWorkflow(id, { file }, {}, options)).workflowExecutionId,
  waitFor: async (id) =>
    dataOf(await api.getExecutionStatus(id, { headers: { ...headers, prefer: "wait=30" } })).status,
  readTotal: async (id) => {
    // The document leaves the values open on purpose, so that their type is unknown.
    const data = dataOf(await api.getExecution(id, options)).extractedData as { Invoice: { fields: object } }
    return Reflect.get(data.Invoice.fields, "total")
  },
  readEvidence: async (id) => Object.keys(dataOf(await api.getExecutionEvidence(id, options)).evidence),
  exportCsv: async (id) => {
    const asCsv = { headers: { ...headers, accept: "text/csv" } }
    const data: unknown = dataOf(await api.exportExecution(id, { mode: "csv" }, asCsv))
    // One of the media types is binary, so this client returns all of them as a Blob.
    if (!(data instanceof Blob)) throw new Error("the response is not a Blob")
    return data.text()
  },
  fileUrl: async (id) => dataOf(await api.getExecutionFile(id, options)).url,
  cancel: async (id) => dataOf(await api.cancelExecution(id, options)).errorMessage,
  retry: async (id) => dataOf(await api.retryExecution(id, options)).workflowExecutionId,
  createApiKey: async () => dataOf(await api.createApiKey({ name: "Journey" }, options)),
  revokeApiKey: async (id) => (await api.revokeApiKey(id, options)).status,
  listWorkflowsWith: async (key) => (await api.listWorkflows({}, { headers: { "x-api-key": key } })).status,
  createBrokenWorkflow: async () => {
    // @ts-expect-error without a configuration
    const response = await api.createWorkflow({ name: "Broken" }, options)
    return { status: response.status, error: response.status === 400 ? response.data.error : "" }
  },
})
