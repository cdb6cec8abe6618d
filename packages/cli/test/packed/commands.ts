import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { checkAssistant } from "./assistant.ts"

const run = promisify(execFile)

/**
 * Runs the installed program with a Node, without a network, and returns a description of the check.
 *
 * @param folder - has `node_modules`, the preloaded `no-network.cjs` and the documents.
 * @param node - the folder of the Node that the program's first line finds.
 */
export async function checkCommands(folder: string, node: string): Promise<string> {
  const home = await mkdtemp(join(folder, "home-"))
  const NODE_OPTIONS = `--require=${join(folder, "no-network.cjs")}`
  const env = { PATH: `${node}:/usr/bin:/bin`, HOME: home, NODE_OPTIONS }
  const docsift = async (...args: string[]): Promise<string> => {
    const { stdout, stderr } = await run(join(folder, "node_modules/.bin/docsift"), args, { cwd: folder, env })
    assert.equal(stderr, "", `docsift ${args.join(" ")} writes to standard error`)
    return stdout
  }
  const { stdout: version } = await run(join(node, "node"), ["--version"])
  const manifest = await readFile(join(folder, "node_modules/@docsift/cli/package.json"), "utf8")

  assert.equal(await docsift("--version"), `${JSON.parse(manifest).version}\n`)
  const help = await docsift("--help")
  assert.match(help, /docsift extract invoice\.pdf/)
  for (const command of ["extract", "suggest", "workflows", "review", "watch", "mcp"])
    assert.match(help, new RegExp(`^ +${command} `, "m"), `docsift --help does not list ${command}`)
  assert.match(await docsift("extract", "invoice.txt"), /LM-2026-0417/)
  const { extractedData } = JSON.parse(await docsift("extract", "invoice.txt", "-o", "json"))
  assert.match(JSON.stringify(extractedData), /"LM-2026-0417".*8020\.8/)
  assert.match(await docsift("extract", "order.pdf", "-o", "json"), /4711/)
  const definition = join(home, "invoice.json")
  assert.match(await docsift("suggest", "invoice.txt", "--out", definition), /Invoice number/)
  const again = await docsift("extract", "invoice.txt", "--workflow", definition, "-o", "csv")
  assert.match(again, /LM-2026-0417/)
  const workbook = join(home, "invoice.xlsx")
  await docsift("extract", "invoice.txt", "--workflow", definition, "-o", "xlsx", "--out", workbook)
  assert.equal((await readFile(workbook)).toString("latin1", 0, 2), "PK")
  // A table, so that rows are matched by the dependency of the judge.
  const columns = [{ name: "Amount", type: "number" }]
  const configuration = { objects: [{ name: "Invoice", tables: [{ name: "Lines", columns }] }] }
  const rows = [{ Amount: 3750 }, { Amount: 2934 }]
  const labelled = { id: "1", file: "invoice.txt", expected: { Invoice: { tables: { Lines: rows } } } }
  await cp(join(folder, "invoice.txt"), join(home, "invoice.txt"))
  await writeFile(join(home, "manifest.json"), JSON.stringify({ configuration, cases: [labelled] }))
  assert.match(await docsift("eval", "--data", home), /rows whole +100\.0 %/)
  // A module is executed, and imports the client that is installed with the program.
  const typed = join(home, "invoice.ts")
  await docsift("types", definition, "--out", typed)
  assert.match(await docsift("extract", "invoice.txt", "--workflow", typed, "-o", "ndjson"), /LM-2026-0417/)
  assert.match(await docsift("doctor"), /Recognition +tesseract \(eng\)/)
  assert.match(await docsift("completion", "bash"), /docsift/)
  await assert.rejects(docsift("serve"), /npm install @docsift\/server/)
  await assert.rejects(docsift("whoami", "--server", "http://127.0.0.1:9"), /There is no key for/)
  await checkAssistant(folder, env)
  return `Node ${version.trim()}: the program without a network`
}
