import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface, type Interface } from "node:readline"
import { text } from "node:stream/consumers"
import { stripVTControlCharacters } from "node:util"
import { mockDocsift } from "@docsift/mocks"
import { Client } from "@docsift/sdk"
import type { WebhookEvent } from "@docsift/sdk/webhooks"
import { canTestBrowser, launchChromium } from "@docsift/testing/chromium"
import { linkPackage } from "@docsift/testing/packed-packages"
import { copyExample, run } from "./copy-example.ts"

const invoice = "Invoice number: A-17\nTotal due: 217.80\n"

// A start with an embedded database takes some seconds, and longer beside other checks.
const startTimeoutMs = 120_000

/** Starts a program that prints its URL, passes the URL to a check, and stops the program. */
async function whileRunning(
  cwd: string,
  environment: Readonly<Record<string, string>>,
  check: (url: string, lines: Interface) => Promise<void>,
  ...parameters: readonly string[]
): Promise<void> {
  const program = spawn(process.execPath, ["src/main.ts", ...parameters], {
    cwd,
    env: { ...process.env, PORT: "0", ...environment },
    timeout: startTimeoutMs,
  })
  const ended = once(program, "close")
  const complaints = text(program.stderr)
  try {
    const lines = createInterface(program.stdout)
    const [line] = await Promise.race([once(lines, "line"), ended])
    const url = /^http:\/\/\S+/.exec(String(line))?.[0]
    if (!url) throw new Error(`${cwd} did not start: ${await complaints}`)
    await check(url, lines)
  } finally {
    program.kill("SIGTERM")
    await ended
  }
}

/** Sends an invoice to a copy of examples/invoice-service in front of a server, as a user of the service would. */
export async function runInvoiceService(folder: string, server: Readonly<Record<string, string>>): Promise<string> {
  const cwd = await copyExample(folder, "invoice-service")
  const environment = { ...server, INVOICE_USERS: "ada:a-token-of-ada-0001" }
  await whileRunning(cwd, environment, async (url) => {
    const body = new FormData()
    body.set("file", new File([invoice], "invoice.txt"))
    const headers = { authorization: "Bearer a-token-of-ada-0001", "idempotency-key": "first" }
    const response = await fetch(`${url}/invoices`, { method: "POST", body, headers })
    const result = await response.text()
    if (!response.ok || !("number" in Object(JSON.parse(result))))
      throw new Error(`examples/invoice-service responded with ${response.status} ${result}`)
  })
  return "example invoice-service, copied out of the repository"
}

/** Sends a signed and a forged message to a copy of examples/webhook-receiver, with each of its frameworks. */
export async function runWebhookReceiver(folder: string): Promise<string> {
  const cwd = await copyExample(folder, "webhook-receiver")
  const secretOf = (letter: string) => `whsec_${btoa(letter.repeat(32))}`
  const timestamp = new Date().toISOString()
  const event = { type: "webhook.test", timestamp, data: { webhookId: "whe_6c1e9a40d7b3" } } satisfies WebhookEvent
  for (const framework of ["hono", "express"]) {
    const check = async (url: string) => {
      for (const [letter, expected] of [["a", 204] as const, ["b", 400] as const]) {
        const message = await mockDocsift().webhooks.sign(event, secretOf(letter))
        const { status } = await fetch(url, { method: "POST", ...message })
        if (status !== expected) throw new Error(`examples/webhook-receiver with ${framework} responded with ${status}`)
      }
    }
    await whileRunning(cwd, { DOCSIFT_WEBHOOK_SECRET: secretOf("a") }, check, framework)
  }
  return "example webhook-receiver with Hono and Express, copied out of the repository"
}

/** Sends a message about an execution to a copy of examples/queue-consumer, and waits until its values are stored. */
export async function runQueueConsumer(folder: string, server: Readonly<Record<string, string>>): Promise<string> {
  const cwd = await copyExample(folder, "queue-consumer")
  const secret = `whsec_${btoa("a".repeat(32))}`
  const client = new Client({ apiKey: server["DOCSIFT_API_KEY"] ?? "", baseUrl: server["DOCSIFT_BASE_URL"] ?? "" })
  const [execution] = await client.executions.list()
  if (execution === undefined) throw new Error("the mocks have no execution")
  const { id: executionId, workflowId, workflowName, fileId, fileName, createdAt } = execution
  const data = { executionId, workflowId, workflowName, fileId, fileName, status: "Completed", createdAt } as const
  const event = { type: "execution.completed", timestamp: createdAt, data } satisfies WebhookEvent
  const settings = { ...server, DOCSIFT_WEBHOOK_SECRET: secret, DATA_DIR: join(cwd, "queue-data") }
  const message = await mockDocsift().webhooks.sign(event, secret)
  await whileRunning(cwd, settings, async (url, lines) => {
    const nextLine = once(lines, "line")
    const { status } = await fetch(url, { method: "POST", ...message })
    if (status !== 204) throw new Error(`examples/queue-consumer responded with ${status}`)
    const [line] = await Promise.race([nextLine, once(lines, "close")])
    if (line !== `stored ${executionId}`) throw new Error(`examples/queue-consumer printed: ${String(line)}`)
  })
  return "queue-consumer"
}

/** Builds the page of a copy of examples/upload-page, serves it with the packed server, and uses it in a browser. */
export async function runUploadPage(folder: string): Promise<string> {
  const cwd = await copyExample(folder, "upload-page")
  await linkPackage(cwd, "vite", "examples/upload-page")
  await run(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], { cwd })
  await whileRunning(cwd, { DOCSIFT_BASE_URL: "" }, async (url) => {
    const html = await (await fetch(url)).text()
    const script = /src="([^"]+\.js)"/.exec(html)?.[1]
    const { ok } = await fetch(new URL(script ?? "/no-script", url))
    if (!ok) throw new Error(`examples/upload-page serves no script: ${html}`)
    if (canTestBrowser()) await usePage(url)
  })
  return `example upload-page, copied out of the repository${canTestBrowser() ? ", in Chromium" : ""}`
}

async function usePage(url: string): Promise<void> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.goto(url)
    const file = { name: "invoice.txt", mimeType: "text/plain", buffer: Buffer.from(invoice) }
    await page.getByLabel("Choose a document").setInputFiles(file)
    await page.getByRole("heading", { name: "Extracted data" }).waitFor()
  } finally {
    await browser.close()
  }
}

/** Runs the tests of a copy of examples/testing-with-mocks, one of which starts the packed server. */
export async function runTestsWithMocks(folder: string): Promise<string> {
  const cwd = await copyExample(folder, "testing-with-mocks", { withTests: true })
  for (const name of ["msw", "vitest"]) await linkPackage(cwd, name, "examples/testing-with-mocks")
  const { stdout } = await run(process.execPath, [join(cwd, "node_modules/vitest/vitest.mjs"), "run"], { cwd })
  const passed = /Tests\s+(\d+) passed/.exec(stripVTControlCharacters(stdout))?.[1]
  if (!passed) throw new Error(`examples/testing-with-mocks printed: ${stdout}`)
  return `example testing-with-mocks, copied out of the repository: ${passed} tests`
}
