import type { OrganizationId } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { organizationsByIdQuery } from "../queries/organizations.ts"
import type { usageGroups } from "../search-values.ts"
import { sentenceOf } from "../ui/error-notice.tsx"
import { DateField } from "../ui/date-field.tsx"
import { SelectField } from "../ui/field.tsx"
import styles from "./filter.module.css"
import { dayOfTime, lastDays, presets, type UsagePeriod } from "./usage-period.ts"

const route = getRouteApi("/shell/usage")

const groupings = [
  { groupBy: undefined, value: "day", label: "Day" },
  { groupBy: "workflow", value: "workflow", label: "Workflow" },
  { groupBy: "model", value: "model", label: "Model" },
] as const

interface UsageFilterProps {
  readonly groupBy: (typeof usageGroups)[number]
  readonly period: UsagePeriod
  readonly organizationId: OrganizationId | "all" | undefined
  readonly isAdmin: boolean
}

type Change = { readonly [Name in keyof UsagePeriod | "organizationId"]?: string | undefined }

/** Renders the choice of the groups, the period and, for admins, the organization. */
export function UsageFilter({ groupBy, period, organizationId, isAdmin }: UsageFilterProps) {
  const navigate = route.useNavigate()
  const change = (change: Change) => void navigate({ search: (search) => ({ ...search, ...change }), replace: true })
  const today = dayOfTime(new Date())
  return (
    <div className={styles.filter}>
      <nav className={styles.choices} aria-label="Group by">
        {groupings.map(({ groupBy: parameter, value, label }) => (
          <Link
            key={value}
            from="/usage"
            to="/usage"
            search={(search) => ({ ...search, groupBy: parameter })}
            activeOptions={{ exact: true }}
            aria-current={value === groupBy ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <nav className={styles.choices} aria-label="Period">
        {presets.map((days) => {
          const { from, to } = lastDays(days, today)
          return (
            <Link
              key={days}
              from="/usage"
              to="/usage"
              search={(search) => ({ ...search, from, to })}
              activeOptions={{ exact: true }}
              aria-current={from === period.from && to === period.to ? "page" : undefined}
            >
              {days} days
            </Link>
          )
        })}
      </nav>
      <DateField label="First day" value={period.from} max={today} onChange={(from) => change({ from })} />
      <DateField label="Last day" value={period.to} max={today} onChange={(to) => change({ to })} />
      {isAdmin && (
        <OrganizationChoice organizationId={organizationId} onChange={(organizationId) => change({ organizationId })} />
      )}
    </div>
  )
}

interface OrganizationChoiceProps {
  readonly organizationId: OrganizationId | "all" | undefined
  readonly onChange: (organizationId: string | undefined) => void
}

function OrganizationChoice({ organizationId, onChange }: OrganizationChoiceProps) {
  const { data: organizations, error } = useQuery(organizationsByIdQuery)
  const isListed = organizationId === undefined || organizationId === "all" || organizations?.has(organizationId)
  return (
    <SelectField
      className={styles.choice}
      label="Organization"
      value={organizationId ?? ""}
      error={error === null ? undefined : sentenceOf(error)}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    >
      <option value="">Yours</option>
      <option value="all">All organizations</option>
      {!isListed && <option value={organizationId}>{organizationId}</option>}
      {[...(organizations?.values() ?? [])].map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
