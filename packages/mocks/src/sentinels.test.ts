import { Client, ExecutionFailedError } from "@docsift/sdk"
import { expect, test } from "vitest"
import { mockDocsift } from "./mock-docsift.ts"
import { failureByFileName } from "./outcome.ts"
import { refusalByWorkflowName } from "./sentinels.ts"
import { statusByCode } from "./refusal.ts"

const baseUrl = "https://docsift.example"
const configuration = { objects: [{ name: "O", fields: [{ name: "f", type: "string" as const }] }] }
const file = (name = "a.txt") => new File(["text"], name)

function start() {
  const docsift = mockDocsift()
  return { docsift, client: new Client({ apiKey: docsift.apiKey, baseUrl, fetch: docsift.fetch, maxRetries: 0 }) }
}

test.for(Object.entries(failureByFileName))("a file named %s fails with %s", async ([name, reason]) => {
  const { client } = start()
  const workflow = await client.workflows.create({ name: "W", configuration })
  const error: unknown = await client
    .extract({ workflow, file: file(`${name}.pdf`) })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ExecutionFailedError)
  expect(error).toMatchObject({ reason })
})

test.for(Object.keys(refusalByWorkflowName))("a workflow named %s cannot be executed", async (name) => {
  const { client } = start()
  const { workflowId } = await client.workflows.create({ name, configuration })
  const refusal = refusalByWorkflowName[name]?.()
  expect(refusal).toBeDefined()
  const code = refusal?.code ?? "internal"
  for (let round = 0; round < 2; round++) {
    const refused = client.workflows.execute(workflowId, file())
    await expect(refused).rejects.toMatchObject({ code, status: statusByCode[code] })
  }
})

test("a refusal that holds once is overcome by the client's retry", async () => {
  const { docsift } = start()
  const client = new Client({ apiKey: docsift.apiKey, baseUrl, fetch: docsift.fetch, maxRetries: 1 })
  const { workflowId } = await client.workflows.create({ name: "server-error-once", configuration })
  await client.workflows.execute(workflowId, file())
  expect(docsift.executions()).toHaveLength(1)
})

test("a slow execution does not end by itself, but can be cancelled or finished", async () => {
  const { docsift, client } = start()
  const { workflowId } = await client.workflows.create({ name: "W", configuration })
  const [first, second] = [
    await client.workflows.execute(workflowId, file("slow.pdf")),
    await client.workflows.execute(workflowId, file("slow.txt")),
  ]
  for (let round = 0; round < 4; round++) await client.executions.status(first.workflowExecutionId)
  expect((await client.executions.get(first.workflowExecutionId)).status).toBe("Processing")
  expect((await client.executions.cancel(first.workflowExecutionId)).errorMessage).toMatch(/^cancelled: \S/)
  docsift.finish(second.workflowExecutionId)
  expect((await client.executions.get(second.workflowExecutionId)).status).toBe("Completed")
})
