import type { Operation } from "./document.ts"

/** Counts of the responses of every operation, which reveal a documented status that was never reached. */
export interface Coverage {
  count(operationId: string, status: number): void
  /** Lists the required statuses that were never reached, as `operation status`. @default every documented one */
  missing(isRequired?: (operation: Operation, status: number) => boolean): string[]
  /** Renders the counts of operation × status: `–` is documented and not reached, blank is undocumented. */
  table(): string
}

/** Creates an empty coverage. */
export function createCoverage(operations: readonly Operation[]): Coverage {
  const counts = new Map<string, number>()
  const key = (operationId: string, status: number) => `${operationId} ${status}`
  return {
    count(operationId, status) {
      counts.set(key(operationId, status), (counts.get(key(operationId, status)) ?? 0) + 1)
    },
    missing(isRequired = () => true) {
      return operations.flatMap((operation) =>
        [...operation.responses.keys()]
          .filter((status) => isRequired(operation, status) && !counts.has(key(operation.operationId, status)))
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
