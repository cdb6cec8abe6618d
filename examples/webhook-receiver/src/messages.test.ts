import type { WebhookEvent } from "@docsift/sdk/webhooks"
import { expect, test, vi } from "vitest"
import { createMessages } from "./messages.ts"

const hourMs = 3600 * 1000
const event = {
  type: "execution.completed",
  timestamp: "2026-03-02T09:15:04.218Z",
  data: {
    executionId: "exe_8d02e5b7146f",
    workflowId: "wkf_3f9a1c7e20b4",
    workflowName: "Invoices",
    fileId: "file_51c0ad93f7e2",
    fileName: "invoice-1001.pdf",
    status: "Completed",
    createdAt: "2026-03-02T09:15:04.218Z",
  },
} as const satisfies WebhookEvent

// The delays between the ten attempts, in hours, each a fifth longer: docs/webhooks.md.
const delays = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24].map((hours) => hours * 1.2)

test("a message is taken once in all of its ten attempts, and its id is forgotten afterwards", async () => {
  const book = vi.fn(async () => {})
  let time = 0
  const messages = createMessages(book, () => time)
  await messages.take("msg_1", event)
  for (const hours of delays) {
    time += hours * hourMs
    await messages.take("msg_1", event)
  }
  expect(book).toHaveBeenCalledTimes(1)
  time += 24 * hourMs
  await messages.take("msg_1", event)
  expect(book).toHaveBeenCalledTimes(2)
})

test("an id that is forgotten takes none of the later ones with it", async () => {
  const book = vi.fn(async () => {})
  let time = 0
  const messages = createMessages(book, () => time)
  for (const id of ["msg_1", "msg_2", "msg_3"]) {
    await messages.take(id, event)
    time += 48 * hourMs
  }
  // 144 hours: the first is six days old, the second four, the third two.
  for (const id of ["msg_3", "msg_2", "msg_1"]) await messages.take(id, event)
  expect(book).toHaveBeenCalledTimes(5)
})
