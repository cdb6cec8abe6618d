import { expect, test } from "vitest"
import type { Operation } from "../document.ts"
import { aWorkflow } from "../samples.ts"
import { send, type RequestParts } from "../send.ts"
import type { World } from "../world.ts"

/** About ten for every operation; more requests rarely find more, and cost time. */
const requestCount = 300

const texts = [
  "",
  "a",
  "\u0000",
  "\ud800",
  "x".repeat(300),
  "ä€😀",
  "../../etc/passwd",
  "%00",
  "'; drop table workflows; --",
]
const addresses = ["http://[::1", "javascript:alert(1)", "wkf_000000000000"]
const scalars: readonly unknown[] = [null, true, 0, -1, 1e308, 2 ** 60, [], {}, ...texts, ...addresses]
const members = ["name", "configuration", "objects", "fields", "type", "id", "modelName", "baseUrl", "__proto__", ""]
const ids = ["nonsense", "%00", "..", "%ff", "a/b", "wkf_00000000000g", "exe_000000000000", "x".repeat(2_000)]
const bodies = ["[".repeat(50_000), '{"a":'.repeat(9_000), "\ufeff{}", "nul", "1e999", "--b--\r\n", ""]
const mediaTypes = [
  "application/json",
  "multipart/form-data; boundary=b",
  "multipart/form-data",
  "text/plain",
  undefined,
]
const headers: readonly Record<string, string>[] = [
  {},
  { "idempotency-key": "x" },
  { prefer: "wait=-1" },
  { prefer: "," },
  { accept: "text/csv;q=x" },
  { accept: ",,," },
  { range: "bytes=9-1" },
]

/** Declares that random requests get documented responses and never make the server fail. */
export function noiseCases(operations: readonly Operation[], world: () => World): void {
  test(`${requestCount} random requests get documented responses`, async () => {
    const random = createRandom(20_260_302)
    // Of their own, since some of the requests change or delete them.
    const workflowId = await world().create("workflowId", "createWorkflow", { json: aWorkflow() })
    const found = [workflowId, await world().finishExecution({ workflowId })]
    for (let count = 0; count < requestCount; count++) {
      const operation = random.pick(operations)
      const parts = noise(operation, random, found)
      const response = await send(world().endpoint, operation, parts, world().keys.member)
      expect(response.status, `${operation.operationId} ${JSON.stringify(parts).slice(0, 1_000)}`).toBeLessThan(500)
    }
  })
}

function noise(operation: Operation, random: Random, found: readonly string[]): RequestParts {
  const params = operation.parameters.flatMap(({ in: position, name }) =>
    position === "path" ? [[name, random.pick([...ids, ...found])] as const] : [],
  )
  const queries = operation.parameters.filter(({ in: position }) => position === "query").map(({ name }) => name)
  const query = queries.length > 0 && random.next() < 0.5 ? { [random.pick(queries)]: random.pick(ids) } : {}
  const base = { params: Object.fromEntries(params), query, headers: random.pick(headers) }
  if (operation.method === "GET") return base
  const kind = random.next()
  if (kind < 0.3) return { ...base, raw: { type: random.pick(mediaTypes), body: random.pick(bodies) } }
  return { ...base, json: kind < 0.6 ? randomValue(random, 5) : distorted(random, aWorkflow()) }
}

function randomValue(random: Random, depth: number): unknown {
  if (depth === 0 || random.next() < 0.3) return random.pick(scalars)
  const items = Array.from({ length: Math.floor(random.next() * 5) }, () => randomValue(random, depth - 1))
  return random.next() < 0.3 ? items : Object.fromEntries(items.map((item) => [random.pick(members), item]))
}

/** Copies a value and replaces one random part of it. */
function distorted(random: Random, value: unknown): unknown {
  if (value === null || typeof value !== "object" || random.next() < 0.15) return random.pick(scalars)
  const entries = Object.entries(value)
  const chosen = Math.floor(random.next() * entries.length)
  const changed = entries.map(([key, item], index) => [key, index === chosen ? distorted(random, item) : item] as const)
  return Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed)
}

interface Random {
  /** 0 ≤ x < 1. */
  next(): number
  pick<Item>(items: readonly Item[]): Item
}

/** Creates a seeded generator (mulberry32), so that a failure can be reproduced. */
function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick(items) {
      // The index is within bounds; an item may itself be undefined.
      return items[Math.floor(next() * items.length)] as (typeof items)[number]
    },
  }
}
