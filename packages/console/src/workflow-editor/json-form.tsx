import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useRef, useState } from "react"
import { client } from "../client.ts"
import { Button } from "../ui/button.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { TextArea } from "../ui/field.tsx"
import { Notice } from "../ui/notice.tsx"
import { definitionOf, draftOf } from "./draft.ts"
import { readSource } from "./json-source.ts"
import { summarize } from "./summary.ts"
import { sentenceOfProblem } from "./json-view.tsx"
import styles from "./json-form.module.css"

/** Renders the field for a definition as JSON, and creates a workflow from it. */
export function JsonForm() {
  const [text, setText] = useState("")
  const input = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const source = text.trim() === "" ? undefined : readSource(text)
  const problem = source !== undefined && "text" in source ? sentenceOfProblem(source) : undefined
  const definition = source === undefined || "text" in source ? undefined : definitionOf(draftOf(source))
  const create = useMutation({
    mutationFn: (workflow: NonNullable<typeof definition>) => client.workflows.create(workflow),
    onSuccess: async ({ workflowId }) => {
      void queries.invalidateQueries({ queryKey: ["listWorkflows"] })
      await navigate({ to: "/workflows/$workflowId", params: { workflowId }, search: {} })
    },
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (definition !== undefined) create.mutate(definition)
      }}
    >
      <TextArea
        label="Definition as JSON"
        className={styles.source}
        rows={18}
        spellCheck={false}
        autoFocus
        value={text}
        error={problem}
        placeholder={EXAMPLE}
        onChange={({ target }) => setText(target.value)}
      />
      {definition !== undefined && (
        <Notice kind="success">
          <p>
            <strong>{definition.name}</strong> is valid: {summarize(definition.configuration)}.
          </p>
        </Notice>
      )}
      {create.error !== null && <ErrorNotice error={create.error} />}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" isBusy={definition === undefined || create.isPending}>
          Create workflow
        </Button>
        <Button icon="file" onClick={() => input.current?.click()}>
          Open a file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="JSON file"
          onChange={({ target }) => {
            void target.files?.[0]?.text().then(setText)
            target.value = ""
          }}
        />
      </div>
    </form>
  )
}

const EXAMPLE = `{
  "name": "Invoices",
  "configuration": {
    "objects": [
      {
        "name": "Invoice",
        "fields": [{ "name": "Total", "type": "number" }]
      }
    ]
  }
}`
