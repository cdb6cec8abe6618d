import { execFile } from "node:child_process"
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { testServer } from "@docsift/mocks/test-server"
import { Client } from "@docsift/sdk"
import { childEnvironment } from "@docsift/testing/child-environment"
import { expect, onTestFinished, test } from "vitest"
import { program } from "./run-program.ts"

/** Returns the shell blocks of a section of the guide, in order. */
async function blocksOf(heading: string): Promise<string[]> {
  const guide = await readFile(new URL("../../../docs/cli.md", import.meta.url), "utf8")
  const [, section = ""] = new RegExp(`^## ${heading}\\n(.*?)(?=^## |(?![^]))`, "ms").exec(guide) ?? []
  return [...section.matchAll(/^```sh\n(.*?)^```/gms)].map((match) => match[1] ?? "")
}

test("the commands for CI do what the guide says, on a server whose workflow somebody changes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  await using server = await testServer()
  const client = new Client({ baseUrl: server.baseUrl, apiKey: server.apiKey, fetch: server.fetch })
  const definition = (description: string) =>
    ({
      name: "Invoices",
      description,
      configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
    }) as const
  const { workflowId } = await client.workflows.create(definition("first"))
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
    new Promise<{ code: number | string | null | undefined; output: string }>((resolve) => {
      execFile("sh", ["-e", "-c", script], { cwd: folder, env }, (error, stdout, stderr) =>
        resolve({ code: error ? error.code : 0, output: stdout + stderr }),
      )
    })

  const [pull = "", check = "", ...others] = await blocksOf("In CI")
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
