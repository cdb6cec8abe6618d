import { Client, DocsiftError, NotFoundError } from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"
import { parseWorkflow } from "@docsift/sdk/schema"

const { jest } = import.meta

test("the ESM build is loaded, and errors are instances of their classes", async () => {
  const fetch = jest.fn(async () => Response.json({ error: "Not found." }, { status: 404 }))
  const client = new Client({ apiKey: "dsk_test", fetch })
  const error = await client.workflows.get("wkf_3f9a1c7e20b4").catch((reason) => reason)
  expect(error).toBeInstanceOf(NotFoundError)
  expect(error).toBeInstanceOf(DocsiftError)
  expect(fetch.mock.calls[0][1].headers.get("x-api-key")).toBe("dsk_test")
})

test("a file from the disk is sent under its name", async () => {
  const names = []
  const fetch = async (url, init) => {
    names.push((await new Request(url, init).formData()).get("file").name)
    return Response.json({ workflowExecutionId: "exe_8d02e5b7146f" })
  }
  const client = new Client({ apiKey: "dsk_test", fetch })
  await client.workflows.execute("wkf_3f9a1c7e20b4", fromPath(import.meta.filename))
  expect(names).toEqual(["jest.test.mjs"])
})

test("parseWorkflow checks a definition", () => {
  expect(() => parseWorkflow({})).toThrow(DocsiftError)
})
