import { deliveryStates, webhookEventFilters } from "./generated/enums.ts"
import {
  maxOverlapSeconds,
  maxWebhookDescriptionLength,
  maxWebhookEvents,
  maxWebhookUrlLength,
  maxWebhookWorkflows,
} from "./generated/limits.ts"
import type { BodyOf, QueryOf } from "./openapi-types.ts"
import { arrayOf, boolean, idOf, lineOf, objectOf, oneOf, queryOf, wholeNumberFrom } from "./parser.ts"
import { ignored, page, time } from "./request-parsers.ts"

/** The body that creates or changes a webhook. */
export const webhookInput = objectOf<BodyOf<"POST /api/v1/webhooks">>({
  url: lineOf(maxWebhookUrlLength),
  events: arrayOf(oneOf(...webhookEventFilters), 1, maxWebhookEvents),
  description: { optional: lineOf(maxWebhookDescriptionLength) },
  workflowIds: { optional: arrayOf(idOf("wkf"), 1, maxWebhookWorkflows) },
  isEnabled: { optional: boolean },
  id: ignored,
  disabledReason: ignored,
  failingSince: ignored,
  previousStopsAt: ignored,
  ownerId: ignored,
  createdAt: ignored,
  updatedAt: ignored,
})

/** The body that rotates a secret. */
export const rotationInput = objectOf<BodyOf<"POST /api/v1/webhooks/{webhookId}/rotate-secret">>({
  overlapSeconds: { optional: wholeNumberFrom(0, maxOverlapSeconds) },
})

/** The body that sends again what failed. */
export const recoveryInput = objectOf<BodyOf<"POST /api/v1/webhooks/{webhookId}/recover">>({ since: time })

/** The query of a list of deliveries. */
export const deliveryQuery = queryOf<QueryOf<"GET /api/v1/webhooks/{webhookId}/deliveries">>({
  state: { optional: oneOf(...deliveryStates) },
  ...page,
})
