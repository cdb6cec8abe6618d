import { expectTypeOf, test } from "vitest"
import type { components, operations } from "../generated/schema.ts"
import type { ApiKey, ApiKeyCreated, ApiKeyInput, Message } from "./api-key.ts"
import type {
  ColumnDefinition,
  Configuration,
  FieldDefinition,
  ObjectDefinition,
  TableDefinition,
} from "./configuration.ts"
import type { Evidence, EvidenceReport } from "./evidence.ts"
import type {
  CompletedExecution,
  ExecuteResult,
  Execution,
  ExecutionFile,
  ExecutionStatusView,
  ExecutionSummary,
} from "./execution.ts"
import type { UntypedData } from "./extracted-data.ts"
import type { ConnectionResult, Model, ModelInput, ModelResult, ModelUpdate, Success } from "./model.ts"
import type { Organization, OrganizationInput, User, UserInput } from "./organization.ts"
import type { Review, ReviewInput, ReviewRevision } from "./review.ts"
import type { RuntimeConfiguration, RuntimeConfigurationInput } from "./runtime-configuration.ts"
import type {
  DeliveryQuery,
  Webhook,
  WebhookAttempt,
  WebhookCreated,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookInput,
  WebhookRecovered,
  WebhookRecoveryInput,
  WebhookRotationInput,
  WebhookSecret,
} from "./webhook.ts"
import type { ExecutionMessage, WebhookTestMessage } from "./webhook-event.ts"
import type { Workflow, WorkflowInput, WorkflowReference, WorkflowVersion } from "./workflow.ts"

type Schemas = components["schemas"]

// Removes what the handwritten types add on purpose: `readonly`, kinds of ids, the exact length of a box.
type Plain<Type> = Type extends string
  ? string extends Type
    ? string
    : Type
  : Type extends readonly (infer Item)[]
    ? Plain<Item>[]
    : Type extends object
      ? { -readonly [Key in keyof Type as Key extends symbol ? never : Key]: Plain<Type[Key]> }
      : Type
// Members that are accepted and ignored, so that a fetched resource can be sent back.
type Ignored = "id" | "createdAt" | "updatedAt" | "ownerId" | "version"
type IgnoredOfWebhook = Ignored | "disabledReason" | "failingSince" | "previousStopsAt"
type DeliveriesQuery = NonNullable<operations["listWebhookDeliveries"]["parameters"]["query"]>

test("request types match the document", () => {
  expectTypeOf<Plain<FieldDefinition>>().toEqualTypeOf<Plain<Schemas["FieldDefinition"]>>()
  expectTypeOf<Plain<ColumnDefinition>>().toEqualTypeOf<Plain<Schemas["ColumnDefinition"]>>()
  expectTypeOf<Plain<TableDefinition>>().toEqualTypeOf<Plain<Schemas["TableDefinition"]>>()
  expectTypeOf<Plain<ObjectDefinition>>().toEqualTypeOf<Plain<Schemas["ObjectDefinition"]>>()
  expectTypeOf<Plain<Configuration>>().toEqualTypeOf<Plain<Schemas["Configuration"]>>()
  expectTypeOf<Plain<WorkflowInput>>().toEqualTypeOf<Plain<Omit<Schemas["WorkflowInput"], Ignored>>>()
  expectTypeOf<ReviewInput>().toExtend<Pick<Schemas["ReviewInput"], "revision" | "state" | "note">>()
  expectTypeOf<Plain<ApiKeyInput>>().toEqualTypeOf<Plain<Omit<Schemas["ApiKeyInput"], Ignored>>>()
  expectTypeOf<Plain<ModelInput>>().toEqualTypeOf<Plain<Omit<Schemas["ModelInput"], Ignored>>>()
  expectTypeOf<Plain<ModelUpdate>>().toEqualTypeOf<Plain<Schemas["ModelUpdate"]>>()
  expectTypeOf<Plain<RuntimeConfigurationInput>>().toEqualTypeOf<Plain<Schemas["RuntimeConfigurationInput"]>>()
  expectTypeOf<Plain<OrganizationInput>>().toEqualTypeOf<Plain<Omit<Schemas["OrganizationInput"], Ignored>>>()
  expectTypeOf<Plain<WebhookInput>>().toEqualTypeOf<Plain<Omit<Schemas["WebhookInput"], IgnoredOfWebhook>>>()
  expectTypeOf<Plain<WebhookRotationInput>>().toEqualTypeOf<Plain<Schemas["WebhookRotationInput"]>>()
  expectTypeOf<Plain<WebhookRecoveryInput>>().toEqualTypeOf<Plain<Schemas["WebhookRecoveryInput"]>>()
  expectTypeOf<Plain<DeliveryQuery>>().toEqualTypeOf<Plain<DeliveriesQuery>>()
  expectTypeOf<Plain<UserInput>>().toEqualTypeOf<Plain<Omit<Schemas["UserInput"], Ignored>>>()
})

test("response types match the document", () => {
  expectTypeOf<Plain<Omit<Review, "data">>>().toEqualTypeOf<Plain<Omit<Schemas["Review"], "data">>>()
  expectTypeOf<Plain<ReviewRevision>>().toEqualTypeOf<Plain<Schemas["ReviewRevision"]>>()
  expectTypeOf<Plain<Workflow>>().toEqualTypeOf<Plain<Schemas["Workflow"]>>()
  expectTypeOf<Plain<WorkflowVersion>>().toEqualTypeOf<Plain<Schemas["WorkflowVersion"]>>()
  expectTypeOf<Plain<WorkflowReference>>().toEqualTypeOf<Plain<Schemas["WorkflowReference"]>>()
  expectTypeOf<Plain<ExecuteResult>>().toEqualTypeOf<Plain<Schemas["ExecuteResult"]>>()
  expectTypeOf<Plain<ExecutionSummary>>().toEqualTypeOf<Plain<Schemas["ExecutionSummary"]>>()
  expectTypeOf<Plain<ExecutionStatusView>>().toEqualTypeOf<Plain<Schemas["ExecutionStatusView"]>>()
  expectTypeOf<Plain<ExecutionFile>>().toEqualTypeOf<Plain<Schemas["ExecutionFile"]>>()
  expectTypeOf<Plain<Evidence>>().toEqualTypeOf<Plain<Schemas["Evidence"]>>()
  expectTypeOf<Plain<EvidenceReport>>().toEqualTypeOf<Plain<Schemas["EvidenceReport"]>>()
  expectTypeOf<Plain<UntypedData>>().toEqualTypeOf<Plain<Schemas["ExtractedData"]>>()
  expectTypeOf<Plain<ApiKey>>().toEqualTypeOf<Plain<Schemas["ApiKey"]>>()
  expectTypeOf<Plain<ApiKeyCreated>>().toEqualTypeOf<Plain<Schemas["ApiKeyCreated"]>>()
  expectTypeOf<Plain<Message>>().toEqualTypeOf<Plain<Schemas["Message"]>>()
  expectTypeOf<Plain<Model>>().toEqualTypeOf<Plain<Schemas["Model"]>>()
  expectTypeOf<Plain<ModelResult>>().toEqualTypeOf<Plain<Schemas["ModelResult"]>>()
  expectTypeOf<Plain<Success>>().toEqualTypeOf<Plain<Schemas["Success"]>>()
  expectTypeOf<Plain<ConnectionResult>>().toEqualTypeOf<Plain<Schemas["ConnectionResult"]>>()
  expectTypeOf<Plain<RuntimeConfiguration>>().toEqualTypeOf<Plain<Schemas["RuntimeConfiguration"]>>()
  expectTypeOf<Plain<Webhook>>().toEqualTypeOf<Plain<Schemas["Webhook"]>>()
  expectTypeOf<Plain<WebhookCreated>>().toEqualTypeOf<Plain<Schemas["WebhookCreated"]>>()
  expectTypeOf<Plain<WebhookSecret>>().toEqualTypeOf<Plain<Schemas["WebhookSecret"]>>()
  expectTypeOf<Plain<WebhookRecovered>>().toEqualTypeOf<Plain<Schemas["WebhookRecovered"]>>()
  expectTypeOf<Plain<WebhookDelivery>>().toEqualTypeOf<Plain<Schemas["WebhookDelivery"]>>()
  expectTypeOf<Plain<WebhookAttempt>>().toEqualTypeOf<Plain<Schemas["WebhookAttempt"]>>()
  expectTypeOf<Plain<WebhookDeliveryDetails>>().toEqualTypeOf<Plain<Schemas["WebhookDeliveryDetails"]>>()
  expectTypeOf<Plain<ExecutionMessage>>().toEqualTypeOf<Plain<Schemas["ExecutionMessage"]>>()
  expectTypeOf<Plain<WebhookTestMessage>>().toEqualTypeOf<Plain<Schemas["WebhookTestMessage"]>>()
  expectTypeOf<Plain<Organization>>().toEqualTypeOf<Plain<Schemas["Organization"]>>()
  expectTypeOf<Plain<User>>().toEqualTypeOf<Plain<Schemas["User"]>>()
})

test("an execution has the members of the document, distributed over its states", () => {
  type Keys<Type> = Type extends unknown ? keyof Type : never
  expectTypeOf<Keys<Execution>>().toEqualTypeOf<keyof Schemas["Execution"]>()
  expectTypeOf<Execution["status"]>().toEqualTypeOf<Schemas["Execution"]["status"]>()
  expectTypeOf<Execution>().toExtend<Schemas["Execution"]>()
  expectTypeOf<CompletedExecution["extractedData"]>().toEqualTypeOf<UntypedData>()
})
