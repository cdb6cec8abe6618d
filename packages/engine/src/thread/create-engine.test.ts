import { writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import type { Engine, ExtractionRequest } from "../engine.ts"
import { createEngine, createEngineWithThread } from "./create-engine.ts"

/** A thread that misbehaves as the file's name says; else it answers with its own number. */
const misbehavingThread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from "node:worker_threads"
    const answer = (isSpent) => parentPort.postMessage({ type: "done", isSpent,
      result: { dataJson: "{}", evidenceJson: "{}", pages: [], warnings: [String(threadId), JSON.stringify(process.env)] } })
    parentPort.on("message", ({ fileName }) => {
      if (fileName === "exit") process.exit(3)
      if (fileName === "throw") throw new Error("planted")
      if (fileName === "hang") for (;;) {}
      if (fileName === "pages") {
        for (const count of [3, 2]) parentPort.postMessage({ type: "pages", count })
        for (;;) {}
      }
      if (fileName === "wait") return setTimeout(answer, 1500)
      if (fileName === "memory") for (const hoard = []; ; ) hoard.push(new Array(1e6).fill(hoard.length))
      if (fileName === "defect") return parentPort.postMessage({ type: "defect", message: "planted", stack: "s", isSpent: true })
      answer(fileName === "spent")
      if (fileName === "late") process.exit(3)
    })`)}`,
)

const engines: Engine[] = []
function anEngine(threads = 1): Engine {
  const engine = createEngineWithThread({ threads, maxThreadMemoryMb: 32 }, misbehavingThread)
  engines.push(engine)
  return engine
}

afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()))
})

function aRequest(fileName: string, more: Partial<ExtractionRequest> = {}): ExtractionRequest {
  return { path: "/nowhere", fileName, configuration: { objects: [] }, ...more }
}

async function threadOf(engine: Engine): Promise<string | undefined> {
  return (await engine.extract(aRequest("fine"))).warnings[0]
}

test("one thread serves one document after the other", async () => {
  const engine = anEngine()
  expect(await threadOf(engine)).toBe(await threadOf(engine))
})

test("a thread sees nothing of the host's environment", async () => {
  expect((await anEngine().extract(aRequest("fine"))).warnings[1]).toBe("{}")
})

test("documents beyond the number of threads wait in a queue", async () => {
  const engine = anEngine(2)
  const answers = await Promise.all(["a", "b", "c", "d", "e"].map((name) => engine.extract(aRequest(name))))
  expect(new Set(answers.map(({ warnings }) => warnings[0])).size).toBe(2)
})

test.each(["exit", "throw", "memory"])("a thread that dies (%s) fails only its own document", async (name) => {
  const engine = anEngine()
  const before = await threadOf(engine)
  const failed = engine.extract(aRequest(name))
  const next = engine.extract(aRequest("fine"))
  await expect(failed).rejects.toMatchObject({
    name: "DocumentError",
    reason: "file_unreadable",
    cause: expect.any(Error),
  })
  expect((await next).warnings[0]).not.toBe(before)
})

test("a thread that dies after its result does not get the next document", async () => {
  const engine = anEngine()
  const before = (await engine.extract(aRequest("late"))).warnings[0]
  const answers = [
    await engine.extract(aRequest("fine")).catch(() => undefined),
    await engine.extract(aRequest("fine")),
  ]
  expect(answers[1]?.warnings[0]).not.toBe(before)
})

test("a document that never finishes is stopped at its timeout", async () => {
  const engine = anEngine()
  const hanging = engine.extract(aRequest("hang", { timeoutMs: 1 }))
  await expect(hanging).rejects.toMatchObject({
    reason: "timeout",
    message: "Reading the file took longer than 0.001 s.",
  })
  expect(await threadOf(engine)).toBeDefined()
})

test("a document that computes longer than its budget is stopped, with an error that names the budget", async () => {
  const engine = anEngine()
  const before = await threadOf(engine)
  const budget = { baseMs: 200, perPageMs: 100 }
  await expect(engine.extract(aRequest("hang", { processorBudget: budget }))).rejects.toMatchObject({
    name: "DocumentError",
    reason: "timeout",
    message: "Reading the file took more than 0.3 s of processor time (0.2 s + 0.1 s for its page).",
  })
  await expect(engine.extract(aRequest("pages", { processorBudget: budget }))).rejects.toMatchObject({
    message: "Reading the file took more than 0.5 s of processor time (0.2 s + 0.1 s for each of its 3 pages).",
  })
  expect(await threadOf(engine)).not.toBe(before)
})

test("neither waiting nor earlier documents of the thread use up the budget", async () => {
  const engine = anEngine()
  const processorBudget = { baseMs: 1000, perPageMs: 0 }
  for (let documents = 0; documents < 2; documents++) {
    const { warnings } = await engine.extract(aRequest("wait", { processorBudget }))
    expect(warnings[0]).toBe(await threadOf(engine))
  }
})

test("an abort stops a running document with the signal's reason", async () => {
  const engine = anEngine()
  const controller = new AbortController()
  const hanging = engine.extract(aRequest("hang", { signal: controller.signal }))
  controller.abort(new Error("enough"))
  await expect(hanging).rejects.toThrow("enough")
  expect(await threadOf(engine)).toBeDefined()
})

test("an abort takes a waiting document out of the queue", async () => {
  const engine = anEngine()
  const running = engine.extract(aRequest("fine"))
  const controller = new AbortController()
  const waiting = engine.extract(aRequest("hang", { signal: controller.signal }))
  controller.abort(new Error("enough"))
  await expect(waiting).rejects.toThrow("enough")
  await expect(running).resolves.toBeDefined()
})

test("an aborted signal starts nothing", async () => {
  const signal = AbortSignal.abort(new Error("enough"))
  await expect(anEngine().extract(aRequest("fine", { signal }))).rejects.toThrow("enough")
})

test("a thread that reports itself spent is replaced", async () => {
  const engine = anEngine()
  const before = (await engine.extract(aRequest("spent"))).warnings[0]
  expect(await threadOf(engine)).not.toBe(before)
})

test("a defect of the engine is not a document error", async () => {
  const failed = anEngine().extract(aRequest("defect"))
  await expect(failed).rejects.toThrow("The engine failed on a document")
  await expect(failed).rejects.not.toHaveProperty("reason")
})

test("closing rejects running and waiting documents, and later ones", async () => {
  const engine = anEngine()
  const ends = ["hang", "fine"].map((name) => expect(engine.extract(aRequest(name))).rejects.toThrow("closed"))
  await engine.close()
  await Promise.all(ends)
  await expect(engine.extract(aRequest("fine"))).rejects.toThrow("closed")
})

test("the real thread extracts a file, and passes document errors on", async () => {
  const engine = createEngine()
  engines.push(engine)
  const path = join(tmpdir(), `docsift-engine-${process.pid}.txt`)
  await writeFile(path, "Invoice number: 4711\n")
  const field = { name: "Invoice number", type: "string" } as const
  const configuration = { objects: [{ name: "Invoice", fields: [field] }] }
  const { data, pages } = await engine.extract({ path, fileName: "a.txt", configuration })
  expect(Object.keys(data)).toEqual(["Invoice"])
  expect(pages).toHaveLength(1)
  await writeFile(path, "%PDF-1.7 and then nothing of use")
  await expect(engine.extract({ path, fileName: "a.pdf", configuration })).rejects.toMatchObject({
    name: "DocumentError",
    reason: "file_unreadable",
  })
})
