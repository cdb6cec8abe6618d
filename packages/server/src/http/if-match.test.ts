import { Hono } from "hono"
import { expect, test } from "vitest"
import type { AppEnv } from "./env.ts"
import { expectedVersionsOf } from "./if-match.ts"

async function read(value: string | undefined): Promise<unknown> {
  const app = new Hono<AppEnv>()
  app.get("/", (c) => c.json({ versions: expectedVersionsOf(c) ?? "any" }))
  app.onError((error, c) => c.json({ versions: error.message }))
  const response = await app.request("/", { headers: value === undefined ? {} : { "if-match": value } })
  return ((await response.json()) as { readonly versions: unknown }).versions // written above
}

test.each<[string | undefined, readonly number[] | "any"]>([
  [undefined, "any"],
  ["*", "any"],
  [" * ", "any"],
  ['"v3"', [3]],
  ['"v3", "v12"', [3, 12]],
  [',"v3" ,, \t"v4",', [3, 4]],
  ['W/"v3"', []],
  ['"v03", "v0", "v3x", "V3", "xyzzy", ""', []],
  ['"a,b", "v3"', [3]],
])("%s allows %s", async (value, versions) => {
  expect(await read(value)).toEqual(versions)
})

test.each(["v3", '"v3', '"v3" "v4"', '"v3", *', 'w/"v3"', ",", '"v 3"'])("%s is malformed", async (value) => {
  expect(await read(value)).toBe('If-Match: must be * or a list of entity tags, such as "v3"')
})

// Security: a header may have some 16 KiB.
test("a long header is read in linear time", async () => {
  const before = process.threadCpuUsage()
  for (const value of [`"v1"${" ".repeat(200_000)}x`, " ,".repeat(100_000) + "x", '"",'.repeat(70_000) + "x"]) {
    expect(await read(`a${value}`.slice(1))).toMatch(/^If-Match/)
  }
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})
