import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createProgram } from "./program.ts"
import { allSettings } from "./settings-help.ts"

function helpOf(name: string): string {
  const command = createProgram().commands.find((command) => command.name() === name)
  let text = ""
  command?.configureOutput({ writeOut: (part) => (text += part) }).outputHelp()
  return text
}

test("the help of serve names every setting that is read", () => {
  const help = helpOf("serve")
  for (const name of allSettings) expect(help).toContain(`  ${name} `)
})

test("a worker's help leaves out what only requests need", () => {
  const help = helpOf("work")
  expect(help).toContain("DATABASE_URL")
  expect(help).not.toMatch(/^ {2}PORT |CORS/m)
})

test("the reference of settings names every setting that is read", () => {
  const reference = readFileSync(new URL("../../../../docs/server.md", import.meta.url), "utf8")
  for (const name of allSettings) expect(reference).toContain(`\`${name}\``)
})
