import { NotFoundError, PreconditionFailedError } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { expectError } from "../expect-error.ts"
import { aWorkflow, invoiceText } from "../samples.ts"
import { memberOf, readJson, textFile } from "../calls.ts"
import type { World } from "../world.ts"

/** Declares the cases about the versions of workflows: no change is lost, and none overwrites another unseen. */
export function workflowVersionCases(world: () => World): void {
  /** Creates a workflow with the names `A`, `B`, `C`, one version each. */
  async function withVersions(...names: readonly string[]): Promise<string> {
    const { workflows } = world().client()
    const [first = "A", ...others] = names
    const { workflowId } = await workflows.create(aWorkflow({ name: first }))
    for (const name of others) await workflows.update(workflowId, aWorkflow({ name }))
    return workflowId
  }

  describe("versions of workflows", () => {
    test("every change makes one, which stays readable; the newest is the current one", async () => {
      const { workflows } = world().client()
      const workflowId = await withVersions("A", "B", "C")
      const listed = await workflows.versions(workflowId)
      expect(listed).toMatchObject([
        { version: 3, name: "C", isCurrent: true, userId: world().adminId },
        { version: 2, name: "B", isCurrent: false, userId: world().adminId },
        { version: 1, name: "A", isCurrent: false, userId: world().adminId },
      ])
      const current = await workflows.get(workflowId)
      expect(await workflows.version(workflowId, 3)).toEqual(current)
      expect(await workflows.version(workflowId, 1)).toEqual({
        ...current,
        ...aWorkflow({ name: "A" }),
        version: 1,
        updatedAt: listed[2]?.createdAt,
      })
      await workflows.delete(workflowId)
    })

    test("a workflow that was never changed has one version", async () => {
      const { workflows } = world().client()
      const workflowId = await withVersions("A")
      const { updatedAt } = await workflows.get(workflowId)
      expect(await workflows.versions(workflowId)).toEqual([
        { version: 1, name: "A", createdAt: updatedAt, userId: world().adminId, isCurrent: true },
      ])
      await workflows.delete(workflowId)
    })

    test("the same definition again makes no version", async () => {
      const { workflows } = world().client()
      const workflowId = await withVersions("A", "B")
      const before = await workflows.get(workflowId)
      expect((await workflows.update(workflowId, aWorkflow({ name: " B " }))).version).toBe(2)
      expect((await workflows.restore(workflowId, 2)).version).toBe(2)
      expect(await workflows.get(workflowId)).toEqual(before)
      expect(await workflows.versions(workflowId)).toHaveLength(2)
      await workflows.delete(workflowId)
    })

    test("a list of versions has pages", async () => {
      const { workflows } = world().client()
      const workflowId = await withVersions("A", "B", "C")
      const seen: number[] = []
      for await (const { version } of workflows.versions(workflowId, { limit: 1 })) seen.push(version)
      expect(seen).toEqual([3, 2, 1])
      for (const cursor of ["nonsense", "YQ"]) {
        const response = await world().call("listWorkflowVersions", { params: { workflowId }, query: { cursor } })
        await expectError(response, 400, "invalid_request")
      }
      await workflows.delete(workflowId)
    })

    test("a restored version is a new one", async () => {
      const { workflows } = world().client()
      const workflowId = await withVersions("A", "B")
      expect((await workflows.restore(workflowId, 1)).version).toBe(3)
      expect(await workflows.get(workflowId)).toMatchObject({ name: "A", version: 3 })
      expect((await workflows.versions(workflowId)).map(({ name }) => name)).toEqual(["A", "B", "A"])
      await workflows.delete(workflowId)
    })

    test("a version that does not exist is not found", async () => {
      const { workflows } = world().client()
      const workflowId = await withVersions("A")
      await expect(workflows.version(workflowId, 2)).rejects.toThrow(NotFoundError)
      await expect(workflows.restore(workflowId, 2)).rejects.toThrow("No version of this workflow has this number.")
      const parts = { ...textFile(workflowId, "text"), query: { version: "2" } }
      await expectError(await world().call("executeWorkflow", parts), 404, "not_found")
      await workflows.delete(workflowId)
      await expect(workflows.versions(workflowId)).rejects.toThrow(NotFoundError)
    })

    test("an execution runs the version that was asked for, else the current one, and says which", async () => {
      const workflowId = await withVersions("A", "B")
      for (const [query, expected] of [
        [{ version: "1" }, { workflowVersion: 1, workflowName: "A" }],
        [{}, { workflowVersion: 2, workflowName: "B" }],
      ] as const) {
        const started = await world().call("executeWorkflow", { ...textFile(workflowId, invoiceText()), query })
        const executionId = memberOf(await readJson(started), "workflowExecutionId")
        expect(await world().client().executions.get(executionId)).toMatchObject(expected)
        const [listed] = await world().client().executions.list({ workflowId, limit: 1 })
        expect(listed).toMatchObject(expected)
        const { fileId } = await world().client().executions.get(executionId)
        const { workflows, executions } = world().client()
        const version = "version" in query ? Number(query.version) : undefined
        const again = await workflows.executeFile(workflowId, fileId, { version })
        expect(await executions.get(again.workflowExecutionId)).toMatchObject(expected)
      }
      const { fileId } = await world().client().executions.get(world().executionId)
      const missing = await world().call("executeFile", { params: { workflowId }, json: { fileId, version: 3 } })
      expect(await expectError(missing, 404, "not_found")).toBe("No version of this workflow has this number.")
    })
  })

  describe("If-Match", () => {
    const put = async (workflowId: string, tag: string, name: string) =>
      world().call("updateWorkflow", {
        params: { workflowId },
        json: aWorkflow({ name }),
        headers: { "if-match": tag },
      })

    test("a change that is based on an old version is rejected", async () => {
      const { workflows } = world().client()
      const workflowId = await withVersions("A", "B")
      const { response } = await workflows.get(workflowId).withResponse()
      expect(response.headers.get("etag")).toBe('"v2"')
      await expect(workflows.update(workflowId, aWorkflow({ name: "C" }), { version: 1 })).rejects.toThrow(
        PreconditionFailedError,
      )
      expect(await expectError(await put(workflowId, '"v1"', "C"), 412, "version_conflict")).toContain("2")
      expect(await workflows.get(workflowId)).toMatchObject({ name: "B", version: 2 })
      const changed = await put(workflowId, '"v2"', "C")
      expect(changed.status).toBe(200)
      expect(changed.headers.get("etag")).toBe('"v3"')
      await workflows.delete(workflowId)
    })

    test("a change that was made already can be repeated", async () => {
      const workflowId = await withVersions("A")
      for (let time = 0; time < 2; time++) expect((await put(workflowId, '"v1"', "B")).headers.get("etag")).toBe('"v2"')
      await world().client().workflows.delete(workflowId)
    })

    test("a list and * are understood; weak and foreign tags match nothing; anything else is malformed", async () => {
      const workflowId = await withVersions("A")
      for (const tag of ['W/"v1"', '"1"', '"v01"', '"v2", W/"v1"', '"v1,", "x"', '""']) {
        await expectError(await put(workflowId, tag, "B"), 412, "version_conflict")
      }
      for (const tag of ["v1", "1", '"v1', '"v1" "v2"', 'w/"v1"', "*, *", '"v1", *', ",", '"v 1"']) {
        await expectError(await put(workflowId, tag, "B"), 400, "invalid_request")
      }
      expect((await put(workflowId, "*", "B")).status).toBe(200)
      expect((await put(workflowId, 'W/"v2",,"v9" , "v2" ,', "C")).status).toBe(200)
      await world().client().workflows.delete(workflowId)
    })

    test("of concurrent changes with one tag exactly one is made", async () => {
      const workflowId = await withVersions("A")
      const names = ["B", "C", "D", "E", "F"]
      const responses = await Promise.all(names.map((name) => put(workflowId, '"v1"', name)))
      const statuses = responses.map(({ status }) => status)
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412, 412])
      await world().client().workflows.delete(workflowId)
    })
  })
}
