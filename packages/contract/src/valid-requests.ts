import { aPdf, aReviewedWorkflow, aWorkflow, invoiceText, providerSecret } from "./samples.ts"
import type { RequestParts } from "./send.ts"
import { memberOf, readJson, readList, textFile } from "./calls.ts"
import type { World } from "./world.ts"

/** Creates a request that an admin may send and that succeeds; its resources are created for it, so it may consume them. */
export type PrepareRequest = (world: World) => Promise<RequestParts>

let serial = 0

const ofExecution: PrepareRequest = async (world) => ({ params: { executionId: world.executionId } })
const ofWorkflow: PrepareRequest = async (world) => ({ params: { workflowId: world.workflowId } })
const nothing: PrepareRequest = async () => ({})
const named: PrepareRequest = async () => ({ json: { name: `Name ${++serial}` } })

/** A model that is never reached: port 9 (discard, RFC 863) refuses connections at once. */
export function aModel() {
  return {
    modelName: `contract-${++serial}`,
    displayName: "Contract model",
    providerApiKey: providerSecret,
    baseUrl: "http://127.0.0.1:9/v1",
    provider: "openai-compatible" as const,
    isCore: true,
    isVision: true,
  }
}

/** Adds a model that fills no slot. */
export async function addModel(world: World): Promise<string> {
  const response = await world.call("addModel", { json: aModel() })
  const body: unknown = await response.json()
  const model: unknown = body !== null && typeof body === "object" ? Reflect.get(body, "model") : undefined
  const id: unknown = model !== null && typeof model === "object" ? Reflect.get(model, "id") : undefined
  if (typeof id !== "string") throw new Error(`${response.status}: ${JSON.stringify(body)}`)
  return id
}

/** Creates a key for a user and returns its id. */
export function addApiKey(world: World, userId: string): Promise<string> {
  return world.create("id", "createUserApiKey", { params: { userId }, json: { name: `To be revoked ${++serial}` } })
}

/** Uploads a file that no execution uses. */
export function addFile(world: World): Promise<string> {
  return world.create("fileId", "createFile", { file: { name: "invoice.txt", content: invoiceText(`${++serial}`) } })
}

/** Creates a batch of the shared workflow and returns its id. */
export function addBatch(world: World): Promise<string> {
  return world.create("id", "createBatch", { json: aBatch(world) })
}

function aBatch({ workflowId }: World) {
  return { name: `Batch ${++serial}`, workflowId }
}

/** The webhooks that later cases may still refer to. */
const keptWebhooks = 10

/** Creates a webhook and returns its id. */
export async function addWebhook(world: World): Promise<string> {
  await makeRoomForWebhook(world)
  return world.create("id", "createWebhook", { json: aWebhook(world) })
}

/** Deletes the webhooks of earlier cases: an organization has at most 50. */
async function makeRoomForWebhook({ call }: World): Promise<void> {
  for (const old of (await readList(await call("listWebhooks"))).slice(keptWebhooks)) {
    await readJson(await call("deleteWebhook", { params: { webhookId: memberOf(old, "id") } }))
  }
}

/** Disabled, so that nothing is sent but test messages; no name below `invalid` has an address (RFC 6761, section 6.4). */
function aWebhook({ workflowId }: World) {
  return {
    url: `https://hooks.invalid/contract/${++serial}`,
    events: ["execution.completed"],
    description: "Contract suite",
    workflowIds: [workflowId],
    isEnabled: false,
  }
}

const ofWebhook: PrepareRequest = async (world) => ({ params: { webhookId: await addWebhook(world) } })

const ofDelivery: PrepareRequest = async (world) => {
  const webhookId = await addWebhook(world)
  return { params: { webhookId, messageId: await world.create("messageId", "testWebhook", { params: { webhookId } }) } }
}

const ofPageImage: PrepareRequest = async (world) => {
  const file = { name: "page.pdf", content: aPdf("Invoice No. 0042") }
  return { params: { fileId: await world.create("fileId", "createFile", { file }), page: "1" } }
}

/** One entry for every operation of the document; the suite fails while one is missing. */
export const validRequests: Readonly<Record<string, PrepareRequest>> = {
  listWorkflows: nothing,
  createWorkflow: async () => ({ json: aReviewedWorkflow({ name: `Workflow ${++serial}` }) }),
  getWorkflow: ofWorkflow,
  updateWorkflow: async (world) => ({ params: { workflowId: world.workflowId }, json: aWorkflow() }),
  deleteWorkflow: async (world) => ({
    params: { workflowId: await world.create("workflowId", "createWorkflow", { json: aWorkflow() }) },
  }),
  listWorkflowVersions: ofWorkflow,
  getWorkflowVersion: async (world) => ({ params: { workflowId: world.workflowId, version: "1" } }),
  restoreWorkflowVersion: async (world) => {
    const workflowId = await world.create("workflowId", "createWorkflow", { json: aWorkflow() })
    await world.call("updateWorkflow", { params: { workflowId }, json: aWorkflow({ name: `Restored ${++serial}` }) })
    return { params: { workflowId, version: "1" } }
  },
  executeWorkflow: async (world) => textFile(world.workflowId, invoiceText(`${++serial}`)),
  getWorkflowExecution: async (world) => ({
    params: { workflowId: world.workflowId, workflowExecutionId: world.executionId },
  }),
  executeFile: async (world) => ({ params: { workflowId: world.workflowId }, json: { fileId: await addFile(world) } }),
  listExecutions: nothing,
  getExecution: ofExecution,
  getExecutionStatus: ofExecution,
  getExecutionFile: ofExecution,
  exportExecution: ofExecution,
  exportExecutions: async ({ workflowId }) => ({ query: { workflowId, mode: "json" } }),
  getExecutionEvidence: ofExecution,
  cancelExecution: async (world) => ({ params: { executionId: await world.startLongExecution() } }),
  // Two in turn: a repetition with the same idempotency key can then be a different request.
  retryExecution: async (world) => ({
    params: { executionId: ++serial % 2 === 0 ? world.executionId : world.otherExecutionId },
  }),
  deleteExecution: async (world) => ({ params: { executionId: await world.finishExecution() } }),
  createFile: async () => ({ file: { name: "invoice.txt", content: invoiceText(`${++serial}`) } }),
  getFile: async (world) => ({ params: { fileId: await addFile(world) } }),
  deleteFile: async (world) => ({ params: { fileId: await addFile(world) } }),
  getExecutionUsage: ofExecution,
  listUsage: nothing,
  listBatches: async (world) => {
    await addBatch(world)
    return {}
  },
  createBatch: async (world) => ({ json: aBatch(world) }),
  getBatch: async (world) => ({ params: { batchId: await addBatch(world) } }),
  closeBatch: async (world) => ({ params: { batchId: await addBatch(world) } }),
  getExecutionReview: ofExecution,
  // A new one each time: the revision is the first.
  updateExecutionReview: async (world) => ({
    params: { executionId: await world.finishExecution() },
    json: {
      revision: 0,
      state: "approved",
      note: "Checked",
      corrections: {
        "/Invoice/fields/total": { value: 1290.5, page: 1, text: "1,290.50" },
        "/Invoice/tables/items": { rows: [{ description: "Paper, A4", amount: 90.5 }] },
      },
    },
  }),
  listReviewRevisions: ofExecution,
  listFilePages: async (world) => ({ params: { fileId: await addFile(world) } }),
  getPageImage: ofPageImage,
  getPageWords: async (world) => ({ params: { fileId: await addFile(world), page: "1" } }),
  getGrid: async (world) => {
    const file = { name: "items.csv", content: "description,amount\nPaper,90.5\n" }
    return { params: { fileId: await world.create("fileId", "createFile", { file }), page: "1" } }
  },
  readRegion: async (world) => ({
    params: { fileId: await addFile(world) },
    json: { page: 1, box: [0, 0, 400, 60], type: "string" },
  }),
  extractFile: async (world) => ({
    params: { fileId: await addFile(world) },
    json: { configuration: aWorkflow().configuration },
  }),
  suggestWorkflow: async (world) => ({ json: { fileIds: [await addFile(world)] } }),
  listWorkflowLabels: ofWorkflow,
  listWebhooks: async (world) => {
    await addWebhook(world)
    return {}
  },
  createWebhook: async (world) => {
    await makeRoomForWebhook(world)
    return { json: aWebhook(world) }
  },
  getWebhook: ofWebhook,
  updateWebhook: async (world) => ({ ...(await ofWebhook(world)), json: aWebhook(world) }),
  deleteWebhook: ofWebhook,
  rotateWebhookSecret: async (world) => ({ ...(await ofWebhook(world)), json: { overlapSeconds: 60 } }),
  testWebhook: ofWebhook,
  recoverWebhook: async (world) => ({ ...(await ofWebhook(world)), json: { since: "2026-03-01T00:00:00Z" } }),
  listWebhookDeliveries: ofWebhook,
  getWebhookDelivery: ofDelivery,
  redeliverWebhook: ofDelivery,
  listApiKeys: nothing,
  createApiKey: named,
  // The member's: both it and the admin may revoke it.
  revokeApiKey: async (world) => ({ params: { id: await addApiKey(world, world.memberId) } }),
  getCaller: nothing,
  createSession: async (world) => ({ json: { apiKey: world.keys.admin } }),
  deleteSession: nothing,
  listModels: nothing,
  addModel: async () => ({ json: aModel() }),
  updateModel: async (world) => ({ json: { id: await addModel(world), ...aModel() } }),
  deleteModel: async (world) => ({ json: { id: await addModel(world) } }),
  validateModelConnection: async () => ({ json: aModel() }),
  getRuntimeConfig: nothing,
  setRuntimeConfig: async (world) => ({
    json: { modelId: world.builtInModelId, type: ++serial % 2 === 0 ? "fast" : "accurate" },
  }),
  listAuditEntries: nothing,
  listOrganizations: nothing,
  createOrganization: named,
  listUsers: nothing,
  createUser: async (world) => ({
    json: { organizationId: world.organizationId, name: `User ${++serial}`, role: "member" },
  }),
  createUserApiKey: async (world) => ({ params: { userId: world.memberId }, json: { name: `Key ${++serial}` } }),
}
