import type { Webhook } from "@docsift/sdk"
import { Notice } from "../ui/notice.tsx"
import { Time } from "../ui/time.tsx"
import { disabledReasons } from "./webhook-state.tsx"

/** Renders what a person should know about a webhook: that it is disabled, that it fails, that two secrets sign. */
export function WebhookNotices({ webhook }: { readonly webhook: Webhook }) {
  const { isEnabled, disabledReason, failingSince, previousStopsAt } = webhook
  return (
    <>
      {!isEnabled && (
        <Notice kind={disabledReason === undefined ? "info" : "warning"}>
          <p>
            {disabledReason === undefined
              ? "The webhook is disabled."
              : `The server has disabled the webhook. ${disabledReasons[disabledReason]}`}{" "}
            What happens in the meantime is not sent later. A test message shows whether the receiver responds.
          </p>
        </Notice>
      )}
      {isEnabled && failingSince !== undefined && (
        <Notice kind="warning">
          <p>
            No attempt has succeeded since <Time value={failingSince} isAbsolute />. After five days without success the
            server disables the webhook.
          </p>
        </Notice>
      )}
      {previousStopsAt !== undefined && (
        <Notice kind="info">
          <p>
            Two secrets sign each message until <Time value={previousStopsAt} isAbsolute />: the new one and the
            previous one. The receiver should verify with the new one by then.
          </p>
        </Notice>
      )}
    </>
  )
}
