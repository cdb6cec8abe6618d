import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startServer } from "@docsift/server"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { administrationCases } from "../../src/cases/administration.ts"
import { apiKeyCases } from "../../src/cases/api-keys.ts"
import { authorizationCases } from "../../src/cases/authorization.ts"
import { clientErrorCases } from "../../src/cases/client-errors.ts"
import { conflictCases } from "../../src/cases/conflicts.ts"
import { exampleCases } from "../../src/cases/examples.ts"
import { executionCases } from "../../src/cases/executions.ts"
import { fileCases } from "../../src/cases/files.ts"
import { noiseCases } from "../../src/cases/noise.ts"
import { pagingCases } from "../../src/cases/paging.ts"
import { rejectionCases } from "../../src/cases/rejections.ts"
import { repetitionCases } from "../../src/cases/repetition.ts"
import { workflowCases } from "../../src/cases/workflows.ts"
import { loadOperations } from "../../src/document.ts"
import { type ContractService, limits } from "../../src/target.ts"
import { createWorld, type World } from "../../src/world.ts"
import { type Prism, startPrism } from "./prism.ts"
import { prismFetch, type PrismCount } from "./prism-fetch.ts"
import { fetchTool, tools } from "./tools.ts"

/*
 * The contract suite through Prism, which checks requests and responses against the served document with its own
 * validator: the journeys, the examples, and every error response that Prism can relay. Not included are the failures,
 * which need a server with broken services, and paths outside the document.
 */

const folder = await fetchTool(tools.prism)
const operations = loadOperations()
const count: PrismCount = { compared: 0, rejected: 0, past: new Map() }

/** Starts a server behind Prism, which uses the served document or a modified copy. */
async function startThroughPrism(
  prismFolder: string,
  change: (document: string) => string = (document) => document,
): Promise<ContractService> {
  const server = await startServer({ ...limits, logLevel: "silent" })
  const scratch = await mkdtemp(join(tmpdir(), "docsift-prism-"))
  const proxies: Prism[] = []
  const close = async () => {
    for (const proxy of proxies) await proxy.stop()
    await server.close()
    await rm(scratch, { recursive: true, force: true })
  }
  try {
    const served: unknown = JSON.parse(change(await (await fetch(`${server.url}/openapi.json`)).text()))
    const start = async (checksRequests: boolean) => {
      const document = join(scratch, checksRequests ? "openapi.json" : "open.json")
      await writeFile(document, JSON.stringify(served, checksRequests ? undefined : withoutSecurity))
      const proxy = await startPrism(prismFolder, { document, upstream: server.url, checksRequests })
      proxies.push(proxy)
      return proxy.url
    }
    const [strict, lenient] = await Promise.all([start(true), start(false)])
    const routes = { server: server.url, strict, lenient }
    return { baseUrl: server.url, fetch: prismFetch(operations, routes, count), adminKey: server.adminKey, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Removes the keys from the document of the lenient proxy: Prism itself rejects a request without a key, even when it checks no requests. */
function withoutSecurity(member: string, value: unknown): unknown {
  return member === "security" ? undefined : value
}

describe.skipIf(folder === undefined)("through Prism", () => {
  let started: World | undefined
  const world = () => started ?? expect.fail("the server did not start")
  beforeAll(async () => {
    if (folder === undefined) return
    const service = await startThroughPrism(folder)
    started = await createWorld(service, operations).catch(async (error: unknown) => {
      await service.close()
      throw error
    })
  })
  afterEach(() => world().endLongExecutions())
  afterAll(async () => {
    await started?.close()
    process.stdout.write(`Prism: ${count.compared} exchanges compared, ${count.rejected} rejected by both\n`)
    for (const [reason, times] of count.past) process.stdout.write(`  ${times} past Prism, ${reason}\n`)
  })

  workflowCases(world)
  executionCases(world, { rewritesJson: true })
  fileCases(world)
  apiKeyCases(world)
  administrationCases(world)
  pagingCases(world)
  exampleCases(operations, world)
  authorizationCases(operations, world)
  rejectionCases(operations, world)
  repetitionCases(operations, world)
  clientErrorCases(world)
  conflictCases(world)
  noiseCases(operations, world)

  test("exchanges went through Prism, which rejected some requests as the server does", () => {
    expect(count.compared).toBeGreaterThan(500)
    expect(count.rejected).toBeGreaterThan(500)
  })

  test.each([
    ["without a key", false, "/api/v1/workflows"],
    ["for no id", true, "/api/v1/workflows/nonsense"],
    ["for an unknown id", true, "/api/v1/workflows/wkf_000000000000"],
  ])(
    "the error response to a request %s fails where the document promises another one",
    async (_kind, hasKey, path) => {
      const service = await startThroughPrism(folder ?? "", (document) => {
        const changed = document.replaceAll('"required":["error"]', '"required":["error","planted"]')
        expect(changed).not.toBe(document)
        return changed
      })
      const headers = hasKey ? { "x-api-key": service.adminKey } : {}
      try {
        const response = service.fetch(`${service.baseUrl}${path}`, { headers })
        await expect(response).rejects.toThrow("planted")
      } finally {
        await service.close()
      }
    },
  )
})
