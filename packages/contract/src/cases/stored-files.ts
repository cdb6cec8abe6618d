import { describe, expect, test } from "vitest"
import { freshKey, memberOf, readJson } from "../calls.ts"
import { expectError } from "../expect-error.ts"
import { invoiceText } from "../samples.ts"
import type { World } from "../world.ts"

const sha256Of = async (text: string) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return Buffer.from(digest).toString("hex")
}

/** For an upload of 256 MB. */
const unusedOptions = { timeout: 120_000 }

/** Declares the cases about files that are uploaded without an execution. */
export function storedFileCases(world: () => World): void {
  const upload = (text: string, name = "invoice.txt") =>
    world()
      .client()
      .files.create({ data: new Blob([text]), name })

  describe("stored files", () => {
    test("a file is described, kept by its executions, and deleted", async () => {
      const { files, workflows, executions } = world().client()
      const text = invoiceText("1717")
      const { data: created, response } = await upload(text).withResponse()
      const { fileId, createdAt, expiresAt = "" } = created
      expect(response.headers.get("location")).toBe(`/api/v1/files/${fileId}`)
      expect(created).toMatchObject({
        fileName: "invoice.txt",
        mediaType: "text/plain",
        sizeBytes: text.length,
        sha256: await sha256Of(text),
      })
      expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(24 * 3600 * 1000)
      expect(await files.get(fileId)).toEqual(created)

      const started = await workflows.executeFile(world().workflowId, fileId)
      expect(started).toMatchObject({ workflowId: world().workflowId, fileId, filename: "invoice.txt" })
      const execution = await executions.wait(started.workflowExecutionId, { deadline: 30_000 })
      expect(Object(execution.extractedData).Invoice.fields.number).toBe("1717")
      expect(await files.get(fileId)).not.toHaveProperty("expiresAt")
      expect(await (await executions.download(execution.id)).text()).toBe(text)

      await executions.delete(execution.id)
      await expectError(await world().call("getFile", { params: { fileId } }), 404, "not_found")
    })

    test("a file without executions is deleted at once", async () => {
      const { files } = world().client()
      const { fileId } = await upload(invoiceText("1718"))
      await files.delete(fileId)
      const params = { fileId }
      await expectError(await world().call("deleteFile", { params }), 404, "not_found")
      const execute = { params: { workflowId: world().workflowId }, json: params }
      await expectError(await world().call("executeFile", execute), 404, "not_found")
    })

    test("Prefer: wait returns the execution of a stored file when it has ended", async () => {
      const { fileId } = await upload(invoiceText("1719"))
      const headers = { prefer: "wait=20" }
      const parts = { params: { workflowId: world().workflowId }, json: { fileId }, headers }
      const executed = await world().call("executeFile", parts)
      expect(executed.headers.get("preference-applied")).toBe("wait=20")
      expect(await executed.json()).toMatchObject({ status: "Completed", fileId })
    })

    test("a file of another organization cannot be executed", async () => {
      const { fileId } = await upload(invoiceText("1720"))
      const other = world().clientOf(world().keys.otherOrganization ?? "")
      const { workflowId } = await other.workflows.create({
        name: "Theirs",
        configuration: { objects: [{ name: "O", fields: [{ name: "f", type: "string" }] }] },
      })
      const parts = { params: { workflowId }, json: { fileId } }
      await expectError(await world().call("executeFile", parts, world().keys.otherOrganization), 404, "not_found")
    })

    test(
      "the files of an organization that no execution uses have a limit together",
      unusedOptions,
      async ({ skip }) => {
        const { maxUnusedBytes: limit = 0, maxFileBytes, keys } = world()
        skip(limit === 0, "the limit of this target is too high to be exceeded")
        const key = keys.otherOrganization
        const content = "x".repeat(maxFileBytes)
        const send = () => world().call("createFile", { file: { name: "unused.txt", content } }, key)
        const fileIds: string[] = []
        try {
          let response = await send()
          // No more than fit, whatever the server does.
          for (; response.ok && fileIds.length <= limit / content.length; response = await send()) {
            fileIds.push(memberOf(await readJson(response), "fileId"))
          }
          const sentence = await expectError(response, 409, "too_many_files")
          expect(sentence).toContain(`more than ${limit / 1024 / 1024} MiB`)
          const params = { fileId: fileIds.pop() ?? "" }
          await readJson(await world().call("deleteFile", { params }, key))
          fileIds.push(memberOf(await readJson(await send()), "fileId"))
        } finally {
          for (const fileId of fileIds) await world().call("deleteFile", { params: { fileId } }, key)
        }
      },
    )

    test("what is no supported document is refused", async () => {
      const program = new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])
      const call = (file: { name: string; content: string | Uint8Array<ArrayBuffer> }) =>
        world().call("createFile", { file })
      await expectError(await call({ name: "a.pdf", content: program }), 415, "file_unsupported")
      await expectError(await call({ name: "a.txt", content: "" }), 400, "file_empty")
      const large = "x".repeat(world().maxFileBytes + 1)
      await expectError(await call({ name: "a.txt", content: large }), 413, "payload_too_large")
      const raw = { type: "application/json", body: "{}" }
      await expectError(await world().call("createFile", { raw }), 415, "unsupported_media_type")
      const headers = { "idempotency-key": freshKey() }
      const repeated = { file: { name: "a.txt", content: invoiceText("1721") }, headers }
      const first = await world().call("createFile", repeated)
      const second = await world().call("createFile", repeated)
      expect(await second.json()).toEqual(await first.json())
    })
  })
}
