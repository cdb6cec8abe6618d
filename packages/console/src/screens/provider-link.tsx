import { basePath } from "../client.ts"
import { Anchor } from "../ui/button.tsx"
import styles from "./sign-in.module.css"

/** Renders the link to the identity provider: the server leads there, and comes back to the screen that was wanted. */
export function ProviderLink({ label, next }: { readonly label: string; readonly next: string | undefined }) {
  const search = next === undefined ? "" : `?next=${encodeURIComponent(next)}`
  return (
    <Anchor kind="primary" className={styles.provider} href={`${basePath}sign-in/oidc${search}`}>
      Sign in with {label}
    </Anchor>
  )
}
