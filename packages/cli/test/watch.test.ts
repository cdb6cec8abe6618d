import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises"
import { hostname, tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { childEnvironment } from "@docsift/testing/child-environment"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { program, runProgram } from "./run-program.ts"
import { sampleInvoice } from "./sample-invoice.ts"

let folder: string
let inbox: string
const watchers: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
  inbox = join(folder, "inbox")
  await mkdir(inbox)
  await writeFile(join(folder, "total.json"), JSON.stringify(workflow))
})
afterEach(async () => {
  for (const watcher of watchers.splice(0)) {
    if (watcher.exitCode !== null || watcher.signalCode !== null) continue
    watcher.kill("SIGKILL")
    await once(watcher, "exit")
  }
  await rm(folder, { recursive: true })
})

const workflow = {
  name: "Totals",
  configuration: { objects: [{ name: "Invoice", fields: [{ name: "Total", type: "number" }] }] },
}
/** The program needs about a second to start, and a file two scans; the machine may be busy. */
const patience = { timeout: 30_000, interval: 100 }

/** Starts a watcher with short pauses. */
function watch(...args: string[]): ChildProcess & { readonly output: () => string } {
  const interval = args.includes("--interval") ? [] : ["--interval", "0.5"]
  const child = spawn(
    process.execPath,
    [...program, "watch", "inbox", "-w", "total.json", "--json", ...interval, ...args],
    { cwd: folder, env: { ...childEnvironment(), HOME: folder }, stdio: ["ignore", "pipe", "pipe"] },
  )
  let output = ""
  child.stdout?.on("data", (data) => (output += String(data)))
  child.stderr?.on("data", (data) => (output += String(data)))
  watchers.push(child)
  return Object.assign(child, { output: () => output })
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  // Everything that it wrote has arrived by then.
  const ended = once(child, "close")
  child.kill(signal)
  const [code] = (await ended) as [number | null]
  return code
}

const ledger = async () => {
  const text = await readFile(join(inbox, ".docsift-ledger.ndjson"), "utf8").catch(() => "")
  const lines = text.split("\n").filter((line) => line !== "")
  return lines.map((line) => JSON.parse(line) as { file: string; status: string; key: string; result: string })
}
const processed = async () => (await ledger()).map(({ file, status }) => `${file} ${status}`).toSorted()
const results = async () => (await readdir(join(inbox, "results"))).toSorted()
const invoice = (total: string) => sampleInvoice.replace("8,020.80", total)

test("files that come are extracted once, moved when they are done, and Ctrl-C ends with 0", async () => {
  const watcher = watch("--done", "done", "--failed", "failed", "--out", "out")
  await writeFile(join(inbox, "1.txt"), invoice("1.00"))
  await writeFile(join(inbox, "broken.pdf"), "%PDF-1.7 nothing")
  await writeFile(join(inbox, "copying.pdf.part"), "half")
  await writeFile(join(inbox, "empty.txt"), "")
  await vi.waitFor(async () => expect(await processed()).toEqual(["1.txt Completed", "broken.pdf Failed"]), patience)
  await vi.waitFor(async () => expect(await readdir(join(folder, "failed"))).toEqual(["broken.pdf"]), patience)
  await vi.waitFor(async () => expect(await readdir(join(folder, "done"))).toEqual(["1.txt"]), patience)
  // The same content by another name needs no second extraction; another content by the same name does.
  await writeFile(join(inbox, "copy.txt"), invoice("1.00"))
  await writeFile(join(inbox, "1.txt"), invoice("2.00"))
  await vi.waitFor(
    async () => expect((await readdir(join(folder, "done"))).toSorted()).toEqual(["1 (2).txt", "1.txt", "copy.txt"]),
    patience,
  )
  expect(await processed()).toEqual(["1.txt Completed", "1.txt Completed", "broken.pdf Failed"])
  expect(await stop(watcher, "SIGINT")).toBe(0)
  const totals = await Promise.all(
    (await ledger()).map(
      async ({ result }) => JSON.parse(await readFile(join(folder, "out", result), "utf8")) as unknown,
    ),
  )
  expect(totals).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ extractedData: { Invoice: { fields: { Total: 1 } } } }),
      expect.objectContaining({ extractedData: { Invoice: { fields: { Total: 2 } } } }),
      expect.objectContaining({ fileName: "broken.pdf", status: "Failed" }),
    ]),
  )
  expect((await readdir(inbox)).toSorted()).toEqual([
    ".docsift-claims",
    ".docsift-ledger.ndjson",
    "copying.pdf.part",
    "empty.txt",
  ])
  expect(await readdir(join(inbox, ".docsift-claims"))).toEqual([])
})

test("a file that is copied slowly is extracted once, when it is complete", async () => {
  // The pauses of the copy are shorter by seconds, in which a busy machine may stand still; in all it takes longer than two scans.
  const watcher = watch("--interval", "3")
  const path = join(inbox, "slow.txt")
  const lines = sampleInvoice.split("\n")
  for (const line of lines) {
    await appendFile(path, `${line}\n`)
    await sleep(7_000 / lines.length)
  }
  await vi.waitFor(async () => expect(await processed()).toEqual(["slow.txt Completed"]), patience)
  const [name = ""] = await results()
  expect(JSON.parse(await readFile(join(inbox, "results", name), "utf8"))).toMatchObject({
    extractedData: { Invoice: { fields: { Total: 8020.8 } } },
  })
  // Two scans more.
  await writeFile(join(inbox, "later.txt"), invoice("2.00"))
  await vi.waitFor(
    async () => expect(await processed()).toEqual(["later.txt Completed", "slow.txt Completed"]),
    patience,
  )
  expect(await results()).toHaveLength(2)
  expect(await stop(watcher, "SIGTERM")).toBe(0)
  expect(watcher.output().trim().split("\n")).toHaveLength(2)
})

test("a watcher that is killed at any moment and started again has each file exactly once", async () => {
  const count = 24
  for (let number = 0; number < count; number++)
    await writeFile(join(inbox, `${number}.txt`), invoice(`${number + 1}.00`))
  for (const [seen, pause] of [
    [1, 0],
    [6, 7],
    [12, 15],
  ] as const) {
    const watcher = watch("--done", "done")
    await vi.waitFor(async () => expect((await ledger()).length).toBeGreaterThanOrEqual(seen), patience)
    await sleep(pause)
    await stop(watcher, "SIGKILL")
  }
  watch("--done", "done")
  // A kill between the creation of a claim and its content makes the file wait for as long as a claim is believed.
  const untilStale = { timeout: 90_000, interval: 100 }
  await vi.waitFor(async () => expect(await readdir(join(folder, "done"))).toHaveLength(count), untilStale)
  const files = (await ledger()).map(({ file }) => file)
  expect(files).toHaveLength(count)
  expect(new Set(files).size).toBe(count)
  expect((await results()).filter((name) => name.endsWith(".json"))).toHaveLength(count)
})

test("a result without its line in the ledger, or with half of one, is entered and not extracted again", async () => {
  await writeFile(join(inbox, "1.txt"), sampleInvoice)
  const first = watch()
  await vi.waitFor(async () => expect(await ledger()).toHaveLength(1), patience)
  await stop(first, "SIGINT")
  const path = join(inbox, "results", (await results())[0] ?? "")
  const { mtimeMs } = await stat(path)
  const line = await readFile(join(inbox, ".docsift-ledger.ndjson"), "utf8")
  await writeFile(join(inbox, ".docsift-ledger.ndjson"), line.slice(0, 40))
  watch()
  await vi.waitFor(async () => {
    const text = await readFile(join(inbox, ".docsift-ledger.ndjson"), "utf8")
    expect(text.split("\n").at(-2)).toMatch(/^{"sha256".*"status":"Completed"/)
  }, patience)
  expect((await stat(path)).mtimeMs).toBe(mtimeMs)
})

test("two watchers of one folder share the files, and none is extracted twice", async () => {
  const count = 20
  const both = [watch(), watch()]
  for (let number = 0; number < count; number++)
    await writeFile(join(inbox, `${number}.txt`), invoice(`${number + 1}.00`))
  await vi.waitFor(async () => expect(await ledger()).toHaveLength(count), patience)
  // Two scans more.
  await writeFile(join(inbox, "later.txt"), invoice("99.00"))
  await vi.waitFor(async () => expect(await processed()).toContain("later.txt Completed"), patience)
  for (const watcher of both) expect(await stop(watcher, "SIGINT")).toBe(0)
  const files = (await ledger()).map(({ file }) => file)
  expect(files).toHaveLength(count + 1)
  expect(new Set(files).size).toBe(count + 1)
  const outputs = both.map((watcher) => watcher.output().trim().split("\n"))
  expect(outputs.flat().filter((line) => line !== "")).toHaveLength(count + 1)
})

test("the claim of a dead process is taken over, and that of a living one is not", async () => {
  await writeFile(join(inbox, "1.txt"), sampleInvoice)
  const first = watch()
  await vi.waitFor(async () => expect(await ledger()).toHaveLength(1), patience)
  await stop(first, "SIGINT")
  const [entry] = await ledger()
  const claim = join(inbox, ".docsift-claims", `${entry?.key}.1`)
  for (const name of [".docsift-ledger.ndjson", join("results", entry?.result ?? "")]) await rm(join(inbox, name))
  await writeFile(claim, JSON.stringify({ pid: process.pid, host: hostname() }))
  const second = watch()
  // Each scan reaches this file after that one: it was looked at.
  await writeFile(join(inbox, "2.txt"), invoice("2.00"))
  await vi.waitFor(async () => expect(await processed()).toEqual(["2.txt Completed"]), patience)
  await rm(join(inbox, "2.txt"))
  await rm(join(inbox, ".docsift-ledger.ndjson"))
  // Its owner has not renewed it for two minutes: it hangs, or its process id belongs to another program.
  const past = new Date(Date.now() - 120_000)
  await utimes(claim, past, past)
  await vi.waitFor(async () => expect(await ledger()).toHaveLength(1), patience)
  await stop(second, "SIGINT")
  for (const name of [".docsift-ledger.ndjson", join("results", entry?.result ?? "")]) await rm(join(inbox, name))
  await writeFile(claim, JSON.stringify({ pid: second.pid, host: hostname() }))
  const third = watch()
  await vi.waitFor(async () => expect(await ledger()).toHaveLength(1), patience)
  await stop(third, "SIGINT")
  for (const name of [".docsift-ledger.ndjson", join("results", entry?.result ?? "")]) await rm(join(inbox, name))
  // Its owner died before it wrote its name into the claim, 11 s ago.
  await writeFile(claim, "")
  const created = new Date(Date.now() - 11_000)
  await utimes(claim, created, created)
  watch()
  await vi.waitFor(async () => expect(await ledger()).toHaveLength(1), patience)
})

test.each([
  [["watch", "absent", "-w", "total.json"], "error absent: no such folder."],
  [["watch", "total.json", "-w", "total.json"], "error total.json: must be a folder."],
  [
    ["watch", "inbox", "-w", "total.json", "--done", "inbox/"],
    "error inbox/: is the watched folder; results and files that are done need another one.",
  ],
  [["watch", "inbox"], "error: required option '-w, --workflow <workflow>' not specified"],
  [["watch", "inbox", "-w", "total.json", "--interval", "0"], /It must be a number of seconds from 0\.2 to 3600\./],
])("%j is refused with 2", async (args, expected) => {
  const { code, stderr } = await runProgram(args, { cwd: folder })
  expect(code).toBe(2)
  if (typeof expected === "string") expect(stderr.trim()).toBe(expected)
  else expect(stderr).toMatch(expected)
})
