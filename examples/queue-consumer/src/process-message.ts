import type { Client, UntypedData } from "@docsift/sdk"
import type { Database } from "./database.ts"
import type { Message } from "./message-queue.ts"

/** What the processing of messages needs. */
export interface Dependencies {
  readonly client: Client
  readonly database: Pick<Database, "transaction">
}

/**
 * Reads the execution of a message and stores its values. A queue delivers at least once, for example again when the consumer is
 * killed after the commit: the message's id is inserted in the transaction of the values, so they are stored once.
 */
export async function processMessage(
  { client, database }: Dependencies,
  { messageId, executionId }: Message,
  signal: AbortSignal,
): Promise<void> {
  const execution = await client.executions.get(executionId, { signal })
  if (execution.status !== "Completed") throw new Error(`The execution ${executionId} is ${execution.status}.`)
  const values = valuesOf(execution.extractedData)
  await database.transaction(async (query) => {
    const { rows } = await query(
      "insert into processed_messages (message_id, execution_id) values ($1, $2) on conflict do nothing returning message_id",
      [messageId, executionId],
    )
    if (rows.length === 0) return
    for (const [pointer, value] of values) {
      await query(
        `insert into extracted_values (execution_id, pointer, value) values ($1, $2, $3::jsonb)
         on conflict (execution_id, pointer) do update set value = excluded.value`,
        [executionId, pointer, JSON.stringify(value)],
      )
    }
  })
}

/** Returns each value with its JSON Pointer (RFC 6901). */
function valuesOf(data: UntypedData): [pointer: string, value: unknown][] {
  return Object.entries(data).flatMap(([object, { fields = {}, tables = {} }]) => [
    ...Object.entries(fields).map(([name, value]): [string, unknown] => [pointerTo(object, "fields", name), value]),
    ...Object.entries(tables).flatMap(([table, rows]) =>
      rows.flatMap((row, index) =>
        Object.entries(row).map(([column, value]): [string, unknown] => [
          pointerTo(object, "tables", table, String(index), column),
          value,
        ]),
      ),
    ),
  ])
}

function pointerTo(...names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
}
