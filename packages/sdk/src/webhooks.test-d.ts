import { expectTypeOf, test } from "vitest"
import type { IncomingHttpHeaders } from "node:http"
import type { components, webhooks } from "./generated/schema.ts"
import type { ExecutionOfMessage, WebhookEvent, WebhookTestMessage } from "./types/webhook-event.ts"
import type { unwrap, WebhookHeaders } from "./unwrap.ts"

type BodyOf<Name extends keyof webhooks> = webhooks[Name]["post"]["requestBody"]["content"]["application/json"]

test("the events are those of the document", () => {
  expectTypeOf<WebhookEvent["type"]>().toEqualTypeOf<components["schemas"]["WebhookEventType"]>()
  expectTypeOf<BodyOf<keyof webhooks>>().toExtend<WebhookEvent>()
  expectTypeOf<WebhookEvent>().toExtend<BodyOf<keyof webhooks>>()
})

test("the type of an event tells what its data is", () => {
  const show = (event: WebhookEvent) => {
    if (event.type === "webhook.test") expectTypeOf(event.data).toEqualTypeOf<WebhookTestMessage["data"]>()
    else expectTypeOf(event.data).toEqualTypeOf<ExecutionOfMessage>()
    if (event.type === "execution.completed") expectTypeOf(event.data.executionId).toExtend<string>()
    // @ts-expect-error -- no such event
    if (event.type === "execution.done") return
  }
  void show
})

test("headers of the web and of Node are taken, and bodies that are raw", () => {
  expectTypeOf<Headers>().toExtend<WebhookHeaders>()
  expectTypeOf<IncomingHttpHeaders>().toExtend<WebhookHeaders>()
  expectTypeOf<Parameters<typeof unwrap>[0]>().toEqualTypeOf<string | Uint8Array | ArrayBuffer>()
  expectTypeOf<{ readonly type: string }>().not.toExtend<Parameters<typeof unwrap>[0]>()
})
