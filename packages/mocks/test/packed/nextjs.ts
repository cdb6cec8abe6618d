import { spawn } from "node:child_process"
import { once } from "node:events"
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { text } from "node:stream/consumers"
import { pathToFileURL } from "node:url"
import { mockDocsift } from "@docsift/mocks"
import type { WebhookEvent } from "@docsift/sdk/webhooks"
import type { startServer as StartServer } from "@docsift/server"
import { canTestBrowser, launchChromium } from "@docsift/testing/chromium"
import { installPacked, repository } from "@docsift/testing/packed-packages"
import { run } from "./copy-example.ts"

/*
 * Builds examples/nextjs-app as somebody who copied it would: with its own lockfile and the packed client, starts it in front of
 * the packed server, and uses it. Apart from the other packed packages, because Next.js is 370 MB that `npm ci` does not install.
 */

const deadlineMs = 600_000
const secretOf = (letter: string) => `whsec_${btoa(letter.repeat(32))}`
/** The environment of every program here: none of the keys of this process, and nothing is reported to the maker of Next.js. */
const environment = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", NEXT_TELEMETRY_DISABLED: "1" }

/** Copies the example and installs it from its lockfile, with the packed client in place of the published one. */
async function install(folder: string): Promise<string> {
  const app = join(folder, "nextjs-app")
  const filter = (path: string) => !/[/\\](?:node_modules|\.next)$/.test(path)
  await cp(join(repository, "examples/nextjs-app"), app, { recursive: true, filter })
  const [tarball] = (await readdir(folder)).filter((name) => name.startsWith("docsift-sdk-"))
  const spec = `file:${join(folder, tarball ?? "")}`
  const manifest = JSON.parse(await readFile(join(app, "package.json"), "utf8"))
  manifest.dependencies["@docsift/sdk"] = spec
  await writeFile(join(app, "package.json"), JSON.stringify(manifest))
  const lock = JSON.parse(await readFile(join(app, "package-lock.json"), "utf8"))
  lock.packages[""].dependencies["@docsift/sdk"] = spec
  lock.packages["node_modules/@docsift/sdk"].resolved = spec
  await writeFile(join(app, "package-lock.json"), JSON.stringify(lock))
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"]
  // With the environment of this process: npm needs its registry and certificates.
  await run("npm", ["ci", ...flags], { cwd: app, timeout: deadlineMs })
  return app
}

/** Builds without a key, and checks that nothing of the client is in what browsers load. */
async function build(app: string): Promise<void> {
  const next = [join(app, "node_modules/next/dist/bin/next"), "build"]
  await run(process.execPath, next, { cwd: app, env: environment, timeout: deadlineMs })
  const folder = join(app, ".next/static")
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith(".js")) continue
    const script = await readFile(join(folder, file), "utf8")
    for (const word of ["x-api-key", "DOCSIFT_"])
      if (script.includes(word)) throw new Error(`${file}, which browsers load, contains ${word}`)
  }
}

/** Starts the built program in front of a server, passes its URL to a check, and stops it. */
async function whileServing(
  app: string,
  settings: Readonly<Record<string, string>>,
  check: (url: string) => Promise<void>,
): Promise<void> {
  const flags = ["start", "--hostname", "127.0.0.1", "--port", "0"]
  const program = spawn(process.execPath, [join(app, "node_modules/next/dist/bin/next"), ...flags], {
    cwd: app,
    env: { ...environment, ...settings },
    timeout: deadlineMs,
  })
  const ended = once(program, "close")
  const complaints = text(program.stderr)
  try {
    for await (const line of createInterface(program.stdout)) {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
      if (url === undefined) continue
      await check(url)
      return
    }
    throw new Error(`examples/nextjs-app did not start: ${await complaints}`)
  } finally {
    program.kill("SIGTERM")
    await ended
  }
}

/** Uploads an invoice and reads its values from the page. */
async function usePage(url: string): Promise<void> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const foreign: string[] = []
    page.on("request", (request) => {
      if (new URL(request.url()).origin !== url) foreign.push(request.url())
    })
    await page.goto(url)
    const file = { name: "empty.txt", mimeType: "text/plain", buffer: Buffer.from("") }
    await page.getByLabel("Document").setInputFiles(file)
    await page.getByRole("button", { name: "Read" }).click()
    await page.getByText("Choose a file that is not empty.").waitFor()
    const buffer = Buffer.from("Invoice number: A-17\nTotal due: 217.80\n")
    await page.getByLabel("Document").setInputFiles({ name: "invoice.txt", mimeType: "text/plain", buffer })
    await page.getByRole("button", { name: "Read" }).click()
    await page.getByRole("heading", { name: "invoice.txt" }).waitFor()
    const row = page.getByRole("row", { name: "Invoice number A-17" })
    await row.waitFor()
    const values = await row.getByRole("cell").allTextContents()
    const [value, place, confidence = ""] = values
    if (value !== "A-17" || place !== "1" || !/^\d{1,3} %/.test(confidence))
      throw new Error(`the row of the invoice number is ${JSON.stringify(values)}`)
    if (foreign.length > 0) throw new Error(`the page requested ${foreign.join(", ")}`)
  } finally {
    await browser.close()
  }
}

/** Sends a signed, a forged and an oversized message, and one that does not say how long it is. */
async function sendMessages(url: string): Promise<void> {
  const timestamp = new Date().toISOString()
  const event = { type: "webhook.test", timestamp, data: { webhookId: "whe_6c1e9a40d7b3" } } satisfies WebhookEvent
  const signed = await mockDocsift().webhooks.sign(event, secretOf("a"))
  const forged = await mockDocsift().webhooks.sign(event, secretOf("b"))
  const messages = [
    [signed, 204],
    [forged, 400],
    [{ ...signed, body: "x".repeat(100_001) }, 413],
    [{ ...signed, body: new Blob([signed.body]).stream() }, 411],
  ] as const
  for (const [message, expected] of messages) {
    const { status } = await fetch(`${url}/api/docsift`, { method: "POST", duplex: "half", ...message })
    if (status !== expected) throw new Error(`the route of webhooks responded with ${status} instead of ${expected}`)
  }
}

const folder = await mkdtemp(join(tmpdir(), "docsift-nextjs-"))
try {
  await installPacked(folder, ["packages/sdk", "packages/engine", "packages/server"])
  const app = await install(folder)
  await build(app)
  const entry = pathToFileURL(join(folder, "node_modules/@docsift/server/dist/index.js")).href
  const { startServer } = (await import(entry)) as { startServer: typeof StartServer } // the packed one
  await using server = await startServer()
  const settings = {
    DOCSIFT_API_KEY: server.adminKey,
    DOCSIFT_BASE_URL: server.url,
    DOCSIFT_WEBHOOK_SECRET: secretOf("a"),
  }
  await whileServing(app, settings, async (url) => {
    await sendMessages(url)
    if (canTestBrowser()) await usePage(url)
  })
  const browser = canTestBrowser() ? ", in Chromium" : ""
  process.stdout.write(`  ✔ example nextjs-app, copied out of the repository and built${browser}\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
