import { readFileSync } from "node:fs"
import type { Command } from "commander"
import { expect, test } from "vitest"
import { createProgram } from "./program.ts"
import { allSettings } from "./settings-help.ts"

function helpOf(path: string): string {
  let command: Command | undefined = createProgram()
  for (const name of path.split(" ")) command = command?.commands.find((each) => each.name() === name)
  let text = ""
  command?.configureOutput({ writeOut: (part) => (text += part) }).outputHelp()
  return text
}

test("the help of serve names every setting that is read", () => {
  const help = helpOf("serve")
  for (const name of allSettings) expect(help).toContain(`  ${name} `)
})

test("the help of work omits the settings of the HTTP server", () => {
  const help = helpOf("work")
  expect(help).toContain("DATABASE_URL")
  expect(help).not.toMatch(/^ {2}PORT |CORS/m)
})

test.each(["migrate", "database copy", "key create-admin", "encryption rotate", "restore check", "restore accept"])(
  "the help of %s names both ways to give the database",
  (path) => {
    expect(helpOf(path)).toMatch(/^ {2}DATABASE_URL .*\n {2}DATABASE_URL_FILE /m)
  },
)

test.each(["restore check", "restore accept", "restore detach"])(
  "the help of %s names the settings of the store",
  (path) => {
    const help = helpOf(path)
    const storeNames = allSettings.filter((name) => /^(?:DOCSIFT_S3_(?!PUBLIC)|AWS_)/.test(name))
    expect(storeNames).toContain("DOCSIFT_S3_SECRET_KEY_FILE")
    for (const name of storeNames) expect(help).toContain(`  ${name} `)
  },
)

test("the reference of settings names every setting that is read", () => {
  const reference = readFileSync(new URL("../../../../docs/server.md", import.meta.url), "utf8")
  for (const name of allSettings) expect(reference).toContain(`\`${name}\``)
})
