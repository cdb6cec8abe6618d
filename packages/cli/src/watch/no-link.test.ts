import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { CommandError } from "../command-error.ts"
import { Ledger, ledgerName } from "./ledger.ts"
import { writeResult } from "./result-store.ts"

let folder: string
let elsewhere: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
  elsewhere = join(folder, "elsewhere")
  await writeFile(elsewhere, "kept\n")
})
afterEach(() => rm(folder, { recursive: true }))

describe.skipIf(process.platform === "win32")("a link that someone has put into the folder is not followed", () => {
  test("by the ledger", async () => {
    await symlink(elsewhere, join(folder, ledgerName))
    const ledger = new Ledger(folder)
    await expect(ledger.refresh()).rejects.toBeInstanceOf(CommandError)
    const entry = { sha256: "1", key: "2", file: "$(id)", status: "Failed", result: "a", at: "" } as const
    await expect(ledger.append(entry)).rejects.toMatchObject({ code: "ELOOP" })
    expect(await readFile(elsewhere, "utf8")).toBe("kept\n")
  })

  test("by a result", async () => {
    const path = join(folder, "a.json")
    await symlink(elsewhere, `${path}.${process.pid}.part`)
    const outcome = { fileName: "a", status: "Failed", errorMessage: "a" } as const
    await expect(writeResult(path, outcome, false)).rejects.toMatchObject({ code: "ELOOP" })
    expect(await readFile(elsewhere, "utf8")).toBe("kept\n")
  })
})
