import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, test } from "vitest"

const program = `
  import { registerHooks } from "node:module"
  import { shortenDrizzleImports } from ${JSON.stringify(new URL("drizzle-imports.ts", import.meta.url).href)}
  const byNode = []
  // Hooks run in the reverse order: this one sees what the other leaves to Node.
  registerHooks({ resolve(name, context, next) {
    byNode.push({ name, isInside: context.parentURL?.includes("/node_modules/drizzle-orm/") ?? false })
    return next(name, context)
  } })
  if (process.argv[1] === "shortened") shortenDrizzleImports()
  const { getTableConfig, pgTable, text } = await import("drizzle-orm/pg-core")
  await import("drizzle-orm/pglite")
  const inside = byNode.filter(({ isInside }) => isInside)
  const relative = inside.filter(({ name }) => name.startsWith("."))
  const others = inside.filter(({ name }) => !name.startsWith("."))
  const { columns } = getTableConfig(pgTable("t", { a: text() }))
  console.log(JSON.stringify({ relative: relative.length, others: others.length, columns: columns.map(({ name }) => name) }))
`

async function load(way: "shortened" | "plain"): Promise<unknown> {
  const cwd = fileURLToPath(new URL(".", import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program, way], {
    cwd,
  })
  return JSON.parse(stdout)
}

test("Node resolves none of the imports between the modules of Drizzle, all others, and a module is loaded once", async () => {
  const plain = await load("plain")
  expect(plain).toEqual({ relative: expect.any(Number), others: expect.any(Number), columns: ["a"] })
  expect(plain).not.toMatchObject({ relative: 0 })
  // Columns of a table are recognised by their class: a second copy of it would have none.
  expect(await load("shortened")).toEqual({ ...(plain as object), relative: 0 })
})
