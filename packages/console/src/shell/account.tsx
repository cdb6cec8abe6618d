import type { Caller } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { client } from "../client.ts"
import { sentenceOf } from "../ui/error-notice.tsx"
import { Menu, MenuItem } from "../ui/menu.tsx"
import { useToast } from "../ui/toast.tsx"
import styles from "./shell.module.css"
import { applyTheme } from "./theme.ts"

/** Renders who is signed in, the choice of colours, and the sign-out. */
export function Account({ caller: { user, organization } }: { readonly caller: Caller }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const signOut = useMutation({
    mutationFn: () => client.sessions.end(),
    onSuccess: async () => {
      const { closeUploads } = await import("../upload/uploads.ts")
      closeUploads()
      sessionStorage.clear()
      queries.clear()
      await navigate({ to: "/sign-in", search: {} })
    },
    onError: (error) => showToast(sentenceOf(error)),
  })
  return (
    <div className={styles.account}>
      <div className={styles.who}>
        <p title={user.name}>{user.name}</p>
        <p title={organization.name}>
          {organization.name} · {user.role}
        </p>
      </div>
      <Menu label="Account">
        <MenuItem icon="theme" onSelect={() => applyTheme("system")}>
          System colours
        </MenuItem>
        <MenuItem icon="theme" onSelect={() => applyTheme("light")}>
          Light colours
        </MenuItem>
        <MenuItem icon="theme" onSelect={() => applyTheme("dark")}>
          Dark colours
        </MenuItem>
        <MenuItem icon="sign-out" onSelect={() => signOut.mutate()}>
          Sign out
        </MenuItem>
      </Menu>
    </div>
  )
}
