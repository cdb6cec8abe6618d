import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "@docsift/sdk"
import { findFreePort } from "@docsift/testing/free-port"
import { startServerProcess } from "@docsift/testing/server-process"
import { expect, onTestFinished, test } from "vitest"
import { Reader, repository } from "./tutorial.ts"

/** Invented invoices that the repository has. */
const samples = join(repository, "docs/tutorials")

/** Starts a server that may call this machine, and returns a reader with a folder. */
async function start() {
  const folder = await mkdtemp(join(tmpdir(), "docsift-how-to-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const reader = await Reader.create(folder)
  onTestFinished(() => reader.close())
  const server = await startServerProcess({
    DOCSIFT_DATA_DIR: join(folder, ".docsift/data"),
    DOCSIFT_WEBHOOK_ALLOWED_HOSTS: "127.0.0.1",
    DOCSIFT_OCR: "off",
    PORT: String(await findFreePort()),
  })
  onTestFinished(async () => void (await server.end("SIGTERM")))
  const apiKey = server
    .output()
    .split("\n")
    .find((line) => line.startsWith("dsk_"))
  if (apiKey === undefined) throw new Error("the server has printed no key")
  const settings = {
    DOCSIFT_BASE_URL: server.url,
    DOCSIFT_API_KEY: apiKey,
    // A reader has installed the client; here it is taken from its sources.
    NODE_OPTIONS: "--conditions=@docsift/source --no-warnings",
  }
  return { folder, reader, settings, client: new Client({ baseUrl: server.url, apiKey }) }
}

test("a folder becomes a CSV file", async () => {
  const { folder, reader, settings } = await start()
  await mkdir(join(folder, "inbox"))
  for (const name of ["invoice-1.pdf", "invoice-2.pdf"]) await cp(join(samples, name), join(folder, "inbox", name))
  await (await reader.open("how-to/folder-to-csv.md", settings)).follow()
  const invoices = await readFile(join(folder, "invoices.csv"), "utf8")
  expect(invoices).toContain("BW-2031,4122.6")
  expect(invoices).toContain("BW-2044,2648.88")
  expect(await readFile(join(folder, "lines.csv"), "utf8")).toContain("Larder unit, 200 cm")
})

test("a mail with an invoice becomes a row of a table", async () => {
  const { folder, reader, settings, client } = await start()
  const fields = [
    { name: "Invoice number", type: "string" },
    { name: "Total", type: "number" },
  ] as const
  await client.workflows.create({ name: "Mail", configuration: { objects: [{ name: "Invoice", fields }] } })
  const { secret } = await client.webhooks.create({ url: reader.receiverUrl, events: ["execution.completed"] })
  const pdf = (await readFile(join(samples, "invoice-1.pdf"))).toString("base64")
  const mail = [
    "From: accounts@brackwater.example",
    "Subject: Your invoice",
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="part"',
    "",
    "--part",
    "Content-Type: text/plain",
    "",
    "Please find our invoice attached.",
    "--part",
    'Content-Type: application/pdf; name="invoice-1.pdf"',
    'Content-Disposition: attachment; filename="invoice-1.pdf"',
    "Content-Transfer-Encoding: base64",
    "",
    ...(pdf.match(/.{1,76}/g) ?? []),
    "--part--",
    "",
  ]
  await mkdir(join(folder, "Maildir/new"), { recursive: true })
  await writeFile(join(folder, "Maildir/new/1767225600.1.host"), mail.join("\r\n"))
  reader.note(secret)
  await (await reader.open("how-to/mailbox-to-table.md", { ...settings, WORKFLOW: "Mail" })).follow()
})
