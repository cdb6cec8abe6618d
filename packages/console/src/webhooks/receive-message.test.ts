import { expect, test, vi } from "vitest"
import { createReceiver } from "./receive-message.ts"

const executionId = "exe_8d02e5b7146f"
const encoder = new TextEncoder()
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const newKey = () => crypto.getRandomValues(new Uint8Array(32))
const key = newKey()

/** Signs a message by the formula of Standard Webhooks 1.0.0, which the server follows. */
async function requestOf(type: string, bytes = key): Promise<Request> {
  const body = JSON.stringify({ type, timestamp: "2026-03-02T09:15:04.218Z", data: { executionId } })
  const id = "msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2"
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signingKey = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"])
  const signature = await crypto.subtle.sign("HMAC", signingKey, encoder.encode(`${id}.${timestamp}.${body}`))
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${toBase64(new Uint8Array(signature))}`,
  }
  return new Request("https://erp.example.com/hooks/docsift", { method: "POST", headers, body })
}

test("the example on the screen handles what is signed with the secret, and refuses what is not", async () => {
  const book = vi.fn(async () => {})
  const receive = createReceiver(`whsec_${toBase64(key)}`, book)
  expect((await receive(await requestOf("execution.completed"))).status).toBe(204)
  expect((await receive(await requestOf("execution.failed"))).status).toBe(204)
  expect(book.mock.calls).toEqual([[executionId]])
  const forged = await requestOf("execution.completed", newKey())
  await expect(receive(forged)).rejects.toThrow(/signature/)
  expect(book).toHaveBeenCalledOnce()
})
