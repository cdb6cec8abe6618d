import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import type { InspectedFile, Inspector } from "../inspect/inspector.ts"
import { createInspectorWithThread, type InspectorOptions } from "./create-inspector.ts"

/** A thread that misbehaves as the file's name says; else its outline has its own number as the only warning. */
const misbehavingThread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { existsSync } from "node:fs"
    import { parentPort, threadId } from "node:worker_threads"
    const outline = (deadlineMs) => ({ kind: "pdf", pages: [], grids: [], warnings: [String(threadId), JSON.stringify(process.env), String(deadlineMs)] })
    parentPort.on("message", ({ call, files: [{ name, path }], deadlineMs }) => {
      const value = call === "words" ? new TextEncoder().encode("{}") : outline(deadlineMs)
      const answer = (isSpent) => parentPort.postMessage({ type: "done", isSpent, result: { type: "value", value } })
      if (name === "exit") process.exit(3)
      if (name === "throw") throw new Error("planted")
      if (name === "hang") for (;;) {}
      if (name === "held") {
        const waiting = setInterval(() => existsSync(path) && (clearInterval(waiting), answer()), 10)
        return
      }
      if (name === "memory") for (const hoard = []; ; ) hoard.push(new Array(1e6).fill(hoard.length))
      if (name === "refused") return parentPort.postMessage({ type: "done", isSpent: false,
        result: { type: "refused", reason: "page_not_drawn", message: "planted" } })
      if (name === "defect") return parentPort.postMessage({ type: "defect", message: "planted", stack: "s", isSpent: true })
      answer(name === "spent")
    })`)}`,
)

const inspectors: Inspector[] = []
function anInspector(options: InspectorOptions = {}): Inspector {
  const inspector = createInspectorWithThread(
    { maxThreadMemoryMb: 32, recognition: "off", ...options },
    misbehavingThread,
  )
  inspectors.push(inspector)
  return inspector
}

afterEach(async () => {
  await Promise.all(inspectors.splice(0).map((inspector) => inspector.close()))
})

const aFile = (name: string): InspectedFile => ({ path: "/nowhere", name, sha256: name })

/** A file whose call goes on once it is released. */
async function aHeldFile(): Promise<{ readonly held: InspectedFile; readonly release: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-held-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, "released")
  return { held: { ...aFile("held"), path }, release: () => writeFile(path, "") }
}

/** The reply of the thread has the members of a suggestion, too. */
async function threadAndEnvironmentOf(inspector: Inspector, name = "fine"): Promise<readonly string[]> {
  return (await inspector.suggest([aFile(name)], {})).warnings
}

async function threadOf(inspector: Inspector): Promise<string | undefined> {
  return (await threadAndEnvironmentOf(inspector))[0]
}

test("one thread serves all calls, without the host's environment", async () => {
  const inspector = anInspector()
  const answers = await Promise.all(["a", "b", "c"].map((name) => threadAndEnvironmentOf(inspector, name)))
  expect(new Set(answers.map(([thread]) => thread)).size).toBe(1)
  expect(answers[0]?.[1]).toBe("{}")
})

test.each(["exit", "throw", "memory"])(
  "a thread that dies (%s) fails only its call; the waiting ones get a new thread",
  async (name) => {
    const inspector = anInspector()
    const before = await threadOf(inspector)
    const failed = inspector.words(aFile(name), { page: 1 })
    const waiting = ["a", "b"].map((each) => threadAndEnvironmentOf(inspector, each))
    await expect(failed).rejects.toMatchObject({ name: "DocumentError", reason: "file_unreadable" })
    const [first, second] = await Promise.all(waiting)
    expect(first?.[0]).not.toBe(before)
    expect(second?.[0]).toBe(first?.[0])
  },
)

test("a call that never ends is stopped at its deadline, and the waiting ones are served", async () => {
  const inspector = anInspector({ deadlineMs: 60_000 })
  const hanging = inspector.words(aFile("hang"), { page: 1 }, { deadlineMs: 50 })
  const waiting = inspector.words(aFile("fine"), { page: 1 })
  await expect(hanging).rejects.toMatchObject({
    name: "DocumentError",
    reason: "timeout",
    message: "Reading the file took longer than 0.05 s.",
  })
  await expect(waiting).resolves.toBeDefined()
})

test("the inspector's deadline applies to calls without one", async () => {
  const hanging = anInspector({ deadlineMs: 50 }).outline(aFile("hang"))
  await expect(hanging).rejects.toMatchObject({ reason: "timeout" })
})

test("calls that may recognize text have more time, unless a deadline is given", async () => {
  const deadlines = async (inspector: Inspector, deadlineMs?: number) => {
    const { warnings } = await inspector.outline(aFile("fine"), { deadlineMs })
    const suggested = await inspector.suggest([aFile("fine")], {}, { deadlineMs })
    return [warnings[2], suggested.warnings[2]]
  }
  expect(await deadlines(anInspector())).toEqual(["20000", "60000"])
  expect(await deadlines(anInspector(), 7_000)).toEqual(["7000", "7000"])
  expect(await deadlines(anInspector({ deadlineMs: 9_000 }))).toEqual(["9000", "9000"])
})

test("a call that computes longer than its budget is stopped", async () => {
  const hanging = anInspector({ processorBudget: { baseMs: 200, perPageMs: 0 } }).outline(aFile("hang"))
  await expect(hanging).rejects.toMatchObject({ reason: "timeout", message: expect.stringContaining("processor time") })
})

test("an abort takes a waiting call out of the queue", async () => {
  const inspector = anInspector()
  const { held, release } = await aHeldFile()
  const running = inspector.words(held, { page: 1 })
  const controller = new AbortController()
  const waiting = inspector.words(aFile("hang"), { page: 1 }, { signal: controller.signal })
  controller.abort(new Error("enough"))
  await expect(waiting).rejects.toThrow("enough")
  await release()
  await expect(running).resolves.toBeDefined()
  await expect(threadOf(inspector)).resolves.toBeDefined()
})

test("an abort rejects a running call at once, and keeps its thread when that finishes soon", async () => {
  const inspector = anInspector()
  const before = await threadOf(inspector)
  const { held, release } = await aHeldFile()
  // However busy the machine is, the time that the call has left does not pass.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  const controller = new AbortController()
  const running = inspector.outline(held, { signal: controller.signal })
  setImmediate(() => controller.abort(new Error("enough")))
  await expect(running).rejects.toThrow("enough")
  await release()
  expect(await threadOf(inspector)).toBe(before)
})

test("the thread of an aborted call that goes on is terminated", async () => {
  const inspector = anInspector()
  const before = await threadOf(inspector)
  const controller = new AbortController()
  const running = inspector.outline(aFile("hang"), { signal: controller.signal })
  setTimeout(() => controller.abort(new Error("enough")), 50)
  await expect(running).rejects.toThrow("enough")
  expect(await threadOf(inspector)).not.toBe(before)
})

test("sizes and images of pages do not wait for other calls, nor other calls for them", async () => {
  const inspector = anInspector()
  const ends: string[] = []
  const add = (name: string) => () => void ends.push(name)
  const { held, release } = await aHeldFile()
  const recognition = inspector.words(held, { page: 1 }).then(add("words"))
  const words = inspector.words(aFile("fine"), { page: 1 }).then(add("other words"))
  await Promise.all([
    inspector.outline(aFile("fine")).then(add("outline")),
    inspector.pageImage(aFile("fine"), { page: 1, width: 600 }).then(add("image")),
  ])
  await release()
  await Promise.all([recognition, words])
  expect(ends).toEqual(["outline", "image", "words", "other words"])
})

// Security: one owner's documents that take a minute each must not keep another's waiting.
test("a call of another owner does not wait for those of one owner", async () => {
  const inspector = anInspector()
  const ends: string[] = []
  const { held, release } = await aHeldFile()
  const words = (file: InspectedFile, owner: string) =>
    inspector.words({ ...file, owner }, { page: 1 }).then(() => void ends.push(`${owner} ${file.name}`))
  const first = [words(held, "a"), words(aFile("fine"), "a")]
  await words(aFile("fine"), "b")
  await release()
  await Promise.all(first)
  expect(ends).toEqual(["b fine", "a held", "a fine"])
})

test("an aborted signal starts nothing", async () => {
  const signal = AbortSignal.abort(new Error("enough"))
  await expect(anInspector().outline(aFile("hang"), { signal })).rejects.toThrow("enough")
})

test("what the document has not is told from a document that cannot be read, and from a defect", async () => {
  const inspector = anInspector()
  const before = await threadOf(inspector)
  await expect(inspector.outline(aFile("refused"))).rejects.toMatchObject({
    name: "InspectionError",
    reason: "page_not_drawn",
    message: "planted",
  })
  expect(await threadOf(inspector)).toBe(before)
  const failed = inspector.outline(aFile("defect"))
  await expect(failed).rejects.toThrow("The engine failed on a document")
  await expect(failed).rejects.not.toHaveProperty("reason")
})

test("closing rejects running and waiting calls, and later ones", async () => {
  const inspector = anInspector()
  const ends = ["hang", "fine"].map((name) => expect(inspector.outline(aFile(name))).rejects.toThrow("closed"))
  await inspector.close()
  await Promise.all(ends)
  await expect(inspector.outline(aFile("fine"))).rejects.toThrow("closed")
})
