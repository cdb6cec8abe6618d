import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, test } from "vitest"

const program = `
  import { registerHooks } from "node:module"
  import { shortenImportResolution } from ${JSON.stringify(new URL("import-resolution.ts", import.meta.url).href)}
  const byNode = []
  // Hooks run in the reverse order: this one sees what the other leaves to Node.
  registerHooks({ resolve(name, context, next) {
    byNode.push({ name, parent: context.parentURL ?? "" })
    return next(name, context)
  } })
  if (process.argv[1] === "shortened") shortenImportResolution()
  const { getTableConfig, pgTable, text } = await import("drizzle-orm/pg-core")
  await import("drizzle-orm/pglite")
  const { z } = await import("zod")
  const { createProgram } = await import(${JSON.stringify(new URL("program.ts", import.meta.url).href)})
  const listed = ["/node_modules/drizzle-orm/", "/node_modules/zod/", "/packages/server/src/"].map((folder) => {
    const inside = byNode.filter(({ parent }) => parent.includes(folder)).map(({ name }) => name)
    const relative = inside.filter((name) => name.startsWith("."))
    return { folder, relative: relative.length, others: inside.length - relative.length }
  })
  const { columns } = getTableConfig(pgTable("t", { a: text() }))
  const read = z.string().parse(columns[0].name) + createProgram().name()
  console.log(JSON.stringify({ listed, read }))
`

/** What the program prints. */
interface Loaded {
  /** Imports that Node resolved, by the folder of the module that has them. */
  readonly listed: readonly { readonly folder: string; readonly relative: number; readonly others: number }[]
  readonly read: string
}

async function load(way: "shortened" | "plain"): Promise<Loaded> {
  const cwd = fileURLToPath(new URL(".", import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program, way], {
    cwd,
  })
  return JSON.parse(stdout) as Loaded // as printed by the program above
}

test("Node resolves no relative import of Drizzle, zod and the server, all others, and a module is loaded once", async () => {
  const plain = await load("plain")
  // Columns of a table are recognised by their class: a second copy of it would have none.
  expect(plain.read).toBe("adocsift-server")
  expect(plain.listed.map(({ relative }) => relative > 0)).toEqual([true, true, true])
  const shortened = plain.listed.map((each) => ({ ...each, relative: 0 }))
  expect(await load("shortened")).toEqual({ ...plain, listed: shortened })
})
