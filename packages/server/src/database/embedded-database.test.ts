import { openAsBlob } from "node:fs"
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { prepareMigratedDatabase } from "@docsift/testing/migrated-database"
import { expect, onTestFinished, test } from "vitest"
import { openEmbeddedDatabase } from "./embedded-database.ts"
import { migrationsFolder } from "./migrations.ts"

test("the statements of migrations are not read when all of them are applied", async () => {
  const opened = await openEmbeddedDatabase({ template: await openAsBlob(await prepareMigratedDatabase()) })
  onTestFinished(() => opened.close())
  const folder = await mkdtemp(join(tmpdir(), "docsift-migrations-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(join(migrationsFolder, "meta"), join(folder, "meta"), { recursive: true })
  await expect(opened.migrate(folder)).resolves.toBeUndefined()
})
