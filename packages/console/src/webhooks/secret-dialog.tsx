import type { ReactNode } from "react"
import { Dialog } from "../ui/dialog.tsx"
import { Notice } from "../ui/notice.tsx"
import { SecretValue } from "../ui/secret-value.tsx"
import styles from "./secret-dialog.module.css"
import { VerifyExample } from "./verify-example.tsx"

interface SecretDialogProps {
  readonly title: string
  readonly secret: string
  readonly onClose: () => void
  /** What the secret is for, and how long the previous one stays valid. */
  readonly children: ReactNode
}

/** Renders a new secret. Nothing but the button closes it, because the secret is shown only here. */
export function SecretDialog({ title, secret, onClose, children }: SecretDialogProps) {
  return (
    <Dialog
      title={title}
      size="large"
      onClose={onClose}
      onSubmit={onClose}
      submitLabel="I have stored it"
      canCancel={false}
    >
      <Notice kind="warning">
        <p>{children}</p>
      </Notice>
      <SecretValue label="Secret" value={secret} />
      <section className={styles.verify} aria-labelledby="verify-heading">
        <h3 id="verify-heading">Verify messages</h3>
        <VerifyExample />
      </section>
    </Dialog>
  )
}
