import type { WorkflowId } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { type Ref, useId } from "react"
import { workflowChoicesQuery } from "../queries/workflows.ts"
import { DescriptionLines } from "../ui/description.tsx"
import { sentenceOf } from "../ui/error-notice.tsx"
import { FieldGroup } from "../ui/field-group.tsx"
import { Checkbox, TextField } from "../ui/field.tsx"
import { Loading } from "../ui/loading.tsx"
import { eventChoices, eventNames } from "./event-words.ts"
import styles from "./webhook-fields.module.css"
import { type WebhookForm, type WebhookProblems, withEvent } from "./webhook-form.ts"

interface WebhookFieldsProps {
  readonly form: WebhookForm
  readonly problems: WebhookProblems
  readonly urlRef: Ref<HTMLInputElement>
  readonly onChange: (change: Partial<WebhookForm>) => void
}

/** Renders the fields of a webhook. */
export function WebhookFields({ form, problems, urlRef, onChange }: WebhookFieldsProps) {
  return (
    <>
      <TextField
        ref={urlRef}
        label="URL"
        hint="Where messages are sent by POST. It begins with https, and has no user name and no password."
        inputMode="url"
        placeholder="https://erp.example.com/hooks/docsift"
        maxLength={2000}
        error={problems.url}
        value={form.url}
        onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
      />
      <TextField
        label="Description"
        hint="Optional: what the receiver does with the messages."
        maxLength={200}
        error={problems.description}
        value={form.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <FieldGroup legend="Events" error={problems.events}>
        <Checkbox
          label="Every event"
          hint="Also those that later versions add."
          checked={form.hasEveryEvent}
          onChange={({ currentTarget }) => onChange({ hasEveryEvent: currentTarget.checked })}
        />
        {eventChoices.map(({ event, meaning }) => (
          <Checkbox
            key={event}
            label={eventNames[event]}
            hint={meaning}
            disabled={form.hasEveryEvent}
            checked={form.hasEveryEvent || form.events.includes(event)}
            onChange={({ currentTarget }) => onChange({ events: withEvent(form.events, event, currentTarget.checked) })}
          />
        ))}
      </FieldGroup>
      <FieldGroup legend="Workflows" error={problems.workflowIds}>
        <Checkbox
          label="Every workflow"
          hint="Also those that are created later."
          checked={form.hasEveryWorkflow}
          onChange={({ currentTarget }) => onChange({ hasEveryWorkflow: currentTarget.checked })}
        />
        {!form.hasEveryWorkflow && (
          <WorkflowChoice chosen={form.workflowIds} onChange={(workflowIds) => onChange({ workflowIds })} />
        )}
      </FieldGroup>
    </>
  )
}

interface WorkflowChoiceProps {
  readonly chosen: readonly WorkflowId[]
  readonly onChange: (chosen: readonly WorkflowId[]) => void
}

function WorkflowChoice({ chosen, onChange }: WorkflowChoiceProps) {
  const id = useId()
  const { data: workflows, error } = useQuery(workflowChoicesQuery)
  if (error !== null) return <DescriptionLines id={id} error={sentenceOf(error)} />
  if (workflows === undefined) return <Loading />
  const listed = new Set(workflows.map(({ id }) => id))
  // A deleted workflow stays until a person unticks it: the server still accepts its id.
  const others = chosen.filter((id) => !listed.has(id)).map((id) => ({ id, name: id }))
  const choices = [...others, ...workflows]
  if (choices.length === 0) return <DescriptionLines id={id} hint="There are no workflows yet." />
  return (
    <div className={styles.workflows} role="group" aria-label="Chosen workflows">
      {choices.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          hint={listed.has(id) ? undefined : "Deleted, or not among the newest 1,000."}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
          }
        />
      ))}
    </div>
  )
}
