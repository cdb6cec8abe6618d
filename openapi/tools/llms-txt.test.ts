import { readFile } from "node:fs/promises"
import { join } from "node:path"
import * as sdk from "@docsift/sdk"
import * as batch from "@docsift/sdk/batch"
import * as node from "@docsift/sdk/node"
import * as schema from "@docsift/sdk/schema"
import * as webhooks from "@docsift/sdk/webhooks"
import { expect, test } from "vitest"
import { repository } from "./generate.ts"

const text = await readFile(join(repository, "packages/sdk/llms.txt"), "utf8")

test("llms.txt lists everything that the client exports, and each error with its base", () => {
  const { Client: _, ...functionsAndErrors } = sdk
  for (const [name, value] of Object.entries({ ...functionsAndErrors, ...batch, ...node, ...schema, ...webhooks })) {
    const base = value.name.endsWith("Error") ? Object.getPrototypeOf(value).name : undefined
    expect(text).toContain(base === undefined ? `\n- \`${name}(` : `\n- \`${name}\` extends \`${base}\`: `)
  }
})

test("llms.txt lists every method of the client with what it does", () => {
  const client = new sdk.Client({ apiKey: "dsk_example" })
  const { admin, deadline: _, ...resources } = client
  const methods = Object.entries({ ...resources, ...Object.fromEntries(prefixed("admin.", admin)) }).flatMap(
    ([name, resource]) =>
      name === "raw" || typeof resource === "function"
        ? [name]
        : Object.keys(resource).map((method) => `${name}.${method}`),
  )
  expect(methods.length).toBeGreaterThan(30)
  for (const method of methods)
    expect(text).toMatch(
      new RegExp(`^- \`client\\.${method.replaceAll(".", "\\.")}[(\`].* → \`[^\`]+\`: [A-Z].{10,}`, "m"),
    )
})

const prefixed = (prefix: string, members: object) =>
  Object.entries(members).map(([name, value]) => [prefix + name, value] as const)
