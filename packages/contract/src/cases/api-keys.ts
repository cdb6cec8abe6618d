import { AuthenticationError } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import type { KeyName } from "../callers.ts"
import { expectError } from "../expect-error.ts"
import { aWorkflow, invoiceText } from "../samples.ts"
import { addApiKey } from "../valid-requests.ts"
import type { World } from "../world.ts"

/** Declares the cases about the lifecycle of API keys, through the SDK. */
export function apiKeyCases(world: () => World): void {
  describe("API keys", () => {
    test("a key is returned once, works immediately, is listed masked and is revoked immediately", async () => {
      const { apiKeys } = world().client()
      const created = await apiKeys.create({ name: "Life" })
      expect(created).toEqual({ id: created.id, name: "Life", key: expect.stringMatching(/^dsk_[0-9A-Za-z]{49}$/) })
      const own = world().clientOf(created.key)
      await own.workflows.list()

      const listed = (await apiKeys.list()).find(({ id }) => id === created.id)
      expect(listed).toMatchObject({ name: "Life", enabled: true, userId: world().adminId })
      expect(listed?.lastRequest).toBeDefined()
      expect(listed?.key).toBe(`${created.key.slice(0, 8)}…${created.key.slice(-4)}`)

      await apiKeys.revoke(created.id)
      await apiKeys.revoke(created.id)
      await expect(own.workflows.list()).rejects.toThrow(AuthenticationError)
      const revoked = (await apiKeys.list()).find(({ id }) => id === created.id)
      expect(revoked).toEqual({ ...listed, enabled: false })
    })

    test("no list ever contains a full key", async () => {
      const text = JSON.stringify(await world().client().apiKeys.list())
      for (const key of Object.values(world().keys)) if (key !== undefined) expect(text).not.toContain(key)
      expect(text).not.toMatch(/dsk_[0-9A-Za-z]{10}/)
    })

    test("a key created by a member acts for that member", async () => {
      const { key, id } = await world().client("member").apiKeys.create({ name: "Second" })
      const keys = await world().clientOf(key).apiKeys.list()
      expect(keys.find((one) => one.id === id)?.userId).toBe(world().memberId)
    })

    // Security: an upload may take half an hour, and a revocation must not have to wait for it.
    test("a key that is revoked during an upload starts nothing", async () => {
      const { workflowId } = await world()
        .client()
        .workflows.create(aWorkflow({ name: "Revoked meanwhile" }))
      const { id, key } = await world().client().apiKeys.create({ name: "Uploads" })
      const halves = [
        () => `--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${invoiceText()}`,
        async () => {
          await world().client().apiKeys.revoke(id)
          return `${invoiceText()}\r\n--b--\r\n`
        },
      ]
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const half = halves.shift()
          if (half === undefined) controller.close()
          else controller.enqueue(new TextEncoder().encode(await half()))
        },
      })
      const parts = { params: { workflowId }, raw: { type: "multipart/form-data; boundary=b", body } }
      await expectError(await world().call("executeWorkflow", parts, key), 401, "unauthorized")
      expect(await world().client().executions.list({ workflowId })).toEqual([])
    })

    // Security: an organization's admins must not lose their keys to a member.
    test("a member revokes keys of its own user only, an admin every key of its organization", async () => {
      const { adminId, memberId } = world()
      const revoke = (caller: KeyName, id: string) =>
        world().call("revokeApiKey", { params: { id } }, world().keys[caller])
      const isEnabled = async (id: string) =>
        (await world().client().apiKeys.list()).find((key) => key.id === id)?.enabled
      const admins = await addApiKey(world(), adminId)
      expect(await expectError(await revoke("member", admins), 403, "forbidden")).toMatch(/another user.*admins/)
      expect(await isEnabled(admins)).toBe(true)
      const own = await addApiKey(world(), memberId)
      expect((await revoke("member", own)).status).toBe(200)
      expect(await isEnabled(own)).toBe(false)
      for (const id of [admins, await addApiKey(world(), memberId)]) {
        expect((await revoke("admin", id)).status).toBe(200)
        expect(await isEnabled(id)).toBe(false)
      }
      // A revoked key still belongs to another user.
      await expectError(await revoke("member", admins), 403, "forbidden")
    })
  })
}
