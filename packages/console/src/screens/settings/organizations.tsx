import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../../client.ts"
import { callerQuery } from "../../queries/caller.ts"
import { organizationsQuery } from "../../queries/organizations.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { TextField } from "../../ui/field.tsx"
import { ListView } from "../../ui/list-view.tsx"
import { Page } from "../../ui/page.tsx"
import { Time } from "../../ui/time.tsx"
import { useToast } from "../../ui/toast.tsx"

/** The screen with the organizations of the deployment. */
export function Organizations() {
  const organizations = useInfiniteQuery(organizationsQuery)
  const { data: caller } = useQuery(callerQuery)
  const [isCreating, setIsCreating] = useState(false)
  return (
    <Page
      title="Organizations"
      lead="The users of an organization share its workflows, executions, files and keys, and see nothing of other organizations."
      actions={
        <Button kind="primary" icon="add" onClick={() => setIsCreating(true)}>
          New organization
        </Button>
      }
    >
      <ListView
        label="Organizations"
        query={organizations}
        head={
          <tr>
            <th scope="col">Name</th>
            <th scope="col">ID</th>
            <th scope="col">Created</th>
          </tr>
        }
        row={({ id, name, createdAt }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {id === caller?.organization.id && " (yours)"}
            </th>
            <td>
              <code>{id}</code>
            </td>
            <td data-muted="">
              <Time value={createdAt} />
            </td>
          </tr>
        )}
        empty={
          <EmptyState icon="organization" title="No organizations">
            An organization keeps the documents of one team or client apart from those of others.
          </EmptyState>
        }
      />
      {isCreating && <NewOrganizationDialog onClose={() => setIsCreating(false)} />}
    </Page>
  )
}

function NewOrganizationDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient()
  const showToast = useToast()
  const [name, setName] = useState("")
  const creation = useMutation({
    mutationFn: () => client.admin.organizations.create({ name: name.trim() }),
    onSuccess: async ({ name }) => {
      onClose()
      showToast(`Organization “${name}” created. It has no users yet.`)
      await queries.invalidateQueries({ queryKey: ["listOrganizations"] })
    },
  })
  return (
    <Dialog
      title="New organization"
      onClose={onClose}
      onSubmit={() => creation.mutate()}
      submitLabel={creation.isPending ? "Creating…" : "Create organization"}
      isBusy={creation.isPending}
    >
      <TextField
        label="Name"
        hint="Create its users afterwards. An organization cannot be renamed or deleted."
        required
        maxLength={200}
        pattern=".*\S.*"
        title="A name with at least one letter"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {creation.isError && <ErrorNotice error={creation.error} />}
    </Dialog>
  )
}
