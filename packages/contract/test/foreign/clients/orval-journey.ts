import { definition, goJourney } from "./journey.ts"
import * as api from "./orval.ts"

const headers = { "x-api-key": process.env["DOCSIFT_API_KEY"] ?? "" }
const options = { headers }

/** Narrows an answer by its status, as the generated unions are meant to be used. */
function succeeded<Answer extends { status: number; data: unknown }>(answer: Answer): Success<Answer>["data"] {
  if (answer.status !== 200 && answer.status !== 201)
    throw new Error(`${answer.status}: ${JSON.stringify(answer.data)}`)
  return (answer as Success<Answer>).data // the type of what was just compared
}

type Success<Answer extends { data: unknown }> = Extract<Answer, { status: 200 | 201 }>

await goJourney({
  createWorkflow: async () => succeeded(await api.createWorkflow(definition, options)).workflowId,
  deleteWorkflow: async (id) => (await api.deleteWorkflow(id, options)).status,
  getWorkflow: async (id) => (await api.getWorkflow(id, options)).status,
  execute: async (id, file) => succeeded(await api.executeWorkflow(id, { file }, options)).workflowExecutionId,
  waitFor: async (id) =>
    succeeded(await api.getExecutionStatus(id, { headers: { ...headers, prefer: "wait=30" } })).status,
  readTotal: async (id) => {
    // The document leaves the values open on purpose, so that the client calls them unknown.
    const data = succeeded(await api.getExecution(id, options)).extractedData as { Invoice: { fields: object } }
    return Reflect.get(data.Invoice.fields, "total")
  },
  readEvidence: async (id) => Object.keys(succeeded(await api.getExecutionEvidence(id, options)).evidence),
  exportCsv: async (id) => {
    const asCsv = { headers: { ...headers, accept: "text/csv" } }
    const data: unknown = succeeded(await api.exportExecution(id, { mode: "csv" }, asCsv))
    // One of the media types is bytes, so that this client answers all of them as bytes.
    if (!(data instanceof Blob)) throw new Error("no bytes came")
    return data.text()
  },
  fileUrl: async (id) => succeeded(await api.getExecutionFile(id, options)).url,
  cancel: async (id) => succeeded(await api.cancelExecution(id, options)).errorMessage,
  retry: async (id) => succeeded(await api.retryExecution(id, options)).workflowExecutionId,
  createApiKey: async () => succeeded(await api.createApiKey({ name: "Journey" }, options)),
  revokeApiKey: async (id) => (await api.revokeApiKey(id, options)).status,
  listWorkflowsWith: async (key) => (await api.listWorkflows({}, { headers: { "x-api-key": key } })).status,
  createBrokenWorkflow: async () => {
    // @ts-expect-error without a configuration
    const response = await api.createWorkflow({ name: "Broken" }, options)
    return { status: response.status, error: response.status === 400 ? response.data.error : "" }
  },
})
