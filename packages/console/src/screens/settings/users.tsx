import type { User } from "@docsift/sdk"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../../client.ts"
import { callerQuery } from "../../queries/caller.ts"
import { organizationsByIdQuery } from "../../queries/organizations.ts"
import { usersQuery } from "../../queries/users.ts"
import { Badge } from "../../ui/badge.tsx"
import { Button } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ListView } from "../../ui/list-view.tsx"
import { Page } from "../../ui/page.tsx"
import { Time } from "../../ui/time.tsx"
import { useToast } from "../../ui/toast.tsx"
import { NewKeyDialog } from "../new-key-dialog.tsx"
import { NewUserDialog } from "./new-user-dialog.tsx"

/** The screen with the users of all organizations. */
export function Users() {
  const users = useInfiniteQuery(usersQuery)
  const { data: caller } = useQuery(callerQuery)
  const { data: organizations } = useQuery(organizationsByIdQuery)
  const showToast = useToast()
  const [isCreating, setIsCreating] = useState(false)
  const [keyOwner, setKeyOwner] = useState<User>()
  return (
    <Page
      title="Users"
      lead="A user owns API keys and belongs to one organization. Admins manage models, organizations and users; members do everything else."
      actions={
        <Button kind="primary" icon="add" onClick={() => setIsCreating(true)}>
          New user
        </Button>
      }
    >
      <ListView
        label="Users"
        query={users}
        head={
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Organization</th>
            <th scope="col">Created</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        }
        row={(user) => (
          <tr key={user.id}>
            <th scope="row">
              {user.name}
              {user.id === caller?.user.id && " (you)"}
            </th>
            <td>
              <Badge kind={user.role === "admin" ? "info" : "neutral"} icon={user.role === "admin" ? "key" : "user"}>
                {user.role === "admin" ? "Admin" : "Member"}
              </Badge>
            </td>
            <td>{organizations?.get(user.organizationId)?.name ?? <code>{user.organizationId}</code>}</td>
            <td data-muted="">
              <Time value={user.createdAt} />
            </td>
            <td data-align="end">
              <Button size="small" icon="key" onClick={() => setKeyOwner(user)}>
                New key <span className="visually-hidden">for {user.name}</span>
              </Button>
            </td>
          </tr>
        )}
        empty={
          <EmptyState icon="user" title="No users">
            A user stands for a person or a program that may send documents.
          </EmptyState>
        }
      />
      {isCreating && (
        <NewUserDialog
          onClose={() => setIsCreating(false)}
          onCreated={(user) => {
            setIsCreating(false)
            showToast(`User “${user.name}” created. There is no key yet.`, {
              label: "Create a key",
              run: () => setKeyOwner(user),
            })
          }}
        />
      )}
      {keyOwner !== undefined && (
        <NewKeyDialog
          title={`New API key for ${keyOwner.name}`}
          hint={`The key acts for this user, with the role ${keyOwner.role}. Hand it over privately.`}
          create={(input) => client.admin.users.createApiKey(keyOwner.id, input)}
          onClose={() => setKeyOwner(undefined)}
        />
      )}
    </Page>
  )
}
