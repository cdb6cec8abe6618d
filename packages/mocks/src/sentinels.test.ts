import { Client, ExecutionFailedError } from "@docsift/sdk"
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { mockDocsift } from "./mock-docsift.ts"
import { fileNameByFailure, slowFileName } from "./outcome.ts"
import { rejectionByWorkflowName } from "./sentinels.ts"

const baseUrl = "https://docsift.example"
const configuration = { objects: [{ name: "O", fields: [{ name: "f", type: "string" as const }] }] }
const file = (name = "a.txt") => new File(["text"], name)

function start(maxRetries = 0) {
  const docsift = mockDocsift()
  return { docsift, client: new Client({ apiKey: docsift.apiKey, baseUrl, fetch: docsift.fetch, maxRetries }) }
}

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")
const rows = [...readme.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, name = "", effect = ""]) => ({ name, effect }))

/** The names in the table of the README, with the documented effect of each. */
function documented(kind: string): (readonly [name: string, effect: string])[] {
  const pattern = new RegExp(`^${kind} \`([a-z-]+)(?:\\.\\*)?\`$`)
  return rows.flatMap(({ name, effect }) => {
    const found = pattern.exec(name)?.[1]
    return found === undefined ? [] : [[found, effect] as const]
  })
}

const failingFiles = documented("file").filter(([name]) => name !== slowFileName)
const rejectedWorkflows = documented("workflow")

test("the README lists exactly the names with an effect", () => {
  expect(failingFiles.map(([name]) => name).toSorted()).toEqual(Object.values(fileNameByFailure).toSorted())
  expect(documented("file").map(([name]) => name)).toContain(slowFileName)
  expect(rejectedWorkflows.map(([name]) => name).toSorted()).toEqual(Object.keys(rejectionByWorkflowName).toSorted())
})

test.for(failingFiles)("a file named %s fails as the README says: %s", async ([name, effect]) => {
  const { client } = start()
  const workflow = await client.workflows.create({ name: "W", configuration })
  const error: unknown = await client
    .extract({ workflow, file: file(`${name}.pdf`) })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ExecutionFailedError)
  const { reason, execution } = error as ExecutionFailedError // asserted above
  expect(effect).toContain(`\`${reason}\``)
  expect(execution.errorMessage).toMatch(new RegExp(`^${reason}: [A-Z].*\\.$`))
})

test.for(rejectedWorkflows)("a workflow named %s is rejected as the README says: %s", async ([name, effect]) => {
  const { client } = start()
  const { workflowId } = await client.workflows.create({ name, configuration })
  const status = Number(/\b(\d{3})\b/.exec(effect)?.[1])
  const retryAfterMs = effect.includes("`retry-after: 1`") ? 1_000 : undefined
  for (let round = 0; round < 2; round++) {
    await expect(client.workflows.execute(workflowId, file())).rejects.toMatchObject({ status, retryAfterMs })
  }
})

test.for(rejectedWorkflows)("a workflow named %s-once rejects only the first execution", async ([name]) => {
  const { client } = start()
  const { workflowId } = await client.workflows.create({ name: `${name}-once`, configuration })
  await expect(client.workflows.execute(workflowId, file())).rejects.toThrow(/\b(?:429|500|503)\b/)
  await client.workflows.execute(workflowId, file())
})

test("a one-time rejection is overcome by a retry of the client", async () => {
  const { docsift, client } = start(1)
  const { workflowId } = await client.workflows.create({ name: "server-error-once", configuration })
  await client.workflows.execute(workflowId, file())
  expect(docsift.executions()).toHaveLength(1)
})

test("only the complete name has an effect", async () => {
  const { client } = start()
  const workflow = await client.workflows.create({ name: "not rate-limited", configuration })
  await client.extract({ workflow, file: file("not-encrypted.pdf") })
})

test("a model on port 9 is unreachable, any other is reachable", async () => {
  const { models } = start().client.admin
  const model = { modelName: "mine", baseUrl: "http://127.0.0.1:9/v1" }
  expect(await models.validateConnection(model)).toEqual({ isValid: false, error: expect.stringMatching(/reached/) })
  expect(await models.validateConnection({ ...model, baseUrl: "http://127.0.0.1:11434/v1" })).toEqual({ isValid: true })
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
