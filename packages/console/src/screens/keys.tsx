import type { ApiKey, Caller } from "@docsift/sdk"
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { client } from "../client.ts"
import { apiKeysQuery } from "../queries/api-keys.ts"
import { callerQuery } from "../queries/caller.ts"
import { PersonName } from "../person-name.tsx"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { keepFocus } from "../ui/keep-focus.ts"
import { ListView } from "../ui/list-view.tsx"
import { Page } from "../ui/page.tsx"
import { Time } from "../ui/time.tsx"
import { useToast } from "../ui/toast.tsx"
import { NewKeyDialog } from "./new-key-dialog.tsx"

/** The screen with the API keys of the organization. */
export function ApiKeys() {
  const keys = useInfiniteQuery(apiKeysQuery)
  const { data: caller } = useQuery(callerQuery)
  const isAdmin = caller?.user.role === "admin"
  const [isCreating, setIsCreating] = useState(false)
  const [revoking, setRevoking] = useState<ApiKey>()
  return (
    <Page
      title="API keys"
      lead="Programs and the command line send a key with each request. It acts for its owner, with the owner’s role."
      actions={
        <Button kind="primary" icon="add" onClick={() => setIsCreating(true)}>
          New key
        </Button>
      }
    >
      <ListView
        label="API keys"
        query={keys}
        head={
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Key</th>
            <th scope="col">State</th>
            <th scope="col">Owner</th>
            <th scope="col">Last used</th>
            <th scope="col">Created</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        }
        row={(key) => (
          <tr key={key.id}>
            <th scope="row">{key.name}</th>
            <td>
              <code>{key.key}</code>
            </td>
            <td>
              {key.enabled ? (
                <Badge kind="success" icon="success">
                  {key.id === caller?.keyId ? "Active, this session" : "Active"}
                </Badge>
              ) : (
                <Badge icon="failure">Revoked</Badge>
              )}
            </td>
            <td>
              <PersonName userId={key.userId} />
            </td>
            <td data-muted="">{key.lastRequest === undefined ? "Never" : <Time value={key.lastRequest} />}</td>
            <td data-muted="">
              <Time value={key.createdAt} />
            </td>
            <td data-align="end">
              {key.enabled && (isAdmin || key.userId === caller?.user.id) && (
                <Button size="small" onClick={() => setRevoking(key)}>
                  Revoke <span className="visually-hidden">{key.name}</span>
                </Button>
              )}
            </td>
          </tr>
        )}
        empty={
          <EmptyState icon="key" title="No API keys">
            A key lets a program send documents in your name. Create one for each program, so that you can revoke each
            on its own.
          </EmptyState>
        }
      />
      {isCreating && (
        <NewKeyDialog
          title="New API key"
          hint={`Say what will use it. The key acts for you, with the role ${caller?.user.role ?? "of your user"}.`}
          create={(input) => client.apiKeys.create(input)}
          onClose={() => setIsCreating(false)}
        />
      )}
      {revoking !== undefined && (
        <RevokeDialog apiKey={revoking} caller={caller} onClose={() => setRevoking(undefined)} />
      )}
    </Page>
  )
}

interface RevokeDialogProps {
  readonly apiKey: ApiKey
  readonly caller: Caller | undefined
  readonly onClose: () => void
}

function RevokeDialog({ apiKey, caller, onClose }: RevokeDialogProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const isOwn = apiKey.id === caller?.keyId
  const revocation = useMutation({
    mutationFn: () => client.apiKeys.revoke(apiKey.id),
    onSuccess: async () => {
      showToast(`Key “${apiKey.name}” revoked.`)
      if (isOwn) {
        sessionStorage.clear()
        queries.clear()
        await navigate({ to: "/sign-in", search: {} })
        return
      }
      onClose()
      await queries.invalidateQueries({ queryKey: ["listApiKeys"] })
      keepFocus()
    },
  })
  return (
    <Dialog
      title={`Revoke “${apiKey.name}”?`}
      onClose={onClose}
      onSubmit={() => revocation.mutate()}
      submitLabel={isOwn ? "Revoke and sign out" : "Revoke key"}
      submitKind="danger"
      isBusy={revocation.isPending}
    >
      {isOwn && (
        <p>
          <strong>You are signed in with this key.</strong> Revoking it signs you out, and you need another key to sign
          in again.
        </p>
      )}
      <p>
        Everything that sends <code>{apiKey.key}</code> is refused from now on, requests in progress included, and
        sessions that were opened with it end. Executions that have started continue. A revoked key never works again.
      </p>
      <p>
        {apiKey.lastRequest === undefined ? (
          "The key has never been used."
        ) : (
          <>
            Last used: <Time value={apiKey.lastRequest} />.
          </>
        )}
      </p>
      {revocation.isError && <ErrorNotice error={revocation.error} />}
    </Dialog>
  )
}
