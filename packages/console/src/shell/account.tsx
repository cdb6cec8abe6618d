import type { Caller } from "@docsift/sdk"
import { useNavigate } from "@tanstack/react-router"
import { switchSingleKeys, useSingleKeys } from "../single-key-shortcuts.ts"
import { Menu, MenuItem } from "../ui/menu.tsx"
import styles from "./shell.module.css"
import { applyTheme } from "./theme.ts"

/** Renders who is signed in, what this browser keeps for the person, and the sign-out. */
export function Account({ caller: { user, organization } }: { readonly caller: Caller }) {
  const navigate = useNavigate()
  const areSingleKeysOn = useSingleKeys()
  // A screen with unsaved changes may ask before it is left, so the session ends only when the sign-in opens.
  const signOut = () => void navigate({ to: "/sign-in", search: {}, state: { isSignOut: true } })
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
        <MenuItem icon="help" isChecked={areSingleKeysOn} onSelect={() => switchSingleKeys(!areSingleKeysOn)}>
          Single-key shortcuts
        </MenuItem>
        <MenuItem icon="sign-out" onSelect={signOut}>
          Sign out
        </MenuItem>
      </Menu>
    </div>
  )
}
