import type { Webhook } from "@docsift/sdk"
import { Badge } from "../ui/badge.tsx"

/** Why the server has disabled a webhook, in a sentence. */
export const disabledReasons = {
  gone: "The receiver responded with 410.",
  failing: "Every attempt of five days failed.",
} as const satisfies Record<NonNullable<Webhook["disabledReason"]>, string>

/** Renders whether a webhook sends messages, and whether they arrive. */
export function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const { isEnabled, disabledReason, failingSince } = webhook
  if (!isEnabled) {
    return (
      <Badge kind={disabledReason === undefined ? "neutral" : "danger"} icon="failure">
        Disabled
      </Badge>
    )
  }
  if (failingSince !== undefined) {
    return (
      <Badge kind="warning" icon="warning">
        Failing
      </Badge>
    )
  }
  return (
    <Badge kind="success" icon="success">
      Enabled
    </Badge>
  )
}
