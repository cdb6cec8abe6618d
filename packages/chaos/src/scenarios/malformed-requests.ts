import { sendMalformedRequests } from "@docsift/testing/malformed-requests"
import { Debugger, debuggable } from "../debugger.ts"
import { Deployment } from "../deployment.ts"
import { atLeast, atMost, exactly, noted, type Scenario } from "../scenario.ts"

/** Fixed, so that every run sends the same requests. */
const seed = 20_260_501
const warmUpCount = 1000
/**
 * Measured: 1.4 to 1.6 MiB, and 0.6 MiB in the quick form, where a server that kept the response of each closed connection
 * grew by 3.9 MiB.
 */
const maxLiveGrowthMebibytes = 3
/** It includes memory that Node does not count, such as that of native libraries. Measured: 1.8 to 2.9 MiB. */
const maxResidentGrowthMebibytes = 20

/** Sends requests that no correct client sends. */
export const malformedRequests: Scenario = {
  name: "malformed-requests",
  title: "10,000 malformed requests at one server",
  minutes: 1,
  async run(context) {
    const count = context.isQuick ? 1000 : 10_000
    // At this level every log line is a failure of the server.
    await using deployment = await Deployment.start({
      serve: 1,
      work: 0,
      environment: { LOG_LEVEL: "error", ...debuggable },
    })
    const [server] = deployment.serves
    if (server?.url === undefined) throw new Error("the deployment has a server")
    const target = { url: server.url, apiKey: deployment.adminKey }
    using measured = await Debugger.connect(server)
    // Warm-up: the first requests compile code and fill caches.
    await sendMalformedRequests({ ...target, count: warmUpCount, seed: seed + 1 })
    const before = await measured.measureMemory()
    const { statuses, failures } = await sendMalformedRequests({ ...target, count, seed })
    const after = await measured.measureMemory()
    const response = await fetch(`${server.url}/api/v1/workflows`, { headers: { "x-api-key": deployment.adminKey } })
    const refused = [...statuses].filter(([status]) => status >= 400 && status < 500)
    const table = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status || "closed"}: ${times}`)
    return [
      atLeast("requests rejected with a 4xx", sum(refused.map(([, times]) => times)), count / 2),
      noted("  responses by status", table.join(", ")),
      exactly("connections that hung", failures.filter(({ what }) => what === "no end").length, 0),
      exactly("responses with a 5xx", failures.filter(({ what }) => what !== "no end").length, 0),
      ...failures.slice(0, 3).map(({ request }) => noted("  such as after", JSON.stringify(request.slice(0, 200)))),
      exactly("failures in the server's log", server.log.split("\n").filter((line) => line.startsWith("{")).length, 0),
      atMost("growth of live memory", after.live - before.live, maxLiveGrowthMebibytes, "MiB"),
      atMost("growth of resident memory", after.resident - before.resident, maxResidentGrowthMebibytes, "MiB"),
      exactly("status of a valid request afterwards", response.status, 200),
    ]
  },
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
