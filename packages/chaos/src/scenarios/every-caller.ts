import { loadOperations } from "@docsift/contract/document"
import { Balancer } from "../balancer.ts"
import { runContractSuite, suiteMaxFileBytes } from "../contract-suite.ts"
import { Deployment } from "../deployment.ts"
import { atLeast, exactly, noted, type Scenario } from "../scenario.ts"

/** Kinds of callers: no key, malformed, revoked, of another organization, a member's, an admin's. */
const callers = 6
const methods = ["get", "post", "put", "delete", "patch"]

/** Calls every operation as every kind of caller. */
export const everyCaller: Scenario = {
  name: "every-caller",
  title: "every operation x {no key, malformed, revoked, other organization, member, admin}",
  minutes: 1,
  async run() {
    const environment = { DOCSIFT_MAX_FILE_BYTES: String(suiteMaxFileBytes) }
    await using deployment = await Deployment.start({ serve: 2, work: 1, environment })
    await using balancer = await Balancer.start(deployment.urls)
    const served = await countServed(balancer.url)
    const suite = { baseUrl: balancer.url, apiKey: deployment.adminKey, only: "who may call" }
    const { passed, failed, failures, pairs } = await runContractSuite(suite)
    return [
      exactly("operations in the OpenAPI document of the server", served, loadOperations().length),
      atLeast("tested pairs of operation and caller", pairs, served * callers),
      atLeast("cases passed", passed, 2 * served),
      exactly("cases failed: leaks, wrong statuses, missing pairs", failed, 0),
      ...failures.slice(0, 5).map((failure) => noted("  such as", failure)),
    ]
  },
}

async function countServed(url: string): Promise<number> {
  const response = await fetch(`${url}/openapi.json`)
  const document: unknown = await response.json()
  const paths: readonly unknown[] = Object.values(Object(Object(document)["paths"]))
  return paths.flatMap((path) => Object.keys(Object(path))).filter((name) => methods.includes(name)).length
}
