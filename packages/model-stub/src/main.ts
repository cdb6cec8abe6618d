import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import type { KnownDocument } from "./known-document.ts"
import { listenToStub } from "./listen.ts"
import { createModelStub } from "./model-stub.ts"
import { modes } from "./modes.ts"

const help = `Usage: npm start -w packages/model-stub -- [--port N] [--documents known.json]

Runs a language model stub that knows the values of the given documents (an array of KnownDocument) and returns an empty
answer for all others; PUT /documents replaces them. Register it as a model of the provider openai-compatible, openai,
anthropic or google with the printed URL; the model's name selects its mode:
  ${modes.join(", ")}
`

const { values } = parseArgs({
  options: { port: { type: "string", default: "0" }, documents: { type: "string" }, help: { type: "boolean" } },
})
if (values.help) {
  process.stdout.write(help)
} else {
  const stub = createModelStub()
  if (values.documents !== undefined) {
    stub.teach(JSON.parse(await readFile(values.documents, "utf8")) as KnownDocument[]) // the user's own file
  }
  const { baseUrls, close } = await listenToStub(stub, Number(values.port))
  for (const [protocol, url] of Object.entries(baseUrls)) process.stdout.write(`${protocol}: ${url}\n`)
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close())
}
