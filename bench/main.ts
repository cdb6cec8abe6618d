import { benchExecutions } from "./executions.ts"
import { printRows, type Row } from "./row.ts"
import { benchRequests } from "./requests.ts"
import { benchSdk } from "./sdk.ts"
import { benchStartup } from "./startup.ts"
import { benchUpload } from "./upload.ts"

const benches: Readonly<Record<string, () => Promise<Row[]>>> = {
  sdk: benchSdk,
  startup: benchStartup,
  upload: benchUpload,
  executions: benchExecutions,
  requests: benchRequests,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(benches, name))
if (names.includes("--help") || unknown.length > 0) {
  console.log(`Usage: npm run bench -- [${Object.keys(benches).join("|")}] …   (all when none is named)`)
  process.exitCode = names.includes("--help") ? 0 : 1
} else {
  for (const [name, bench] of Object.entries(benches))
    if (names.length === 0 || names.includes(name)) printRows(name, await bench())
}
