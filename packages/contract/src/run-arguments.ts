import { parseArgs } from "node:util"
import type { Deployment } from "./deployment-target.ts"

/** The targets of this repository, by the file that runs them. */
export const ownTargets = {
  server: "in-process.contract.test.ts",
  http: "over-http.contract.test.ts",
  postgres: "postgres.contract.test.ts",
  mocks: "mocks.contract.test.ts",
} as const

/** The parsed command line. */
export type RunArguments =
  | { readonly kind: "help" }
  | { readonly kind: "target"; readonly target: keyof typeof ownTargets; readonly only?: string }
  | { readonly kind: "deployment"; readonly deployment: Deployment; readonly only?: string }

export const HELP = `Runs the contract suite, the OpenAPI document as tests, against a server.

Usage: npm run test:contract -- --base-url <url> [options]
       npm run test:contract -- --target <name>

  --base-url <url>          a running server, such as http://localhost:3000
  --key <dsk_…>             an admin's key; prefer DOCSIFT_API_KEY, which process lists do not show
  --max-file-bytes <n>      the server's limit of a file (default 52428800)
  --no-operator-routes      the address has no /livez, /readyz, /docs and /openapi.json
  --target <name>           a target of this repository: server, http, postgres or mocks
  --only <text>             only cases whose names contain the text, such as "who may call"; skips the coverage check
  --help                    this text

Use a test server. The suite creates organizations of its own and works in them. It shares the models and the runtime
configuration with other users, and restores the latter. At the end it deletes its workflows and models and revokes its
keys; organizations, users and executions cannot be deleted and remain. Cases that need access to the inside of the server
are listed as not run. The exit code is 0 when all other cases pass.
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
 * @throws {TypeError} with a message that names the mistake
 */
export function parseRunArguments(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): RunArguments {
  const { values } = parseArgs({ args: [...argv], options })
  if (values.help) return { kind: "help" }
  const { target, "base-url": baseUrl } = values
  const only = values.only === undefined ? {} : { only: values.only }
  if ((target === undefined) === (baseUrl === undefined)) throw new TypeError("give either --base-url or --target")
  if (target !== undefined) return { kind: "target", target: parseTarget(target), ...only }
  // Never from DOCSIFT_BASE_URL: a variable that happens to be set must not decide where tests write.
  const key = values.key ?? environment.DOCSIFT_API_KEY
  if (!key) throw new TypeError("give an admin's key: DOCSIFT_API_KEY=dsk_… or --key dsk_…")
  // Otherwise fetch rejects it as a header, with a message that contains it.
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new TypeError("the key contains a character that no key has, such as a line break")
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
