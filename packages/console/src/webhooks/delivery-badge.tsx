import type { DeliveryState } from "@docsift/sdk"
import { Badge, type BadgeProps } from "../ui/badge.tsx"

/** The states of deliveries in words. */
export const deliveryStateNames = {
  pending: "Pending",
  delivered: "Delivered",
  failed: "Failed",
} as const satisfies Record<DeliveryState, string>

const badges = {
  pending: { icon: "clock" },
  delivered: { kind: "success", icon: "success" },
  failed: { kind: "danger", icon: "failure" },
} as const satisfies Record<DeliveryState, Omit<BadgeProps, "children">>

/** Renders the state of a delivery. */
export function DeliveryBadge({ state }: { readonly state: DeliveryState }) {
  return <Badge {...badges[state]}>{deliveryStateNames[state]}</Badge>
}
