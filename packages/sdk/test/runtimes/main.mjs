import { Buffer } from "node:buffer"
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pathToFileURL } from "node:url"
import { inspect } from "node:util"
import { fromPath } from "@docsift/sdk/node"
import { runSuite } from "./suite.js"

// Abilities of command-line runtimes beyond pages and workers. Deno does not report how much of a body has been sent.
const folder = mkdtempSync(join(tmpdir(), "docsift-suite-"))
const write = (text) => {
  const path = join(folder, "a.txt")
  writeFileSync(path, text)
  return path
}
const host = {
  isPage: false,
  canStream: !("Deno" in globalThis),
  files: {
    Buffer: (text) => Buffer.from(text),
    "Node stream": (text) => Readable.from([Buffer.from(text)]),
    "Node stream of text": (text) => Readable.from([Buffer.from(text)]).setEncoding("utf8"),
    path: (text) => fromPath(write(text)),
    "file URL": (text) => fromPath(pathToFileURL(write(text)), { name: "b.txt" }),
  },
  inspect: (value) => inspect(value, { depth: 20, showHidden: true }),
}
const outcomes = await runSuite(JSON.parse(process.argv[2]), host)
// Kept-alive connections would keep the process running.
process.stdout.write(JSON.stringify(outcomes), () => process.exit())
