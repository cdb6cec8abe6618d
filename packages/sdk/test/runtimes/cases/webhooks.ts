import { unwrap, WebhookVerificationError } from "@docsift/sdk/webhooks"
import { type Cases, check, failureAs } from "../world.ts"

const secret = `whsec_${btoa("a secret of thirty-two bytes, ok")}`
const body =
  '{"type":"webhook.test","timestamp":"2026-03-02T09:15:04.000Z","data":{"webhookId":"whe_6c1e9a40d7b3"},"note":"Grüße"}'
/** By the reference implementation, at 2026-03-02T09:15:04Z. */
const headers = {
  "webhook-id": "msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2",
  "webhook-timestamp": "1772442904",
  "webhook-signature": "v1,uHjhQA/GAA5vWQSgCM7sQNtAAgo9Ql61Z6wvlwjJnBE=",
}
const options = { toleranceSeconds: Infinity }

/** The verification of messages, with the cryptography of this runtime. */
export const webhookCases: Cases = {
  "a message of a webhook is verified as text, bytes and memory, by Headers and by an object": async () => {
    const bytes = new TextEncoder().encode(body)
    for (const raw of [body, bytes, bytes.buffer]) {
      for (const form of [headers, new Headers(headers)]) {
        const event = await unwrap(raw, form, secret, options)
        check(event.type === "webhook.test" && event.data.webhookId === "whe_6c1e9a40d7b3", event)
      }
    }
  },
  "a message of a webhook with one other byte, or from long ago, is rejected": async () => {
    const changed = await failureAs(WebhookVerificationError, unwrap(`${body} `, headers, secret, options))
    check(changed.reason === "bad_signature", changed)
    const old = await failureAs(WebhookVerificationError, unwrap(body, headers, secret))
    check(old.reason === "too_old", old)
  },
}
