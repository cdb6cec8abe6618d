import { describe, expect, test } from "vitest"
import { expectError } from "../expect-error.ts"
import { aWorkflow } from "../samples.ts"
import type { World } from "../world.ts"

/** Declares the cases about paging: no item twice, none missing, newest first. */
export function pagingCases(world: () => World): void {
  describe("lists", () => {
    test("the pages together are the complete list in order, and each links to the next", async () => {
      const { workflows } = world().client()
      for (const name of ["P1", "P2", "P3"]) await workflows.create(aWorkflow({ name }))
      const whole = await workflows.list()
      const { response } = await workflows.list({ limit: 2 }).withResponse()
      expect(response.headers.get("link")).toMatch(/^<[^>]+[?&]cursor=[^>]+>; rel="next"$/)
      const paged: unknown[] = []
      for await (const workflow of workflows.list({ limit: 2 })) paged.push(workflow)
      expect(paged).toEqual(whole)
      expect(whole.map(({ createdAt }) => createdAt)).toEqual(
        whole
          .map(({ createdAt }) => createdAt)
          .toSorted()
          .toReversed(),
      )
      const { response: last } = await workflows.list({ limit: 1000 }).withResponse()
      expect(last.headers.get("link")).toBeNull()
    })

    // Security: without a limit in bytes, one response could have hundreds of megabytes.
    test("a page of the largest workflows has at most 4 MiB, and iterating finds them all", async () => {
      const { workflows } = world().client()
      const fields = Array.from({ length: 250 }, (_, i) => ({
        name: `field ${i}`,
        type: "string" as const,
        description: "x".repeat(970),
      }))
      const largest = { name: "Largest", configuration: { objects: [{ name: "O", fields }] } }
      const made: string[] = []
      try {
        for (let i = 0; i < 18; i++) made.push((await workflows.create(largest)).workflowId)
        const response = await world().call("listWorkflows")
        expect(response.headers.get("link")).toMatch(/rel="next"$/)
        const { byteLength } = await response.arrayBuffer()
        expect(byteLength).toBeLessThanOrEqual(4 * 1024 * 1024)
        expect(byteLength).toBeGreaterThan(2 * 1024 * 1024)
        const seen: string[] = []
        for await (const { id } of workflows.list()) seen.push(id)
        expect(seen.slice(0, made.length)).toEqual(made.toReversed())
        expect(new Set(seen).size).toBe(seen.length)
      } finally {
        for (const id of made) await workflows.delete(id)
      }
    })

    test("a cursor that no server creates is rejected", async () => {
      // A timestamp that databases cannot store, in the format of this repository's server.
      for (const cursor of ["OTk5OTk5OTk5OTk5OTk5IHdrZl8wMTIzNDU2Nzg5YWI", "nonsense", "YQ"]) {
        await expectError(await world().call("listWorkflows", { query: { cursor } }), 400, "invalid_request")
      }
    })

    test("an item created between two pages neither repeats nor hides another", async () => {
      const { workflows } = world().client()
      const whole = (await workflows.list()).map(({ id }) => id)
      const seen: string[] = []
      for await (const { id } of workflows.list({ limit: 2 })) {
        seen.push(id)
        if (seen.length === 2) await workflows.create(aWorkflow({ name: "In between" }))
      }
      expect(seen).toEqual(whole)
    })

    test("the filter of a list of executions applies to every page", async () => {
      const { executions } = world().client()
      const query = { workflowId: world().workflowId, status: "Completed" as const, limit: 1 }
      const pages = executions.list(query)
      let count = 0
      for await (const { workflowId, status } of pages) {
        expect({ workflowId, status }).toEqual({ workflowId: query.workflowId, status: "Completed" })
        if (++count === 5) break
      }
      expect(count).toBeGreaterThan(1)
    })

    test("a filter by another organization's workflow finds nothing", async () => {
      const { workflowId } = world()
      expect(await world().client("otherOrganization").executions.list({ workflowId })).toEqual([])
    })

    test.for(["listApiKeys", "listOrganizations", "listUsers"])("%s is paginated too", async (operationId) => {
      const response = await world().call(operationId, { query: { limit: "1" } })
      expect(await response.json()).toHaveLength(1)
      const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? ""
      const cursor = new URL(next, "http://localhost").searchParams.get("cursor") ?? ""
      const second = await world().call(operationId, { query: { limit: "1", cursor } })
      expect(await second.json()).toHaveLength(1)
    })
  })
}
