import { lazyRouteComponent, type RouteComponent } from "@tanstack/react-router"
import { loadScreen } from "./load-screen.ts"

/*
 * The screens, each in scripts of its own. Their type is written out: inferred, it would depend on that of the router, which
 * depends on it.
 */

export const SignIn: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/sign-in.tsx")),
  "SignIn",
)
export const WorkflowList: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/workflows/list.tsx")),
  "WorkflowList",
)
export const CreateWorkflow: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/workflows/create.tsx")),
  "CreateWorkflow",
)
export const EditWorkflow: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/workflows/edit.tsx")),
  "EditWorkflow",
)
export const WorkflowVersions: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/workflows/versions.tsx")),
  "WorkflowVersions",
)
export const Upload: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/upload.tsx")),
  "Upload",
)
export const ExecutionList: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/executions/list.tsx")),
  "ExecutionList",
)
export const ShowExecution: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/executions/show.tsx")),
  "ShowExecution",
)
export const ReviewQueue: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/review-queue.tsx")),
  "ReviewQueue",
)
export const BatchList: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/batches.tsx")),
  "BatchList",
)
export const ApiKeys: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/keys.tsx")),
  "ApiKeys",
)
export const WebhookList: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/webhooks/list.tsx")),
  "WebhookList",
)
export const ShowWebhook: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/webhooks/show.tsx")),
  "ShowWebhook",
)
export const ShowDelivery: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/webhooks/delivery.tsx")),
  "ShowDelivery",
)
export const Usage: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/usage.tsx")),
  "Usage",
)
export const Models: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/settings/models.tsx")),
  "Models",
)
export const Organizations: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/settings/organizations.tsx")),
  "Organizations",
)
export const Users: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/settings/users.tsx")),
  "Users",
)
export const AuditLog: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/settings/audit.tsx")),
  "AuditLog",
)
export const System: RouteComponent = lazyRouteComponent(
  loadScreen(() => import("./screens/settings/system.tsx")),
  "System",
)
