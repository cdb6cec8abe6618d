import { describe, expect, test } from "vitest"
import { type Operation, parseOperations } from "../document.ts"
import { expectError } from "../expect-error.ts"
import { addressOf } from "../send.ts"
import type { World } from "../world.ts"
import { prepare } from "./authorization.ts"

/** Declares the cases outside the document: unknown paths, other methods, and the routes that need no key. */
export function unknownRouteCases(operations: readonly Operation[], world: () => World): void {
  const fetch = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set("x-api-key", world().keys.admin ?? "")
    return world().endpoint.fetch(world().endpoint.baseUrl + path, { ...init, headers })
  }

  describe("outside the document", () => {
    test.for([
      "/",
      "/api",
      "/api/v1",
      "/api/v1/",
      "/api/v1/nothing",
      "/api/v2/workflows",
      "/api/v1/workflows/",
      "/%00",
    ])("%s is not found", async (path) => {
      await expectError(await fetch(path), 404, "not_found")
    })

    test("an unknown path is not found, with or without a key, whatever is sent", async () => {
      const init = { method: "POST", body: "{", headers: { "content-type": "application/json" } }
      await expectError(await fetch("/api/v1/nothing", init), 404, "not_found")
    })

    test.for([...new Set(operations.map((operation) => operation.path))])(
      "%s names the methods it has when asked with another",
      async (path) => {
        const own = operations.filter((operation) => operation.path === path).map((operation) => operation.method)
        // This is checked first: neither the ids nor the body are valid.
        const response = await fetch(path.replaceAll(/\{[^}]+\}/g, "nonsense"), { method: "PATCH", body: "{" })
        const allowed = (response.headers.get("allow") ?? "")
          .split(/,\s*/)
          .filter((method) => !/HEAD|OPTIONS/.test(method))
        expect(allowed.toSorted()).toEqual(own.toSorted())
        await expectError(response, 405, "method_not_allowed")
      },
    )

    test.for(
      operations.filter(({ method }) => method === "GET").map((operation) => [operation.path, operation] as const),
    )("HEAD %s has the response of GET without the body", async ([, operation]) => {
      const parts = await prepare(operation, world())
      const address = addressOf(operation, parts)
      const [head, get] = [await fetch(address, { method: "HEAD" }), await fetch(address)]
      expect(head.status).toBe(get.status)
      expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"))
      expect(await head.text()).toBe("")
    })

    test("the document is served without a key", async ({ skip }) => {
      skip(!world().hasOperatorRoutes, "this target has no operator routes")
      const response = await world().endpoint.fetch(`${world().endpoint.baseUrl}/openapi.json`)
      const served: unknown = await response.json()
      expect(served).toMatchObject({ openapi: "3.1.0", info: { version: "1.0.0" } })
      expect(parseOperations(served)).toEqual(operations)
    })

    test.for(["/livez", "/readyz", "/docs"])("%s needs no key", async (path, { skip }) => {
      skip(!world().hasOperatorRoutes, "this target has no operator routes")
      const response = await world().endpoint.fetch(world().endpoint.baseUrl + path)
      expect(response.ok, await response.text()).toBe(true)
    })

    test("no origin may call from a browser unless configured", async () => {
      const response = await fetch("/api/v1/workflows", { headers: { origin: "https://evil.example" } })
      expect(response.headers.get("access-control-allow-origin")).toBeNull()
    })
  })
}
