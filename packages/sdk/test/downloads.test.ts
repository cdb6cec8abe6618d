import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { Client } from "../src/index.ts"
import { downloadTo } from "../src/node.ts"
import { executionId, fetchOf, key } from "./samples.ts"

/** Creates a client whose signed URLs are answered by `respond`, and the URLs that were requested. */
function createStore(respond: (url: string, signal: AbortSignal) => Response) {
  const urls: string[] = []
  const fetch = fetchOf(({ url, signal }) => {
    if (url.endsWith("/file")) return Response.json({ url: `https://files.example/f?signature=${urls.length}` })
    urls.push(url)
    return respond(url, signal)
  })
  return { urls, client: new Client({ apiKey: key, maxRetries: 0, fetch }) }
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "download-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test("an expired URL is requested again, once", async () => {
  const { urls, client } = createStore((url) => new Response("PDF", { status: url.endsWith("=0") ? 403 : 200 }))
  expect(await (await client.executions.download(executionId)).text()).toBe("PDF")
  expect(urls).toStrictEqual(["https://files.example/f?signature=0", "https://files.example/f?signature=1"])
  const expired = createStore(() => new Response("", { status: 403 }))
  await expect(expired.client.executions.download(executionId)).rejects.toMatchObject({ status: 403 })
  expect(expired.urls).toHaveLength(2)
})

test("a stream is returned before the file has arrived, and aborting ends it", async () => {
  const controller = new AbortController()
  const endless = (signal: AbortSignal) =>
    new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new Uint8Array(1_000)),
      start: (stream) => signal.addEventListener("abort", () => stream.error(signal.reason)),
    })
  const { client } = createStore((_, signal) => new Response(endless(signal)))
  const stream = await client.executions.downloadStream(executionId, { signal: controller.signal })
  const reader = stream.getReader()
  expect((await reader.read()).value).toHaveLength(1_000)
  controller.abort(new Error("enough"))
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow("enough")
})

test("a file is written to a path when it is complete, and leaves nothing behind when it is not", async () => {
  const folder = await createFolder()
  await downloadTo(join(folder, "a.pdf"), createStore(() => new Response("PDF")).client, executionId)
  expect(await readFile(join(folder, "a.pdf"), "utf8")).toBe("PDF")
  const broken = () =>
    new Response(
      new ReadableStream({
        pull: (stream) => stream.error(new Error("connection lost")),
      }),
    )
  await expect(downloadTo(join(folder, "b.pdf"), createStore(broken).client, executionId)).rejects.toThrow(
    "connection lost",
  )
  expect(await readdir(folder)).toStrictEqual(["a.pdf"])
})

test("a download without a time limit is one that a timer can hold", async () => {
  const { client } = createStore(() => new Response("PDF"))
  const stream = await client.executions.downloadStream(executionId, { timeout: Infinity })
  expect(await new Response(stream).text()).toBe("PDF")
})
