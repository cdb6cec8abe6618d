import { ExecutionFailedError, NotFoundError } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { aWorkflow, invoiceText } from "../samples.ts"
import type { World } from "../world.ts"

const text = (content: string, name = "invoice.txt") => ({ data: new Blob([content]), name })

/** Declares the cases about the lifecycle of executions, through the SDK. */
export function executionCases(
  world: () => World,
  /** Whether an intermediary parses and rewrites the JSON, which reorders names that look like integers. */
  { rewritesJson = false }: { readonly rewritesJson?: boolean } = {},
): void {
  describe("executions", () => {
    test("an uploaded file is extracted, and all four views of the execution agree", async () => {
      const { workflows, executions } = world().client()
      const sent = workflows.execute(world().workflowId, text(invoiceText("0815"), "öl / rechnung.txt"))
      const { data: result, response } = await sent.withResponse()
      const { workflowExecutionId: id, workflowId } = result
      expect(response.headers.get("location")).toBe(`/api/v1/executions/${id}`)
      expect(result).toMatchObject({
        workflowId: world().workflowId,
        status: expect.stringMatching(/^(Queued|Processing)$/),
      })

      const seen: string[] = []
      const execution = await executions.wait(id, {
        deadline: 30_000,
        onStatus: ({ status }) => void seen.push(status),
      })
      expect(seen.at(-1)).toBe("Completed")
      expect(seen).toEqual(["Queued", "Processing", "Completed"].filter((status) => seen.includes(status)))
      const { createdAt, startedAt = "", completedAt = "" } = execution
      expect([createdAt, startedAt, completedAt].toSorted()).toEqual([createdAt, startedAt, completedAt])
      expect(execution).toMatchObject({
        id,
        workflowId,
        workflowName: "Invoices",
        ownerId: world().adminId,
        fileId: result.fileId,
        fileName: result.filename,
      })
      expect(result.filename).toContain("rechnung.txt")

      expect(await executions.get(id)).toEqual(execution)
      expect(await workflows.execution(workflowId, id)).toEqual(execution)
      const { extractedData: _data, ...summary } = execution
      expect(summary.pageCount).toBe(1)
      const {
        createdAt: _createdAt,
        ownerId: _owner,
        workflowName: _name,
        workflowVersion: _version,
        fileName: _file,
        pageCount: _,
        ...view
      } = summary
      expect(await executions.status(id)).toEqual(view)
      expect((await executions.list({ workflowId, status: "Completed", limit: 1 }))[0]).toEqual(summary)
    })

    test("the data contains every configured name in the configured order, with null for missing values", async () => {
      const { workflows, executions } = world().client()
      const configuration = {
        objects: [
          {
            name: "Zulu",
            fields: [
              { name: "zebra", type: "string" as const },
              { name: "apple", type: "date" as const },
            ],
          },
          { name: "Alpha", tables: [{ name: "rows", columns: [{ name: "cell", type: "number" as const }] }] },
        ],
      }
      const { workflowId } = await workflows.create({ name: "Order", configuration })
      const executionId = await world().finishExecution({ workflowId, text: "nothing of this kind\n" })
      const response = await world().call("getExecution", { params: { executionId } })
      expect(await response.text()).toContain(
        `"extractedData":{"Zulu":{"fields":{"zebra":null,"apple":null}},"Alpha":{"tables":{"rows":[]}}}`,
      )
      const { evidence, pages } = await executions.evidence(executionId)
      expect(evidence).toEqual({})
      expect(pages.length).toBeGreaterThan(0)
    })

    test.skipIf(rewritesJson)("names that look like integers stay in the configured order", async () => {
      const { workflows, executions } = world().client()
      const fields = ["2", "1", "b", "10", "__proto__"].map((name) => ({ name, type: "string" as const }))
      const tables = ["7", "3"].map((name) => ({ name, columns: fields }))
      const objects = [
        { name: "9", fields },
        { name: "8", tables },
      ]
      const { workflowId } = await workflows.create({ name: "Numbers", configuration: { objects } })
      const executionId = await world().finishExecution({ workflowId, text: "nothing of this kind\n" })
      const values = '{"2":null,"1":null,"b":null,"10":null,"__proto__":null}'
      const data = `{"9":{"fields":${values}},"8":{"tables":{"7":[],"3":[]}}}`
      const params = { workflowId, workflowExecutionId: executionId, executionId }
      for (const operation of ["getExecution", "getWorkflowExecution"]) {
        expect(await (await world().call(operation, { params })).text()).toContain(`"extractedData":${data}`)
      }
      const exported = await executions.export(executionId, { mode: "json" })
      expect(exported.replaceAll(/\s/g, "")).toBe(data)
      expect(exported).toMatch(/^\{\n {2}"9": \{\n {4}"fields": \{\n {6}"2": null,\n/)
    })

    test("values of a printed document are extracted, each with its evidence", async () => {
      const { executions } = world().client()
      const execution = await executions.get(world().executionId)
      if (execution.status !== "Completed") throw new Error(`the execution is ${execution.status}`)
      const { fields } = Object(execution.extractedData).Invoice
      expect(fields).toEqual({ number: "0042", date: "2026-02-27", total: 1290.5 })
      const { evidence } = await executions.evidence(world().executionId)
      for (const name of ["number", "date", "total"]) {
        const found = evidence[`/Invoice/fields/${name}`]
        expect(found, name).toMatchObject({ page: 1, source: "builtin" })
        expect(found?.box ?? found?.cell).toBeDefined()
      }
      expect(evidence["/Invoice/fields/total"]?.text).toContain("1,290.50")
    })

    test("a running execution keeps the definition it was started with; a retry takes the current one", async () => {
      const { workflows, executions } = world().client()
      const { workflowId } = await workflows.create(aWorkflow({ name: "Before" }))
      const blocker = await world().startLongExecution()
      const { workflowExecutionId } = await workflows.execute(workflowId, text(invoiceText()))
      const configuration = { objects: [{ name: "Other", fields: [{ name: "number", type: "string" as const }] }] }
      await workflows.update(workflowId, { name: "After", configuration })
      await executions.cancel(blocker)
      const first = await executions.wait(workflowExecutionId, { deadline: 30_000 })
      expect(first.workflowName).toBe("Before")
      expect(Object.keys(Object(first.extractedData))).toEqual(["Invoice"])
      const retried = await executions.retry(workflowExecutionId)
      expect(retried).toMatchObject({ workflowId, filename: "invoice.txt" })
      const second = await executions.wait(retried.workflowExecutionId, { deadline: 30_000 })
      expect(second.workflowName).toBe("After")
      expect(Object.keys(Object(second.extractedData))).toEqual(["Other"])
    })

    test("a cancelled execution fails with the reason, also for a client that waits", async () => {
      const { executions } = world().client()
      const id = await world().startLongExecution()
      // Awaited from the start: the wait may end before the response to the cancellation arrives.
      const waiting = expect(executions.wait(id, { deadline: 30_000 })).rejects.toThrow(ExecutionFailedError)
      const cancelled = await executions.cancel(id)
      expect(cancelled).toMatchObject({ id, status: "Failed", errorMessage: expect.stringMatching(/^cancelled: \S/) })
      await waiting
      const { status, errorMessage } = await executions.status(id)
      expect({ status, errorMessage }).toEqual({ status: "Failed", errorMessage: cancelled.errorMessage })
    })

    test("an execution of an unreadable file fails with a documented reason", async () => {
      const { workflows, executions } = world().client()
      const { workflowExecutionId } = await workflows.execute(
        world().workflowId,
        text("%PDF-1.7\nbroken\n", "broken.pdf"),
      )
      const failed = executions.wait(workflowExecutionId, { deadline: 30_000 })
      await expect(failed).rejects.toThrow(/file_unreadable: \S/)
      const execution = await executions.get(workflowExecutionId)
      expect(execution).not.toHaveProperty("extractedData")
      expect(JSON.stringify(execution)).not.toMatch(/\bat .*\.ts:|\/packages\//)
    })

    test("an execution is found only under its own workflow", async () => {
      const { workflows } = world().client()
      const { workflowId } = await workflows.create(aWorkflow())
      await expect(workflows.execution(workflowId, world().executionId)).rejects.toThrow(NotFoundError)
    })

    test("Prefer: wait returns when the execution ends and confirms the preference", async () => {
      const headers = { prefer: "wait=20" }
      const parts = { params: { workflowId: world().workflowId }, file: { name: "a.txt", content: invoiceText() } }
      const executed = await world().call("executeWorkflow", { ...parts, headers })
      expect(executed.headers.get("preference-applied")).toBe("wait=20")
      expect(await executed.json()).toMatchObject({ status: "Completed" })
    })

    test("Prefer: wait is capped at a minute", async () => {
      const executionId = world().executionId
      const response = await world().call("getExecutionStatus", {
        params: { executionId },
        headers: { prefer: "wait=999" },
      })
      expect(response.headers.get("preference-applied")).toBe("wait=60")
    })

    test("Prefer: wait returns the current state when the time is up; an invalid preference is ignored", async () => {
      const executionId = await world().startLongExecution()
      for (const prefer of ["wait=0", "respond-async", "wait=soon"]) {
        const response = await world().call("getExecutionStatus", { params: { executionId }, headers: { prefer } })
        expect(await response.json()).toMatchObject({ status: expect.stringMatching(/^(Queued|Processing)$/) })
      }
      await world().client().executions.cancel(executionId)
    })
  })
}
