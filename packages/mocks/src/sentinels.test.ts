import { readFileSync } from "node:fs"
import { Client, ExecutionFailedError } from "@docsift/sdk"
import { expect, test } from "vitest"
import { mockDocsift } from "./mock-docsift.ts"
import { fileNameByFailure, slowFileName } from "./outcome.ts"
import { refusalByWorkflowName } from "./sentinels.ts"

const baseUrl = "https://docsift.example"
const configuration = { objects: [{ name: "O", fields: [{ name: "f", type: "string" as const }] }] }
const file = (name = "a.txt") => new File(["text"], name)

function start(maxRetries = 0) {
  const docsift = mockDocsift()
  return { docsift, client: new Client({ apiKey: docsift.apiKey, baseUrl, fetch: docsift.fetch, maxRetries }) }
}

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")
const rows = [...readme.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, name = "", effect = ""]) => ({ name, effect }))

/** The names in the README's table, with what the table says about each. */
function documented(kind: string): (readonly [name: string, effect: string])[] {
  const pattern = new RegExp(`^${kind} \`([a-z-]+)(?:\\.\\*)?\`$`)
  return rows.flatMap(({ name, effect }) => {
    const found = pattern.exec(name)?.[1]
    return found === undefined ? [] : [[found, effect] as const]
  })
}

const failing = documented("file").filter(([name]) => name !== slowFileName)
const refusing = documented("workflow")

test("the README lists every name that means something, and no other", () => {
  expect(failing.map(([name]) => name).toSorted()).toEqual(Object.values(fileNameByFailure).toSorted())
  expect(documented("file").map(([name]) => name)).toContain(slowFileName)
  expect(refusing.map(([name]) => name).toSorted()).toEqual(Object.keys(refusalByWorkflowName).toSorted())
})

test.for(failing)("a file named %s fails as the README says: %s", async ([name, effect]) => {
  const { client } = start()
  const workflow = await client.workflows.create({ name: "W", configuration })
  const error: unknown = await client
    .extract({ workflow, file: file(`${name}.pdf`) })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ExecutionFailedError)
  const { reason, execution } = error as ExecutionFailedError // just looked at
  expect(effect).toContain(`\`${reason}\``)
  expect(execution.errorMessage).toMatch(new RegExp(`^${reason}: [A-Z].*\\.$`))
})

test.for(refusing)("a workflow named %s is refused as the README says: %s", async ([name, effect]) => {
  const { client } = start()
  const { workflowId } = await client.workflows.create({ name, configuration })
  const status = Number(/\b(\d{3})\b/.exec(effect)?.[1])
  const retryAfterMs = effect.includes("`retry-after: 1`") ? 1_000 : undefined
  for (let round = 0; round < 2; round++) {
    await expect(client.workflows.execute(workflowId, file())).rejects.toMatchObject({ status, retryAfterMs })
  }
})

test.for(refusing)("a workflow named %s-once refuses the first execution alone", async ([name]) => {
  const { client } = start()
  const { workflowId } = await client.workflows.create({ name: `${name}-once`, configuration })
  await expect(client.workflows.execute(workflowId, file())).rejects.toThrow(/\b(?:429|500|503)\b/)
  await client.workflows.execute(workflowId, file())
})

test("a refusal that holds once is overcome by the client's retry", async () => {
  const { docsift, client } = start(1)
  const { workflowId } = await client.workflows.create({ name: "server-error-once", configuration })
  await client.workflows.execute(workflowId, file())
  expect(docsift.executions()).toHaveLength(1)
})

test("a name counts as a whole only", async () => {
  const { client } = start()
  const workflow = await client.workflows.create({ name: "not rate-limited", configuration })
  await client.extract({ workflow, file: file("not-encrypted.pdf") })
})

test("a model whose address is port 9 cannot be reached, any other can", async () => {
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
