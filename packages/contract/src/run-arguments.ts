import { parseArgs } from "node:util"
import type { Deployment } from "./deployment-target.ts"

/** The targets of this repository, by the file that runs them. */
export const ownTargets = {
  server: "in-process.contract.test.ts",
  http: "over-http.contract.test.ts",
  postgres: "postgres.contract.test.ts",
  mocks: "mocks.contract.test.ts",
} as const

/** What the command line asks for. */
export type RunArguments =
  | { readonly kind: "help" }
  | { readonly kind: "target"; readonly target: keyof typeof ownTargets; readonly only?: string }
  | { readonly kind: "deployment"; readonly deployment: Deployment; readonly only?: string }

export const HELP = `Runs the contract suite, the OpenAPI document as tests, against a server.

Usage: npm run test:contract -- --base-url <url> [options]
       npm run test:contract -- --target <name>

  --base-url <url>          a running server, such as http://localhost:3000
  --key <dsk_…>             an admin's key; better in DOCSIFT_API_KEY, where no list of processes shows it
  --max-file-bytes <n>      what the server was started with (default 52428800)
  --no-operator-routes      the address has no /livez, /readyz, /docs and /openapi.json
  --target <name>           this repository's own: server, http, postgres or mocks
  --only <text>             the cases with this in their names, such as "who may call"; proves no coverage
  --help                    this text

Use a server for tests. The suite works in organizations that it makes; what it shares with others are the models, and the
runtime configuration, which it changes and puts back. At the end it deletes its workflows and models and revokes its keys;
organizations, users and executions cannot be removed and stay. Cases that need a look or a hand inside the server are
listed as not run. The exit code is 0 when all others pass.
`

const options = {
  "base-url": { type: "string" },
  key: { type: "string" },
  "max-file-bytes": { type: "string", default: String(50 * 1024 * 1024) },
  "no-operator-routes": { type: "boolean", default: false },
  target: { type: "string" },
  only: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const

/**
 * Reads the command line.
 *
 * @throws {TypeError} with a sentence that names the mistake
 */
export function parseRunArguments(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): RunArguments {
  const { values } = parseArgs({ args: [...argv], options })
  if (values.help) return { kind: "help" }
  const { target, "base-url": baseUrl } = values
  const only = values.only === undefined ? {} : { only: values.only }
  if ((target === undefined) === (baseUrl === undefined)) throw new TypeError("name a --base-url or a --target")
  if (target !== undefined) return { kind: "target", target: parseTarget(target), ...only }
  // Never from DOCSIFT_BASE_URL: a variable that happens to be set must not decide where tests write.
  const key = values.key ?? environment.DOCSIFT_API_KEY
  if (!key) throw new TypeError("give an admin's key: DOCSIFT_API_KEY=dsk_… or --key dsk_…")
  // Else fetch refuses it as a header, in a message that shows it.
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new TypeError("the key holds a character that no key has, such as a line break")
  const maxFileBytes = Number(values["max-file-bytes"])
  if (!Number.isInteger(maxFileBytes) || maxFileBytes < 4_000_000) {
    throw new TypeError(
      "--max-file-bytes must be a whole number of at least 4000000: the suite's own files need that much",
    )
  }
  const hasOperatorRoutes = !values["no-operator-routes"]
  const deployment = { baseUrl: parseBaseUrl(baseUrl), key, maxFileBytes, hasOperatorRoutes }
  return { kind: "deployment", deployment, ...only }
}

function parseTarget(name: string): keyof typeof ownTargets {
  if (Object.hasOwn(ownTargets, name)) return name as keyof typeof ownTargets // just looked up
  throw new TypeError(`--target must be one of ${Object.keys(ownTargets).join(", ")}, not "${name}"`)
}

function parseBaseUrl(text = ""): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new TypeError(`--base-url must be an address such as http://localhost:3000, not "${text}"`)
  }
  return url.href.replace(/\/+$/, "")
}
