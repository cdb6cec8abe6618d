import type { AuditEntry, Caller, User, UserId } from "@docsift/sdk"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { timesOfDays } from "../../local-day.ts"
import { auditLogQuery } from "../../queries/audit-log.ts"
import { callerQuery } from "../../queries/caller.ts"
import { usersByIdQuery } from "../../queries/users.ts"
import { auditedOperations } from "../../search-values.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { DateField } from "../../ui/date-field.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { SelectField } from "../../ui/field.tsx"
import { ListView } from "../../ui/list-view.tsx"
import { Notice } from "../../ui/notice.tsx"
import { Page } from "../../ui/page.tsx"
import { Time } from "../../ui/time.tsx"
import styles from "../filter.module.css"
import { AuditTarget } from "./audit-target.tsx"
import { operationWords } from "./audited-operations.ts"

const route = getRouteApi("/shell/admin/settings/audit")

/** The screen with the changes of keys, models, users, organizations and settings. */
export function AuditLog() {
  const { operation, since, until } = route.useSearch()
  const isFiltered = operation !== undefined || since !== undefined || until !== undefined
  const times = timesOfDays(since, until)
  const entries = useInfiniteQuery(auditLogQuery({ operation, since: times.from, until: times.before }))
  const { data: caller } = useQuery(callerQuery)
  // Names are a help: without them the list shows ids.
  const { data: users } = useQuery(usersByIdQuery)
  return (
    <Page
      title="Audit log"
      lead="Who changed keys, models, users, organizations, reviews and settings, in all organizations. Entries contain no values of documents."
    >
      <AuditFilter />
      {since !== undefined && until !== undefined && since > until && (
        <Notice kind="danger">The first day must not be after the last one.</Notice>
      )}
      <ListView
        label="Audit log"
        query={entries}
        head={
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Change</th>
            <th scope="col">Target</th>
            <th scope="col">By</th>
            <th scope="col">Request</th>
          </tr>
        }
        row={(entry) => <EntryRow key={entry.id} entry={entry} caller={caller} users={users} />}
        empty={
          isFiltered ? (
            <EmptyState
              icon="search"
              title="No entry matches"
              actions={
                <ButtonLink to="/settings/audit" search={{}}>
                  Show all entries
                </ButtonLink>
              }
            >
              Choose another change or a longer period.
            </EmptyState>
          ) : (
            <EmptyState icon="audit" title="No entries">
              Each change of a key, a model, a user or an organization is recorded here, with who made it.
            </EmptyState>
          )
        }
      />
    </Page>
  )
}

function AuditFilter() {
  const { operation, since, until } = route.useSearch()
  const navigate = route.useNavigate()
  const change = (change: Partial<ReturnType<typeof route.useSearch>>) =>
    void navigate({ search: (search) => ({ ...search, ...change }), replace: true })
  return (
    <div className={styles.filter}>
      <SelectField
        label="Change"
        className={styles.wide}
        value={operation ?? ""}
        onChange={({ currentTarget }) =>
          change({ operation: auditedOperations.find((operation) => operation === currentTarget.value) })
        }
      >
        <option value="">All changes</option>
        {auditedOperations.map((operation) => (
          <option key={operation} value={operation}>
            {operationWords[operation]}
          </option>
        ))}
      </SelectField>
      <DateField label="First day" value={since} onChange={(since) => change({ since })} />
      <DateField label="Last day" value={until} onChange={(until) => change({ until })} />
    </div>
  )
}

interface EntryRowProps {
  readonly entry: AuditEntry
  readonly caller: Caller | undefined
  readonly users: ReadonlyMap<UserId, User> | undefined
}

function EntryRow({ entry, caller, users }: EntryRowProps) {
  const { at, operation, userId, requestId } = entry
  return (
    <tr>
      <td data-muted="">
        <Time value={at} />
      </td>
      <th scope="row">{operationWords[operation]}</th>
      <td>
        <AuditTarget entry={entry} organizationId={caller?.organization.id} users={users} />
      </td>
      <td>
        {userId === undefined ? "A command on the server" : (users?.get(userId)?.name ?? <code>{userId}</code>)}
        {userId !== undefined && userId === caller?.user.id && " (you)"}
      </td>
      <td data-muted="">{requestId !== undefined && <code>{requestId}</code>}</td>
    </tr>
  )
}
