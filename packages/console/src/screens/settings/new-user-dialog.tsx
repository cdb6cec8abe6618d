import type { OrganizationId, Role, User } from "@docsift/sdk"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../../client.ts"
import { callerQuery } from "../../queries/caller.ts"
import { organizationsByIdQuery } from "../../queries/organizations.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { SelectField, TextField } from "../../ui/field.tsx"

const roles = {
  member: "Works with workflows, documents and reviews of the organization.",
  admin: "Also manages models, organizations, users and all keys of the organization.",
} as const satisfies Record<Role, string>

interface NewUserDialogProps {
  readonly onClose: () => void
  readonly onCreated: (user: User) => void
}

/** Renders the dialog that creates a user. */
export function NewUserDialog({ onClose, onCreated }: NewUserDialogProps) {
  const queries = useQueryClient()
  const { data: caller } = useQuery(callerQuery)
  const organizations = useQuery(organizationsByIdQuery)
  const [name, setName] = useState("")
  const [role, setRole] = useState<Role>("member")
  const [chosen, setChosen] = useState<OrganizationId>()
  const organizationId = chosen ?? caller?.organization.id ?? ""
  const creation = useMutation({
    mutationFn: () => client.admin.users.create({ name: name.trim(), role, organizationId }),
    onSuccess: (user) => {
      onCreated(user)
      return queries.invalidateQueries({ queryKey: ["listUsers"] })
    },
  })
  return (
    <Dialog
      title="New user"
      onClose={onClose}
      onSubmit={() => creation.mutate()}
      submitLabel={creation.isPending ? "Creating…" : "Create user"}
      isBusy={creation.isPending}
    >
      <TextField
        label="Name"
        required
        maxLength={200}
        pattern=".*\S.*"
        title="The name of a person or a program"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <SelectField
        label="Organization"
        value={organizationId}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {caller !== undefined && organizations.data?.has(caller.organization.id) !== true && (
          <option value={caller.organization.id}>{caller.organization.name}</option>
        )}
        {[...(organizations.data?.values() ?? [])].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {organizations.isError && (
        <ErrorNotice error={organizations.error} onRetry={() => void organizations.refetch()} />
      )}
      <SelectField
        label="Role"
        hint={`${roles[role]} The role and the organization of a user cannot be changed later.`}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value === "admin" ? "admin" : "member")}
      >
        <option value="member">Member</option>
        <option value="admin">Admin</option>
      </SelectField>
      {creation.isError && <ErrorNotice error={creation.error} />}
    </Dialog>
  )
}
