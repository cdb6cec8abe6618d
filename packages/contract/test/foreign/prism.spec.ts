import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startServer } from "@docsift/server"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { administrationCases } from "../../src/cases/administration.ts"
import { apiKeyCases } from "../../src/cases/api-keys.ts"
import { exampleCases } from "../../src/cases/examples.ts"
import { executionCases } from "../../src/cases/executions.ts"
import { fileCases } from "../../src/cases/files.ts"
import { pagingCases } from "../../src/cases/paging.ts"
import { workflowCases } from "../../src/cases/workflows.ts"
import { loadOperations } from "../../src/document.ts"
import { type ContractService, limits } from "../../src/target.ts"
import { createWorld, type World } from "../../src/world.ts"
import { type Prism, startPrism } from "./prism.ts"
import { prismFetch, type PrismCount } from "./prism-fetch.ts"
import { fetchTool, tools } from "./tools.ts"

/*
 * The journeys and examples of the contract suite through Prism, which judges requests and answers by the served
 * document with a validator of its own.
 */

const folder = await fetchTool(tools.prism)
const operations = loadOperations()
const count: PrismCount = { compared: 0, refused: 0, past: new Map() }

async function startThroughPrism(prismFolder: string): Promise<ContractService> {
  const server = await startServer({ ...limits, logLevel: "silent" })
  const scratch = await mkdtemp(join(tmpdir(), "docsift-prism-"))
  const proxies: Prism[] = []
  const close = async () => {
    for (const proxy of proxies) await proxy.stop()
    await server.close()
    await rm(scratch, { recursive: true, force: true })
  }
  try {
    const document = join(scratch, "openapi.json")
    await writeFile(document, await (await fetch(`${server.url}/openapi.json`)).text())
    const start = async (checksRequests: boolean) => {
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
    process.stdout.write(`Prism: ${count.compared} exchanges compared, ${count.refused} refused by both\n`)
    for (const [reason, times] of count.past) process.stdout.write(`  ${times} past Prism, ${reason}\n`)
  })

  workflowCases(world)
  executionCases(world)
  fileCases(world)
  apiKeyCases(world)
  administrationCases(world)
  pagingCases(world)
  exampleCases(operations, world)

  test("exchanges went through Prism, which refused some requests as the server does", () => {
    expect(count.compared).toBeGreaterThan(100)
    expect(count.refused).toBeGreaterThan(0)
  })
})
