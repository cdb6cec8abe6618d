import { expect, test } from "vitest"
import { createFakeApp } from "../../test/http/fake-app.ts"
import { document } from "../generated/document.ts"

const app = createFakeApp()

test("the OpenAPI document is served whole, without a key", async () => {
  const response = await app.request("/openapi.json")
  expect(response.headers.get("content-type")).toBe("application/json")
  expect(await response.json()).toEqual(document)
})

// Security and privacy: the page must work without internet and give nobody a say in it.
test("the API reference loads nothing from elsewhere and runs nothing inline", async () => {
  const response = await app.request("/docs")
  const html = await response.text()
  const policy = response.headers.get("content-security-policy") ?? ""
  expect(html).not.toMatch(/https?:|<script>|\son\w+=|style=/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

test("every file the page names is served with its type", async () => {
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

test("nothing else of the package can be reached", async () => {
  for (const name of ["package.json", "swagger-ui.js", "..%2fpackage.json", "%2e%2e/package.json"]) {
    expect((await app.request(`/docs/${name}`)).status).toBe(404)
  }
})
