import { expect, test } from "vitest"
import { createFakeApp } from "../../test/http/fake-app.ts"
import { document } from "../generated/document.ts"

const app = createFakeApp()

test("the OpenAPI document is served completely, without a key", async () => {
  const response = await app.request("/openapi.json")
  expect(response.headers.get("content-type")).toBe("application/json")
  expect(await response.json()).toEqual(document)
})

// Security and privacy: the page must work without internet access and run nothing from another host.
test("the API reference loads nothing from other hosts and runs no inline script", async () => {
  const response = await app.request("/docs")
  const html = await response.text()
  const policy = response.headers.get("content-security-policy") ?? ""
  expect(html).not.toMatch(/https?:|<script>|\son\w+=|style=/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

test("every file that the page references is served with its media type", async () => {
  const html = await (await app.request("/docs")).text()
  const names = [...html.matchAll(/(?:href|src)="(docs\/[^"]+)"/g)].map((match) => match[1])
  expect(names).toHaveLength(4)
  for (const name of names) {
    const response = await app.request(`/${name}`)
    expect([name, response.status]).toEqual([name, 200])
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
    expect(response.headers.get("content-type")).toMatch(/^(?:text\/(?:css|javascript)|image\/png)/)
  }
})

test("no other file of the package can be reached", async () => {
  for (const name of ["package.json", "swagger-ui.js", "..%2fpackage.json", "%2e%2e/package.json"]) {
    expect((await app.request(`/docs/${name}`)).status).toBe(404)
  }
})
