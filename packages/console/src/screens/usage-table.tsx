import type { UsageGroup } from "@docsift/sdk"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { usageGroups } from "../search-values.ts"
import { ShareBar } from "../ui/bars.tsx"
import { formatCost, formatCount, formatSeconds } from "../ui/figures.ts"
import { Table } from "../ui/table.tsx"
import { totalOf, type UsageTotal } from "./usage-total.ts"

/** Returns the name of a group; undefined when it is not known, for what has been deleted or belongs to others. */
export type NameOf = (key: string) => string | undefined

type Grouping = (typeof usageGroups)[number]

const titles = { day: "Day", workflow: "Workflow", model: "Model" } as const satisfies Record<Grouping, string>

interface UsageTableProps {
  readonly groups: readonly UsageGroup[]
  readonly groupBy: Grouping
  readonly nameOf: NameOf
}

/** Renders sums of usage, with a row that adds them up. */
export function UsageTable({ groups, groupBy, nameOf }: UsageTableProps) {
  const total = totalOf(groups)
  const hasCost = groups.some(({ cost }) => cost !== undefined)
  const isByModel = groupBy === "model"
  // The API sorts by executions, which suits workflows and models; days are read in order, newest first.
  const sorted = groupBy === "day" ? groups.toSorted((a, b) => b.key.localeCompare(a.key)) : groups
  const shareOf = isByModel
    ? ({ calls }: UsageGroup) => calls / Math.max(1, total.calls)
    : ({ executions }: UsageGroup) => executions / Math.max(1, total.executions)
  return (
    <Table
      label={`Usage by ${groupBy}`}
      head={
        <tr>
          <th scope="col">{titles[groupBy]}</th>
          {["Executions", "Failed", "Pages", "Time", "Model calls", "Input tokens", "Output tokens"].map((title) => (
            <th key={title} scope="col" data-align="end">
              {title}
            </th>
          ))}
          {hasCost && (
            <th scope="col" data-align="end">
              Cost
            </th>
          )}
        </tr>
      }
      foot={
        <tr>
          <th scope="row">Total</th>
          {/* An execution that called two models is counted in both rows: a sum would count it twice. */}
          <Cells used={total} hasCost={hasCost} isOverlapping={isByModel} />
        </tr>
      }
    >
      {sorted.map((group) => (
        <tr key={group.key}>
          <th scope="row">
            <GroupName groupKey={group.key} name={nameOf(group.key)} groupBy={groupBy} />
            {groupBy !== "day" && <ShareBar share={shareOf(group)} />}
          </th>
          <Cells used={group} hasCost={hasCost} />
        </tr>
      ))}
    </Table>
  )
}

interface GroupNameProps {
  readonly groupKey: string
  readonly name: string | undefined
  readonly groupBy: Grouping
}

function GroupName({ groupKey, name, groupBy }: GroupNameProps) {
  if (name === undefined) return <code>{groupKey}</code>
  if (groupBy === "day") return <time dateTime={groupKey}>{name}</time>
  if (groupBy === "model") return name
  return (
    <Link to="/workflows/$workflowId" params={{ workflowId: groupKey }}>
      {name}
    </Link>
  )
}

interface CellsProps {
  readonly used: UsageGroup | UsageTotal
  readonly hasCost: boolean
  /** Whether an execution may be counted in several rows, so that no sum is shown. */
  readonly isOverlapping?: boolean
}

function Cells({ used, hasCost, isOverlapping = false }: CellsProps) {
  const { executions, failed, pages, seconds, calls, inputTokens, outputTokens } = used
  const perExecution = [formatCount(executions), formatCount(failed), formatCount(pages), formatSeconds(seconds)]
  return (
    <>
      {perExecution.map((text, index) => (
        <Cell key={index}>{isOverlapping ? "" : text}</Cell>
      ))}
      <Cell>{formatCount(calls)}</Cell>
      <Cell>{formatCount(inputTokens)}</Cell>
      <Cell>{formatCount(outputTokens)}</Cell>
      {hasCost && <Cell>{costOf(used)}</Cell>}
    </>
  )
}

const Cell = ({ children }: { readonly children: ReactNode }) => <td data-align="end">{children}</td>

/** Returns a cost in words: without a price it is not known, and without a call there is none. */
function costOf({ cost, currency, calls }: UsageGroup | UsageTotal): string {
  if (cost !== undefined && currency !== undefined) return formatCost(cost, currency)
  return calls === 0 ? "" : "Unknown"
}
