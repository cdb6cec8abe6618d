import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { describeFileStorage } from "../../test/describe-file-storage.ts"
import { newId } from "../domain/ids.ts"
import { DiskFileStorage } from "./disk-file-storage.ts"

async function open() {
  const directory = await mkdtemp(join(tmpdir(), "docsift-storage-"))
  return {
    directory,
    storage: new DiskFileStorage(directory),
    async listEverything() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .toSorted()
    },
    close: () => rm(directory, { recursive: true }),
  }
}

describeFileStorage("files on disk", open)

test("what a killed process left of an upload is swept when it is old", async () => {
  const opened = await open()
  const { directory, storage } = opened
  onTestFinished(() => opened.close())
  await mkdir(join(directory, "incoming"))
  const [old, young] = [`${newId("file")}.a`, `${newId("file")}.b`]
  for (const name of [old, young]) await writeFile(join(directory, "incoming", name), "half")
  await utimes(join(directory, "incoming", old), new Date(0), new Date(0))
  await storage.deleteUnfinished(new Date(1000))
  expect(await opened.listEverything()).toEqual([young])
})
