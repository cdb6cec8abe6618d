import { eq, type SQL, sql, type SQLWrapper } from "drizzle-orm"
import { z } from "zod"
import type { Transaction } from "../database/database.ts"
import { executionChannel } from "../database/execution-channel.ts"
import { rowsOf } from "../database/rows-of.ts"
import { executions } from "../database/schema/executions.ts"
import { webhookDeliveries, webhookMessages, webhooks } from "../database/schema/webhooks.ts"
import { type Scope, within } from "../database/scope.ts"
import { type ExecutionId, isId, type MessageId, type OrganizationId, type WebhookId } from "../domain/ids.ts"
import type { ExecutionEventType } from "../domain/webhook.ts"

/*
 * The outbox: a message and its deliveries are written by the transaction of what they report, so that either all of it is
 * committed or nothing. The payload is built from the rows as that transaction sees them, and stored as the text that each
 * attempt signs.
 */

const sentTests = z.array(z.object({ id: z.string().refine((text) => isId("msg", text)) }))

/** Drawn by the database: 122 random bits, so that no other row has it. */
const newMessageId = sql`'msg_' || replace(gen_random_uuid()::text, '-', '')`
/** The time of the transaction, as precise as the columns that it is written to. */
const now = sql`now()::timestamptz(3)`

/** Writes messages, in the transaction of what they report. */
export class WebhookMessageRepository {
  /**
   * Writes a message of each type for which the organization of the execution has an enabled webhook, and a delivery to each of
   * these webhooks. The deliverers are notified once the transaction commits.
   */
  async send(
    scope: Scope,
    id: ExecutionId,
    types: readonly ExecutionEventType[],
    transaction: Transaction,
  ): Promise<void> {
    const { table: execution, where } = within(scope, executions)
    await transaction.execute(sql`
      with subject as (select * from ${execution} where ${where(eq(execution.id, id))}),
      ${outboxOf(scope, types)}
      select ${wakeUp} from delivery limit 1`)
  }

  /** Writes a test message to one webhook, enabled or not, and returns its id. */
  async sendTest(
    scope: Scope,
    webhook: { readonly id: WebhookId; readonly organizationId: OrganizationId },
    transaction: Transaction,
  ): Promise<MessageId> {
    const { id, organizationId } = webhook
    const payload = payloadOf(sql`'webhook.test'`, sql`json_build_object('webhookId', ${id}::text)`)
    const result: unknown = await transaction.execute(sql`
      with message as (
        insert into ${within(scope, webhookMessages).table} (id, organization_id, type, payload, created_at)
        values (${newMessageId}, ${organizationId}, 'webhook.test', ${payload}, ${now})
        returning id, organization_id, created_at
      ),
      delivery as (
        insert into ${within(scope, webhookDeliveries).table}
          (message_id, webhook_id, organization_id, state, due_at, created_at)
        select id, ${id}, organization_id, 'pending', created_at, created_at from message
        returning message_id
      )
      select message_id as id, ${wakeUp} from delivery`)
    const [sent] = sentTests.parse(rowsOf(result))
    if (sent === undefined) throw new Error("a test message was not inserted")
    return sent.id
  }
}

/**
 * Returns the parts of a statement that write a message of each type to the webhooks of an execution, the one row of the part
 * `subject`. Its last part is `delivery`; {@link wakeUp} has to be selected from it.
 */
export function outboxOf(scope: Scope, types: readonly ExecutionEventType[]): SQL {
  const webhook = within(scope, webhooks).table
  const values = sql.join(
    types.map((type) => sql`(${type}::text)`),
    sql`, `,
  )
  // The lock keeps a webhook that is being deleted from getting a delivery, which would fail the whole transaction.
  return sql`
    recipient as (
      select ${webhook}.id, event.type
      from subject
      join ${webhook} on ${webhook}.organization_id = subject.organization_id
      cross join (values ${values}) as event (type)
      where ${webhook}.is_enabled
        and (jsonb_exists(${webhook}.events::jsonb, '*') or jsonb_exists(${webhook}.events::jsonb, event.type))
        and (${webhook}.workflow_ids is null or jsonb_exists(${webhook}.workflow_ids::jsonb, subject.workflow_id))
      for key share of ${webhook}
    ),
    message as (
      insert into ${within(scope, webhookMessages).table} (id, organization_id, type, execution_id, payload, created_at)
      select ${newMessageId}, subject.organization_id, event.type, subject.id, ${executionPayload}, ${now}
      from subject cross join (select distinct type from recipient) as event
      returning id, organization_id, type, created_at
    ),
    delivery as (
      insert into ${within(scope, webhookDeliveries).table}
        (message_id, webhook_id, organization_id, state, due_at, created_at)
      select message.id, recipient.id, message.organization_id, 'pending', message.created_at, message.created_at
      from message join recipient using (type)
      returning 1
    )`
}

/** Notifies the deliverers of all processes when the transaction commits. */
export const wakeUp = sql`pg_notify(${executionChannel}, 'delivery')`

/** The body of an `ExecutionMessage`, which contains no extracted values. */
const executionPayload = payloadOf(
  sql`event.type`,
  sql`json_build_object(
    'executionId', subject.id,
    'workflowId', subject.workflow_id,
    'workflowVersion', subject.workflow_version,
    'workflowName', subject.workflow_name,
    'fileId', subject.file_id,
    'fileName', subject.file_name,
    'status', subject.status,
    'errorMessage', subject.error_message,
    'review', subject.review_state,
    'batchId', subject.batch_id,
    'createdAt', ${timeOf(sql`subject.created_at`)},
    'startedAt', ${timeOf(sql`subject.started_at`)},
    'completedAt', ${timeOf(sql`subject.completed_at`)})`,
)

function payloadOf(type: SQL, data: SQL): SQL {
  return sql`json_strip_nulls(json_build_object('type', ${type}, 'timestamp', ${timeOf(now)}, 'data', ${data}))::text`
}

/** Writes a time as the interface does: RFC 3339 in UTC with milliseconds. */
function timeOf(time: SQLWrapper): SQL {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
