import { expect, test } from "vitest"
import { readDrop } from "./picked-files.ts"

const aFile = (name: string) => ({
  isFile: true,
  isDirectory: false,
  name,
  file: (resolve: (file: File) => void) => resolve(new File(["x"], name)),
})

/** Like a browser's, its reader returns at most two entries at a time here, and none at the end. */
const aFolder = (name: string, ...children: readonly object[]) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    const rest = [...children]
    return { readEntries: (resolve: (entries: readonly object[]) => void) => resolve(rest.splice(0, 2)) }
  },
})

const drop = (...entries: readonly object[]) =>
  readDrop({
    items: entries.map((entry) => ({ kind: "file", webkitGetAsEntry: () => entry })),
  } as unknown as DataTransfer) // the part that is read

test("dropped folders are read to the last file, with their paths", async () => {
  const year = aFolder("2026", aFile("a.pdf"), aFolder("march", aFile("b.pdf"), aFile("c.pdf"), aFile("d.pdf")))
  const { files, hiddenCount } = await drop(aFile("e.pdf"), year)
  expect(files.map(({ file, folder }) => [folder, file.name])).toEqual([
    ["", "e.pdf"],
    ["2026", "a.pdf"],
    ["2026/march", "b.pdf"],
    ["2026/march", "c.pdf"],
    ["2026/march", "d.pdf"],
  ])
  expect(hiddenCount).toBe(0)
})

test("files that a system hides in folders are left out and counted, but not those dropped by themselves", async () => {
  const folder = aFolder("scans", aFile(".DS_Store"), aFile("Thumbs.db"), aFile("a.pdf"))
  const { files, hiddenCount } = await drop(folder, aFile(".env.txt"))
  expect(files.map(({ file }) => file.name)).toEqual(["a.pdf", ".env.txt"])
  expect(hiddenCount).toBe(2)
})
