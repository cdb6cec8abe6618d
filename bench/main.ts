import { writeFile } from "node:fs/promises"
import { loadavg } from "node:os"
import { parseArgs } from "node:util"
import { benchExecutions } from "./executions.ts"
import { benchGrowth } from "./growth.ts"
import { benchLists } from "./lists.ts"
import { benchLoad } from "./load.ts"
import { benchQueue } from "./queue.ts"
import { benchRequests } from "./requests.ts"
import { type BenchOptions, printRows, type Row } from "./row.ts"
import { benchSdk } from "./sdk.ts"
import { benchStartup } from "./startup.ts"
import { benchUpload } from "./upload.ts"

interface Bench {
  readonly run: (options: BenchOptions) => Promise<Row[]>
  readonly about: string
}

/** In the order in which they run. */
const benches: Readonly<Record<string, Bench>> = {
  sdk: { run: benchSdk, about: "calls, uploads, imports, types and waiting of the client; 2 min" },
  startup: { run: benchStartup, about: "start to /readyz, embedded and with PostgreSQL; 30 s" },
  upload: { run: benchUpload, about: "20 files of 50 MB at once; one file that is too large; 1 min" },
  executions: { run: benchExecutions, about: "cost of an execution around an engine that does nothing; 1 min" },
  queue: { run: benchQueue, about: "claim latency of an idle worker; executions added by 16 callers; 1 min" },
  requests: { run: benchRequests, about: "GET workflow, GET status, POST workflow against the limit program; 1 min" },
  growth: { run: benchGrowth, about: "look-up, page and claim at 1,000 and at 1,000,000 executions; 8 min" },
  lists: { run: benchLists, about: "four lists at once of 1,000 of the largest workflows; 3 min" },
  load: { run: benchLoad, about: "answer times of a mix at half of the highest rate for 60 s; 2 min" },
}
const groups: Readonly<Record<string, readonly string[]>> = {
  server: ["startup", "upload", "executions", "queue", "requests", "growth", "lists", "load"],
}

const usage = `Usage: npm run bench -- [NAME …] [--quick] [--json FILE]     (everything when nothing is named)

${Object.entries(benches)
  .map(([name, { about }]) => `  ${name.padEnd(11)} ${about}`)
  .join("\n")}
${Object.entries(groups)
  .map(([name, members]) => `  ${name.padEnd(11)} ${members.join(", ")}`)
  .join("\n")}

  --quick      shorter, for whoever changes something; its figures are not for the documents
  --json FILE  also writes the rows to a file`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean" }, quick: { type: "boolean" }, json: { type: "string" } },
  })
  if (values.help === true) return console.log(usage)
  const unknown = positionals.find((name) => !Object.hasOwn(benches, name) && !Object.hasOwn(groups, name))
  if (unknown !== undefined) throw new Error(`no benchmark is called ${unknown}\n\n${usage}`)
  const wanted = new Set(positionals.flatMap((name) => groups[name] ?? [name]))
  const rows: Row[] = []
  const load = loadavg()[0] ?? 0
  for (const [name, { run }] of Object.entries(benches))
    if (wanted.size === 0 || wanted.has(name)) rows.push(...(await run({ isQuick: values.quick === true })))
  printRows(`${[...wanted].join(" ")} (load before: ${load.toFixed(1)})`, rows)
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(rows, undefined, 2)}\n`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
