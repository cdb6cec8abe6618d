import { writeFile } from "node:fs/promises"
import { loadavg } from "node:os"
import { parseArgs } from "node:util"
import { benchCli } from "./cli.ts"
import { benchConsole } from "./console.ts"
import { benchEngine } from "./engine.ts"
import { benchExecutions } from "./executions.ts"
import { benchFiles } from "./files.ts"
import { benchGrowth } from "./growth.ts"
import { benchHousekeeping } from "./housekeeping.ts"
import { benchInspector } from "./inspector.ts"
import { benchLists } from "./lists.ts"
import { benchLoad } from "./load.ts"
import { benchQueue } from "./queue.ts"
import { benchRequests } from "./requests.ts"
import { type BenchOptions, printRows, type Row } from "./row.ts"
import { benchSdk } from "./sdk.ts"
import { benchSnapshot } from "./snapshot.ts"
import { benchStartup } from "./startup.ts"
import { benchUpload } from "./upload.ts"

/** What the ids of generated rows allow; see `growth-fill.ts`. */
const MAX_EXECUTIONS = 50_000_000

interface Bench {
  readonly run: (options: BenchOptions) => Promise<Row[]>
  readonly about: string
}

/** The benchmarks, in the order in which they run. */
const benches: Readonly<Record<string, Bench>> = {
  sdk: { run: benchSdk, about: "calls, uploads, imports, types and waits of the client; 2 min" },
  engine: { run: benchEngine, about: "processor time of an extraction by stage, on generated PDFs; 30 s" },
  inspector: {
    run: benchInspector,
    about: "page images, words, live tries and suggestions of documents of two pages; 30 s",
  },
  cli: { run: benchCli, about: "docsift extract of 500 files against the engine alone, after npm run build; 5 min" },
  files: {
    run: benchFiles,
    about: "page images, live tries and suggestions through a server, and executions beside a reviewer; 4 min",
  },
  console: { run: benchConsole, about: "screens of the console in Chromium, until a person can use them; 1 min" },
  startup: { run: benchStartup, about: "start to /readyz, embedded and with PostgreSQL; 30 s" },
  upload: { run: benchUpload, about: "20 concurrent uploads of 50 MB; one file that is too large; 1 min" },
  executions: { run: benchExecutions, about: "cost of an execution with an engine that does nothing; 1 min" },
  queue: { run: benchQueue, about: "claim latency of an idle worker; executions added by 16 callers; 1 min" },
  snapshot: { run: benchSnapshot, about: "claims while a snapshot is held and 40,000 jobs are finished; 20 s" },
  requests: {
    run: benchRequests,
    about: "GET workflow, GET status, POST workflow against the reference program; 1 min",
  },
  growth: { run: benchGrowth, about: "look-up, page and claim at 1,000 and at 1,000,000 executions; 8 min" },
  housekeeping: {
    run: benchHousekeeping,
    about: "documents removed from S3, retention, a part of the sweep among 10,000,000 files; 8 min",
  },
  lists: { run: benchLists, about: "four concurrent lists of 1,000 workflows of maximum size; 3 min" },
  load: { run: benchLoad, about: "response times of a mix at half of the maximum rate for 60 s; 2 min" },
}
const groups: Readonly<Record<string, readonly string[]>> = {
  server: [
    "startup",
    "upload",
    "executions",
    "queue",
    "snapshot",
    "requests",
    "growth",
    "housekeeping",
    "lists",
    "load",
  ],
}

const usage = `Usage: npm run bench -- [NAME …] [--quick] [--executions N] [--json FILE]     (all when no NAME is given)

${Object.entries(benches)
  .map(([name, { about }]) => `  ${name.padEnd(11)} ${about}`)
  .join("\n")}
${Object.entries(groups)
  .map(([name, members]) => `  ${name.padEnd(11)} ${members.join(", ")}`)
  .join("\n")}

  --quick         shorter, for use during development; not for published figures
  --executions N  executions of the larger deployment of growth; 10,000,000 take an hour and 40 GB
  --json FILE     also writes the figures to a file`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      quick: { type: "boolean" },
      executions: { type: "string" },
      json: { type: "string" },
    },
  })
  if (values.help === true) return console.log(usage)
  const unknown = positionals.find((name) => !Object.hasOwn(benches, name) && !Object.hasOwn(groups, name))
  if (unknown !== undefined) throw new Error(`there is no benchmark named ${unknown}\n\n${usage}`)
  const executions = values.executions === undefined ? undefined : Number(values.executions)
  if (executions !== undefined && !(Number.isSafeInteger(executions) && executions > 0 && executions <= MAX_EXECUTIONS))
    throw new Error(`--executions must be an integer from 1 to ${MAX_EXECUTIONS}, not ${values.executions}`)
  const requested = new Set(positionals.flatMap((name) => groups[name] ?? [name]))
  const rows: Row[] = []
  const load = loadavg()[0] ?? 0
  for (const [name, { run }] of Object.entries(benches))
    if (requested.size === 0 || requested.has(name))
      rows.push(...(await run({ isQuick: values.quick === true, ...(executions === undefined ? {} : { executions }) })))
  printRows(`${[...requested].join(" ")} (load before: ${load.toFixed(1)})`, rows)
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(rows, undefined, 2)}\n`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
