import { execFileSync, spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

/*
 * Installs the server with the commands of docs/self-hosting.md, "From a clone", under a separate prefix, and sends the guide's
 * document to the installed program, which has no access to what only a clone has (sources, development dependencies, one
 * node_modules for all packages).
 */

const repository = join(dirname(fileURLToPath(import.meta.url)), "..")
const guide = readFileSync(join(repository, "docs/self-hosting.md"), "utf8")
const startDeadlineMs = 60_000

/** Returns the first shell block after a text of the guide. */
function blockAfter(text) {
  const start = guide.indexOf(text)
  const block = /^ *```sh\n(.*?)^ *```/ms.exec(start < 0 ? "" : guide.slice(start))?.[1]
  if (block === undefined) throw new Error(`docs/self-hosting.md has no shell block after "${text}"`)
  return block
}

/** Starts the program and resolves with its address and its first admin's key. */
async function serve(program, environment) {
  const server = spawn(program, ["serve"], { env: environment, stdio: ["ignore", "pipe", "pipe"] })
  let output = ""
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (output += chunk))
  const { promise, resolve, reject } = Promise.withResolvers()
  server.stdout.on("data", () => {
    const [, url] = /^Docsift is listening on (\S+)$/m.exec(output) ?? []
    const [key] = /^dsk_\S+$/m.exec(output) ?? []
    if (url !== undefined && key !== undefined) resolve({ server, url, key })
  })
  server.once("error", reject)
  server.once("exit", (code) => reject(new Error(`the installed server ended with ${code}: ${output}`)))
  const timer = setTimeout(() => reject(new Error(`the installed server did not start: ${output}`)), startDeadlineMs)
  return promise.finally(() => clearTimeout(timer))
}

/** Reads a picture with what the installed engine contains: Tesseract as WASM, then the neural networks. */
async function recognizeText(engineFolder) {
  const load = (path) => import(pathToFileURL(join(engineFolder, "dist", path)).href)
  const { createEngine } = await load("index.js")
  const engine = createEngine({ recognizer: { command: "no-such-program", neural: "off" } })
  const configuration = { objects: [{ name: "Screen", fields: [{ name: "Title", type: "string" }] }] }
  const path = join(repository, "docs/images/console-phone-light.png")
  // Rejects when no text is recognised.
  await engine.extract({ path, fileName: "screen.png", configuration, timeoutMs: startDeadlineMs })
  await engine.close()
  const { createNeuralRecognition } = await load("neural-recognition.js")
  const networks = createNeuralRecognition()
  const bytes = Buffer.concat([Buffer.from("P5\n320 96\n255\n"), Buffer.alloc(320 * 96, 255)])
  const recognition = await networks.run({ bytes, dpi: 150, pageCount: 1, method: "neural" })
  await networks.close()
  if (recognition.type !== "recognized") throw new Error(`the neural networks do not run: ${recognition.detail}`)
}

/** Executes the workflow of the guide's step 2 on its document; resolves with the execution and its table. */
async function extractDocument(url, key) {
  const headers = { "x-api-key": key }
  const definition = /-d '(\{.*?\})'/s.exec(blockAfter("Send a document, with the key"))?.[1]
  const json = { "content-type": "application/json" }
  const workflow = await fetch(`${url}/api/v1/workflows`, {
    method: "POST",
    headers: { ...headers, ...json },
    body: definition,
  })
  const { workflowId } = await workflow.json()
  const body = new FormData()
  body.append("file", new Blob(["Invoice\nNumber: A-17\n"]), "a.txt")
  const target = `${url}/api/v1/workflows/${workflowId}/execute`
  const executed = await fetch(target, { method: "POST", headers: { ...headers, prefer: "wait=30" }, body })
  const { workflowExecutionId } = await executed.json()
  const execution = await (await fetch(`${url}/api/v1/executions/${workflowExecutionId}`, { headers })).text()
  // Written by a thread, which has a file of its own in the build.
  const table = await (await fetch(`${url}/api/v1/executions/export?workflowId=${workflowId}`, { headers })).text()
  return { execution, table }
}

const folder = mkdtempSync(join(tmpdir(), "docsift-installation-"))
let server
try {
  const prefix = join(folder, "prefix")
  // npm requires it to exist.
  mkdirSync(join(prefix, "lib"), { recursive: true })
  // The dependencies of the clone are installed already. The archives are written to the temporary folder, not to the clone.
  const lines = blockAfter("**From a clone.**").split("\n")
  if (!lines.includes("npm ci")) throw new Error("the guide no longer starts with npm ci")
  const script = lines
    .filter((line) => line !== "npm ci")
    .join("\n")
    .replaceAll("./docsift-", `${folder}/docsift-`)
  // oxlint-disable-next-line node/no-process-env -- npm needs the registry, proxy and certificates of this environment
  const inherited = process.env
  const path = [dirname(process.execPath), inherited.PATH ?? ""].join(delimiter)
  const npm = { npm_config_prefix: prefix, npm_config_pack_destination: folder, npm_config_fund: "false" }
  execFileSync("/bin/sh", ["-ec", script], {
    cwd: repository,
    env: { ...inherited, PATH: path, ...npm },
    encoding: "utf8",
    stdio: "pipe",
  })
  const environment = { PATH: path, PORT: "0", DOCSIFT_DATA_DIR: join(folder, "data"), LOG_LEVEL: "warn" }
  const started = await serve(join(prefix, "bin/docsift-server"), environment)
  server = started.server
  const { execution, table } = await extractDocument(started.url, started.key)
  if (!execution.includes("A-17")) throw new Error(`the installed server did not extract the document: ${execution}`)
  if (!table.includes("A-17")) throw new Error(`the installed server did not export the execution: ${table}`)
  // The package has its own copy of the pages.
  const pages = await Promise.all(
    ["llms-full.txt", "docs/webhooks.md", "docs/swagger-ui-bundle.js"].map((path) => fetch(`${started.url}/${path}`)),
  )
  if (!pages.every(({ status }) => status === 200)) throw new Error("the installed server has no documentation")
  await recognizeText(join(prefix, "lib/node_modules/@docsift/engine"))
  console.log(
    "  ✔ the server installed as the guide says extracts a document, reads a picture, and serves its documentation",
  )
} finally {
  server?.removeAllListeners("exit")
  server?.kill("SIGKILL")
  rmSync(folder, { recursive: true, force: true })
}
