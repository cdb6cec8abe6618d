import type { Operation } from "./document.ts"

/** Counts the answers of every operation, so that a documented status nobody reached is seen. */
export interface Coverage {
  count(operationId: string, status: number): void
  /** The documented answers that never came, as `operation status`, among those that are owed. @default all */
  missing(isOwed?: (operation: Operation, status: number) => boolean): string[]
  /** Renders operation × status: how often each came; `–` documented and not reached, blank undocumented. */
  table(): string
}

/** Starts with no answer counted. */
export function createCoverage(operations: readonly Operation[]): Coverage {
  const counts = new Map<string, number>()
  const key = (operationId: string, status: number) => `${operationId} ${status}`
  return {
    count(operationId, status) {
      counts.set(key(operationId, status), (counts.get(key(operationId, status)) ?? 0) + 1)
    },
    missing(isOwed = () => true) {
      return operations.flatMap((operation) =>
        [...operation.responses.keys()]
          .filter((status) => isOwed(operation, status) && !counts.has(key(operation.operationId, status)))
          .map((status) => key(operation.operationId, status)),
      )
    },
    table() {
      const statuses = [...new Set(operations.flatMap(({ responses }) => [...responses.keys()]))].sort((a, b) => a - b)
      const width = Math.max(...operations.map(({ operationId }) => operationId.length))
      const line = (name: string, cells: string[]) =>
        [name.padEnd(width), ...cells.map((cell) => cell.padStart(5))].join("").trimEnd()
      const rows = operations.map(({ operationId, responses }) =>
        line(
          operationId,
          statuses.map((status) => String(counts.get(key(operationId, status)) ?? (responses.has(status) ? "–" : ""))),
        ),
      )
      return [line("operation", statuses.map(String)), ...rows].join("\n")
    },
  }
}
