import { expect, test } from "vitest"
import { createFakeApp, withKey } from "../../test/http/fake-app.ts"
import { createTestMetrics } from "../../test/test-metrics.ts"
import { Telemetry } from "../telemetry/telemetry.ts"

async function countAfter(list: (controller: AbortController) => Promise<never>): Promise<string> {
  const metrics = createTestMetrics()
  const controller = new AbortController()
  const app = createFakeApp({ workflows: { list: () => list(controller) } }, { telemetry: new Telemetry(metrics) })
  await app.request("/api/v1/workflows", { ...withKey(), signal: controller.signal })
  const lines = (await metrics.print()).text.split("\n")
  return lines.filter((line) => /^docsift_http_requests_total.*"listWorkflows".* [^0]/.test(line)).join("\n")
}

test("a request that its client aborted is not counted as failed by an outage", async () => {
  const brokenOff = await countAfter(async (controller) => {
    controller.abort()
    throw new Error("the body ended early")
  })
  expect(brokenOff).toBe('docsift_http_requests_total{operation="listWorkflows",status="499"} 1')
  const turnedAway = await countAfter(async () => {
    throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" })
  })
  expect(turnedAway).toBe('docsift_http_requests_total{operation="listWorkflows",status="503"} 1')
})
