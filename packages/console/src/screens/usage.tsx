import type { UsageGroup } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { callerQuery } from "../queries/caller.ts"
import { modelsQuery } from "../queries/models.ts"
import { usageQuery, workflowNamesQuery } from "../queries/usage.ts"
import { BarChart } from "../ui/bars.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { formatCount } from "../ui/figures.ts"
import { Loading } from "../ui/loading.tsx"
import { Notice } from "../ui/notice.tsx"
import { Page } from "../ui/page.tsx"
import { UsageFilter } from "./usage-filter.tsx"
import { dayOfTime, daysOf, periodOf, problemOf, timesOf, type UsagePeriod } from "./usage-period.ts"
import { type NameOf, UsageTable } from "./usage-table.tsx"

const route = getRouteApi("/shell/usage")

/** Groups that the server sums up at most. */
const MAX_GROUPS = 1_000

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" })

/** Returns a day in words of the reader's locale. */
const formatDay = (day: string): string => dayFormat.format(new Date(day))

/** The screen that sums up what executions used. */
export function Usage() {
  const { groupBy = "day", organizationId, ...search } = route.useSearch()
  const { data: caller } = useQuery(callerQuery)
  const isAdmin = caller?.user.role === "admin"
  const period = periodOf(search, dayOfTime(new Date()))
  const problem = problemOf(period)
  const usage = useQuery({
    // A member who follows the link of an admin sees their own organization.
    ...usageQuery({ groupBy, ...timesOf(period), organizationId: isAdmin ? organizationId : undefined }),
    enabled: problem === undefined && caller !== undefined,
  })
  const workflows = useQuery({ ...workflowNamesQuery, enabled: groupBy === "workflow" })
  const models = useQuery({ ...modelsQuery, enabled: groupBy === "model" && isAdmin })
  const nameOf: NameOf = (key) => {
    if (groupBy === "day") return formatDay(key)
    if (groupBy === "workflow") return workflows.data?.get(key)
    const model = models.data?.find(({ id }) => id === key)
    return model?.displayName ?? model?.modelName
  }
  return (
    <Page
      title="Usage"
      lead="Pages, time and tokens of language models, counted when an execution ends. Days are in UTC."
    >
      <UsageFilter {...{ groupBy, period, organizationId, isAdmin }} />
      {problem !== undefined && <Notice kind="danger">{problem}</Notice>}
      {usage.isError && <ErrorNotice error={usage.error} onRetry={() => void usage.refetch()} />}
      {usage.isLoading && <Loading />}
      {problem === undefined && usage.data?.length === 0 && (
        <EmptyState
          icon="usage"
          title={groupBy === "model" ? "No model was called in this period" : "No executions ended in this period"}
        >
          {groupBy === "model"
            ? "Calls of language models are summed up here. The built-in engine calls none."
            : "Each execution is counted on the day on which it completes or fails. Choose a longer period, or upload a document."}
        </EmptyState>
      )}
      {problem === undefined && usage.data !== undefined && usage.data.length > 0 && (
        <>
          {groupBy === "day" && <DayChart groups={usage.data} period={period} />}
          <UsageTable groups={usage.data} groupBy={groupBy} nameOf={nameOf} />
          {usage.data.length >= MAX_GROUPS && (
            <Notice kind="warning">
              Only the {formatCount(MAX_GROUPS)} with the most executions are listed and added up.
            </Notice>
          )}
        </>
      )}
    </Page>
  )
}

/** Draws the executions of each day, days without one included. */
function DayChart({ groups, period }: { readonly groups: readonly UsageGroup[]; readonly period: UsagePeriod }) {
  const byDay = new Map(groups.map((group) => [group.key, group]))
  const bars = daysOf(period).map((day) => {
    const { executions = 0, failed = 0 } = byDay.get(day) ?? {}
    const label = `${formatDay(day)}: ${formatCount(executions)} ended, ${formatCount(failed)} of them failed`
    return { key: day, value: executions, part: failed, label }
  })
  return (
    <BarChart
      bars={bars}
      legend={["Completed executions", "Failed"]}
      ends={[formatDay(period.from), formatDay(period.to)]}
    />
  )
}
