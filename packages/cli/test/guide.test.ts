import { execFile } from "node:child_process"
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { type TestServer, testServer } from "@docsift/mocks/test-server"
import { Client } from "@docsift/sdk"
import { childEnvironment } from "@docsift/testing/child-environment"
import { expect, onTestFinished, test } from "vitest"
import { program } from "./run-program.ts"

const readGuide = (name: string) => readFile(new URL(`../../../docs/${name}`, import.meta.url), "utf8")

/** Returns the blocks of a language of a text, in order; those of output have none. */
function blocksOf(markdown: string, language: string): string[] {
  const blocks = [...markdown.matchAll(/^```(\w*)\n(.*?)^```/gms)]
  return blocks.filter(([, each]) => each === language).map(([, , block = ""]) => block)
}

function sectionOf(markdown: string, heading: string): string {
  const [, section = ""] = new RegExp(`^## ${heading}\\n(.*?)(?=^## |(?![^]))`, "ms").exec(markdown) ?? []
  return section
}

interface ShellRun {
  readonly code: number | string | null | undefined
  readonly output: string
}

/** Returns a shell in an empty folder, where `docsift` is the program, signed in to a server. */
async function openShell(server: TestServer): Promise<{ folder: string; sh: (script: string) => Promise<ShellRun> }> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, "bin"))
  const quoted = [process.execPath, ...program].map((part) => `'${part}'`).join(" ")
  await writeFile(join(folder, "bin/docsift"), `#!/bin/sh\nexec ${quoted} "$@"\n`)
  await chmod(join(folder, "bin/docsift"), 0o755)
  const environment = childEnvironment()
  const env = {
    ...environment,
    PATH: join(folder, "bin") + delimiter + environment.PATH,
    HOME: folder,
    DOCSIFT_BASE_URL: server.baseUrl,
    DOCSIFT_API_KEY: server.apiKey,
  }
  const sh = async (script: string) =>
    new Promise<ShellRun>((resolve) => {
      execFile("sh", ["-e", "-c", script], { cwd: folder, env }, (error, stdout, stderr) =>
        resolve({ code: error ? error.code : 0, output: stdout + stderr }),
      )
    })
  return { folder, sh }
}

test("the commands for CI do what the guide says, on a server whose workflow changes meanwhile", async () => {
  await using server = await testServer()
  const { folder, sh } = await openShell(server)
  const client = new Client({ baseUrl: server.baseUrl, apiKey: server.apiKey, fetch: server.fetch })
  const definition = (description: string) =>
    ({
      name: "Invoices",
      description,
      configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
    }) as const
  const { workflowId } = await client.workflows.create(definition("first"))

  const section = sectionOf(await readGuide("cli.md"), "In CI")
  const [pull = "", check = "", ...others] = blocksOf(section, "sh")
  expect(others).toEqual([])
  expect(await sh(pull)).toMatchObject({ code: 0 })
  expect(await sh(check)).toEqual({ code: 0, output: "Nothing to do.\n" })
  await client.workflows.update(workflowId, definition("second"))
  expect(await sh(check)).toMatchObject({ code: 1, output: expect.stringContaining("changed on the server") })
  await writeFile(join(folder, "invoices.ts"), "")
  expect(await sh(check)).toMatchObject({
    code: 1,
    output: expect.stringContaining("differs from workflows/invoices.json"),
  })
})

/** Twelve runs of the program, one after the other. */
const longTimeoutMs = 600_000

test(
  "the way from review to evaluation leads from a wrong value to a better definition",
  { timeout: longTimeoutMs },
  async () => {
    await using server = await testServer()
    const { sh } = await openShell(server)
    const client = new Client({ baseUrl: server.baseUrl, apiKey: server.apiKey, fetch: server.fetch })
    const guide = await readGuide("review-to-evaluation.md")
    const [extract = "", review = "", evaluate = "", improve = "", check = "", ...others] = blocksOf(guide, "sh")
    expect(others).toEqual([])

    const extracted = await sh(extract)
    expect(extracted).toMatchObject({ code: 0, output: expect.stringMatching(/Amount held back +–\n/) })
    let id = ""
    for await (const execution of client.executions.list()) ({ id } = execution)
    expect(await sh(review.replaceAll("exe_8d02e5b7146f", id))).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Completed[^]* corrected [^]* approved\n$/),
    })
    const evaluated = await sh(evaluate)
    const [figures = ""] = blocksOf(guide, "")
    expect(evaluated.code).toBe(0)
    expect(evaluated.output.slice(0, figures.length), "the output is that of the guide").toBe(figures)
    const improved = await sh(improve)
    expect(improved.code).toBe(0)
    expect(improved.output).toContain("better /Invoice/fields/Amount held back: 401.04, was missing\n")
    expect(improved.output).toContain("invoices: F1 66.67 → 100.00 (+33.33)\n")
    expect(await sh(check)).toMatchObject({
      code: 0,
      output: expect.stringContaining("invoices: F1 100.00 → 100.00 (+0.00)\n"),
    })
  },
)
