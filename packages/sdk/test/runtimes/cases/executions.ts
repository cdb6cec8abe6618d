import { ExecutionFailedError, InvalidDataError, WaitTimeoutError } from "@docsift/sdk"
import { dataSchema } from "@docsift/sdk/schema"
import { definition, executionId, longText, text } from "../samples.ts"
import { type Cases, check, failureAs, failureOf } from "../world.ts"

const file = { data: new Blob([text]), name: "invoice.txt" }

/** Executions from upload to export. */
export const executionCases: Cases = {
  "an execution is watched to its end and returned by every operation": async ({
    client: { workflows, executions },
  }) => {
    const { workflowId } = await workflows.create(definition)
    const { workflowExecutionId: id } = await workflows.execute(workflowId, file)
    const seen: string[] = []
    for await (const { status } of executions.watch(id, { deadline: 60_000 })) seen.push(status)
    check(seen.at(-1) === "Completed" && new Set(seen).size === seen.length, seen)
    const execution = await executions.get<typeof definition>(id)
    check(execution.status === "Completed", execution)
    check(execution.extractedData.Invoice.fields.total === 1290.5, execution)
    const same = await workflows.execution(workflowId, id)
    check(JSON.stringify(same) === JSON.stringify(execution), same)
    const { status, fileId } = await executions.status(id)
    check(status === "Completed" && fileId === execution.fileId, { status, fileId })
    const listed = await executions.list({ workflowId, status: "Completed" })
    check(listed.length === 1 && listed[0]?.id === id, listed)
  },
  "data, file, evidence and every export of an execution can be fetched": async ({ client }) => {
    const { executions } = client
    const workflow = await client.workflows.create(definition)
    const { id } = await client.extract({ workflow, file })
    const { evidence, pages } = await executions.evidence(id)
    check(evidence["/Invoice/fields/total"]?.text.includes("1,290.50") === true && pages.length === 1, evidence)
    check((await executions.export(id)).includes(",4711"), await executions.export(id))
    const json = await executions.export(id, { mode: "json" })
    check(JSON.parse(json).Invoice.fields.total === 1290.5, json)
    const workbook = await executions.export(id, { mode: "xlsx" })
    const signature = new TextDecoder().decode((await workbook.arrayBuffer()).slice(0, 2))
    check(signature === "PK" && workbook.type.includes("spreadsheetml"), { signature, type: workbook.type })
    const { url } = await executions.file(id)
    check((await (await fetch(url)).text()) === text, url)
    const stored = await executions.download(id)
    check(stored.type.startsWith("text/plain") && (await stored.text()) === text, stored.type)
  },
  "data is checked against the schema of the caller": async ({ client }) => {
    const workflow = await client.workflows.create(definition)
    const schema = dataSchema(definition)
    const { extractedData } = await client.extract({ workflow, file, schema })
    check(extractedData.Invoice.fields.total === 1290.5, extractedData)
    const other = dataSchema({
      name: "Other",
      configuration: { objects: [{ name: "Order", fields: [{ name: "total", type: "number" }] }] },
    })
    const { issues } = await failureAs(InvalidDataError, client.extract({ workflow, file, schema: other }))
    check(issues.length > 0, issues)
  },
  "a cancelled execution fails a pending wait, keeps its file, and can be retried": async ({ client }) => {
    const { workflows, executions } = client
    const { workflowId } = await workflows.create(definition)
    const { workflowExecutionId: id } = await workflows.execute(workflowId, new File([longText], "long.txt"))
    const waiting = failureOf(executions.wait(id, { deadline: 60_000 }))
    const { status } = await executions.cancel(id)
    check(status === "Failed", status)
    const error = await waiting
    check(error instanceof ExecutionFailedError && error.reason === "cancelled" && error.execution.id === id, error)
    check((await (await executions.download(id)).text()) === longText, "the stored file differs")
    const again = await executions.retry(id)
    check(again.workflowExecutionId !== id && again.filename === "long.txt", again)
    await executions.cancel(again.workflowExecutionId)
  },
  "an unreadable file fails with its reason": async ({ client }) => {
    const workflow = await client.workflows.create(definition)
    const broken = { data: new Blob(["%PDF-1.7\nbroken\n"]), name: "broken.pdf" }
    const { reason } = await failureAs(ExecutionFailedError, client.extract({ workflow, file: broken }))
    check(reason === "file_unreadable", reason)
  },
  "a wait that times out names the execution that continues": async ({ failing }) => {
    const { client } = failing("processing")
    const statuses: string[] = []
    const wait = client.executions.wait(executionId, {
      deadline: 300,
      onStatus: ({ status }) => void statuses.push(status),
    })
    const error = await failureAs(WaitTimeoutError, wait)
    check(error.executionId === executionId && statuses.join() === "Processing", error)
  },
  "a wait survives an error page of a proxy and a lost connection": async ({ failing }) => {
    const { client, seen } = failing("restart")
    const seenStatuses: string[] = []
    for await (const { status } of client.executions.watch(executionId)) seenStatuses.push(status)
    check(seenStatuses.join() === "Processing,Completed" && (await seen()).length >= 4, await seen())
  },
}
