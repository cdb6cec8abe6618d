import { AuthenticationError } from "@docsift/sdk"
import { createRootRoute, createRoute, createRouter, Outlet, redirect } from "@tanstack/react-router"
import { basePath } from "./client.ts"
import { queryClient, handleSignedOut } from "./query-client.ts"
import * as screens from "./lazy-screens.ts"
import { callerQuery } from "./queries/caller.ts"
import {
  auditedOperations,
  deliveryStates,
  editorViews,
  executionStatuses,
  reviewStates,
  signInFailures,
  usageGroups,
} from "./search-values.ts"
import { choiceOf, countOf, dayOf, listOf, optional, screenOf, textOf } from "./search.ts"
import { AdminOnly } from "./shell/admin-only.tsx"
import { endSession, leaveProvider } from "./shell/end-session.ts"
import { NotFound } from "./shell/not-found.tsx"
import { ScreenError } from "./shell/screen-error.tsx"
import { Shell } from "./shell/shell.tsx"
import { Loading } from "./ui/loading.tsx"

/*
 * Every state that a person may want to return to, or to send to a colleague, is in the URL: filters, the page of a
 * document, the selected value. Screens are loaded when they are opened first.
 */

const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: NotFound })

const signInSearch = optional((search) => ({
  next: screenOf(search, "next", basePath),
  error: choiceOf(search, "error", signInFailures),
}))

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: signInSearch,
  // Here, not when the session ends: a screen with unsaved changes may refuse to be left, and needs what it shows.
  async beforeLoad({ location }) {
    const isSignOut = location.state.isSignOut === true
    const hasProvider = queryClient.getQueryData(callerQuery.queryKey)?.server.oidc === true
    if (isSignOut) await endSession()
    queryClient.clear()
    if (isSignOut && hasProvider) await leaveProvider()
  },
  component: screens.SignIn,
})

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "shell",
  component: Shell,
  async beforeLoad({ location }) {
    try {
      await queryClient.ensureQueryData(callerQuery)
    } catch (error) {
      if (!(error instanceof AuthenticationError)) throw error
      throw redirect({ to: "/sign-in", search: { next: location.publicHref } })
    }
  },
})

const screen = <Path extends string>(path: Path) => ({ getParentRoute: () => shellRoute, path })

const homeRoute = createRoute({
  ...screen("/"),
  beforeLoad: () => {
    throw redirect({ to: "/workflows" })
  },
})

/** What the editor of a workflow shows: the sample, a part of the definition, a page. */
const editorPlaceOf = (search: Record<string, unknown>) => ({
  file: textOf(search, "file"),
  at: textOf(search, "at"),
  page: countOf(search, "page"),
  view: choiceOf(search, "view", editorViews),
})

const workflowsRoute = createRoute({
  ...screen("/workflows"),
  component: screens.WorkflowList,
})

const newWorkflowRoute = createRoute({
  ...screen("/workflows/new"),
  validateSearch: optional((search) => ({
    files: listOf(search, "files").join(",") || undefined,
    by: choiceOf(search, "by", ["hand", "json"] as const),
    ...editorPlaceOf(search),
  })),
  component: screens.CreateWorkflow,
})

const workflowRoute = createRoute({
  ...screen("/workflows/$workflowId"),
  validateSearch: optional(editorPlaceOf),
  component: screens.EditWorkflow,
})

const versionsRoute = createRoute({
  ...screen("/workflows/$workflowId/versions"),
  validateSearch: optional((search) => ({ version: countOf(search, "version") })),
  component: screens.WorkflowVersions,
})

const uploadRoute = createRoute({
  ...screen("/upload"),
  validateSearch: optional((search) => ({
    workflowId: textOf(search, "workflowId"),
    batchId: textOf(search, "batchId"),
  })),
  component: screens.Upload,
})

const executionsRoute = createRoute({
  ...screen("/executions"),
  validateSearch: optional((search) => ({
    status: choiceOf(search, "status", executionStatuses),
    review: choiceOf(search, "review", reviewStates),
    workflowId: textOf(search, "workflowId"),
    batchId: textOf(search, "batchId"),
    from: dayOf(search, "from"),
    to: dayOf(search, "to"),
  })),
  component: screens.ExecutionList,
})

const executionRoute = createRoute({
  ...screen("/executions/$executionId"),
  validateSearch: optional((search) => ({
    page: countOf(search, "page"),
    at: textOf(search, "at"),
    tab: choiceOf(search, "tab", ["values", "json", "usage", "history"] as const),
    queue: textOf(search, "queue"),
  })),
  component: screens.ShowExecution,
})

const reviewQueueRoute = createRoute({
  ...screen("/review"),
  validateSearch: optional((search) => ({ workflowId: textOf(search, "workflowId") })),
  component: screens.ReviewQueue,
})

const batchesRoute = createRoute({
  ...screen("/batches"),
  component: screens.BatchList,
})

const keysRoute = createRoute({
  ...screen("/keys"),
  component: screens.ApiKeys,
})

const webhooksRoute = createRoute({
  ...screen("/webhooks"),
  component: screens.WebhookList,
})

const webhookRoute = createRoute({
  ...screen("/webhooks/$webhookId"),
  validateSearch: optional((search) => ({
    state: choiceOf(search, "state", deliveryStates),
    test: textOf(search, "test"),
  })),
  component: screens.ShowWebhook,
})

const deliveryRoute = createRoute({
  ...screen("/webhooks/$webhookId/deliveries/$messageId"),
  component: screens.ShowDelivery,
})

const usageRoute = createRoute({
  ...screen("/usage"),
  validateSearch: optional((search) => ({
    groupBy: choiceOf(search, "groupBy", usageGroups),
    from: dayOf(search, "from"),
    to: dayOf(search, "to"),
    organizationId: textOf(search, "organizationId"),
  })),
  component: screens.Usage,
})

/** The frame of the screens that only the role admin may open. */
const adminRoute = createRoute({ getParentRoute: () => shellRoute, id: "admin", component: AdminOnly })

const adminScreen = <Path extends string>(path: Path) => ({ getParentRoute: () => adminRoute, path })

const modelsRoute = createRoute({
  ...adminScreen("/settings/models"),
  component: screens.Models,
})

const organizationsRoute = createRoute({
  ...adminScreen("/settings/organizations"),
  component: screens.Organizations,
})

const usersRoute = createRoute({
  ...adminScreen("/settings/users"),
  component: screens.Users,
})

const auditRoute = createRoute({
  ...adminScreen("/settings/audit"),
  validateSearch: optional((search) => ({
    operation: choiceOf(search, "operation", auditedOperations),
    since: dayOf(search, "since"),
    until: dayOf(search, "until"),
  })),
  component: screens.AuditLog,
})

const systemRoute = createRoute({
  ...adminScreen("/settings/system"),
  component: screens.System,
})

/** A URL of no screen: the navigation stays visible, and a person who is not signed in signs in first. */
const nowhereRoute = createRoute({ ...screen("$"), component: NotFound })

const routeTree = rootRoute.addChildren([
  signInRoute,
  shellRoute.addChildren([
    homeRoute,
    workflowsRoute,
    newWorkflowRoute,
    workflowRoute,
    versionsRoute,
    uploadRoute,
    executionsRoute,
    executionRoute,
    reviewQueueRoute,
    batchesRoute,
    keysRoute,
    webhooksRoute,
    webhookRoute,
    deliveryRoute,
    usageRoute,
    nowhereRoute,
    adminRoute.addChildren([modelsRoute, organizationsRoute, usersRoute, auditRoute, systemRoute]),
  ]),
])

/** The router of the console. */
export const router = createRouter({
  routeTree,
  basepath: basePath,
  defaultPendingComponent: Loading,
  defaultErrorComponent: ScreenError,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
})

// A session that ends while a screen is open leads to the sign-in, and from there back to the screen.
handleSignedOut(() => {
  const { pathname, publicHref } = router.state.location
  if (pathname.endsWith("/sign-in")) return
  void router.navigate({ to: "/sign-in", search: { next: publicHref } })
})

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router
  }
  interface HistoryState {
    /** Set by the sign-out, and by no link. */
    isSignOut?: boolean
  }
}
